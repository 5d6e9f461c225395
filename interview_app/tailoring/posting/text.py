"""A posting's text on its way in: hidden text set apart, words aimed at a program flagged, language told (issue 5.2)."""

import re
import unicodedata
from collections.abc import Iterator

from interview_app.domain.posting import Posting, PostingFlag, PostingSpan
from interview_app.domain.tailoring import State
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.language.data import load
from interview_app.language.detection import language_of
from interview_app.language.files import codes, folder_of_resources
from interview_app.language.tokens import plain, tokens
from interview_app.tailoring.posting.cues import (
    announced,
    is_heading,
    is_known_heading,
    labelled,
    readable,
)
from interview_app.tailoring.posting.markup import without_markup

LARGEST = 2 * 1024 * 1024
"""Characters of a posting at most."""

_INSTRUCTION = re.compile(
    r"(?:ignore (?:all |any |the )?(?:previous|prior|above|earlier)|disregard (?:all|any|the|your|previous)|"
    r"(?:you are|if you are|as) an? (?:ai|llm|large language model|language model|assistant|chatbot|automated)|system prompt|"
    r"(?:ai|language) models? (?:should|must|reading)|include the (?:word|phrase|following)|rate this candidate|"
    r"ignoriere (?:alle|die|sämtliche|vorherige)|(?:falls|wenn) du (?:eine? )?(?:ki|sprachmodell)|du bist (?:eine? )?(?:ki|sprachmodell))",
    re.IGNORECASE,
)
_SENTENCE_END = re.compile(r"[.!?]|(?=\n)|\Z")
BULLET = re.compile(r"(?:[-–—*•▪·‣◦+]|\d{1,2}[.)])\s+(?=\S)")
"""The mark of a list's item, where a line begins."""
_MARK = re.compile(rf"^\s*{BULLET.pattern}", re.MULTILINE)
_WRAPPED = 55
"""A line of at least this many characters may be broken by the page's width."""
_FEW_WORDS = 40
"""Words of a text that is too short to tell its language by them."""
_SENTENCE = 8
"""Words from which a line with a full stop is prose."""


def read_posting(text: str, *, title: str | None = None, hidden: str = "") -> Posting:
    """The posting of a pasted, opened or fetched text; `hidden`: what its file hides from who reads it.

    Raises:
        PipelineError: it is empty, far too long, or in a language the analyst does not know.
    """
    if len(text) > LARGEST:
        raise _refused(
            _("The job posting is too long. Paste only the posting itself, at most 2 MB.")
        )
    visible, more = _without_hidden(text)
    hidden = "\n".join(part for part in (more, hidden.strip()) if part)
    if not re.search(r"[^\W\d_]{2}", visible):
        raise _refused(
            _("The job posting is empty. Paste its text or choose a file with text in it.")
        )
    language = _language(visible)
    if language is None:
        raise _refused(
            _(
                "This job posting seems to be in a language that is not read yet. Paste it in one of these: {languages}."
            ).format(languages=", ".join(load(code).name for code in readable()))
        )
    visible = with_marks(visible, language)
    flags = [
        PostingFlag(code="instruction_like_text", span=span) for span in _instructions(visible)
    ]
    if hidden:
        flags.append(
            PostingFlag(code="hidden_text", span=PostingSpan(start=0, end=0, quote=hidden[:200]))
        )
    return Posting(
        text=visible, title=title, language=language, hidden_text=hidden, flags=tuple(flags)
    )


def _instructions(text: str) -> Iterator[PostingSpan]:
    """The sentences that speak to a program; found by their words first, so that a text in one line costs no more."""
    at = 0
    while (found := _INSTRUCTION.search(text, at)) is not None:
        start = max(text.rfind(mark, at, found.start()) for mark in "\n.!?") + 1 or at
        end = _SENTENCE_END.search(text, found.end())
        at = end.end() if end is not None else len(text)
        yield PostingSpan(start=start, end=at, quote=text[start:at].strip())


def _refused(sentence: str) -> PipelineError:
    return PipelineError(State.PREPROCESSING.value, sentence)


