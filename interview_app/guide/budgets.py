"""Money somebody was responsible for, in the person's form."""

import re

from interview_app.guide.amounts import MONEY


def budget(text: str) -> str | None:
    """Money that is called a budget, in the person's form."""
    hit = re.search(
        rf"\bbudget\w*\D{{0,30}}?({MONEY})|({MONEY})\D{{0,20}}\bbudget", text, re.IGNORECASE
    )
    return (hit[1] or hit[2]).strip() if hit else None


_NOT_MINE = (
    r"(?i)\bnot (?:mine|my (?:own|budget))\b|\b(?:was|were|is|am|are)(?:n't| not) (?:\w+ "
    r")?(?:responsible|in charge|mine|my)\b"
    r"|\bno (?:say|control)\b|\b(?:nicht|kein\w*) (?:von mir|meine?[srmn]?|verantwortlich"
    r"|zuständig)\b"
    r"|\bkeine? (?:verantwortung|budgetverantwortung)\b"
)
"""How somebody says that the money was not theirs to spend."""


def own_budget(spoken: str, extent: str) -> str | None:
    """Money the person was responsible for: called a budget in the story, or told where it was
    asked for (`extent`).
    """
    if re.search(_NOT_MINE, extent.replace("’", "'")):
        return None
    return budget(spoken) or (money(extent) if extent else None)


def money(text: str) -> str | None:
    """The first sum of money, in the person's form."""
    hit = re.search(MONEY, text, re.IGNORECASE)
    return hit.group().strip() if hit else None
