"""A résumé speaks its own language, whatever the window speaks (DESIGN 9; issue 7, item 4)."""

import io
import typing

import docx
import pytest

from interview_app.domain.resume import (
    PRESENT_WORDS,
    SECTION_TITLES,
    ResumeDocument,
    ResumeLanguage,
)
from interview_app.rendering.design import Design
from interview_app.rendering.docx_file import to_docx
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.plain_formats import to_html, to_markdown, to_text
from tests.rendering.conftest import resume
from tests.rendering.test_pdf import squeezed, text_of

LANGUAGES: tuple[str, ...] = typing.get_args(ResumeLanguage)
DATES = {
    "en": ("Mar 2020 – present", "Sep 2010"),
    "de": ("März 2020 – heute", "Sept. 2010"),
    "fr": ("mars 2020 – aujourd’hui", "sept. 2010"),
    "es": ("mar 2020 – actualidad", "sept 2010"),
    "it": ("mar 2020 – oggi", "set 2010"),
    "pt": ("mar. 2020 – atual", "set. 2010"),
}


def spoken(language: str) -> ResumeDocument:
    """The sample résumé with its section names in this language."""
    one = resume(language=language)
    titles = SECTION_TITLES[language]
    named = tuple(
        section.model_copy(update={"title": titles[section.key]}) for section in one.sections
    )
    return one.model_copy(update={"sections": named})


def test_every_language_names_every_section_and_the_present() -> None:
    """Section names and dates are localised in en, de, fr, es, it and pt."""
    assert (
        set(LANGUAGES)
        == set(SECTION_TITLES)
        == set(PRESENT_WORDS)
        == {"en", "de", "fr", "es", "it", "pt"}
    )
    assert len({frozenset(titles) for titles in SECTION_TITLES.values()}) == 1
    assert all(title.strip() for titles in SECTION_TITLES.values() for title in titles.values())


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_and_dates_are_in_the_language_of_the_resume(language: str) -> None:
    """In a German window a French résumé is French, in every format."""
    one = spoken(language)
    word = "\n".join(
        paragraph.text for paragraph in docx.Document(io.BytesIO(to_docx(one))).paragraphs
    )
    for text in (word, to_text(one), to_markdown(one), to_html(one)):
        for part in (
            *DATES[language],
            SECTION_TITLES[language]["summary"],
            SECTION_TITLES[language]["experience"],
        ):
            assert part.casefold() in text.casefold()


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_page_is_in_the_language_of_the_resume(
    language: str, engine: RenderEngine
) -> None:
    """The PDF says the same words as the other files."""
    text = text_of(engine.render(spoken(language), Design()).pdf).casefold()
    for part in (
        *DATES[language],
        SECTION_TITLES[language]["summary"],
        SECTION_TITLES[language]["education"],
    ):
        assert squeezed(part).casefold() in text
