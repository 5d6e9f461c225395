"""A posting's text on its way in: hidden text set apart, words aimed at a program flagged, language told (issue 5.2)."""

import re
import unicodedata
from collections.abc import Iterator

from interview_app.domain.posting import Posting, PostingFlag, PostingSpan
from interview_app.domain.tailoring import State
from interview_app.errors import PipelineError
from interview_app.i18n import _
from interview_app.tailoring.posting.marks import is_known_heading, with_marks
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
_MARK = re.compile(r"[-–—*•▪·‣◦+]\s|\d{1,2}[.)]\s")
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


def read_posting(
    text: str, *, title: str | None = None, source: str | None = None, hidden: str = ""
) -> Posting:
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
                "This job posting seems to be in neither English nor German. Paste it in one of these languages."
            )
        )
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
        source=source,
        language="de" if language == "de" else "en",
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


def _language(text: str) -> str | None:
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
    for raw in text.split("\n"):
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
