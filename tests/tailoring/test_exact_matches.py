"""What of a match can be compared exactly: whole sentences, figures, a choice that is left, and the name of an employer (CONTRACT D5)."""

import pytest

from interview_app.domain.resume import ResumeBullet, ResumeDocument, ResumeEntry, ResumeSection
from interview_app.domain.tailoring import Confidence, EvidenceMapping, Priority, Requirement
from interview_app.domain.timeline import Certificate, Education, Language, SkeletonTimeline
from interview_app.tailoring.lines.facts import Career, fact_cards
from interview_app.tailoring.match.mapper import CardIndex, map_evidence
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.analyst import analyse
from interview_app.tailoring.posting.text import read_posting
from interview_app.tailoring.reports.ats_check import check
from tests.tailoring.made_up import card


def mapped(
    demand: str, *said: str, keywords: tuple[str, ...] = (), employer: str = "Acme"
) -> EvidenceMapping:
    cards = tuple(
        card(f"c{at}", employer, "Fahrer", "2015-2020", text) for at, text in enumerate(said)
    )
    wanted = Requirement(id="req-001", text=demand, priority=Priority.HIGH, keywords=keywords)
    (found,) = map_evidence([wanted], CardIndex(cards), Synonyms(), today="2026-01")
    return found


def test_a_line_that_says_what_is_asked_word_for_word_answers_it_clearly() -> None:
    """In a language that has no rules here, too, and beside terms that are told nowhere else."""
    demand = "Réaliser les pointages des chantiers"
    found = mapped(demand, f"{demand} de la commune.", keywords=("pointages", "relevé"))
    assert found.is_clear
    apart = "Réaliser des devis.", "Suivi des pointages.", "Visite des chantiers."
    assert not mapped(demand, *apart).is_clear


@pytest.mark.parametrize(
    ("demand", "said"),
    [
        ("CACES R490 exigé", "CACES R482 obtenu en 2019"),
        ("Heben von 40 Tonnen", "Heben von 20 Tonnen"),
    ],
)
def test_another_number_is_another_thing(demand: str, said: str) -> None:
    """It may be related, and answers nothing; the same one does."""
    keywords = ("CACES",) if "CACES" in demand else ("Heben",)
    found = mapped(demand, said, keywords=keywords)
    assert found.confidence is Confidence.LOW
    assert found.evidence_card_ids
    same = said.replace("R482", "R490").replace("20", "40")
    assert mapped(demand, same, keywords=keywords).confidence is not Confidence.LOW


def test_the_name_of_an_employer_is_nothing_that_somebody_did() -> None:
    """Who drives for a firm that is called after a trade has not worked in it."""
    said = "Fuhr für Nordsee Logistik nach Emden."
    found = mapped("Logistik", said, keywords=("Logistik",), employer="Nordsee Logistik")
    assert found.confidence is Confidence.LOW
    own = mapped("Logistik", "Plante die Logistik.", keywords=("Logistik",), employer="Nordsee")
    assert own.is_clear


@pytest.mark.parametrize(
    ("demand", "clear"),
    [
        ("Polnischkenntnisse", True),
        ("Sprachkenntnisse: Polnisch", True),
        ("Polnisch und Tschechisch", False),
        ("Fluent Polish", True),
        ("Polish language skills", True),
        ("Tschechischkenntnisse", False),
        ("Abgeschlossene Ausbildung im Gleisbau", True),
        ("Staplerschein", True),
        ("Abgeschlossene Ausbildung als Kranführer", False),
    ],
)
def test_what_stands_in_languages_and_schools_answers_a_demand(demand: str, clear: bool) -> None:
    """A language was not found in the word that asks for it, nor a school in the word for one."""
    timeline = SkeletonTimeline(
        education=(Education(study_type="Facharbeiter", area="Gleisbau", end="1993"),),
        languages=(
            Language(language="Polnisch", fluency="fließend"),
            Language(language="Polish", fluency="fluent"),
        ),
        certificates=(Certificate(name="Staplerschein"),),
    )
    posting = read_posting(f"Gleisbauer (m/w/d)\n\nIhr Profil\n- {demand}\n- Deutsch\n")
    if "skills" in demand or "Fluent" in demand:
        posting = read_posting(f"Track worker\n\nWhat we require\n- {demand}\n- A van\n")
    _role, (wanted, *_more) = analyse(posting, Synonyms())
    index = CardIndex(fact_cards(Career(timeline=timeline)))
    (found,) = map_evidence([wanted], index, Synonyms(), today="2026-01")
    assert found.is_clear is clear
    assert not clear or not found.notes


@pytest.mark.parametrize(
    ("demand", "note"),
    [
        ("At least 2 years managing a team", "Its words stand in different places"),
        ("ILM Level 3 or higher", "It is not finished yet."),
    ],
)
def test_a_course_answers_neither_a_time_nor_before_it_is_finished(demand: str, note: str) -> None:
    """A two-day course beside one in management answered "2 years managing a team"."""
    timeline = SkeletonTimeline(
        education=(
            Education(study_type="exocad module", institution="2-day course", end="2022"),
            Education(
                study_type="ILM Level 3 in Leadership and Management", start="2025", end="present"
            ),
        ),
    )
    posting = read_posting(f"Lab manager\n\nWhat we require\n- {demand}\n- A van\n")
    _role, (wanted, *_more) = analyse(posting, Synonyms())
    index = CardIndex(fact_cards(Career(timeline=timeline)))
    (found,) = map_evidence([wanted], index, Synonyms(), today="2026-01")
    assert not found.is_clear
    assert note in found.notes


def test_a_page_says_a_term_as_its_evidence_does() -> None:
    """A term that stood on the page in another form was said to be missing there."""
    said = "Coordinated staffing for shifts of 9 nurses"
    line = ResumeBullet(bullet_id="b", text=said)
    job = ResumeEntry(id="e", title="Nurse", bullets=(line,))
    page = ResumeDocument(sections=(ResumeSection(key="experience", title="Work", entries=(job,)),))
    wanted = Requirement(
        id="r", text="Shift coordination", priority=Priority.HIGH, keywords=("Shift coordination",)
    )
    assert check(page, [wanted], (), Synonyms()).missing_keywords == ()


@pytest.mark.parametrize(
    ("demand", "said"),
    [
        ("Erfahrung mit Excel / Word", "Hatte Erfahrung mit Word."),
        ("Industriekaufmann/-kauffrau", "Arbeitete als Industriekaufmann."),
    ],
)
def test_one_side_of_a_stroke_answers_in_part(demand: str, said: str) -> None:
    """It may be an "or" or an "and"; both sides were asked for."""
    found = mapped(demand, said)
    assert found.confidence is Confidence.MEDIUM
    assert "“/”" in found.notes
    assert mapped(demand, "Strickte Socken.").confidence is Confidence.LOW


def test_what_was_said_beside_a_story_answers_nothing() -> None:
    """A note about Michigan lay in a story about a drug log, and the log was shown for Michigan."""
    told = card("c", "Acme", "Driver", "2015-2020", "Drove to Emden.\n\nI would do Michigan, too.")
    story = told.story.model_copy(update={"notes": ("I would do Michigan, too.",)})
    wanted = Requirement(id="r", text="Michigan", priority=Priority.HIGH)
    for one, found in ((told, 1), (told.model_copy(update={"story": story}), 0)):
        (mapping,) = map_evidence([wanted], CardIndex((one,)), Synonyms(), today="2026-01")
        assert len(mapping.evidence_card_ids) == found
