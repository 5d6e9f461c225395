"""Reading a posting: its text, what it demands, and in which words (CONTRACT D4)."""
