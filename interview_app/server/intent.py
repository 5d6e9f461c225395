"""What a message asks for: read from its first lines only, explicit verbs only, and a no always
wins (CONTRACT F6).
"""

import re

_LINES = 3
_CHARACTERS = 400

_OBJECT = r"(?:cv|résumé|resume|pdf|lebenslauf|document|dokument|it|ihn|es|file|datei)"
_VERB_EN = r"(?:generate|create|make|produce|print|export|render|build)"
_VERB_DE = r"(?:erstell\w*|erzeug\w*|generier\w*|druck\w*|exportier\w*)"
_YES = re.compile(
    rf"\b{_VERB_EN}\b(?:\s+\S+){{0,5}}?\s+{_OBJECT}\b"
    rf"|\b{_VERB_DE}\b(?:\s+\S+){{0,5}}?\s+{_OBJECT}\b|\b{_OBJECT}\s+{_VERB_DE}\b"
    r"|^\s*(?:generate|erstellen|erzeugen)\s*[.!]?\s*$",
    re.IGNORECASE | re.MULTILINE,
)
_NO = re.compile(
    r"\b(?:do\s+not|don[’']?t|not\s+yet|never|without|before\s+you|stop|wait|nicht|noch\s+nicht"
    r"|kein\w*|ohne|bevor|warte\w*|later|später)\b",
    re.IGNORECASE,
)


def wants_pdf(untrusted_message: str) -> bool:
    """Whether the person asks for the PDF now."""
    head = "\n".join(untrusted_message.strip().splitlines()[:_LINES])[:_CHARACTERS]
    return _YES.search(head) is not None and _NO.search(head) is None
