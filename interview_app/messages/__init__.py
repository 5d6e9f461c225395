"""What goes into the actor and what comes out: frozen dataclasses, one file a subject.

Into the actor a message is a wish (`…Requested`) or an answer; out of it, a fact in the past tense.
The window and the headless channel know nothing of the actor but these.
"""
