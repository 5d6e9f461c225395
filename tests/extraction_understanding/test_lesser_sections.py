"""Kinds of skills, who gave an award, and courses below a school, as pages set them."""

import pytest

from interview_app.domain.provenance import LOW_CONFIDENCE
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.extraction.resume.understanding import Understanding
from tests.extraction_understanding.pages import RESUME, line, pdf, plain, read


def timeline(found: Understanding) -> SkeletonTimeline:
    """The timeline, which must be there."""
    assert found.skeleton_timeline is not None
    return found.skeleton_timeline


def _on_a_page(*skills: tuple[str, float, float, bool]) -> SkeletonTimeline:
    """A page whose skills stand at these places: text, x, y and whether it is bold."""
    head = [
        line("Tessa Okafor", 50, 40, size=20, bold=True),
        line("tessa.okafor@mailbox.example", 50, 70),
        line("Work experience", 50, 100, size=14, bold=True),
        line("Ward Nurse, Osprey Health Trust", 50, 125),
        line("03/2021 - present", 50, 140),
        line("Skills", 50, 200, size=14, bold=True),
    ]
    return timeline(read(pdf(*head, *(line(text, x, y, bold=bold) for text, x, y, bold in skills))))


def test_a_kind_of_skills_may_have_the_name_of_a_level() -> None:
    """A label "Professional" in the type of the others is a kind, and what follows is of it; as
    plain text it is a level.
    """
    found = _on_a_page(
        ("Software", 50, 225, True),
        ("Rota planning", 50, 240, False),
        ("Professional", 50, 255, True),
        ("Wound care", 50, 270, False),
        ("Advanced", 50, 285, False),
    )
    assert [(one.label, one.keywords) for one in found.skills] == [
        ("Software", ("Rota planning",)),
        ("Professional", ("Wound care",)),
    ]


def test_kinds_of_skills_side_by_side_keep_what_stands_below_them() -> None:
    """Two labels in one row are two columns, and each row below is parted between them."""
    found = _on_a_page(
        ("Software", 50, 225, True),
        ("Professional", 320, 225, True),
        ("Excel", 50, 240, False),
        ("SAP", 170, 240, False),
        ("Wound care", 320, 240, False),
        ("Triage", 450, 240, False),
        ("Figma", 50, 255, False),
        ("Rotas", 320, 255, False),
    )
    assert [(one.label, one.keywords) for one in found.skills] == [
        ("Software", ("Excel", "SAP", "Figma")),
        ("Professional", ("Wound care", "Triage", "Rotas")),
    ]


def test_who_gave_an_award_is_told_without_the_words_that_say_so() -> None:
    """The words "Awarded by" before a name are no name, in a line with it or alone."""
    text = RESUME + "\nAwards\n\nNurse of the Year\nAwarded by Osprey Trust\nMay 2022\n"
    (award,) = timeline(read(plain(text))).awards
    assert (award.title, award.awarder, award.date) == (
        "Nurse of the Year",
        "Osprey Trust",
        "2022-05",
    )
    bare = RESUME + "\nAwards\n\nNurse of the Year\nAwarded May 2022\n"
    (award,) = timeline(read(plain(bare))).awards
    assert (award.title, award.awarder, award.date) == ("Nurse of the Year", None, "2022-05")


def test_courses_below_the_marks_are_kept_and_no_place() -> None:
    """Lines without a mark below the grade are the school's own: none is lost, none becomes a
    town.
    """
    text = RESUME.replace(
        "University of Eastmere, 09/2014 - 06/2017",
        "University of Eastmere\n09/2014 - 06/2017\nGPA: 3.8\nWound Management\nPublic "
        "Health\nBiology",
    )
    (school,) = timeline(read(plain(text))).education
    assert (school.institution, school.score, school.location) == (
        "University of Eastmere",
        "3.8",
        None,
    )
    assert school.highlights == ("Wound Management", "Public Health", "Biology")


def test_an_indented_line_below_a_post_is_no_column_of_its_own() -> None:
    """What was done there stays with the post, though it begins further right than the section's
    heading.
    """
    found = timeline(
        read(
            pdf(
                line("Tessa Okafor", 57, 50, size=20, bold=True),
                line("tessa.okafor@mailbox.example", 440, 70),
                line("Work", 188, 125, size=18, bold=True),
                line("Osprey Trust", 188, 165, bold=True, size=12),
                line("Jan 2022 - Present", 450, 165, wide=104),
                line("Ward Nurse", 188, 183),
                line("Planned the weekly rota for eleven colleagues", 202, 207),
                line("Education", 188, 240, size=18, bold=True),
                line("Eastmere College", 188, 279, bold=True, size=12),
                line("Sep 2018 - May 2022", 450, 279),
                line("BSc in Nursing", 188, 297),
            )
        )
    )
    (job,) = found.experiences
    assert job.highlights == ("Planned the weekly rota for eleven colleagues",)


@pytest.mark.parametrize(
    ("line", "sure", "doubtful"),
    [
        (
            "English (first language), Portuguese – speak it well, my wife is from Porto",
            ["English: first language", "Portuguese: speak it well"],
            ["my wife is from Porto: None"],
        ),
        (
            "Deutsch (fliessend), Rumänisch (Muttersprache, ein wenig eingerostet)",
            ["Deutsch: fliessend", "Rumänisch: Muttersprache, ein wenig eingerostet"],
            [],
        ),
        ("Patois, English", ["English: None"], ["Patois: None"]),
    ],
)
def test_a_remark_beside_languages_is_no_sure_language(
    line: str, sure: list[str], doubtful: list[str]
) -> None:
    """What no table of languages names asks for an eye; a remark in brackets stays with its own."""
    found = read(plain(f"{RESUME}\nLanguages\n{line}\n"))
    places = found.provenance
    told = {True: list[str](), False: list[str]()}
    for at, one in enumerate(timeline(found).languages):
        place = places[f"skeleton_timeline.languages[{at}].language"]
        told[place.confidence < LOW_CONFIDENCE].append(f"{one.language}: {one.fluency}")
    assert (told[False], told[True]) == (sure, doubtful)
