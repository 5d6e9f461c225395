"""The truth gate (CONTRACT D8): what it stops, what it lets pass, and what it says."""

from collections import Counter, defaultdict

import pytest

from benchmarks.truth.__main__ import measure
from benchmarks.truth.honest import KINDS, honest
from benchmarks.truth.lies import CLASSES
from benchmarks.truth.people import people
from benchmarks.truth.written import written
from interview_app.domain.tailoring import ClaimMapping, Severity, ViolationKind
from interview_app.tailoring.claim_audit import audit_claim_index
from interview_app.tailoring.resume_audit import audit_text
from interview_app.tailoring.truth_gate import gate
from tests.tailoring.made_up import PAYSCALE, PFLEGE, card
from tests.tailoring.truth_gate.judged import blocked

HONEST = [
    "Helped migrate the compensation API to AWS, cutting p95 latency by 75%",
    "Assisted the platform team in moving the compensation API to AWS",
    "Cut p95 latency by three quarters",
    "Served nineteen enterprise customers",
    "Managed a $1,200,000 budget",
    "Managed a budget of 1.2 million dollars and owned the benchmarking roadmap",
    "Launched three features in 2021",
    "Mentored 2 junior PMs",
    "Coached two junior product managers",
    "Worked with a team of 19",
    "Owner of the benchmarking product roadmap",
    "In 2021, launched 3 features that lifted retention from 82 to 91 percent",
    "Increased retention by 9 percentage points",
    "Senior Product Manager, Payscale, 03/2019 – 06/2022",
]
LIES = [
    ("Cut p95 latency by 80%", ViolationKind.CHANGED_METRIC),
    ("Led the migration of the compensation API to AWS", ViolationKind.INFLATED_SCOPE),
    ("Led a team of 19", ViolationKind.INFLATED_SCOPE),
    ("Worked with a team of 20", ViolationKind.INFLATED_SIZE),
    ("Migrated the compensation API to Azure", ViolationKind.SKILL_NOT_IN_EVIDENCE),
    ("Used Python 3.11", ViolationKind.CHANGED_METRIC),
    ("Launched 3 features in 2020", ViolationKind.WRONG_DATE),
    ("Senior Product Manager, Payscale, 2017 – 2022", ViolationKind.WRONG_DATE),
    ("Director of Product, Payscale", ViolationKind.TITLE_NOT_IN_EVIDENCE),
    ("MBA, University of Oregon", ViolationKind.SCHOOL_NOT_IN_EVIDENCE),
    ("Single-handedly migrated the compensation API to AWS", ViolationKind.SUPERLATIVE),
    ("Cut p95 latency by more than 75%", ViolationKind.CHANGED_METRIC),
    ("Increased p95 latency by 75%", ViolationKind.CHANGED_METRIC),
    ("Saved $1.2M", ViolationKind.CHANGED_METRIC),
]


