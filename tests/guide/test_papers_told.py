"""Licences as people list them: each by itself, whatever joins them, and nothing where there is
none.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interview_app.guide.hearing import papers
from interview_app.guide.understanding import denies
from tests.guide.scripted import play
from tests.guide.test_stations import BY_HAND

ENGLISH = [
    "CSCS card",
    "forklift licence",
    "IELTS 6.5",
    "NVQ 3",
    "first aid certificate",
    "NMC registration",
]
GERMAN = ["Staplerschein", "Führerschein BE", "Meisterprüfung", "DATEV-Zertifikat", "KNX-Partner"]


@settings(deadline=None, max_examples=60)
@given(
    st.one_of(
        st.tuples(
            st.lists(st.sampled_from(ENGLISH), min_size=2, max_size=4, unique=True),
            st.just(" and "),
        ),
        st.tuples(
            st.lists(st.sampled_from(GERMAN), min_size=2, max_size=4, unique=True), st.just(" und ")
        ),
    ),
    st.sampled_from(["joint", ", ", "\n", "; ", "last"]),
)
def test_whatever_joins_two_licences_they_are_two(told: tuple[list[str], str], way: str) -> None:
    """By "and", commas, lines, semicolons, or commas with "and" before the last."""
    names, joint = told
    said = (
        ", ".join(names[:-1]) + joint + names[-1]
        if way == "last"
        else (joint if way == "joint" else way).join(names)
    )
    assert papers.licences(said) == tuple(names)


@pytest.mark.parametrize(
    "said",
    [
        "Health and Safety certificate",
        "Food Safety and Hygiene Level 2",
        "Diploma in Health and Social Care",
        "Certificate in Teaching and Learning",
        "Sachkunde Lagern und Kommissionieren",
    ],
)
def test_an_and_inside_a_name_belongs_to_it(said: str) -> None:
    """What stands before it is no licence by itself."""
    assert papers.licences(said) == (said,)


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ("Forklift and overhead crane, plus first aid", ("Forklift", "overhead crane", "first aid")),
        ("A ship's cook certificate and a certificate in sea survival", ("ship's cook certificate", "certificate in sea "
                                                                                                    "survival")),
        ("NMC registration, and I hold ILS and a mentorship certificate", ("NMC registration", "ILS", "mentorship certificate")),
        ("Der Kranschein und die Schaltberechtigung bis 20 kV", ("Kranschein", "Schaltberechtigung bis 20 "
                                                                               "kV")),
        ("first aid, manual handling and food hygiene", ("first aid", "manual handling", "food hygiene")),
        ("forklift, health and safety", ("forklift", "health and safety")),
    ],
)  # fmt: skip
def test_articles_and_what_leads_in_are_no_part_of_a_name(
    said: str, names: tuple[str, ...]
) -> None:
    """Each stands as its holder calls it."""
    assert papers.licences(said) == names


@pytest.mark.parametrize(
    "said", ["none really", "no, nothing at all", "keine eigentlich", "nein, leider keine"]
)
def test_none_is_no_licence(said: str) -> None:
    """However softly it is said."""
    assert denies(said)
    done = play(
        {
            **BY_HAND,
            "ask job.organization": "Holt & Sons since 2019",
            "ask job.title": "baker",
            "ask papers.certificates": said,
        },
        until="choose role",
    )
    assert done.known.timeline is not None
    assert done.known.timeline.certificates == ()
