"""Years a posting asks for, held against the time the evidence shows (CONTRACT D4, D5; issue 5.3)."""

import pytest

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.domain.tailoring import (
    Confidence,
    EvidenceMapping,
    GapStrategy,
    Priority,
    Requirement,
)
from interview_app.tailoring.match import gaps
from interview_app.tailoring.match.mapper import CardIndex, map_evidence
from interview_app.tailoring.match.qualifications import asked, duration, said
from interview_app.tailoring.match.terms import Synonyms
from tests.tailoring.made_up import card

TODAY = "2026-04"


@pytest.mark.parametrize(
    ("demand", "months", "terms"),
    [
        ("5+ years of experience in payroll", 60, ("payroll",)),
        ("At least two years' experience as a florist", 24, ("florist",)),
        ("Minimum of three (3) years of progressive payroll experience", 36, ("payroll",)),
        ("Three to five years of experience with SAP", 36, ("SAP",)),
        ("At least 18 months' experience driving a forklift", 18, ("driving", "forklift")),
        ("4 years in childcare", 48, ("childcare",)),
        ("10 years of relevant professional experience", 120, ()),
        ("Two years of driving", 24, ("driving",)),
        ("Mindestens 3 Jahre Erfahrung auf einer Intensivstation", 36, ("Intensivstation",)),
        ("Berufserfahrung (mind. 3 Jahre) im Bereich Logistik", 36, ("Logistik",)),
        ("Mindestens 2-jährige Erfahrung in der Lohnbuchhaltung", 24, ("Lohnbuchhaltung",)),
        ("Dreijährige Berufserfahrung als Disponentin", 36, ("Disponentin",)),
        ("Ein Jahr einschlägige Berufserfahrung", 12, ()),
        (
            "Fünf Jahre Erfahrung im Innenausbau, davon zwei in Leitungsfunktion",
            60,
            ("Innenausbau", "Leitungsfunktion"),
        ),
        ("mindestens 6 Monate Praxis in der Gastronomie", 6, ("Gastronomie",)),
        ("mehrjährige Berufserfahrung in der Buchhaltung", 24, ("Buchhaltung",)),
        ("Langjährige Berufserfahrung", 24, ()),
        ("Several years of experience in payroll", 24, ("payroll",)),
        ("Führungserfahrung von mindestens 5 Jahren", 60, ("Führung",)),
        ("Mindestens 3 Jahre Vertriebserfahrung", 36, ("Vertrieb",)),
        (
            "eine abgeschlossene elektrotechnische Ausbildung und mindestens drei Jahre Berufserfahrung",
            36,
            (),
        ),
        ("A driving licence and at least two years' experience", 24, ()),
    ],
)
def test_what_a_posting_asks_for_in_years(demand: str, months: int, terms: tuple[str, ...]) -> None:
    """D4: the lower end, in figures or words, and what it is to be of; English and German."""
    wish = asked(demand)
    assert wish is not None
    assert (wish.months, wish.terms(Synonyms())) == (months, terms)


@pytest.mark.parametrize(
    "demand",
    [
        "You must be at least 18 years of age with experience of customer service",
        "A clean driving licence held for 2 years",
        "Appointment not to exceed 12 months; experience with grants",
        "Experience gained within the last 5 years in teaching",
        "A 3-year degree in nursing and experience in theatre",
        "Abgeschlossene dreijährige Ausbildung und Erfahrung in der Pflege",
        "mehrjährige Ausbildung in der Buchhaltung",
        "several years ago you gained experience",
        "In den letzten 2 Jahren Erfahrung mit Jugendlichen",
    ],
)
def test_other_years_ask_for_no_experience(demand: str) -> None:
    """D4: an age, a contract, a course and a time within which are no length of experience."""
    assert asked(demand) is None


def mapped(
    demand: str, *cards: EvidenceCard, priority: Priority = Priority.HIGH
) -> EvidenceMapping:
    (found,) = map_evidence(
        [requirement(demand, priority)], CardIndex(cards), Synonyms(), today=TODAY
    )
    return found


