"""The CV of a session as a résumé to print: confirmed fields verbatim (CONTRACT F6, F9)."""

from typing import Any, Literal

from interview_app.domain.resume import (
    ResumeBullet,
    ResumeDocument,
    ResumeEntry,
    ResumeHeader,
    ResumeSection,
    SectionKey,
)
from interview_app.language.printed import word
from interview_app.server.cv_data import text_of

Language = Literal["en", "de"]


def language_of(untrusted: object) -> Language:
    """The language a session asks for; English unless it is German."""
    return "de" if untrusted == "de" else "en"


def cv_document(cv: dict[str, Any], *, language: Language = "en") -> ResumeDocument:
    """Everything that is in the CV and nothing that is not; dates stand as the person wrote
    them.
    """
    header = ResumeHeader(
        name=cv["full_name"],
        email=cv["email"],
        phone=cv["phone"],
        location=", ".join(cv["address_lines"]),
    )
    profile = (
        (ResumeBullet(bullet_id="summary-1", text=cv["profile"]),) if cv["profile"].strip() else ()
    )
    sections = [
        _section(
            "experience",
            [_job(item, at, "experience") for at, item in enumerate(cv["work_experience"])],
            language,
        ),
        _section(
            "education", [_school(item, at) for at, item in enumerate(cv["education"])], language
        ),
        _section(
            "volunteering",
            [_job(item, at, "volunteering") for at, item in enumerate(cv["further_experience"])],
            language,
        ),
        _section("languages", _lines("languages", cv["languages"]), language),
        _section("skills", _lines("skills", cv["it_ai_skills"]), language),
        _section("interests", _lines("interests", [cv["interests"]]), language),
    ]
    return ResumeDocument(
        language=language,
        header=header,
        summary=profile,
        sections=tuple(one for one in sections if one.entries),
    )


def _section(key: SectionKey, entries: list[ResumeEntry], language: Language) -> ResumeSection:
    return ResumeSection(key=key, title=word(key, language), entries=tuple(entries))


def _job(item: dict[str, Any], at: int, section: str) -> ResumeEntry:
    return ResumeEntry(
        id=f"{section}-{at}",
        title=item.get("title"),
        organization=item.get("employer") or item.get("organization"),
        location=item.get("location"),
        dates_text=item.get("date_range"),
        bullets=_bullets(section, at, item.get("bullets", [])),
    )


def _school(item: dict[str, Any], at: int) -> ResumeEntry:
    details = item.get("details")
    lines = details if isinstance(details, list) else [details] if details else []
    return ResumeEntry(
        id=f"education-{at}",
        title=item.get("title"),
        organization=item.get("institution"),
        detail=item.get("specialization"),
        location=item.get("location"),
        dates_text=item.get("date_range"),
        bullets=_bullets("education", at, lines),
    )


def _bullets(section: str, at: int, lines: list[str]) -> tuple[ResumeBullet, ...]:
    return tuple(
        ResumeBullet(bullet_id=f"{section}-{at}-bullet-{number}", text=line)
        for number, line in enumerate(lines, start=1)
        if line.strip()
    )


def _lines(section: str, items: list[Any]) -> list[ResumeEntry]:
    texts = [text_of(item) for item in items]
    return [
        ResumeEntry(id=f"{section}-{at}", title=text)
        for at, text in enumerate(texts)
        if text.strip()
    ]
