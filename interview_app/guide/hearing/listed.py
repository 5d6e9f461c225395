"""A life told as a list with its times in front: "2015–2019 Bäcker bei Müller, 2019–heute Konditor bei Kamps".

Where a message begins with a time and another one begins behind a comma, a semicolon, "and" or a line, each time leads what
stands behind it up to the next; nothing else parts such a list, since the commas of an entry are its own.
"""

import re

from interview_app.guide.hearing.frames import PERIOD
from interview_app.guide.late_patterns import Late

AROUND = " ,;\n-–•*"
"""What stands around an entry and is none of it."""
_ANNOUNCED = Late(rf"[^:\n]{{0,80}}:\s*(?:[-–•*]\s*)?(?={PERIOD})", re.IGNORECASE)
_LED = Late(rf"\s*(?:[-–•*]\s*)?{PERIOD}\s*(?:[:,–-]\s*)?(?=\S)", re.IGNORECASE)
_TIME = Late(PERIOD, re.IGNORECASE)
_NEXT = Late(
    rf"(?:\s*[,;.]\s*|\s*\n\s*|,?\s+(?:and|und|then|dann)\s+(?:then |dann |danach )?)(?:[-–•*]\s*)?(?={PERIOD}\s*[:,–-]?\s*[^\W\d])",
    re.IGNORECASE,
)


def entries(text: str) -> tuple[str, ...]:
    """The entries of a list that has its times in front, each with its own; () where the text is no such list."""
    announced = _ANNOUNCED.match(text)
    text = text[announced.end() :] if announced is not None else text
    led = _LED.match(text)
    if led is None:
        return ()
    found, begun = [], 0
    for hit in _NEXT.finditer(text, led.end()):
        found.append(text[begun : hit.start()].strip(AROUND))
        begun = hit.end()
    found.append(text[begun:].strip(AROUND))
    return tuple(found) if len(found) > 1 and all(_tells(one) for one in found) else ()


def end_of_time(text: str) -> int:
    """Where the time ends that a text begins with; 0 when it begins with none."""
    time = _TIME.match(text)
    return time.end() if time is not None else 0


def _tells(entry: str) -> bool:
    """Whether something stands behind the time."""
    led = _LED.match(entry)
    return led is not None and re.search(r"[^\W\d_]{2}", entry[led.end() :]) is not None
