"""A posting's text on its way in: hidden text set apart, words aimed at a program flagged, language told (issue 5.2)."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Literal

from interview_app.domain.posting import Posting, PostingFlag, PostingSpan
from interview_app.domain.tailoring import State
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.language.data import languages, load
from interview_app.language.detection import language_of
from interview_app.tailoring.posting import phrasing
from interview_app.tailoring.posting.cues import read_by_words, with_marks_by_words
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
_MARK = re.compile(r"^\s*(?:[-–—*•▪·‣◦+]\s|\d{1,2}[.)]\s)", re.MULTILINE)
_WRAPPED = 55
"""A line of at least this many characters may be broken by the page's width."""
_ENGLISH = frozenset(
    "the and of to in a with for you we our are is or be on as your will this have".split()
)
_GERMAN = frozenset(
    "der die das und in mit für wir sie du ist ein eine zu den von im auf als bei oder dein ihre unser".split()
)


_FOREIGN = re.compile(r"[^\W\d_a-zäöüßéèêàáâçñë]")
"""Letters that neither English nor German writes, nor the words and names that both often have from French and Spanish."""
_FEW_NAMES = 10
"""One word in so many with such letters may be somebody's name."""


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
    visible = with_marks(visible)
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
    if language in read_by_words() and _MARK.search(visible) is None:
        visible = with_marks_by_words(visible, language)
    flags = [
        PostingFlag(code="instruction_like_text", span=span) for span in _instructions(visible)
    ]
    if hidden:
        flags.append(
            PostingFlag(code="hidden_text", span=PostingSpan(start=0, end=0, quote=hidden[:200]))
        )
    return Posting(
        text=visible,
        title=title,
        language=language,
        hidden_text=hidden,
        flags=tuple(flags),
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
    tagged = "".join(chr(ord(char) - 0xE0000) for char in text if 0xE0020 <= ord(char) <= 0xE007E)
    if tagged.strip():
        hidden.append(tagged)
    visible = "".join(
        char
        for char in text.replace("\r\n", "\n").replace("\r", "\n")
        if char in "\n\t"
        or not (
            unicodedata.category(char) in ("Cf", "Cc", "Co", "Cn")
            or 0xE0000 <= ord(char) <= 0xE007F
        )
    )
    return visible, "\n".join(part for part in hidden if part)


def readable() -> tuple[str, ...]:
    """The languages postings are read in: two by rules, the others by their words."""
    return ("en", "de", *read_by_words())


def _language(text: str) -> str | None:
    found = language_of(text, among=languages())
    if found not in (None, "en", "de") and found in readable():
        return found
    words = re.findall(r"[^\W\d_]+", text.casefold())[:4000]
    english = sum(word in _ENGLISH for word in words)
    german = sum(word in _GERMAN for word in words)
    if len(words) >= 40 and max(english, german) * 25 < len(words):
        return None
    # A short text may have no small word; in other scripts, or with letters neither language writes, it is in another one.
    foreign = sum(bool(_FOREIGN.search(word)) for word in words)
    if (
        not english
        and not german
        and (
            sum(not char.isascii() for char in text) * 4 > len(text)
            or foreign * _FEW_NAMES > len(words)
        )
    ):
        return None
    return "de" if german > english else "en"


def _indent(raw: str) -> int:
    return len(raw) - len(raw.lstrip())


def outline_lines(text: str) -> list[tuple[int, str, bool]]:
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
            and not is_known_heading(line)
            and not (line[0].isupper() and (phrasing.labelled(line) or _heads(rows[at : at + 2])))
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
            listing and apart and phrasing.is_heading(line) and len(line.split()) <= _HEADING
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
        or not phrasing.is_heading(line)
    ):
        return ""
    section = phrasing.section_of(line)
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