SETS = tuple("abcdefhkgmnlopqrtuvwxyijz124")
"""The sets that these tests hold to what is published; sets s and 3, which nobody tuned on, are published and held to nothing."""
MISSED = {
    ("skill not in evidence", "a"): 2, ("inflated scope verb", "d"): 1, ("skill not in evidence", "d"): 1,
    ("negation dropped", "d"): 1, ("bigger team", "e"): 1, ("inflated scope verb", "f"): 2, ("employer swap", "h"): 1, ("negation dropped", "h"): 1,
    ("invented bullet", "h"): 1, ("inflated scope verb", "k"): 4, ("skill not in evidence", "k"): 1, ("negation dropped", "k"): 1,
    ("invented bullet", "k"): 1, ("inflated scope verb", "g"): 3, ("bigger team", "g"): 1, ("skill not in evidence", "g"): 2, ("title inflation", "g"): 1,
    ("negation dropped", "g"): 2, ("inflated scope verb", "m"): 2, ("version changed", "m"): 1, ("school or degree swap", "m"): 1,
    ("inflated scope verb", "n"): 1, ("bigger team", "n"): 1, ("certificate invented", "n"): 1, ("negation dropped", "n"): 1, ("version changed", "l"): 2,
    ("employer swap", "l"): 1, ("negation dropped", "l"): 6, ("invented bullet", "l"): 1, ("title inflation", "o"): 1, ("employer swap", "o"): 1,
    ("negation dropped", "o"): 1, ("skill not in evidence", "p"): 2, ("negation dropped", "p"): 1, ("changed number", "q"): 1,
    ("inflated scope verb", "q"): 1, ("skill not in evidence", "q"): 1, ("negation dropped", "q"): 3, ("invented bullet", "q"): 1,
    ("inflated scope verb", "r"): 1, ("title inflation", "r"): 1, ("skill not in evidence", "t"): 3, ("title inflation", "t"): 1, ("employer swap", "t"): 1,
    ("negation dropped", "t"): 3, ("skill not in evidence", "u"): 1, ("moved fact", "u"): 1, ("changed number", "v"): 1, ("wrong unit", "v"): 2,
    ("inflated scope verb", "v"): 10, ("bigger team", "v"): 3, ("skill not in evidence", "v"): 2, ("version changed", "v"): 3, ("employer swap", "v"): 2,
    ("school or degree swap", "v"): 1, ("certificate invented", "v"): 2, ("moved fact", "v"): 5, ("superlative or adoption", "v"): 2,
    ("negation dropped", "v"): 4, ("invented bullet", "v"): 1, ("wrong location", "v"): 4, ("wrong date or tenure", "w"): 1, ("inflated scope verb", "w"): 6,
    ("bigger team", "w"): 2, ("title inflation", "w"): 2, ("employer swap", "w"): 1, ("negation dropped", "w"): 3, ("wrong location", "w"): 3,
    ("changed number", "x"): 2, ("wrong unit", "x"): 2, ("wrong date or tenure", "x"): 2, ("inflated scope verb", "x"): 13, ("bigger team", "x"): 2,
    ("skill not in evidence", "x"): 7, ("version changed", "x"): 2, ("title inflation", "x"): 2, ("school or degree swap", "x"): 1, ("moved fact", "x"): 4,
    ("superlative or adoption", "x"): 3, ("negation dropped", "x"): 5, ("invented bullet", "x"): 1, ("wrong location", "x"): 1, ("wrong unit", "y"): 2,
    ("wrong date or tenure", "y"): 1, ("inflated scope verb", "y"): 9, ("bigger team", "y"): 2, ("skill not in evidence", "y"): 1,
    ("version changed", "y"): 2, ("employer swap", "y"): 1, ("school or degree swap", "y"): 1, ("superlative or adoption", "y"): 2,
    ("negation dropped", "y"): 5, ("wrong location", "y"): 2, ("wrong unit", "i"): 1, ("inflated scope verb", "i"): 4, ("bigger team", "i"): 1,
    ("skill not in evidence", "i"): 2, ("version changed", "i"): 3, ("employer swap", "i"): 2, ("school or degree swap", "i"): 3,
    ("certificate invented", "i"): 3, ("superlative or adoption", "i"): 1, ("negation dropped", "i"): 1, ("changed number", "j"): 1, ("wrong unit", "j"): 1,
    ("wrong date or tenure", "j"): 1, ("inflated scope verb", "j"): 8, ("bigger team", "j"): 1, ("skill not in evidence", "j"): 3,
    ("title inflation", "j"): 2, ("employer swap", "j"): 3, ("negation dropped", "j"): 7, ("wrong location", "j"): 1, ("changed number", "z"): 1,
    ("wrong unit", "z"): 2, ("wrong date or tenure", "z"): 5, ("inflated scope verb", "z"): 14, ("bigger team", "z"): 2, ("skill not in evidence", "z"): 2,
    ("version changed", "z"): 2, ("title inflation", "z"): 1, ("employer swap", "z"): 4, ("school or degree swap", "z"): 1, ("certificate invented", "z"): 2,
    ("superlative or adoption", "z"): 3, ("negation dropped", "z"): 14, ("wrong date or tenure", "1"): 2, ("inflated scope verb", "1"): 15,
    ("bigger team", "1"): 2, ("skill not in evidence", "1"): 1, ("title inflation", "1"): 2, ("employer swap", "1"): 1, ("moved fact", "1"): 2,
    ("superlative or adoption", "1"): 4, ("negation dropped", "1"): 4, ("wrong date or tenure", "2"): 2, ("inflated scope verb", "2"): 5,
    ("bigger team", "2"): 1, ("skill not in evidence", "2"): 2, ("title inflation", "2"): 1, ("employer swap", "2"): 1, ("school or degree swap", "2"): 1,
    ("certificate invented", "2"): 1, ("superlative or adoption", "2"): 1, ("negation dropped", "2"): 5, ("invented bullet", "2"): 3,
    ("wrong location", "2"): 1, ("inflated scope verb", "4"): 2, ("skill not in evidence", "4"): 2,
}  # fmt: skip
"""Lies of a class and set that the gate lets by, as docs/benchmarks-truth.md publishes them; it may never be more."""
LEAST = {
    "inflated scope verb": 0.94, "bigger team": 0.98, "skill not in evidence": 0.97, "version changed": 0.98, "employer swap": 0.98, "negation dropped": 0.95,
}  # fmt: skip
"""The share of a class that is stopped over all sets, where it misses the 99 % of issue 5: what is published, rounded down."""
REFUSED = {
    "a": (0.01, 0.01), "b": (0.01, 0.01), "c": (0.01, 0.01), "d": (0.04, 0.06), "e": (0.09, 0.06), "f": (0.06, 0.04), "h": (0.07, 0.07), "k": (0.08, 0.04),
    "g": (0.13, 0.05), "m": (0.02, 0.04), "n": (0.05, 0.02), "l": (0.15, 0.04), "o": (0.06, 0.03), "p": (0.05, 0.04), "q": (0.02, 0.03), "r": (0.09, 0.03),
    "t": (0.07, 0.03), "u": (0.01, 0.02), "v": (0.07, 0.04), "w": (0.06, 0.01), "x": (0.06, 0.02), "y": (0.07, 0.03), "i": (0.08, 0.03), "j": (0.09, 0.03),
    "z": (0.07, 0.03), "1": (0.10, 0.03), "2": (0.11, 0.02), "4": (0.03, 0.02),
}  # fmt: skip
"""The share of a set's honest lines that may be blocked, and warned about: what is published, rounded up.

The goal of issue 5 is 1 % and 5 %; sets a to c come near it, the sets in strangers' own words do not.
"""


