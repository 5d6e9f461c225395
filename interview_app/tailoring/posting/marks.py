"""The text of a posting whose list marks were lost: in a PDF or DOCX, or on the way from a page in the browser."""

import re
from typing import Literal

from interview_app.tailoring.posting import headings as posting_headings

_LISTED = re.compile(
    r"""(?:the\ |your\ |key\ |main\ |core\ |minimum\ |basic\ |required\ |our\ )*
    (?:(?:requirements?|qualifications?|skills|experience|education|knowledge)(?:\ ?(?:/|&|,|and)\ ?(?:requirements?|qualifications?|skills|experience|education|abilities))+
      |requirements|qualifications|responsibilities|duties|tasks|skills|must[- ]haves?|nice[- ]to[- ]haves?
      |(?:essential|desirable|minimum|selection)(?:\ (?:criteria|requirements|qualifications))?|person\ specification|(?:ideal|successful)\ candidate
      |(?:preferred|desirable|desired|bonus)(?:\ (?:skills|qualifications|experience|points))?|profile)
    |what\ (?:we|you)(?:['’]ll|\ will|['’]re|\ are)?\ (?:require|need|expect|look(?:ing)?\ for|do|bring|have)
    |who\ you\ are|you\ (?:bring|have)|we\ (?:require|expect)
    |(?:ihre?|deine?|die|unsere)?\ ?(?:aufgaben|anforderungen|voraussetzungen|qualifikation(?:en)?|profil)
    |(?:das|was)\ (?:sie|du)\ (?:mitbringen|mitbringst)|(?:das|was)\ bringen\ sie\ mit|(?:das|was)\ bringst\ du\ mit
    |wünschenswert|von\ vorteil|idealerweise|wir\ erwarten""",
    re.IGNORECASE | re.VERBOSE,
)
_TOLD = re.compile(
    r"""about\ (?:the\ |this\ )?(?:role|job|position|us|team|company)|(?:what\ )?we\ offer|what\ you(?:['’]ll|\ will)?\ get
    |(?:our\ |your\ )?benefits|how\ to\ apply|(?:das|was)\ (?:wir\ bieten|bieten\ wir)|wir\ bieten|unser\ angebot|(?:ihre|deine)\ vorteile
    |über\ uns|(?:ihre\ )?bewerbung|kontakt""",
    re.IGNORECASE | re.VERBOSE,
)
_MARK = re.compile(r"^\s*(?:[-–—*•▪·‣◦+]\s|\d{1,2}[.)]\s)", re.MULTILINE)

_PROSE = re.compile(
    r"(?:we|our|the|this|these|if|you|your|please|for|in|as|at|apply|interested|to apply|wir|unsere?|die|der|das|dies\w*|wenn|bitte|haben|für|als|bei|sie|du)\b",
    re.IGNORECASE,
)
_HEADING = 6
"""Words of a heading at most."""
_SENTENCE = 8
"""Words from which a line with a full stop is prose."""


_WITHIN = re.compile(
    rf"(?:^|(?<=[.!?;]\ ))(?P<heading>{_LISTED.pattern}|{_TOLD.pattern}):\s+(?=\S)",
    re.IGNORECASE | re.VERBOSE,
)
"""A heading we know within a line, where a sentence begins."""
_FEWEST_ITEMS = 3
"""Items between semicolons under the one heading of a line, from which it is a list that lost its lines."""


def _opened(line: str) -> str:
    """A paragraph with headings within it, each on its own line with its items below; any other line as it is."""
    headings = list(_WITHIN.finditer(line))
    if not headings or (len(headings) == 1 and line.count(";") < _FEWEST_ITEMS - 1):
        return line
    found = [line[: headings[0].start()].rstrip()]
    for heading, end in zip(
        headings, [*(one.start() for one in headings[1:]), len(line)], strict=True
    ):
        told = line[heading.end() : end].strip()
        found += ["", line[heading.start() : heading.end()].rstrip()]
        found += (
            [f"- {one.strip()}" for one in told.split(";") if one.strip()]
            if _is(_LISTED, heading["heading"])
            else [told]
        )
    return "\n".join(found).strip("\n")


def with_marks(text: str) -> str:
    """The text with air before its headings and "- " before what is listed under them; no word is added or left out.

    A text that has marks of its own, or no heading we know, stays as it is; one that lost its lines gets them back.
    """
    if _MARK.search(text) is None:
        text = "\n".join(map(_opened, text.split("\n")))
    lines = ["", *(line.strip() for line in text.split("\n")), ""]
    stands_apart = [
        False,
        *(not lines[at - 1] and bool(lines[at + 1]) for at in range(1, len(lines) - 1)),
        False,
    ]
    announced = [
        _announces(line, apart=apart) for line, apart in zip(lines, stands_apart, strict=True)
    ]
    if _MARK.search(text) or "list" not in announced:
        return text
    found: list[str] = []
    listing = False
    for line, announces, apart in list(zip(lines, announced, stands_apart, strict=True))[1:-1]:
        if announces or (
            listing
            and apart
            and posting_headings.is_heading(line)
            and len(line.split()) <= _HEADING
        ):
            listing = announces == "list"
            found += ["", line]
        elif listing and line.endswith(":"):
            found += ["", line]
        elif listing and _closes(line, found[-1]):
            listing = False
            found += ["", line]
        elif listing and line and not line[0].islower():
            found.append(f"- {line}")
        elif listing and line:
            found[-1] += f" {line}"
        else:
            found.append(line)
    return "\n".join(found).strip("\n")


def _announces(line: str, *, apart: bool) -> Literal["list", "prose", ""]:
    """What a heading announces: a list, or prose; "" for any other line. `apart`: air before it and none behind."""
    if _is(_LISTED, line):
        return "list"
    if _is(_TOLD, line):
        return "prose"
    if (
        not (apart or line.isupper())
        or len(line.split()) > _HEADING
        or not posting_headings.is_heading(line)
    ):
        return ""
    section = posting_headings.section_of(line)
    return "" if not section else "prose" if section == "offer" else "list"


def _closes(line: str, before: str) -> bool:
    """Whether prose follows a list: sentences, or one that speaks of the employer or to the reader."""
    if not line.endswith(".") or len(line.split()) < _SENTENCE or not before.startswith("- "):
        return False
    return _PROSE.match(line) is not None or re.search(r"[.!?] [A-ZÄÖÜ]", line) is not None


def is_known_heading(line: str) -> bool:
    """Whether a line is a heading by its words alone, wherever it stands."""
    return _is(_LISTED, line) or _is(_TOLD, line)


def _is(heading: re.Pattern[str], line: str) -> bool:
    return heading.fullmatch(line.rstrip(" :?!…")) is not None
