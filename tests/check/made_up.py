"""A person of few words, as evidence for the check's tests."""

from interview_app.check.evidence import EvidenceSet
from interview_app.check.line_check import check_line
from interview_app.check.rules import Kind, LineVerdict
from interview_app.domain.knowledge_card import KnowledgeCard, Metric
from interview_app.domain.lines import Line

TODAY = "2026-06"


def card(
    id: str,
    text: str,
    *,
    company: str = "Linnet Dairy",
    role: str = "Herd Manager",
    time: str = "2015-03 to 2021-08",
    lines: tuple[str, ...] = (),
    metrics: tuple[Metric, ...] = (),
    skills: tuple[str, ...] = (),
) -> KnowledgeCard:
    """One card; its lines have the ids `id-0`, `id-1` …"""
    return KnowledgeCard(
        id=id,
        project="",
        company=company,
        timeframe=time,
        role=role,
        raw_text=text,
        lines=tuple(Line(id=f"{id}-{at}", text=one) for at, one in enumerate(lines)),
        metrics=metrics,
        skills=skills,
    )


def told(*cards: KnowledgeCard, language: str = "en") -> EvidenceSet:
    """These cards as evidence."""
    return EvidenceSet.of(cards, language=language, today=TODAY)


def verdict(
    text: str,
    *cards: KnowledgeCard,
    company: str | None = "Linnet Dairy",
    kind: Kind = "sentence",
    language: str = "en",
    without: tuple[str, ...] = (),
) -> LineVerdict:
    """The verdict on a line under an employer."""
    evidence = told(*cards, language=language)
    entry = evidence.named(company) if company else None
    return check_line(
        text, evidence=evidence, entry=entry, kind=kind, language=language, without=without
    )
