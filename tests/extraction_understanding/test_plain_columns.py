"""Plain text with its dates in a gutter of spaces, under headings that are underlined."""

from tests.extraction_understanding.pages import plain, read

GUTTER = """
Jorun Vikdal
14 Blue Road
923 31 Storuman
jorun.vikdal@mailbox.example

Runs harvesters and forwarders, 20 years by now, from thinning to clear cut,
and mends most of it alone.

WHERE I HAVE BEEN PAID
----------------------

2014-08 –           Operator, Vindel Forestry Ltd
                    Drives a harvester in two shifts. Plans the stands on
                    a tablet and answers for the quality of the measuring
                    there.

2006-02 – 2014-06   Operator, Forsell Brothers Ltd
                    Thinning and clear cut. Answered for the services
                    and the spare parts.

EDUCATION
---------

1998-08 – 2001-06   Forestry programme, Grans College

LANGUAGES
---------

Swedish
English

REFERENCES
----------

Per Gavelin, foreman at Vindel Forestry Ltd, his telephone number is given upon request.
"""


def test_text_beside_a_gutter_is_broken_where_all_text_is() -> None:
    """Each line ends as far from the page's edge as it is indented; one long line is no edge."""
    timeline = read(plain(GUTTER)).skeleton_timeline
    assert timeline is not None
    told = [(one.title, one.organization, one.start, one.end) for one in timeline.experiences]
    assert told == [
        ("Operator", "Vindel Forestry Ltd", "2014-08", None),
        ("Operator", "Forsell Brothers Ltd", "2006-02", "2014-06"),
    ]
    bodies = [one.summary or " ".join(one.highlights) for one in timeline.experiences]
    assert bodies == [
        "Drives a harvester in two shifts. Plans the stands on a tablet and answers for the"
        " quality of the measuring there.",
        "Thinning and clear cut. Answered for the services and the spare parts.",
    ]


def test_a_first_heading_of_own_words_is_underlined_as_the_others_are() -> None:
    """It is no line of the head, and no employer."""
    known = read(plain(GUTTER))
    assert known.skeleton_timeline is not None
    assert len(known.skeleton_timeline.experiences) == 2


def test_a_sentence_with_a_number_is_no_address() -> None:
    """Where somebody lives stands behind the postcode."""
    profile = read(plain(GUTTER)).applicant_profile
    assert profile is not None
    assert profile.basics.location is not None
    assert profile.basics.location.city == "Storuman"
