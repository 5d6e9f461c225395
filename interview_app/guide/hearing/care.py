"""Years in which somebody cared for one of their own people: no employer, and work all the same that may stand in a résumé."""

import re

from interview_app.guide.hearing.frames import headed
from interview_app.guide.late_patterns import Late

_PEOPLE = (
    r"(?:mother|mum|mom|mam|father|dad|parents?|in-laws?|gran(?:ny|dmother|dfather|dparents|ny|dma|dpa|dad)?|nan|husband|wife|partner"
    r"|brother|sister|aunt|uncle|relatives?|disabled (?:son|daughter|child))(?:-in-law)?"
)
_PEOPLE_DE = (
    r"(?:mutter|mama|vater|papa|eltern|oma|opa|groß(?:mutter|vater|eltern)|schwieger(?:mutter|vater|eltern)|mann|frau|partner(?:in)?|bruder"
    r"|schwester|tante|onkel|angehörigen?)"
)
_TOLD = Late(
    r"(?P<en>\b(?:(?:full[- ]time )?carer (?:for|to|of)|look(?:ed|ing) after|car(?:ed|ing) for|nurs(?:ed|ing)) (?:my|our)\s+"
    rf"(?:(?:late|elderly|old|sick|ill|own|dying) )*{_PEOPLE}\b(?:,? (?:full[- ]time|at home)\b)*)"
    rf"|(?P<de>\b(?:meine[nmr]?|unsere[nmr]?)\s+(?:\w+e[nr]?\s+)?{_PEOPLE_DE}\b(?:\s+[a-zäöüß]+){{0,3}}?\s+(?:gepflegt|betreut|versorgt|pflege|zu pflegen))\b"
    rf"|(?P<pflege>\b(?:pflege|betreuung) (?:meine[rs]?|unsere[rs]?|von) (?:\w+e[nr]?\s+)?{_PEOPLE_DE}s?\b)",
    re.IGNORECASE,
)
"""How somebody tells it, from the verb to the person."""


def words(text: str) -> str:
    """The words by which somebody tells that they cared for one of their own, with a capital; "" where they do not."""
    hit = _TOLD.search(" ".join(text.replace("’", "'").split()))
    return headed(hit[0], text) if hit is not None else ""
