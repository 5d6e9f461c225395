"""From what somebody said to lines that can be sent (CONTRACT D6): fillers, "I", denials and the deeds of others go.

Only cards that were told are touched; a line of a document is a line already. Nothing is added: words are left out, or
said in the form that a page has; figures, names and hedges stay ("maybe 14" is "about 14"). What could not be made a
clean line is marked as talk, and printed only where an entry has nothing better. The truth gate judges every line
afterwards, like any other.
"""
