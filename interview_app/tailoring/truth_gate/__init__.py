"""The truth gate: code that holds every line of a résumé against evidence, and fails closed (CONTRACT D8, DESIGN 9)."""