def requirement(demand: str, priority: Priority = Priority.HIGH) -> Requirement:
    wish = asked(demand)
    assert wish is not None
    return Requirement(
        id="req-001", text=demand, priority=priority, keywords=wish.terms(Synonyms())
    )


BAKERY = card(
    "b1", "Brot & Mehr", "Baker", "2020-01 to 2022-06", "I baked rye bread for three shops."
)
CAFE = card(
    "c1",
    "Café Linde",
    "Pastry cook",
    "2021-07 to 2023-12",
    "We baked rye bread and cakes each morning.",
)
OFFICE = card("o1", "Amt Süd", "Clerk", "2010-01 to 2019-12", "I kept the files of four districts.")
SCHOOL = card("s1", "College", "Bread", "2005 to 2009", "Rye bread.", card_type=CardType.EDUCATION)


def test_the_posts_that_tell_of_it_are_counted_and_shared_months_once() -> None:
    """D5: the time is that of the posts whose cards tell of it; a month in two posts is one month, and a school is no post."""
    found = mapped("At least 4 years of experience with rye bread", BAKERY, CAFE, OFFICE, SCHOOL)
    assert found.experience is not None
    assert (found.experience.asked_months, found.experience.shown_months) == (48, 48)
    assert not found.experience.is_short
    assert found.confidence is Confidence.HIGH
    assert found.notes.startswith("Shown by what you told: 4 years (")


def test_a_time_that_falls_short_is_a_gap_with_its_question() -> None:
    """D5: honest about gaps: no sure match, and the question says how much is shown."""
    demand = "At least 5 years of experience with rye bread"
    found = mapped(demand, BAKERY, OFFICE)
    assert found.experience is not None
    assert found.experience.shown_months == 30
    assert found.confidence is Confidence.MEDIUM
    assert "Shown by what you told: 2 years 6 months" in found.notes
    assert "asked: 5 years" in found.notes
    wanted = [requirement(demand)]
    (gap,) = gaps.find_gaps(wanted, [found])
    assert gap.strategy is GapStrategy.ASK_USER
    (question,) = gaps.questions([gap], wanted, [found])
    assert "2 years 6 months" in question.question
    assert "from when to when" in question.question


def test_less_than_half_is_a_poor_match_and_nothing_at_all_is_said() -> None:
    """D5: two and a half of ten years are no good match; a time nothing tells of is told as none."""
    assert mapped("10 years of experience with rye bread", BAKERY).confidence is Confidence.LOW
    none = mapped("2 years of experience with forklifts", BAKERY)
    assert none.confidence is Confidence.LOW
    assert none.notes.startswith("Nothing you told shows a time of it; asked: 2 years.")


def test_any_work_counts_where_nothing_is_named() -> None:
    """D5: ten years of professional experience are those of all posts, and each post answers it."""
    found = mapped("12 years of professional experience", BAKERY, CAFE, OFFICE)
    assert found.experience is not None
    assert found.experience.shown_months == 14 * 12
    assert found.confidence is Confidence.HIGH
    assert set(found.evidence_card_ids) == {"b1", "c1", "o1"}


def test_several_years_are_two_at_least_and_told_as_they_were_asked() -> None:
    """D5: whoever has fifteen years behind them has no gap there; who has one is told so, without a number nobody asked."""
    found = mapped("Mehrjährige Berufserfahrung", BAKERY, OFFICE)
    assert found.experience is not None
    assert not found.experience.is_short
    assert "asked: several years." in found.notes
    short = mapped(
        "Several years of experience with rye bread",
        card("s2", "Hafer", "Baker", "2020-01 to 2020-12", "I baked rye bread."),
    )
    assert short.experience is not None
    assert short.experience.is_short
    assert said("Several years of experience in payroll") == 0


