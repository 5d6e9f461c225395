"""Plain text and Markdown in any encoding."""

import time

import pytest

from interview_app.extraction.document import Document
from interview_app.extraction.formats.text_reader import read_text
from interview_app.extraction.limits import MAX_CHARACTERS

TEXT = (
    "Zoë Müller – Krankenschwester, München, 2019 bis heute. Erfahrung: Größe, Überblick, Straße.\n"
)

_SLOW_SECONDS = 2.0
"""Of the processor for a text that takes hundredths of one; a quadratic pattern takes minutes."""


def _text(document: Document) -> str:
    return "\n".join(line.text for line in document.pages[0].lines)


def _codes(document: Document) -> list[str]:
    return [issue.code for issue in document.issues]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_unicode_is_read_without_a_word(encoding: str) -> None:
    """B: UTF-8 and every BOM are no guess."""
    document = read_text(TEXT.encode(encoding), "txt")
    assert _text(document) == TEXT.strip()
    assert _codes(document) == []


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("cp1252", TEXT),
        ("latin-1", TEXT.replace("–", "-")),
        ("utf-16-le", TEXT),
        ("gb18030", "张伟 高级工程师 2019年至2024年 北京大学 计算机科学 项目经理\n" * 10),
        (
            "cp1250",
            "Łukasz Żółć, inżynier, Kraków, doświadczenie zawodowe i wykształcenie wyższe\n" * 10,
        ),
    ],
)
def test_other_encodings_are_guessed_and_told(encoding: str, text: str) -> None:
    """B encoding_guessed."""
    document = read_text(text.encode(encoding), "txt")
    assert _text(document).split("\n")[0] == text.split("\n")[0]
    assert _codes(document) == ["encoding_guessed"]


def test_broken_bytes_are_replaced_and_told() -> None:
    """B encoding_errors: one broken byte does not spoil the other accents."""
    document = read_text((TEXT * 3).encode() + b"\xff end", "txt")
    assert _text(document).startswith("Zoë Müller")
    assert "\ufffd end" in _text(document)
    assert _codes(document) == ["encoding_errors"]


def test_a_very_long_text_is_cut_and_told() -> None:
    """B text_truncated: 2,000,000 characters."""
    document = read_text(b"word " * (MAX_CHARACTERS // 4), "txt")
    assert len(_text(document)) <= MAX_CHARACTERS
    assert _codes(document) == ["text_truncated"]


def test_paragraphs_are_blocks_and_bullets_have_a_level() -> None:
    """DESIGN 8: lines keep the paragraph they stand in."""
    lines = read_text(b"Lena\nNurse\n\n- cared\n  * more", "txt").pages[0].lines
    assert [(line.block, line.list_level) for line in lines] == [
        (0, None),
        (0, None),
        (1, 0),
        (1, 1),
    ]


def test_markdown_headings_lists_tables_and_links_keep_their_meaning() -> None:
    """Issue 3.3 for Markdown: styles, list levels, cells, links; nothing is fetched."""
    source = (
        "# Lena **Beispiel**\n\nBerlin\n======\n\n- [Site](https://example.org) and *care*\n  1. "
        "nested\n\n"
        "| Year | Place |\n|---|---|\n| 2019 | Kiel "
        "|\n\n![photo](http://example.org/x.png)\n<!-- secret -->\n"
        "```\ncode\n```\nme@example.org<br>x"
    )
    document = read_text(source.encode(), "md")
    lines = document.pages[0].lines
    found = {line.text: line for line in lines}
    assert found["Lena Beispiel"].style == "Heading 1"
    assert [span.text for span in found["Lena Beispiel"].spans if span.bold] == ["Beispiel"]
    assert found["Berlin"].style == "Heading 1"
    assert found["Site and care"].list_level == 0
    assert found["Site and care"].spans[0].link == "https://example.org"
    assert found["nested"].list_level == 1
    assert (found["2019"].cell, found["Kiel"].cell) == ((0, 1, 0), (0, 1, 1))
    assert "code" in found
    assert "x" in found
    assert document.hidden_text == "secret"
    assert set(_codes(document)) == {"external_reference_blocked", "hidden_text"}


def test_markdown_made_to_be_slow_is_not() -> None:
    """B: no pattern goes quadratic on unclosed brackets and stars."""
    for unit in ("[", "**", "`", "![", "_a", "<!--", "|", "> "):
        begun = time.process_time()
        read_text((unit * 20_000 + "\n").encode(), "md")
        assert time.process_time() - begun < _SLOW_SECONDS, unit


@pytest.mark.parametrize(
    "text",
    [
        "# Ines Falk\n\nfalk@example.org\n\n## Work\n\n### Baker, Nordbrot\n\n- Baked 400 loaves "
        "a day\n",
        "**Ines Falk**\n\n**Work**\n\n**Baker**, Nordbrot\n\n- Baked 400 loaves a day\n",
    ],
)
def test_markdown_that_is_called_txt_is_read_by_its_marks(text: str) -> None:
    """DESIGN 8: what is in a file counts, not its name; no mark of Markdown stands in a name or
    heading.
    """
    document = read_text(text.encode(), "txt")
    assert "#" not in _text(document)
    assert "*" not in _text(document)
    assert _text(document).startswith("Ines Falk\n")
    assert document.pages[0].lines[-1].list_level == 0


def test_a_lone_number_sign_makes_no_markdown() -> None:
    """A plain text keeps what it says: "# of staff" is no heading, and stars about a note are no
    bold.
    """
    text = "Head Baker\n# of staff: 4\nSales **up** 12 %\n"
    assert _text(read_text(text.encode(), "txt")) == text.strip()
