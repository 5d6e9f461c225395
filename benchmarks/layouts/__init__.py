"""Résumés of our own making, in layouts and over people that the corpus does not have: a check that reading generalises."""
