"""Done without a call is not done: what an answer claims is held against what was called (CONTRACT
F6).
"""

import re

_CLAIMS: tuple[tuple[str, re.Pattern[str], str], ...] = (
    (
        "generate_cv_from_session",
        re.compile(
            r"\b(?:generated|created|produced|attached|exported)\b.{0,60}\b(?:pdf|cv|résumé"
            r"|resume)\b"
            r"|\b(?:pdf|cv|résumé|resume)\b.{0,60}\b(?:is ready|is attached|(?:has been|was"
            r"|were) (?:generated|created|attached))\b"
            r"|\b(?:pdf|lebenslauf)\b.{0,60}\b(?:erstellt|erzeugt|fertig|angehängt)\b",
            re.IGNORECASE | re.DOTALL,
        ),
        "No PDF was made in this step.",
    ),
    (
        "update_cv_field",
        re.compile(
            r"\b(?:i(?:[’']ve| have)?|we|has been|have been|was|were)\s+(?:now\s+)?"
            r"(?:updated|saved|changed|added|corrected|stored)\b"
            r"|\b(?:gespeichert|geändert|aktualisiert|ergänzt|eingetragen)\b",
            re.IGNORECASE,
        ),
        "Nothing was changed in this step.",
    ),
)


def corrected(answer: str, *, called: frozenset[str]) -> str:
    """The answer, with a plain correction after it for each effect that it claims and no call
    had.
    """
    corrections = [
        note for tool, claim, note in _CLAIMS if tool not in called and claim.search(answer)
    ]
    return "\n\n".join([answer, *corrections])
