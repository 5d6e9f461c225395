"""A résumé speaks its own language, whatever the window speaks (DESIGN 9; issue 7, item 4)."""

import io
from typing import get_args

import docx
import pytest

from interview_app.domain.resume import ResumeDocument, SectionKey
from interview_app.language.any_language import is_present, section_of
from interview_app.language.names import phrases
from interview_app.language.printed import holding, languages, word
from interview_app.language.tables import PRINTED
from interview_app.rendering.design import Design
from interview_app.rendering.docx_file import to_docx
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.plain_formats import to_html, to_markdown, to_text
from tests.rendering.conftest import resume
from tests.rendering.test_pdf import squeezed, text_of

LANGUAGES = languages()
DATES = {
    "en": ("Mar 2020 – present", "Sep 2010"),
    "de": ("März 2020 – heute", "Sept. 2010"),
    "fr": ("mars 2020 – aujourd’hui", "sept. 2010"),
    "es": ("mar 2020 – actualidad", "sept 2010"),
    "it": ("mar 2020 – oggi", "set 2010"),
    "nl": ("mrt 2020 – heden", "sep 2010"),
    "pl": ("mar 2020 – obecnie", "wrz 2010"),
    "pt": ("mar. 2020 – atual", "set. 2010"),
    "fi": ("maalis 2020 – nykyinen", "syys 2010"),
    "ro": ("mar. 2020 – prezent", "sept. 2010"),
    "hu": ("márc. 2020 – jelenleg", "szept. 2010"),
    "cs": ("bře 2020 – současnost", "zář 2010"),
    "sk": ("mar 2020 – súčasnosť", "sep 2010"),
    "da": ("mar. 2020 – nu", "sep. 2010"),
    "nb": ("mars 2020 – i dag", "sep. 2010"),
    "sv": ("mars 2020 – pågående", "sep. 2010"),
    "tr": ("Mar 2020 – halen", "Eyl 2010"),
}


def spoken(language: str) -> ResumeDocument:
    """The sample résumé with its section names in this language."""
    one = resume(language=language)
    named = tuple(
        section.model_copy(update={"title": word(section.key, language)})
        for section in one.sections
    )
    return one.model_copy(update={"sections": named})


def test_every_language_names_every_section_and_the_present() -> None:
    """NEXT 6: a résumé's own words are known in 17 languages, en, de, fr, es, it, nl, pl and pt among them."""
    assert tuple(sorted(DATES)) == LANGUAGES
    assert set(get_args(SectionKey)) <= set(PRINTED)
    assert all(word(name, language).strip() for name in PRINTED for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_ours_is_known_again_when_it_is_read(language: str) -> None:
    """Its titles name sections and its open end is one; "résumé" and "grade" are no heading. What
    holds for a time does not begin when it ends.
    """
    titles = set(PRINTED) - {"present", "grade", "valid_until", "resume"}
    assert {title for title in titles if section_of(word(title, language)) is None} == set()
    assert is_present(word("present", language))
    assert phrases("ends_on").match(holding(None, "2027-02", language))


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_and_dates_are_in_the_language_of_the_resume(language: str) -> None:
    """In a German window a French résumé is French, in every format."""
    one = spoken(language)
    paragraphs = "\n".join(
        paragraph.text for paragraph in docx.Document(io.BytesIO(to_docx(one))).paragraphs
    )
    for text in (paragraphs, to_text(one), to_markdown(one), to_html(one)):
        for part in (
            *DATES[language],
            word("summary", language),
            word("experience", language),
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
        word("summary", language),
        word("education", language),
    ):
        assert squeezed(part).casefold() in text
