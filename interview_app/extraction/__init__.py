"""Reading documents: readers, layout, sections, entries, confidence, and the sealed worker they run
in.
"""
