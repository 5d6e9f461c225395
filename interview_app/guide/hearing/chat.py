"""English as it is typed on a phone, with the words written out in which facts are looked for: "b4 tht im at asda".

Only words that are no others are written out; "im", "an", "n" and "u" are words of German too, so that they wait for a word
that is English alone. What the person wrote is kept as it is.
"""

import re

from interview_app.guide.late_patterns import Late

_WORDS = {
    **dict.fromkeys(("yh", "yeh", "yea", "ye"), "yeah"),
    **dict.fromkeys(("tht", "dat"), "that"),
    **dict.fromkeys(("cos", "coz", "cuz", "bcos", "bcuz", "becos"), "because"),
    **dict.fromkeys(("wiv", "wit", "wth"), "with"),
    **dict.fromkeys(("til", "untill", "untl"), "till"),
    "b4": "before",
    "rite": "right",
    "jus": "just",
    "bout": "about",
    "wen": "when",
    "wos": "was",
    "dont": "don't",
    "didnt": "didn't",
    "wasnt": "wasn't",
    "thats": "that's",
    "ive": "I've",
    "lisence": "licence",
    "lisense": "licence",
    "sertificate": "certificate",
}
_ALSO_GERMAN = {"im": "I'm", "an": "and", "n": "and", "u": "you"}
_AN = r"an(?=\s+(?:i|im|then|now|before|b4|after|at|also|a|the|my)\b)"
_WRITTEN = Late(rf"(?<![\w'’.@-])(?:{'|'.join(_WORDS)})(?![\w'’@-]|\.\w)", re.IGNORECASE)
_SHORT = Late(rf"(?<![\w'’.@-])(?:im|{_AN}|n|u)(?![\w'’.@-])")
_ENGLISH = Late(
    r"(?<![\w'’])(?:i|the|at|was|were|worked|working|my|did|with|from|and|live|doing|got|had|then|mate|just|yeah|don't|that)(?![\w'’])"
)


def written_out(text: str) -> str:
    """A text with such words written out; any other text as it is."""
    text = _WRITTEN.sub(lambda hit: _WORDS[hit[0].casefold()], text)
    small = text.casefold()
    if text[:3].casefold() != "im " and _ENGLISH.search(small) is None:
        return text
    if text[:3].casefold() == "im " and text != small:
        return text  # "Im Spital Thun"
    return _SHORT.sub(lambda hit: _ALSO_GERMAN[hit[0]], text)
