"""A rendered file beside its claim index and its document: what is missing from the page, and what
got onto it (CONTRACT D8).
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import cache

from babel.dates import get_month_names

from interview_app.check.report import with_more
from interview_app.domain.leaves import leaves
from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import (
    AuditReport,
    ClaimMapping,
    Severity,
    TruthViolation,
    ViolationKind,
)
from interview_app.i18n import _
from interview_app.language import printed
from interview_app.language.tokens import fold


def with_printed(report: AuditReport, text: str, document: ResumeDocument) -> AuditReport:
    """The report with what the printed page adds, as warnings: lines that a program does not read
    back from it as they are, and words on it that nobody approved.
    """
    claims = [
        ClaimMapping(bullet_id=one.bullet_id, bullet_text=one.text) for one in document.bullets()
    ]
    found = [*match_claims(text, claims), *strange_words(text, document)]
    return with_more(
        report, [one.model_copy(update={"severity": Severity.WARNING}) for one in found]
    )


def match_claims(text: str, claim_index: Sequence[ClaimMapping]) -> list[TruthViolation]:
    """A violation for each claim of the index that the rendered file does not print."""
    printed = squeezed(text)
    letters = Counter(printed)
    return [
        mismatch(
            claim.bullet_id,
            claim.bullet_text,
            _("The claim index has this line, the file does not"),
        )
        for claim in claim_index
        if not _is_printed(squeezed(claim.bullet_text), printed, letters)
    ]


def _is_printed(line: str, printed: str, letters: Counter[str]) -> bool:
    """Whether a line stands on the page: letter by letter, or by its letters where they are read
    back in another order.
    """
    return line in printed or (_TURNED.search(line) is not None and not Counter(line) - letters)


_WORD = re.compile(r"[^\W_]{3,}")
_TURNED = re.compile("[\u0590-\u0fff\ufb1d-\ufdff\ufe70-\ufefc]")
"""Letters of scripts from right to left, and of those whose signs a page puts before or around the
letter they follow.
"""


def strange_words(text: str, document: ResumeDocument) -> list[TruthViolation]:
    """Violations for words of a rendered file that its document does not have: nothing gets onto
    the page unseen.

    Month names and the words for an open end are the renderer's own; a word broken by the page is
    still a part of one.
    """
    ours = " ".join(word for _name, word in printed.everywhere())
    texts = (text for _path, text in leaves(document.to_json()) if isinstance(text, str))
    known = squeezed(" ".join(texts) + ours)
    letters = frozenset(known)
    found: list[TruthViolation] = []
    for line in text.splitlines():
        words = [
            word
            for word in _WORD.findall(fold(line))
            if word not in _of_renderer()
            and squeezed(word) not in known
            and not word.isdigit()
            and not (_TURNED.search(word) and letters.issuperset(squeezed(word)))
        ]
        if words:
            sentence = _("The file says “{words}”, which is not in the draft").format(
                words=" ".join(words)
            )
            found.append(mismatch("", line.strip(), sentence))
    return found


_OF_LINKS = "page seite mailto https http www"


@cache
def _of_renderer() -> frozenset[str]:
    """What a file may say beside its document and the words of `printed`: months, and what links
    are made of.
    """
    texts = [_OF_LINKS]
    for language in printed.languages():
        for width in ("wide", "abbreviated"):
            texts += get_month_names(width, locale=language).values()
    return frozenset(_WORD.findall(fold(" ".join(texts))))


def squeezed(text: str) -> str:
    """The letters and figures of a text alone, so that where a page breaks and what marks it has
    count for nothing.

    Accents go too: an accent that stands beside its letter in a document's text stands on it when
    the page is read back.
    """
    return re.sub(r"[\W_ˆˇ]+", "", unicodedata.normalize("NFKD", fold(text)))


def mismatch(bullet_id: str, text: str, sentence: str) -> TruthViolation:
    """A line that is refused for where it stands, not for what it says."""
    return TruthViolation(
        bullet_id=bullet_id,
        bullet_text=text,
        violation=sentence,
        kind=ViolationKind.CLAIM_INDEX_MISMATCH,
    )
