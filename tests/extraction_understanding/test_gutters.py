"""Dates, labels and names in a narrow column beside the entries, and letter-spaced type."""

import pymupdf

from interview_app.extraction.document import Document, Line
from interview_app.extraction.formats.pdf_reader import open_pdf, read_pdf
from interview_app.extraction.page.column_relation import relation_of
from interview_app.extraction.page.marks import marked
from interview_app.extraction.page.rows import Cell
from tests.extraction_understanding.pages import RESUME, line, pdf, plain, read

ENTRIES = (
    (("03/2021 –", "present"), "Ward Nurse, Osprey Health Trust", "Planned the weekly rota."),
    (("01/2018 –", "02/2021"), "Care Assistant, Bellweather Ltd", "Kept the records of residents."),
)


def _page(*more: Line) -> Document:
    return pdf(
        line("Tessa Okafor", 60, 40, size=22),
        line("tessa.okafor@mailbox.example | +44 113 496 0733", 60, 70),
        *more,
    )


def _jobs(document: Document) -> list[tuple[str | None, str | None, str | None, str | None]]:
    timeline = read(document).skeleton_timeline
    assert timeline is not None
    return [(one.organization, one.title, one.start, one.end) for one in timeline.experiences]


TRUE = [
    ("Osprey Health Trust", "Ward Nurse", "2021-03", "present"),
    ("Bellweather Ltd", "Care Assistant", "2018-01", "2021-02"),
]


def test_a_range_broken_over_two_lines_of_the_gutter_is_one_range() -> None:
    """Its entry begins at the height of its first line (issue 27, item 2)."""
    lines = [line("Work experience", 180, 100, size=14, bold=True)]
    for n, (dates, head, deed) in enumerate(ENTRIES):
        y = 130.0 + 60 * n
        lines += [line(dates[0], 60, y), line(dates[1], 60, y + 13)]
        lines += [line(head, 180, y), line(f"• {deed}", 180, y + 13)]
    assert _jobs(_page(*lines)) == TRUE


def test_a_month_broken_from_the_rest_of_its_range_is_kept() -> None:
    """Moderncv's column is slim: what stands below is a range by itself, without the month."""
    lines = [line("Work experience", 180, 100, size=14, bold=True)]
    broken = (("Mar", "2021–Present"), ("Jan", "2018–Feb 2021"))
    for n, (dates, (_whole, head, deed)) in enumerate(zip(broken, ENTRIES, strict=True)):
        y = 130.0 + 60 * n
        lines += [line(told, 150 - 5 * len(told), y + 13 * at) for at, told in enumerate(dates)]
        lines += [line(head, 180, y), line(f"• {deed}", 180, y + 13)]
    assert _jobs(_page(*lines)) == TRUE


def test_a_gutter_has_headings_and_the_dates_under_them() -> None:
    """The first dates under a heading are those of the entry that begins at its height (issue 27, item 2)."""
    lines = [line("Experience", 60, 120, bold=True)]
    for n, (dates, head, deed) in enumerate(ENTRIES):
        y = 120.0 + 60 * n
        lines.append(line(" ".join(dates), 60, y + (13 if n == 0 else 0)))
        lines += [line(head, 220, y), line(f"• {deed}", 220, y + 13)]
    assert _jobs(_page(*lines)) == TRUE


def test_letter_spaced_words_stay_whole() -> None:
    """Spaces that only the width between letters suggests are none (issue 27, item 2)."""
    document = pymupdf.open()
    page = document.new_page()
    at = 60.0
    for letter in "WHERE I HAVE WORKED":
        if letter != " ":
            page.insert_text((at, 100), letter, fontsize=10)
        at += pymupdf.get_text_length(letter, fontsize=10) + 1.5
    page.insert_text((60, 130), "Ward nurse at a trust in the north of the country", fontsize=10)
    lines = read_pdf(open_pdf(document.tobytes()), on_page=lambda *_: None).document.pages[0].lines
    words = lines[0].text.split()
    assert words == ["WHERE", "I", "HAVE", "WORKED"]


def test_a_town_over_the_name_is_no_part_of_it() -> None:
    """The e-mail address has the name, and not the town (issue 27, item 2)."""
    text = RESUME.replace(
        "Tessa Okafor\nLeeds, UK | +44 113 496 0733 | tessa.okafor@mailbox.example",
        "Ormsgate\nTessa Okafor\n+44 113 496 0733 | tessa.okafor@mailbox.example",
    )
    profile = read(plain(text)).applicant_profile
    assert profile is not None
    assert profile.basics.name == "Tessa Okafor"


def test_items_of_another_sign_are_no_part_of_a_dated_item() -> None:
    """A deed that ends one entry does not begin the next (issue 27, item 2)."""
    text = (
        RESUME.replace(
            "Ward Nurse, Osprey Health Trust\n03/2021 - present",
            "* Ward Nurse, Osprey Health Trust (03/2021 - present)",
        )
        .replace(
            "\nCare Assistant, Bellweather Ltd\n01/2018 - 02/2021",
            "* Care Assistant, Bellweather Ltd (01/2018 - 02/2021)",
        )
        .replace("Trained four newcomers.", "Trained four Engineers")
    )
    timeline = read(plain(text)).skeleton_timeline
    assert timeline is not None
    assert _jobs(plain(text)) == TRUE
    assert timeline.experiences[0].highlights[-1] == "Trained four Engineers"


def test_three_of_four_dates_at_the_height_of_their_entries_make_a_gutter() -> None:
    """A browser's page drifts: one date stands lower than its entry, and both sides have headings."""
    dates = [("03/2020 - 02/2022", 114), ("03/2018 - 02/2020", 160), ("03/2016 - 02/2018", 220)]
    dates += [("03/2014 - 02/2016", 280), ("03/2012 - 02/2014", 352)]
    left = [("Work experience", 100.0), *dates, ("Skills", 430.0), ("Languages", 460.0)]
    right = [("Phone", 70.0), ("Email", 85.0)]
    for at, name in enumerate(("Osprey", "Bellweather", "Harlow", "Tern", "Old Mill")):
        y = 100.0 + 60 * at
        right += [
            (f"Nurse and carer at the {name} house", y),
            ("Kept its records of each day", y + 26),
        ]
    sides = [
        marked([Cell(text, [], (x, y, x + 5 * len(text), y + 12)) for text, y in texts])
        for x, texts in ((60.0, left), (240.0, right))
    ]
    assert relation_of(*sides) == "left aside"
