"""The marks and the small words of closed classes by which clauses are told apart, each class in one place."""

STOPS = frozenset(",;.!?()|:–—")
"""Marks that end a clause."""
SENTENCE_ENDS = frozenset(".!?;")
DETERMINERS = frozenset("the a an my our his her their its another".split())
"""English articles and possessives: a noun phrase begins with one."""
COPULAS = frozenset("is was are were".split())
GERMAN_NOMINATIVES = frozenset("der die das ein eine unser unsere mein meine".split())
"""What a German subject may begin with."""
GERMAN_HAVE = frozenset("hat hatte haben hatten".split())
