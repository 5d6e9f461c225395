"""Headings and entries with numbers or ornaments around them."""

from interview_app.domain.timeline import SkeletonTimeline
from tests.extraction_understanding.pages import line, pdf, plain, read


def _told(text: str) -> SkeletonTimeline:
    found = read(plain(text)).skeleton_timeline
    assert found is not None
    return found


COUNTED = """
Fintan Kestrel
fintan.kestrel@mailbox.example

1. WORK TO DATE

Stud manager (December 2018 to date)
Ballinree Stud
Second in charge of 60 mares and followers

Farm hand (2009 to 2012)
Kestrel & Sons
Suckler cows, tillage, two mares

2. EDUCATION

Ballyhaise Agricultural College
Advanced Certificate, Agriculture (2009 to 2011)

3. THINGS THAT I DO WELL

Neonatal care; Sales preparation; Paddock management; Tractor and loader

4. INTERESTS

Hurling, reading
"""


def test_headings_counted_from_first_to_last_are_headings_in_plain_text() -> None:
    """Also those whose words no list has, in the type of everything else."""
    found = _told(COUNTED)
    assert [word for group in found.skills for word in group.keywords] == [
        "Neonatal care",
        "Sales preparation",
        "Paddock management",
        "Tractor and loader",
    ]
    assert [one.institution for one in found.education] == ["Ballyhaise Agricultural College"]


def test_ornaments_are_no_words_of_a_heading_and_part_what_a_list_names() -> None:
    """`~ O que faço bem ~` over words parted by lozenges."""
    texts = [
        ("~ Estudos ~", ["Curso técnico em Imagem, SENAC Pernambuco, 2011"]),
        ("~ O que faço muito bem ~", ["Corte a seco ♦ Balayage ♦ Colorimetria ♦ Penteados"]),
        ("~ Idiomas ~", ["Inglês (básico)"]),
        ("~ Um pouco mais ~", ["Gosto de escutar a cliente antes de pegar na tesoura."]),
    ]
    rows = [line("Jucélia Kestrel", 50, 40, size=18), line("j.kestrel@mailbox.example", 50, 70)]
    for at, (heading, below) in enumerate(texts):
        rows += [line(heading, 50, 110 + 60 * at, size=13, bold=True)]
        rows += [line(text, 50, 130 + 60 * at) for text in below]
    found = read(pdf(*rows)).skeleton_timeline
    assert found is not None
    assert [word for group in found.skills for word in group.keywords] == [
        "Corte a seco",
        "Balayage",
        "Colorimetria",
        "Penteados",
    ]