def _without_hidden(text: str) -> tuple[str, str]:
    """Visible text, and what a reader would not see: zero-width and tag characters, hidden markup."""
    text, hidden = without_markup(text)
    text = text.replace("\xa0", " ")
    tagged = "".join([chr(ord(char) - 0xE0000) for char in text if 0xE0020 <= ord(char) <= 0xE007E])
    if tagged.strip():
        hidden.append(tagged)
    visible = "".join(
        [
            char
            for char in text.replace("\r\n", "\n").replace("\r", "\n")
            if char in "\n\t"
            or not (
                unicodedata.category(char) in ("Cf", "Cc", "Co", "Cn")
                or 0xE0000 <= ord(char) <= 0xE007F
            )
        ]
    )
    return visible, "\n".join(part for part in hidden if part)


def _language(text: str) -> str | None:
    """The language of a posting; English where a short text does not tell, None for one that is
    not read.
    """
    found = language_of(text, among=codes(folder_of_resources()))
    short = len(text.split()) < _FEW_WORDS
    if found is None and (short or language_of(text, among=readable()) is not None):
        return language_of(text, among=readable()) or "en"
    return found if found in readable() else None


def _indent(raw: str) -> int:
    return len(raw) - len(raw.lstrip())


def outline_lines(text: str, code: str) -> list[tuple[int, str, bool]]:
    """Lines with their place and whether a blank line stands before them; what was broken by width is made whole."""
    found: list[tuple[int, str, bool]] = []
    place, goes_on, apart, long, indent = 0, False, True, False, 0
    rows = text.split("\n")
    for at, raw in enumerate(rows):
        line = raw.strip()
        bullet = bool(_MARK.match(line))
        if not line:
            goes_on, apart = False, True
        elif (
            goes_on
            and not bullet
            and (long or raw[:1].isspace() or line[0].islower())
            and _indent(raw) >= indent
            and not is_known_heading(code, line)
            and not (line[0].isupper() and (labelled(line) or _heads(rows[at : at + 2])))
        ):
            start, before, was_apart = found[-1]
            found[-1] = (start, f"{before} {line}", was_apart)
            long = len(line) >= _WRAPPED
            goes_on = long or bool(_MARK.match(before))
        else:
            found.append((place + len(raw) - len(raw.lstrip()), line, apart))
            long = len(line) >= _WRAPPED
            goes_on, apart, indent = bullet or long, False, _indent(raw) if bullet else 0
        place += len(raw) + 1
    return found


def _heads(rows: list[str]) -> bool:
    """Whether a line ends with a colon, and the next one is an item: it stands over a list."""
    return rows[0].rstrip().endswith(":") and bool(_MARK.match(rows[-1].strip()))


def with_marks(text: str, code: str) -> str:
    """The text with "- " before what is listed under its headings, and air before these; no word is
    added or left out. A text that has marks of its own stays as it is.
    """
    if _MARK.search(text):
        return text
    rows = [line.strip() for line in text.split("\n")]
    found: list[str] = []
    listing = False
    for at, line in enumerate(rows):
        below = rows[at + 1] if at + 1 < len(rows) else ""
        apart = not (rows[at - 1] if at else "")
        if below and _heads_list(code, line, apart=apart and at > 0):
            before, listing = listing, announced(code, line) not in ("offer", "")
            found += ["", line] if found and found[-1] and (before or listing) else [line]
        elif listing and line and (line[0].islower() and found[-1].startswith("- ")):
            found[-1] += f" {line}"
        else:
            listing = listing and not _closes(code, line, found[-1])
            found.append(f"- {line}" if listing and line else line)
    return "\n".join(found).strip("\n")


def _heads_list(code: str, line: str, *, apart: bool) -> bool:
    """Whether a line is a heading: by its words alone, or by what they announce and by its place."""
    if not is_heading(line) or labelled(line) is not None:
        return False
    if is_known_heading(code, line):
        return True
    return (apart or line.isupper() or line.endswith(":")) and bool(announced(code, line))


def _closes(code: str, line: str, before: str) -> bool:
    """Whether prose follows a list: air, or sentences, or one that begins with a small word."""
    if not line:
        return before.startswith("- ")
    if not line.endswith(".") or len(line.split()) < _SENTENCE:
        return False
    first = plain(tokens(line)[0].text)
    return first in load(code).small_forms or re.search(r"[.!?] [^\W_a-z]", line) is not None
