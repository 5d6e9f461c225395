"""A column of labels beside their values, which has the headings of the page too."""

from interview_app.extraction.document import Document
from tests.extraction_understanding.pages import line, pdf, read

ROWS = (
    ("#Persönliche Daten", ""),
    ("Name", "Matthias Brunner"),
    ("Anschrift", "Am Salzstadel 6, 83022 Rosenheim"),
    ("Telefon", "08031 5550147"),
    ("E-Mail", "m.brunner@mailbox.example"),
    ("Geboren", "12.03.1987 in Bad Aibling"),
    ("Familienstand", "verheiratet, zwei Kinder"),
    ("#Berufserfahrung", ""),
    ("05/2018 – 03/2024", "Werkstattleiter"),
    ("", "Schreinerei Oberndorfer GmbH, Kolbermoor"),
    ("", "• Leitung der Werkstatt mit acht Gesellen und zwei Auszubildenden"),
    ("09/2012 – 04/2018", "Schreinergeselle"),
    ("", "Holzbau Inntal GmbH, Raubling"),
    ("", "• Fenster- und Türenbau, Montage beim Kunden"),
    ("#Zivildienst", ""),
    ("09/2007 – 06/2008", "Altenheim St. Nikolaus"),
    ("#Kenntnisse", ""),
    ("EDV", "Imos CAD, AutoCAD, WoodWOP, MS Office"),
    ("Sprachen", "Englisch (Grundkenntnisse)"),
    ("Führerschein", "Klassen B, BE, C1"),
)


def _page() -> Document:
    rows, y = [], 40.0
    for label, value in ROWS:
        head = label.startswith("#")
        y += 24 if head else 13
        if label:
            rows.append(line(label.lstrip("#"), 70, y, size=12 if head else 10, bold=head))
        if value:
            rows.append(line(value, 200, y))
    return pdf(*rows)


def test_each_label_stands_with_its_value() -> None:
    """Also where they follow as closely as broken lines do; no label is where somebody lives."""
    profile = read(_page()).applicant_profile
    assert profile is not None
    basics = profile.basics
    assert (basics.name, basics.phone) == ("Matthias Brunner", "08031 5550147")
    assert basics.email == "m.brunner@mailbox.example"
    assert basics.location is not None
    assert (basics.location.city, basics.location.postal_code) == ("Rosenheim", "83022")


def test_labels_that_name_sections_are_groups_of_the_heading_above() -> None:
    """They are set as the text beside them, and the headings are not."""
    timeline = read(_page()).skeleton_timeline
    assert timeline is not None
    assert [(one.label, one.keywords) for one in timeline.skills] == [
        ("EDV", ("Imos CAD", "AutoCAD", "WoodWOP", "MS Office")),
        ("Führerschein", ("Klassen B", "BE", "C1")),
    ]
    assert [one.language for one in timeline.languages] == ["Englisch"]
