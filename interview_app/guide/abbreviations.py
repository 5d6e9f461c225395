"""Full stops that end no sentence: "dipl. Pflegefachfrau", "St. Mary's", "Sr. Manager"."""

import re

from interview_app.guide.late_patterns import Late

_SHORTENED = Late(
    r"(?:^|[\s(/-])(?:dipl|gepr|staatl|exam|anerk|techn|kfm|kaufm|stv|stellv|med|pharm|jur|rer"
    r"|phil|ing|prof|dr|hc|lic|eidg|selbst"
    r"|abt|nr|str|tel|bzw|evtl|inkl|exkl|geb|gest|jan|feb|mär|apr|jun|jul|aug|sept?|okt|nov|dez"
    r"|oct|dec|mar"
    r"|st|mt|ft|mr|mrs|ms|jr|sr|co|inc|ltd|corp|dept|univ|inst|asst|mgr|sgt|lt|capt|col|gov|rev"
    r"|ave|blvd|approx|vs"
    r"|zb|z\.\s?b|u\.\s?a|d\.\s?h|i\.\s?e|e\.\s?g|\w)$|(?:^"
    r"|[\s(/-])(?:[^\W\d_]{1,2}\.)+[^\W\d_]{1,4}$",
    re.IGNORECASE,
)


def is_shortened(before: str) -> bool:
    """Whether the words before a full stop end with a shortened one."""
    return _SHORTENED.search(before.rstrip().rstrip(".")) is not None


def joined(parts: list[str]) -> list[str]:
    """Parts of a text split behind full stops, those together again that were split behind a
    shortened word; no part is lost.
    """
    whole: list[str] = []
    for part in parts:
        if whole and is_shortened(whole[-1]):
            whole[-1] = f"{whole[-1]} {part}"
        else:
            whole.append(part)
    return whole
