"""Who somebody is and where they live, told in one breath or pasted with the head of a résumé."""

import pytest

from interview_app.guide import fields
from interview_app.guide.hearing import asides, header, persons

HEAD = (
    "Rahul Mehta\nSenior Software Engineer | Python, Go, Kubernetes\n"
    "London, UK | rahul@example.dev | +44 7700 900456 | github.com/rmehta-example"
)


@pytest.mark.parametrize(
    ("said", "name"),
    [
        (
            "Hiya I'm Shona McAllister, you can reach me on shona@example.org and I live in "
            "Paisley",
            "Shona McAllister",
        ),
        ("Servus, ich bin der Sepp Huber, 0171 5550142, mail is sepp@example.de", "Sepp Huber"),
        ("Grüß Gott, mein Name ist Anna Berg", "Anna Berg"),
        (HEAD, "Rahul Mehta"),
        ("Maria Huber\nGärtnerin\n80331 München", "Maria Huber"),
        (
            "Well, Desmond Keogh is what it says in my book, but everybody calls me Des",
            "Desmond Keogh",
        ),
        ("Servus, i bin die Amina Hadžić", "Amina Hadžić"),
        ("seit der Hochzeit Ulrike Sander-Voigt", "Ulrike Sander-Voigt"),
        (
            "My passport has always said Anna Maria Lopez and I never changed that",
            "Anna Maria Lopez",
        ),
        ("It's Maria Lopez-Grant here, maria@example.com", "Maria Lopez-Grant"),
        ("Hallo, Yilmaz Demir mein Name", "Yilmaz Demir"),
        (
            "Ich heiße Katharina Sommer, E-Mail ks@example.de, wohne in Bad Nauheim, Telefon "
            "06032 555014",
            "Katharina Sommer",
        ),
        ("Jo Field, MSc", "Jo Field, MSc"),
    ],
)
def test_a_name_stands_behind_other_words_or_above_other_lines(said: str, name: str) -> None:
    """Nothing but the name is kept as one."""
    assert persons.name(said) == name


@pytest.mark.parametrize(
    ("said", "phone"),
    [
        ("jo@example.org, 0171 5550142", "0171 5550142"),
        ("jo1985@example.org +44 7700 900456", "+44 7700 900456"),
        ("Bob Smith, (555) 234-5678", "(555) 234-5678"),
        ("jo@example.org, born 01.02.1980", None),
        ("jo@example.org, 02139-4307", None),
        ("jo19851201@example.org", None),
        ("0123-4567890@example.org", None),
    ],
)
def test_a_phone_number_beside_a_name_or_an_address_needs_no_word_for_it(
    said: str, phone: str | None
) -> None:
    """It is told by its own form; a day, a postal code and an address are none."""
    assert persons.phone(said) == phone


@pytest.mark.parametrize(
    ("said", "city", "country"),
    [
        ("Ich wohne in Kassel, aber ich komme aus Asmara in Eritrea", "Kassel", None),
        ("Leeds, but I grew up in Cork, Ireland", "Leeds", None),
        ("I'm in Cardiff at the moment but I'm originally from Malaga, Spain", "Cardiff", None),
        ("ich wohne in Bad Nauheim, Telefon 06032 555014", "Bad Nauheim", None),
        ("Paisley just outside Glasgow", "Paisley", None),
        ("we moved: Topsham, Devon", "Topsham", None),
        ("wir sind umgezogen nach Bern, Schweiz", "Bern", "CH"),
        ("Seit 2015 wohne ich in Halle (Saale)", "Halle (Saale)", None),
        ("Frankfurt am Main", "Frankfurt am Main", None),
        ("Newcastle upon Tyne, England", "Newcastle upon Tyne", "GB"),
        ("I'm here and there, but officially Ghent, Belgium", "Ghent", "BE"),
    ],
)
def test_a_home_is_the_place_alone(said: str, city: str, country: str | None) -> None:
    """Neither what lies near it nor where somebody came from is part of it."""
    place = fields.place(persons.home(said) or said)
    assert (place.city, place.country_code) == (city, country)


def test_the_head_of_a_resume_is_parted() -> None:
    """Each part by its own form."""
    assert header.heard(HEAD) == header.Header(
        label="Senior Software Engineer",
        place="London, UK",
        url="github.com/rmehta-example",
        skills=("Python", "Go", "Kubernetes"),
    )


@pytest.mark.parametrize(
    "said", ["Jo Field, MSc", "I'm Jo Field, a nurse from Leeds, England", "Anna Berg"]
)
def test_an_answer_of_one_line_is_no_head(said: str) -> None:
    """It is heard as a sentence."""
    assert header.heard(said) == header.Header()


@pytest.mark.parametrize(
    ("said", "name", "trade"),
    [
        ("Hans Huber, Maurer", "Hans Huber", "Maurer"),
        ("Maria Lopez (electrician)", "Maria Lopez", "electrician"),
        ("I'm Maria Lopez, nurse", "Maria Lopez", "nurse"),
        ("Ich bin Anna Berg aus Köln, Köchin", "Anna Berg", "Köchin"),
        ("Maria Lopez from Leeds", "Maria Lopez", None),
        ("Sgt. Maria Lopez", "Sgt. Maria Lopez", None),
        ("Dr. med. Anna Berg", "Dr. med. Anna Berg", None),
        ("Jo Field, MSc", "Jo Field, MSc", None),
        ("Schneider, Anna", "Schneider, Anna", None),
        ("Anna Schneider", "Anna Schneider", None),
    ],
)
def test_a_trade_and_an_origin_are_no_part_of_a_name(
    said: str, name: str, trade: str | None
) -> None:
    """A rank, a doctor's title and letters are; the trade is the headline, and where somebody is
    from is not where they live.
    """
    assert persons.name(said) == name
    assert persons.trade(said) == trade
    assert asides.heard("contact.name", said).get(asides.LABEL) == trade