@pytest.fixture(scope="module")
def measured() -> dict[tuple[str, str], Counter[str]]:
    counts: dict[tuple[str, str], Counter[str]] = defaultdict(
        Counter
    )  # not every set has lies of every class
    for by_hand, everybody in (("c", people()), *((half, ()) for half in SETS[3:])):
        for case, verdict, _why in measure(everybody, by_hand=by_hand)[0]:
            counts[case.kind, case.half][verdict] += 1
    return counts


@pytest.mark.parametrize("half", SETS)
@pytest.mark.parametrize("kind", CLASSES)
def test_of_each_class_of_lies_nearly_all_are_stopped(
    measured: dict[tuple[str, str], Counter[str]], kind: str, half: str
) -> None:
    """D8, issue 5.4: of each class and set, no more lies get by than are published."""
    counts = measured[kind, half]
    assert counts.total() - counts["blocked"] <= MISSED.get((kind, half), 0)


@pytest.mark.parametrize("kind", CLASSES)
def test_over_all_sets_a_class_is_stopped(
    measured: dict[tuple[str, str], Counter[str]], kind: str
) -> None:
    """Issue 5.4: over some hundred lies of a class at least 99 % are stopped; some classes miss that goal, by what is published."""
    whole = sum((measured[kind, half] for half in SETS), Counter())
    least = LEAST.get(kind, 0.99)
    assert whole.total() >= 400
    assert whole["blocked"] >= least * whole.total()


@pytest.mark.parametrize("half", SETS)
def test_honest_rewordings_pass(measured: dict[tuple[str, str], Counter[str]], half: str) -> None:
    """Issue 5.4: of a set's honest lines no more are refused or warned about than are published."""
    whole = sum((measured[kind, half] for kind in KINDS), Counter())
    blocked, warned = REFUSED[half]
    assert whole["blocked"] <= blocked * whole.total()
    assert whole["warned"] <= warned * whole.total()


def test_the_honest_lines_are_many() -> None:
    """Issue 5.4: at least 600 honest lines, in two languages, over at least 20 people."""
    lines = [case for one in people() for case in honest(one)] + [
        case for one in written("c") for case in one.honest
    ]
    assert len(lines) >= 600
    assert len({case.person for case in lines}) >= 20


