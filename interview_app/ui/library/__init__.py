"""The library: profile, timeline, evidence and documents, to look at and to edit (DESIGN 11)."""
