"""The short names of degrees, each in one form however it is written: "B.S.", "BS" and "Bachelor of Science"."""

import re
from functools import lru_cache

SHORT_DEGREE = re.compile(
    r"\b(?:(AAS|AA|AS|BA|BSc|BS|BBA|BFA|BSN|BEng|BEd|MA|MSc|MS|MBA|MFA|MSN|MEng|MEd|MSW|MPH|MRes|MPhil|LLB|LLM|PhD)|([AB]\.A\.S?\.?|[BM]\.(?:A|S|Sc|Ed|Eng)\.?|A\.S\.|Ph\.D\.?))(?!\w)"
)
_SAME_DEGREE = {"bs": "bsc", "ms": "msc"}
_WRITTEN_OUT = {
    "ba": "bachelor of arts", "bsc": "bachelor of science", "ma": "master of arts", "msc": "master of science",
    "aa": "associate of arts", "as": "associate of science", "aas": "associate of applied science",
    "bba": "bachelor of business administration", "mba": "master of business administration",
}  # fmt: skip


@lru_cache(maxsize=4096)
def short_degrees(text: str) -> frozenset[str]:
    """The short names of degrees in a text, each in one form: "B.S." and "BS" are "BSc"; those written out too."""
    found = {(one[1] or one[2]).replace(".", "").casefold() for one in SHORT_DEGREE.finditer(text)}
    low = text.casefold()
    found |= {short for short, name in _WRITTEN_OUT.items() if name in low}
    return frozenset(_SAME_DEGREE.get(one, one) for one in found)