@pytest.mark.parametrize("line", HONEST)
def test_what_the_evidence_says_in_other_words_passes(line: str) -> None:
    """D8: an honest rewording is no violation."""
    assert gate.check_line(line, PAYSCALE) == ()


@pytest.mark.parametrize(("line", "kind"), LIES)
def test_a_lie_is_stopped_and_named(line: str, kind: ViolationKind) -> None:
    """D8: each kind of lie gives a BLOCKER of its kind that quotes the line."""
    found = gate.check_line(line, PAYSCALE)
    assert kind in {one.kind for one in found if one.severity is Severity.BLOCKER}, [
        one.violation for one in found
    ]
    assert all(one.bullet_text == line for one in found)


@pytest.mark.parametrize(
    "line",
    [
        "Betreuung von acht Beatmungspatienten je Schicht auf der Intensivstation",
        "Senkung der Dekubitusrate von 6 auf 2 Prozent",
        "Half bei der Einführung von Orbis mit",
        "Mitarbeit bei der Einführung des Pflegedokumentationssystems Orbis",
        "Stellvertretende Leitung eines zwölfköpfigen Teams",
        "Arbeitete 2022 fünf neue Kollegen ein",
    ],
)
def test_german_rewordings_pass(line: str) -> None:
    """D8, issue 5.4: German as well as English."""
    assert gate.check_line(line, PFLEGE) == ()


@pytest.mark.parametrize(
    "line",
    [
        "Betreute 18 Beatmungspatienten pro Schicht",
        "Leitete die Einführung von Orbis",
        "Führte Orbis ein",
        "Pflegedienstleitung, Pflegedienst Sonnenschein",
        "Budget verantwortet",
        "Leitete ein Team von 14",
        "10 Jahre Erfahrung auf der Intensivstation",
        "Unternehmensweite Einführung von Orbis",
    ],
)
def test_german_lies_are_stopped(line: str) -> None:
    """D8, issue 5.4: German as well as English."""
    assert blocked(line, *PFLEGE)


def test_the_sentence_names_both_numbers() -> None:
    """D8: "Claims 80% improvement but evidence shows 75%"."""
    evidence = (
        card("a", "Acme", "Cook", "2019-2021", "Cut waste with a 75% improvement in sorting"),
    )
    assert [
        one.violation
        for one in gate.check_line("Cut waste with an 80% improvement in sorting", evidence)
    ] == ["Claims 80% improvement but evidence shows 75%"]


def test_an_uncited_line_fails() -> None:
    """D8: `evidence_card_ids: []` fails, and so does a card that does not exist."""
    for cited in ((), ("nowhere",)):
        found = gate.check_line(
            "Served nineteen enterprise customers", PAYSCALE, gate.LineContext(cited=cited)
        )
        assert [one.kind for one in found] == [ViolationKind.UNCITED]


def test_a_true_fact_under_the_wrong_employer_is_a_moved_fact() -> None:
    """D8: a line under an employer's heading rests on that employer's cards alone."""
    found = gate.check_line(
        "Built dashboards in Tableau", PAYSCALE, gate.LineContext(company="Payscale")
    )
    assert [one.kind for one in found] == [ViolationKind.MOVED_FACT]
    claim = ClaimMapping(
        bullet_id="experience-payscale-bullet-1",
        bullet_text="Built dashboards in Tableau",
        evidence_card_ids=("p3",),
    )
    assert not audit_claim_index((claim,), PAYSCALE).passed


def test_a_model_may_add_an_objection_and_never_take_one_away() -> None:
    """D8: `passed` is worked out again from all violations."""
    clean = gate.report(())
    objection = gate.check_line("Cut p95 latency by 80%", PAYSCALE)
    assert clean.passed
    assert not gate.with_objections(clean, objection).passed
    assert len(gate.with_objections(gate.report(objection), ()).truth_violations) == len(objection)


def test_two_facts_of_different_cards_are_not_cause_and_result() -> None:
    """D8: causality only where the evidence says so itself."""
    assert blocked(
        "Mentored two junior PMs, which resulted in retention rising from 82% to 91%", *PAYSCALE
    )


def test_contradicting_cards_are_told() -> None:
    """Issue 5, bad input: cards that contradict each other are reported as inconsistencies."""
    evidence = (
        card("a", "Acme", "Cook", "2019-2021", "Cooked 80 covers a night"),
        card("b", "Acme", "Cook", "2019-2021", "Cooked 120 covers a night"),
    )
    assert audit_text("- Cooked 80 covers a night", evidence).inconsistencies


