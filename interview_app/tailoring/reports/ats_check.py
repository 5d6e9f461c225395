"""How a résumé fares with a program that scans for words: coverage, role signal, format (CONTRACT
D7). Advisory only.
"""

from collections.abc import Iterable, Iterator, Sequence

from interview_app.domain.dates import ends_before
from interview_app.domain.resume import ResumeDocument
from interview_app.domain.tailoring import ATSReport, EvidenceMapping, Priority, Requirement
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.i18n import _, language
from interview_app.language import printed
from interview_app.tailoring.match.mapper import CardIndex
from interview_app.tailoring.match.shared import SharedWords
from interview_app.tailoring.match.terms import Synonyms, written
from interview_app.tailoring.posting.terms import content_words


def check(
    document: ResumeDocument,
    requirements: Sequence[Requirement],
    mappings: Sequence[EvidenceMapping],
    synonyms: Synonyms,
    *,
    ran_out: Iterable[str] = (),
) -> ATSReport:
    """The report on a document. `ran_out`: sentences of `certificates_that_ran_out`.

    Coverage counts a keyword only when the résumé has it; any other is listed as missing and counts
    in the total, so that the score never rewards what would be a lie.
    """
    page = SharedWords(list(_lines(document)))
    keywords = list(dict.fromkeys(keyword for one in requirements for keyword in one.keywords))
    shown = [one for one in keywords if _stands(one, page, synonyms)]
    missing = [one for one in keywords if one not in shown]
    return ATSReport(
        keyword_coverage_score=round(100 * len(shown) / len(keywords)) if keywords else 0,
        supported_keywords=tuple(shown),
        missing_keywords=tuple(missing),
        format_warnings=(*_format(document), *ran_out),
        role_signal_score=_role_signal(document, requirements, mappings),
    )


def suggestions(report: ATSReport, index: CardIndex, synonyms: Synonyms) -> tuple[str, ...]:
    """What the person could still show: only words that their evidence has."""
    return tuple(
        _("You told of “{keyword}”, the résumé does not say it yet.").format(keyword=keyword)
        for keyword in report.missing_keywords
        if index.tells(keyword, synonyms)
    )


def certificates_that_ran_out(
    document: ResumeDocument, timeline: SkeletonTimeline, *, today: str
) -> Iterator[str]:
    """A sentence for each printed certificate or licence whose last valid month is over; `today`
    is `YYYY-MM`.
    """
    shown = {entry.id for section in document.sections for entry in section.entries}
    for number, one in enumerate(timeline.certificates, start=1):
        until = one.expiry_date
        if until and f"certificate-{number}" in shown and ends_before(today, until):
            words = _("“{name}” was valid until {date}, and stands on the page.")
            yield words.format(name=one.name or "", date=printed.month_year(until, language()))


def _lines(document: ResumeDocument) -> Iterator[str]:
    """All that the page says, line by line."""
    yield document.header.headline or ""
    yield from (one.text for one in document.bullets())
    for section in document.sections:
        for entry in section.entries:
            yield from (entry.title or "", entry.detail or "", entry.organization or "")


def _stands(keyword: str, page: SharedWords, synonyms: Synonyms) -> bool:
    """Whether a line has a keyword or another word for it. A program that scans for words asks
    nothing more: a word stands there in "without SAP", too.
    """
    return any(
        page.having(content_words(one) or tuple(written(one)))
        for one in (keyword, *synonyms.same_as(keyword))
    )


def _format(document: ResumeDocument) -> list[str]:
    """Our own files have one column, no images and contact in the body; headings can still be
    unusual.
    """
    usual = {title for _name, title in printed.everywhere()}
    found = [
        _("Unusual section name: {title}").format(title=one.title)
        for one in document.sections
        if one.title not in usual
    ]
    if not document.header.email and not document.header.phone:
        found.append(_("No e-mail address and no phone number on the page"))
    return found


def _role_signal(
    document: ResumeDocument,
    requirements: Sequence[Requirement],
    mappings: Sequence[EvidenceMapping],
) -> int:
    """How much of what must be there is answered by a card that the page really cites, must-haves
    counting double.
    """
    cited = {card for one in document.bullets() for card in one.evidence_card_ids}
    by_id = {one.id: one for one in requirements}
    total = sum(2 if one.priority is Priority.HIGH else 1 for one in requirements)
    reached = 0
    for mapping in mappings:
        requirement = by_id.get(mapping.requirement_id)
        if (
            requirement is not None
            and mapping.confidence != "low"
            and cited & set(mapping.evidence_card_ids)
        ):
            reached += 2 if requirement.priority is Priority.HIGH else 1
    return round(100 * reached / total) if total else 0
