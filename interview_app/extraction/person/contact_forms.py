"""The forms of an address of mail or web, and the pieces of a header line with the labels before
them.
"""

import re

from interview_app.extraction.phrases.lexicon import title_score
from interview_app.language.names import field_before, field_of

EMAIL = re.compile(
    r"[A-Za-z0-9][A-Za-z0-9._%+'-]{0,63}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){0,4}\.[A-Za-z]{2,12}(?![\w@])"
)
_HEADER_SEPARATORS = re.compile(r"\s*[|·•‖¦⋄◦∙▪⬩●◆]\s*|\s+[/–—]\s+|\s+-\s+|\t|\s{3,}")
REACHED = ("address", "place", "phone", "mail", "link")
"""Fields that tell how somebody is reached."""


def _is_post(text: str, label: str) -> bool:
    """Whether a text that begins with a label and no colon is a post: "Site Supervisor", "Web
    Developer".
    """
    return (
        label.rstrip()[-1] not in ":："
        and not any(char in "@./+" or char.isdigit() for char in text)
        and title_score(text) >= 1
    )


def pieces_of(text: str) -> list[tuple[int, int, bool]]:
    """The pieces of a line between separators: begin, end, and whether a label stood before."""
    out = []
    at = 0
    text = text[:1_000]
    for match in [*_HEADER_SEPARATORS.finditer(text), None]:
        stop = match.start() if match else len(text)
        piece = text[at:stop]
        lead = len(piece) - len(piece.lstrip(" ,;"))
        body = piece.strip(" ,;")
        labelled = False
        if (label := field_before(body, *REACHED)) and not (
            field_of(body) or _is_post(body, body[:label])
        ):
            lead += label
            body = body[label:]
            labelled = True
        if body:
            out.append((at + lead, at + lead + len(body), labelled))
        at = match.end() if match else stop
    return out