def test_a_cited_line_without_any_evidence_at_all_fails() -> None:
    """D8: it fails closed when there are no cards."""
    assert not gate.audit_claims(
        (ClaimMapping(bullet_id="x", bullet_text="Did things", evidence_card_ids=("a",)),), ()
    ).passed
    assert gate.check_line("Cooked 80 covers", ())


TWO_POSTS = (
    card("p1", "Stoneacre", "Electrician", "2011-2017", "Rewired 35 houses a year"),
    card(
        "p2",
        "Stoneacre",
        "Contracts Supervisor",
        "2017-2021",
        "Ran a crew of six on the hospital extension",
    ),
)


def test_a_fact_of_the_employers_other_post_is_a_moved_fact_in_a_resume_too() -> None:
    """D8: what was done as supervisor may not stand under the electrician's heading at the same employer."""
    page = (
        "Experience\n\nElectrician, Stoneacre, 2011 - 2017\n- {first}\n\n"
        "Contracts Supervisor, Stoneacre, 2017 - 2021\n- {second}\n"
    )
    told, true = "Ran a crew of six on the hospital extension", "Rewired 35 houses a year"
    assert audit_text(page.format(first=true, second=told), TWO_POSTS).passed
    moved = audit_text(page.format(first=told, second=told), TWO_POSTS)
    assert [one.kind for one in moved.truth_violations] == [ViolationKind.MOVED_FACT]


PLAIN_WORDS = (
    card(
        "w1",
        "Northside",
        "Nurse",
        "2012-2016",
        "Med-surg floor, 32 beds. Showed 60 people how to chart.",
    ),
    card(
        "w2",
        "Northside",
        "Nurse",
        "2012-2016",
        "Ran a team of five and cut the agency fee to $3,500 a month",
    ),
    card("w3", "Northside", "Nurse", "2012-2016", "Backlog was 90 reports, zero by Christmas 2018"),
    card("w4", "Northside", "Nurse", "2012-2016", "Gave a talk on idempotency at a meetup in 2023"),
    card(
        "w5",
        "Nordbank",
        "Berater",
        "2015-2021",
        "Beratungsgespräche: 12 die Woche. Beschwerden im Jahr: 6.",
    ),
)


@pytest.mark.parametrize(
    "line",
    [
        "Worked on a 32-bed floor",
        "Trained 60 people in charting",
        "Ran a team of five",
        "By Christmas 2018, cleared the backlog of 90 reports",
        "Gave a talk at a 2023 meetup",
        "12 Beratungsgespräche pro Woche",
    ],
)
def test_the_same_fact_in_another_shape_passes(line: str) -> None:
    """Issue 5.4: a fact told in another order, form or kind of word is still the fact."""
    assert not blocked(line, *PLAIN_WORDS)


@pytest.mark.parametrize(
    "line",
    [
        "Worked on a 36-bed floor",
        "Trained 80 people in charting",
        "Ran a team of six",
        "Gave a talk at a 2022 meetup",
        "12 Beratungsgespräche pro Monat",
    ],
)
def test_another_fact_in_that_shape_does_not(line: str) -> None:
    """D8: what lets a form of a fact pass lets no other fact pass."""
    assert blocked(line, *PLAIN_WORDS)


GIVEN_AWAY = (
    card(
        "g1",
        "Seehotel",
        "Koch",
        "2014-2019",
        "Posten Gardemanger. Einkauf war Sache vom Küchenchef.",
    ),
    card(
        "g2",
        "Halcyon",
        "Marketing Manager",
        "2019-2023",
        "I launched the box. Pricing is finance's call.",
    ),
    card("g3", "Prairie Stone", "Foreman", "2013-2018", "Built patios. Bids came from the owner."),
)


@pytest.mark.parametrize(
    "line",
    [
        "Posten Gardemanger einschließlich Einkauf",
        "Launched the box and set pricing",
        "Put together bids",
    ],
)
def test_what_the_evidence_gives_to_somebody_else_is_not_claimed(line: str) -> None:
    """D8: "Einkauf war Sache vom Küchenchef", "Pricing is finance's call" and "bids came from the owner" deny the deed."""
    assert blocked(line, *GIVEN_AWAY)
