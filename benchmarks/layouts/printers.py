"""People of the bench through RenderCV itself, with its themes as they come, and through our own themes and Word file."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from rendercv.api import create_contents_of_a_typst_file_from_a_python_dictionary as to_typst

from benchmarks.layouts.third_make import docx_text
from benchmarks.layouts.third_people import Somebody, Stay
from benchmarks.layouts.typst_print import by_typst
from interview_app.domain.resume import (
    ResumeBullet,
    ResumeDocument,
    ResumeEntry,
    ResumeHeader,
    ResumeLink,
    ResumeSection,
)
from interview_app.rendering.design import Design
from interview_app.rendering.docx_file import to_docx
from interview_app.rendering.own_themes import source as own_source
from interview_app.rendering.plain_formats import to_markdown, to_text

THEMES = ("classic", "sb2nov", "engineeringresumes", "engineeringclassic", "moderncv")
_PACKAGES = Path(__file__).parents[2] / "resources" / "typst"


def _date(moment: tuple[int, int] | None, form: str) -> str:
    if moment is None:
        return "present"
    return f"{moment[0]}" if form == "year" else f"{moment[0]}-{moment[1]:02d}"


def _rendercv(theme: str) -> Callable[[Somebody, str], str]:
    def entry(one: Stay, form: str) -> dict[str, Any]:
        out: dict[str, Any] = {
            "start_date": _date(one.start, form),
            "end_date": _date(one.end, form),
            "highlights": list(one.lines),
        }
        return out | ({"location": one.place} if one.place else {})

    def page(p: Somebody, form: str) -> str:
        work = [{"company": o.where, "position": o.what} | entry(o, form) for o in p.posts]
        study = [
            {"institution": o.where, "area": o.area or o.what}
            | ({"degree": o.what} if o.area else {})
            | entry(o, form)
            for o in p.studies
        ]
        sections: dict[str, Any] = {
            p.head("profile"): [p.summary],
            p.head("work"): work,
            p.head("study"): study,
            p.head("skills"): [{"label": p.head("skills"), "details": ", ".join(p.skills)}],
        }
        cv = {"name": p.name, "location": p.place, "email": p.email, "sections": sections}
        contents = to_typst({"cv": cv, "design": {"theme": theme}})
        if not isinstance(contents, str):
            raise KeyError(f"RenderCV refuses {p.id}: {contents}")
        return contents

    return page


RENDERCV = {theme: _rendercv(theme) for theme in THEMES}


def resume(p: Somebody, form: str) -> ResumeDocument:
    """The person as the product's own document.

    Raises:
        KeyError: the product has no headings in their language.
    """
    if p.language not in ("en", "de", "fr", "es", "it", "pt"):
        raise KeyError(p.language)
    numbers = count()

    def bullets(lines: tuple[str, ...]) -> tuple[ResumeBullet, ...]:
        return tuple(ResumeBullet(bullet_id=f"b{next(numbers)}", text=line) for line in lines)

    def entry(one: Stay) -> ResumeEntry:
        return ResumeEntry(
            id=f"e{next(numbers)}", title=one.subject, organization=one.where,
            location=one.place or None, start=_date(one.start, form), end=_date(one.end, form),
            bullets=bullets(one.lines),
        )  # fmt: skip

    skills = ResumeEntry(id="skills", detail=", ".join(p.skills))
    sections = (
        ResumeSection(key="experience", title=p.head("work"), entries=tuple(map(entry, p.posts))),
        ResumeSection(key="education", title=p.head("study"), entries=tuple(map(entry, p.studies))),
        ResumeSection(key="skills", title=p.head("skills"), entries=(skills,)),
    )
    links = tuple(ResumeLink(url=f"https://{one}") for one in p.links)
    header = ResumeHeader(
        name=p.name,
        headline=p.headline,
        email=p.email,
        phone=p.phone,
        location=p.place,
        links=links,
    )
    return ResumeDocument.model_validate(
        {
            "language": p.language,
            "header": header,
            "summary": bullets((p.summary,)),
            "sections": sections,
        }
    )


def _theme(theme: Any) -> Callable[[Somebody, str], tuple[bytes, str]]:
    def draw(p: Somebody, form: str) -> tuple[bytes, str]:
        text = own_source(resume(p, form), Design(theme=theme), packages=_PACKAGES)
        return by_typst(text), text

    return draw


def _word(p: Somebody, form: str) -> tuple[bytes, str]:
    content = to_docx(resume(p, form))
    return content, "\n".join(docx_text(content))


def _plain(write: Callable[[ResumeDocument], str]) -> Callable[[Somebody, str], tuple[bytes, str]]:
    def draw(p: Somebody, form: str) -> tuple[bytes, str]:
        text = write(resume(p, form))
        return text.encode(), " ".join(text.split())

    return draw


DOCUMENTS: dict[str, tuple[Callable[[Somebody, str], tuple[bytes, str]], str]] = {
    "clear": (_theme("clear"), "pdf"),
    "margin": (_theme("margin"), "pdf"),
    "book": (_theme("book"), "pdf"),
    "word": (_word, "docx"),
    "markdown": (_plain(to_markdown), "md"),
    "text": (_plain(to_text), "txt"),
}
