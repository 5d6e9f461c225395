"""Short years written out: "'09" is 2009, "98 to 05" is 1998 to 2005."""

import re

from interview_app.guide.late_patterns import Late

_SHORT_YEAR = Late(r"(?<![\w'’])['’](?P<year>\d\d)(?![\w'’])")
_SHORT_END = Late(
    r"\b(?P<from>(?:19|20)\d\d)(?P<dash>\s?[–/-]\s?|\s+(?:to|until|till|bis)\s+)(?P<year>\d\d)(?![\w.,/-]?\d|\w)"
)
_SHORT_SPAN = Late(
    r"(?<![\w.,:/'’€$£-])(?P<from>\d\d)(?P<to>\s+(?:to|until|till|bis)\s+|\s?[–-]\s?)(?P<year>\d\d)\b(?![.,:/]?\d|\s*[\w%€$£])",
    re.IGNORECASE,
)
_SHORT_BOUND = Late(
    r"\b(?P<lead>until|till|til|bis|since|seit)\s+(?P<year>\d\d)\b(?![.,:/]?\d|\s*[\w%€$£])",
    re.IGNORECASE,
)
_OLDEST_SHORT_YEAR = 60
_NEWEST_SHORT_YEAR = 40


def with_whole_years(text: str) -> str:
    """A text with its short years written out: "'09", "2015–19", "98 to 05", "till 12"; "2015-07" is a month and stays."""

    def ended(hit: re.Match[str]) -> str:
        is_month = "-" in hit["dash"] and int(hit["year"]) <= 12
        later = int(hit["year"]) > int(hit["from"][2:])
        return (
            hit[0]
            if is_month or not later
            else f"{hit['from']}{hit['dash']}{hit['from'][:2]}{hit['year']}"
        )

    def spanned(hit: re.Match[str]) -> str:
        start, end = _whole(hit["from"]), _whole(hit["year"])
        are_years = start <= end and all(_is_short_year(hit[one]) for one in ("from", "year"))
        return f"{start}{hit['to']}{end}" if are_years else hit[0]

    if re.fullmatch(r"\s*['’]?\d\d\s*", text) and _is_short_year(text.strip(" '’")):
        return _whole(text.strip(" '’"))
    text = _SHORT_YEAR.sub(lambda hit: _whole(hit["year"]), text)
    text = _SHORT_SPAN.sub(spanned, text)
    text = _SHORT_BOUND.sub(
        lambda hit: (
            f"{hit['lead']} {_whole(hit['year'])}" if _is_short_year(hit["year"]) else hit[0]
        ),
        text,
    )
    return _SHORT_END.sub(ended, text)


def _is_short_year(two: str) -> bool:
    return int(two) < _NEWEST_SHORT_YEAR or int(two) >= _OLDEST_SHORT_YEAR


def _whole(year: str) -> str:
    return f"{'20' if int(year) < _NEWEST_SHORT_YEAR else '19'}{year}"
