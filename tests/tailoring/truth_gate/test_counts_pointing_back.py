"""Numbers whose noun stands elsewhere, is joined to others, or is the year of a noun: honest forms pass, the nearest lies do not."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

_CARDS = (
    card("c1", "Loch Ewe Salmon", "Fish Farm Technician", "2017-04 to present", "I coach one newly hired diver a year, five so far."),
    card("c2", "Loch Ewe Salmon", "Fish Farm Technician", "2017-04 to present", "I teach the trainees net repair. So far six have been passed out, by the inspector."),
    card("c3", "Loch Ewe Salmon", "Fish Farm Technician", "2017-04 to present", "I take sea and road deliveries, some 310 entries a month. By now 3 of our 7 pens use it. We fed about 45,000 tonnes in a season."),
    card("c4", "Loch Ewe Salmon", "Fish Farm Technician", "2017-04 to present", "I audited the pens over two evenings in May 2022. The logging app had 2,100 downloads the first year. I recruit for diving and quality roles, about 70 hires a year."),
    card("c5", "Loch Ewe Salmon", "Fish Farm Technician", "2017-04 to present", "I was union rep from 2018 to 2022. Lice were at 9% in 2019 and 4.5% in 2022."),
    card("c6", "Stadtwerke Murg", "Netzmeister", "2016-2023", "Beim Verschlüsselungsangriff 2022 waren wir nach 31 Stunden wieder am Netz. Ich habe etwa zwei Drittel der Schächte saniert."),
    card("c7", "Stadtwerke Murg", "Netzmeister", "2016-2023", "Bei der Umstellung 2019 war ich im Testteam, wir waren vier Fahrer. Gearbeitet habe ich an 26 Produktionen für Film und Fernsehen."),
    card("c8", "Berufskolleg Murg", "Ausbildung Netzmonteur", "2010-2013", "Ausbildung in Murg, Abschlussprüfung 2013, Note 1,6 im praktischen Teil."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("company", "line"),
    [
        ("Loch Ewe Salmon", "Five newly hired divers coached"),
        ("Loch Ewe Salmon", "Six trainees passed out so far in net repair"),
        ("Loch Ewe Salmon", "Some 310 sea and road delivery entries a month"),
        ("Loch Ewe Salmon", "In use by 3 pens out of 7"),
        ("Loch Ewe Salmon", "About 45,000 t fed a season"),
        ("Loch Ewe Salmon", "Over two evenings in May 2022, audited the pens"),
        ("Loch Ewe Salmon", "Logging app with 2,100 first-year downloads"),
        ("Loch Ewe Salmon", "Some seventy diving and quality hires a year"),
        ("Loch Ewe Salmon", "Union rep, 2018–22"),
        ("Loch Ewe Salmon", "Union rep (2018/22)"),
        ("Loch Ewe Salmon", "Lice halved between 2019 and 2022, from 9% to 4.5%"),
        ("Stadtwerke Murg", "Nach 31 Stunden wieder am Netz (Angriff 2022)"),
        ("Stadtwerke Murg", "Sanierung von etwa zwei Dritteln der Schächte"),
        ("Stadtwerke Murg", "Vierköpfiges Testteam bei der Umstellung"),
        ("Stadtwerke Murg", "26 Film- und Fernsehproduktionen"),
        ("Berufskolleg Murg", "Abschlussprüfung 2013, praktischer Teil 1,6"),
    ],
)
def test_a_number_counts_what_its_sentence_speaks_of(company: str, line: str) -> None:
    """A noun left out, told before, or joined to the one behind it is still what is counted."""
    assert not blocked(line, *_CARDS, under=company)


@pytest.mark.parametrize(
    ("company", "line"),
    [
        ("Loch Ewe Salmon", "Six newly hired divers coached"),
        ("Loch Ewe Salmon", "Five trainees passed out so far in net repair"),
        ("Loch Ewe Salmon", "In use by 3 pens out of 9"),
        ("Loch Ewe Salmon", "About 45,000 t fed a month"),
        ("Loch Ewe Salmon", "Logging app with 3,100 first-year downloads"),
        ("Loch Ewe Salmon", "Union rep, 2018–24"),
        ("Loch Ewe Salmon", "Lice cut to a third between 2019 and 2022, from 9% to 4.5%"),
        ("Stadtwerke Murg", "Nach 31 Stunden wieder am Netz (Angriff 2021)"),
        ("Stadtwerke Murg", "Sanierung von etwa drei Vierteln der Schächte"),
        ("Stadtwerke Murg", "Sechsköpfiges Testteam bei der Umstellung"),
        ("Berufskolleg Murg", "Abschlussprüfung 2013, praktischer Teil 1,3"),
    ],
)
def test_another_number_is_still_stopped(company: str, line: str) -> None:
    """The nearest lies of the same shapes."""
    assert blocked(line, *_CARDS, under=company)