def test_bare_years_are_told_as_about() -> None:
    """D5: "2019-2021" is about two years, two posts in a row leave no hole, and nobody asks for the half year between."""
    one = card("k1", "Kita Nord", "Erzieherin", "2017-2019", "Ich betreute Krippenkinder.")
    two = card("k2", "Kita Süd", "Erzieherin", "2019-2021", "Ich betreute Krippenkinder.")
    found = mapped("Mindestens 4 Jahre Erfahrung mit Krippenkindern", one, two)
    assert found.experience is not None
    assert found.experience.about
    assert found.experience.shown_months == 48
    assert "about 4 years" in found.notes


def test_a_post_that_goes_on_reaches_to_this_month() -> None:
    """D5: `present` is the month of the run."""
    found = mapped(
        "3 years as a forester",
        card("f1", "Forst", "Forester", "2025-05 to present", "I marked trees."),
    )
    assert found.experience is not None
    assert found.experience.shown_months == 12


def test_a_german_word_is_found_in_those_made_with_it() -> None:
    """D5: Verkauf is what a Verkäuferin does, and Buchhaltung what Lohnbuchhaltung is; an operation is no cooperation."""
    sold = card(
        "v1", "Kaufhaus", "Verkäuferin", "2015-01 to 2019-12", "Ich beriet Kunden zu Schuhen."
    )
    found = mapped("Mindestens 3 Jahre Erfahrung im Verkauf", sold)
    assert found.experience is not None
    assert found.experience.shown_months == 60
    paid = card(
        "l1", "Amt", "Sachbearbeiter", "2015-01 to 2016-12", "Zuständig für die Lohnbuchhaltung."
    )
    assert mapped(
        "2 Jahre Erfahrung in der Buchhaltung", paid
    ).experience == found.experience.model_copy(
        update={"asked_months": 24, "shown_months": 24, "of": ("Buchhaltung",)}
    )
    shared = card(
        "g1", "Club", "Organiser", "2015-01 to 2016-12", "Built cooperation with schools."
    )
    none = mapped("2 years of experience in operation", shared)
    assert none.experience is not None
    assert none.experience.shown_months == 0


@pytest.mark.parametrize(
    ("months", "words"),
    [(1, "1 month"), (12, "1 year"), (28, "2 years 4 months"), (60, "5 years"), (0, "0 months")],
)
def test_a_time_is_told_in_years_and_months(months: int, words: str) -> None:
    """DESIGN 9: as a person says it."""
    assert duration(months) == words


@pytest.mark.parametrize(
    ("sentence", "months"),
    [
        ("Registered nurse with twelve years on surgical wards.", 144),
        ("Payroll clerk with over 10 years of experience in construction", 120),
        ("15+ years in logistics", 180),
        ("Nearly five years' experience as a florist", 59),
        ("Pflegefachfrau mit 12 Jahren Erfahrung auf der Intensivstation", 144),
        ("Über 20 Jahre Berufserfahrung als Dachdecker.", 240),
        ("Elektroniker mit langjähriger, davon 8 Jahre leitender Erfahrung", 96),
        ("Analysed five years of sales data for the board.", 0),
        ("Cut the backlog within 2 years, with no experience of the system.", 0),
        ("I ran the shop for my aunt when I was 19 years old.", 0),
        ("Less than 3 years of experience with SAP", 0),
        ("Betreute in den letzten 2 Jahren vier Azubis mit wenig Erfahrung", 0),
        ("A 3-year degree", 0),
    ],
)
def test_what_the_evidence_says_of_its_person_in_years(sentence: str, months: int) -> None:
    """D5: a headline and a summary say time in words; what a deed took or was about is none of it."""
    assert said(sentence) == months


PROFILE = card(
    "p1", "independent", "", "", "Baker with twelve years in rye bread and pastry. Learns fast."
)


