"""One word, two spellings: British and American English, German with umlauts or with "ae", "oe", "ue"."""

import re

from interview_app.tailoring.truth_gate.words import lexicon
from interview_app.tailoring.truth_gate.words.tokens import fold

_UMLAUT = re.compile(r"(?<![aeoqAEOQ])(?:[aou]e|[AOU]e)(?!ll|u)")
_HAS_UMLAUT = re.compile("[äöüÄÖÜß]")
_GERMAN = re.compile(
    r"(?i)\b(?:der|das|dem|des|eine|einen|einem|einer|und|von|mit|auf|bei|beim|zur|zum|nicht|aus|vom|seit|bis|sowie|fuer|fuenf\w*|zwoelf\w*"
    r"|(?:vier|halb)?(?:tae|woe|jae)\w*lich\w*)\b|[a-z]{3}(?:ung|ungen|keit|schaft)\b"
)
"""Small words and endings that only German has."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_DRAWN = {"ae": "ä", "oe": "ö", "ue": "ü", "Ae": "Ä", "Oe": "Ö", "Ue": "Ü"}


def with_umlauts(text: str) -> str:
    """A German text written without umlauts with them; any other as it is.

    A word that the lists know with an umlaut alone ("fuer", "gefuehrt") tells that a text is one. Words that are no German
    ones ("value") may come out wrong: those of evidence and of lines alike, and `tokens.keys_of` knows both spellings.
    """
    if _UMLAUT.search(text) is None or _HAS_UMLAUT.search(text) is not None:
        return text
    if _GERMAN.search(text) is None and not any(_is_known_so(word) for word in _WORD.findall(text)):
        return text
    return _WORD.sub(
        lambda found: found[0] if _is_listed(fold(found[0])) else _drawn(found[0]), text
    )


def _drawn(word: str) -> str:
    return _UMLAUT.sub(lambda found: _DRAWN[found[0]], word)


def _is_known_so(word: str) -> bool:
    drawn = _drawn(word)
    return drawn != word and _is_listed(fold(drawn)) and not _is_listed(fold(word))


def _is_listed(low: str) -> bool:
    return (
        low in lexicon.glue()
        or low in lexicon.verbs()
        or low in lexicon.everyday()
        or lexicon.is_title(low)
    )
