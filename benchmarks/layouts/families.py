"""Every layout family of the bench: its name, who made the layout, whether it is an everyday one, and how it is drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from html import unescape
from typing import Any

from benchmarks.layouts import fifth_html, fifth_plain, sixth_forms, third_pages, third_word
from benchmarks.layouts import fourth_word as fourth_docx
from benchmarks.layouts.fifth_gutters import GUTTERS
from benchmarks.layouts.fifth_pages import PAGES
from benchmarks.layouts.fourth_columns import COLUMNS
from benchmarks.layouts.fourth_pages import LAYOUTS as FOURTH_PAGES
from benchmarks.layouts.people import Person, Post, Study
from benchmarks.layouts.printers import DOCUMENTS, RENDERCV
from benchmarks.layouts.third_make import PLAN, docx_text
from benchmarks.layouts.third_people import Somebody, Stay
from benchmarks.layouts.typst_pages import LAYOUTS as SHEETS
from benchmarks.layouts.typst_pages import Sheet
from benchmarks.layouts.typst_print import by_typst
from benchmarks.layouts.word_pages import DOCX as SHEETS_DOCX
from benchmarks.layouts.word_pages import TEXT as SHEETS_TEXT

EVERYDAY = {
    "moderncv": ("hint_column", "banking", "cv_casual", "cv_fancy"),
    "awesome-cv": ("awesome",),
    "altacv": ("alta",),
    "europecv and Europass": ("euro_table", "europass_labels", "europass_new"),
    "two columns as Canva has them": (
        "sidebar_left",
        "sidebar_right",
        "photo_bar",
        "soft_columns",
        "grey_sidebar",
        "right_rail",
        "twenty_seconds",
        "two_columns",
    ),
}
"""The everyday families by what people call them; RenderCV's themes and all DOCX families come to these."""


@dataclass(frozen=True, slots=True)
class Family:
    """A layout: `draw` gives the file and the text that stands on it; `new` is one that no rule was written for before."""

    name: str
    made_by: str
    kind: str
    draw: Callable[[Somebody, str], tuple[bytes, str]]
    new: bool = False

    @property
    def everyday(self) -> str | None:
        """What people call it, where it is an everyday one."""
        if self.kind == "docx":
            return "DOCX as Word has it"
        if self.name.startswith("rendercv"):
            return "RenderCV"
        return next((name for name, ones in EVERYDAY.items() if self.name in ones), None)


class _SheetOf(Sheet):
    """The first layouts' view of a person of the later ones."""

    def __init__(self, somebody: Somebody, form: str) -> None:
        p = somebody
        posts = [Post(o.what, o.where, o.start, o.end, o.place, list(o.lines)) for o in p.posts]
        studies = [Study(o.what, o.area, o.where, o.start, o.end or o.start) for o in p.studies]
        links = [f"https://{one}" for one in (*p.links, *p.links)[:2]]
        person = Person(
            p.id, p.language, p.name, p.headline, p.email, p.phone, p.place, links, p.summary,
            posts, studies, list(p.skills),
        )  # fmt: skip
        super().__init__(person, form, 0)
        self.somebody = somebody

    def head(self, kind: str) -> str:
        """A heading's words."""
        return self.somebody.head(kind)

    def when(self, one: Post | Study) -> str:
        """An entry's dates."""
        stay = Stay("", "", "", one.start, one.end, "", ())
        return self.somebody.when(stay, self.form)


def _set(page: Callable[[Somebody, str], str]) -> Callable[[Somebody, str], tuple[bytes, str]]:
    def draw(p: Somebody, form: str) -> tuple[bytes, str]:
        source = page(p, form)
        return by_typst(source), source

    return draw


def _sheet(page: Callable[[Sheet], str]) -> Callable[[Somebody, str], tuple[bytes, str]]:
    return _set(lambda p, form: page(_SheetOf(p, form)))


def _word(page: Callable[[Any, str], bytes]) -> Callable[[Somebody, str], tuple[bytes, str]]:
    def draw(p: Somebody, form: str) -> tuple[bytes, str]:
        content = page(p, form)
        return content, "\n".join(docx_text(content))

    return draw


def _text(page: Callable[[Somebody, str], str]) -> Callable[[Somebody, str], tuple[bytes, str]]:
    def draw(p: Somebody, form: str) -> tuple[bytes, str]:
        text = page(p, form)
        return text.encode(), " ".join(text.split())

    return draw


def _html(
    page: Callable[[Somebody, str], str], engine: Callable[[str], bytes]
) -> Callable[[Somebody, str], tuple[bytes, str]]:
    def draw(p: Somebody, form: str) -> tuple[bytes, str]:
        html = page(p, form)
        return engine(html), unescape(html)

    return draw


def _old() -> list[Family]:
    third = [name for name in PLAN if hasattr(third_pages, name)]
    pages = {name: getattr(third_pages, name) for name in third} | FOURTH_PAGES | COLUMNS
    word = third_word.DOCX | fourth_docx.DOCX
    return [
        *(Family(name, "us", "pdf", _sheet(one)) for name, one in SHEETS.items()),
        *(Family(name, "us", "pdf", _set(one)) for name, one in pages.items()),
        *(
            Family(name, "us", "docx", _word(lambda p, f, one=one: one(_SheetOf(p, f))))
            for name, one in SHEETS_DOCX.items()
        ),
        *(Family(name, "us", "docx", _word(one)) for name, one in word.items()),
        *(
            Family(name, "us", kind, _text(lambda p, f, one=one: one(_SheetOf(p, f))))
            for name, (one, kind) in SHEETS_TEXT.items()
        ),
        *(Family(name, "us", kind, _text(one)) for name, (one, kind) in third_word.TEXT.items()),
    ]


def _new() -> list[Family]:
    man = "groff's man macros"
    return [
        *(Family(name, "us", "pdf", _set(one), True) for name, one in (GUTTERS | PAGES).items()),
        *(
            Family(f"rendercv_{name}", "RenderCV", "pdf", _set(one), True)
            for name, one in RENDERCV.items()
        ),
        *(
            Family(f"our_{name}", "us (the product)", kind, one, True)
            for name, (one, kind) in DOCUMENTS.items()
        ),
        *(
            Family(f"story_{name}", "us; laid out by MuPDF", "pdf", _html(one, fifth_html.by_story), True)
            for name, one in fifth_html.STORY.items()
        ),
        *(
            Family(f"rich_{name}", "us; laid out by Qt", "pdf", _html(one, fifth_html.by_rich_text), True)
            for name, one in fifth_html.RICH.items()
        ),
        *(Family(name, "us", "docx", _word(one), True) for name, one in fifth_plain.DOCX.items()),
        *(
            Family(name, man if name == "man_page" else "us", kind, _text(one), True)
            for name, (one, kind) in fifth_plain.TEXT.items()
        ),
    ]  # fmt: skip


def _forms() -> list[Family]:
    return [
        *(Family(name, "us", "docx", _word(one), True) for name, one in sixth_forms.DOCX.items()),
        *(Family(name, "us", "pdf", _set(one), True) for name, one in sixth_forms.PAGES.items()),
        *(
            Family(name, "us", kind, _text(one), True)
            for name, (one, kind) in sixth_forms.TEXT.items()
        ),
    ]


FAMILIES = [*_old(), *_new(), *_forms()]
