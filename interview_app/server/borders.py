"""One border for every text that comes into a session, whichever way it comes: how long it may be,
and that it holds nothing that is no text.

A field of a CV is a line or a paragraph; 14 MB of it cost a minute and a half at each look.
"""

import re
from collections.abc import Iterator
from typing import Any

from interview_app.server.faults import invalid

LONGEST_TEXT = 4_000
"""Characters of one field; the longest that F8 lets print has 350."""
LONGEST_CV = 200_000
"""Characters of all fields together."""

_NO_TEXT = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]"
)
"""Control characters but tab and line ends, halves of pairs and what Unicode keeps for no
character.
"""


def check(cv: dict[str, Any]) -> None:
    """Hold all texts of a CV against the border.

    Raises:
        Refused: 400 "Validation failed" naming the first field that is too long, or holds what is
            no text.
    """
    size = 0
    for path, text in texts("", cv):
        size += len(text)
        if len(text) > LONGEST_TEXT:
            message = f"A text has at most {LONGEST_TEXT} characters."
            raise invalid(path, message)
        if _NO_TEXT.search(text):
            message = "A text holds no control characters."
            raise invalid(path, message)
    if size > LONGEST_CV:
        message = f"All fields together have at most {LONGEST_CV} characters."
        raise invalid("cv_data", message)


def within(value: Any, *, longest: int = LONGEST_TEXT) -> Any:
    """The same value with each text cut to its bound and without what is no text: for what was read
    out of a document or a posting, where nobody could be asked to write it anew.
    """
    if isinstance(value, str):
        return _NO_TEXT.sub("", value[:longest])
    if isinstance(value, list):
        return [within(one, longest=longest) for one in value]
    if isinstance(value, dict):
        return {key: within(one, longest=longest) for key, one in value.items()}
    return value


def texts(path: str, value: object) -> Iterator[tuple[str, str]]:
    """Every text with its path; a key that comes from outside is a text of its field too."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield from texts(f"{path}[{at}]", item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if path and not key.isidentifier():
                yield path, key
                yield from texts(path, item)
            else:
                yield from texts(f"{path}.{key}" if path else str(key), item)