def test_years_that_are_only_said_are_told_and_show_none() -> None:
    """D5: honest about gaps: never "no time of it" where the evidence says twelve years, and no sure match either."""
    demand = "At least 5 years of experience with rye bread"
    found = mapped(demand, PROFILE, OFFICE)
    assert found.experience is not None
    assert (found.experience.shown_months, found.experience.said_months) == (0, 144)
    assert not found.experience.is_short
    assert found.confidence is Confidence.MEDIUM
    assert found.notes.startswith(
        "You said 12 years; no line of a job with dates names it. Asked: 5 years."
    )
    wanted = [requirement(demand)]
    (gap,) = gaps.find_gaps(wanted, [found])
    assert gap.strategy is GapStrategy.ADJACENT_EXPERIENCE, "what the page says itself is not asked"
    demand = "At least 15 years of experience with rye bread"
    found, wanted = mapped(demand, PROFILE, OFFICE), [requirement(demand)]
    (question,) = gaps.questions(gaps.find_gaps(wanted, [found]), wanted, [found])
    assert "Where was it, from when to when" in question.question


def test_years_said_beside_years_shown() -> None:
    """D5: both are told; what is shown decides, and years said of something else say nothing."""
    demand = "At least 5 years of experience with rye bread"
    found = mapped(demand, PROFILE, BAKERY)
    assert "Shown by what you told: 2 years 6 months (bread)" in found.notes
    assert "it says 12 years; asked: 5 years." in found.notes
    assert found.confidence is Confidence.MEDIUM
    enough = mapped("At least 2 years of experience with rye bread", PROFILE, BAKERY)
    assert (
        enough.confidence
        is mapped("At least 2 years of experience with rye bread", BAKERY).confidence
    )
    other = mapped("5 years of experience with forklifts", PROFILE, BAKERY)
    assert other.notes.startswith("Nothing you told shows a time of it")
    assert other.confidence is Confidence.LOW


def test_years_of_any_work_may_be_said_too() -> None:
    """D5: "10 years of professional experience" is answered in words by a time of any work."""
    found = mapped("10 years of professional experience", PROFILE, BAKERY)
    assert found.experience is not None
    assert (found.experience.shown_months, found.experience.said_months) == (30, 144)
    assert found.confidence is Confidence.MEDIUM


def test_experience_of_a_kind_is_not_shown_by_any_work() -> None:
    """D5: nobody led for as long as they worked, and an "Einführung" is no Führung."""
    jobs = (
        card(
            "e1",
            "Hansa",
            "Elektroniker",
            "2010-01 to 2019-12",
            "Mitarbeit bei der Einführung neuer Aufträge.",
        ),
        card("e2", "Nordmühle", "Obermonteur", "2020-01 to 2025-12", "Führung von 4 Monteuren."),
    )
    found = mapped("Führungserfahrung von mindestens 7 Jahren", *jobs)
    assert found.experience is not None
    assert found.experience.shown_months == 72
    assert found.confidence is not Confidence.HIGH


TRAINED = card(
    "w1",
    "Weserwerft",
    "Ausbildung zum Elektroniker",
    "2008 to 2012",
    "Gesellenbrief.",
    card_type=CardType.EDUCATION,
)


def test_years_of_any_work_beside_another_demand_leave_that_to_be_shown() -> None:
    """D5: ten years at work are three, and no training; "Ausbildung" leads to its card, a small word as it is elsewhere."""
    demand = (
        "eine abgeschlossene elektrotechnische Ausbildung und mindestens drei Jahre Berufserfahrung"
    )
    asked_for = Requirement(
        id="req-001", text=demand, priority=Priority.HIGH, keywords=("Ausbildung",)
    )

    def of(*cards: EvidenceCard) -> EvidenceMapping:
        (found,) = map_evidence([asked_for], CardIndex(cards), Synonyms(), today=TODAY)
        return found

    found = of(OFFICE, TRAINED)
    assert found.evidence_card_ids == (TRAINED.id,)
    assert (found.confidence, found.notes) == (
        Confidence.MEDIUM,
        "Shown by what you told: 10 years; asked: 3 years.",
    )
    assert of(OFFICE).confidence is Confidence.LOW
