"""List items with a time of their own: what was done is no entry, whatever its years."""

import pytest

from tests.extraction_understanding.pages import plain, read

HEAD = "Ines Falk\nines@mailbox.example\n\nExperience\n\n"


def _posts(
    text: str,
) -> list[tuple[str | None, str | None, str | None, str | None, tuple[str, ...]]]:
    found = read(plain(HEAD + text)).skeleton_timeline
    assert found is not None
    return [
        (one.title, one.organization, one.start, one.end, one.highlights)
        for one in found.experiences
    ]


DEEDS = (
    "Mentored 4 student nurses since 2021",
    "Kept the stock list from 2021 to 2023",
    "Ran the night shift 2020 to 2022",
)


@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_with_its_years_belongs_to_the_post_above_it(deed: str) -> None:
    """It was printed as a post without a firm, and the deeds below it moved there."""
    told = _posts(
        f"Staff Nurse, Mercy Hospital, Leeds\nMarch 2019 – present\n- {deed}\n- Worked on 30 "
        f"beds\n\n"
        "Nurse, St. Anne Clinic, York\n2015 – 2019\n- Triaged 60 patients a shift\n"
    )
    assert told == [
        ("Staff Nurse", "Mercy Hospital", "2019-03", "present", (deed, "Worked on 30 beds")),
        ("Nurse", "St. Anne Clinic", "2015", "2019", ("Triaged 60 patients a shift",)),
    ]


def test_posts_in_a_list_stay_posts() -> None:
    """Where all dates stand in list items, the items are the entries."""
    told = _posts(
        "- Nurse, St. Anne Clinic, York 2015 – 2019\n- Night porter at Hotel Adler 2012 – 2015\n"
    )
    assert [one[2:4] for one in told] == [("2015", "2019"), ("2012", "2015")]
