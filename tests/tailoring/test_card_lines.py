"""Which sentences of a card can stand on a page (CONTRACT D6): what was done and what came of it, each fact once."""

import pytest

from interview_app.domain.knowledge_card import EvidenceCard, Metric, Story
from interview_app.tailoring.lines import card_lines, voice, writer
from interview_app.tailoring.truth_gate import gate

PARTS = (
    "Cut the 95th percentile latency of the payment API from 900 ms to 220 ms.",
    "On Fridays the payment API timed out and shops called us.",
    "I traced the slowest calls, added two indexes, and moved the fraud check out of the request.",
    "The 95th percentile went from 900 ms to 220 ms in five weeks.",
    "From our own monitoring; the dashboard is still there.",
    "I led a team of 3 engineers.",
    "No, they reported to the head of engineering.",
    "Python, PostgreSQL, profiling",
    "There is a public talk about it, at a meetup in Lisbon.",
)
TOLD = EvidenceCard(
    id="card-1",
    project="Senior Software Engineer",
    company="Ferrovia Pay",
    timeframe="2020-06 to present",
    role="Senior Software Engineer",
    raw_text="\n\n".join(PARTS),
    skills=("Python", "PostgreSQL", "profiling"),
    story=Story(situation=PARTS[1], action=PARTS[2], result=PARTS[3], proof=PARTS[8]),
    metrics=(
        Metric(
            value="220",
            description=PARTS[3],
            baseline="900",
            period="in five weeks",
            how_known=PARTS[4],
        ),
    ),
    attested_by_user=True,
)


def lines(card: EvidenceCard) -> list[str]:
    return [line for _id, line, _original in writer.lines_of([card], {}, most=9)]


def test_a_told_card_gives_deeds_and_results_and_nothing_else_of_the_conversation() -> None:
    """D6: how it was before, how it is known, a "no" and a list of skills are evidence and no lines; a fact stands once."""
    assert lines(TOLD) == [
        "Cut the 95th percentile latency of the payment API from 900 ms to 220 ms",
        "Led a team of 3 engineers",
        "Traced the slowest calls, added two indexes, and moved the fraud check out of the request",
    ]


def test_what_is_left_out_as_a_line_is_still_evidence() -> None:
    """DESIGN 9: the gate goes on weighing the whole card."""
    ready = gate.index([TOLD])
    assert (
        gate.check_line(
            "Cut 95th percentile latency of the payment API to 220 ms in five weeks", ready
        )
        == ()
    )
    assert gate.check_line("Led a team of 4 engineers", ready)


def test_a_german_answer_becomes_a_german_line() -> None:
    """D6, DESIGN 9: "Ich habe … geplant" is told by its participle, "Wir waren … fertig" by its fact."""
    assert voice.edited("Ich habe den Ablauf neu geplant.") == "Den Ablauf neu geplant"
    assert voice.edited("Wir haben 12 Anlagen gebaut.") == "12 Anlagen gebaut"
    assert voice.edited("Wir waren nach 14 Monaten fertig.") == "Nach 14 Monaten fertig"
    assert voice.edited("Ich leite ein Team.") == "Leite ein Team"


@pytest.mark.parametrize(
    ("said", "line"),
    [
        (
            "Performed mission-critical system backups and",
            "Performed mission-critical system backups",
        ),
        ("Wartung der Anlagen sowie", "Wartung der Anlagen"),
        ("Ran the following trainings:", "Ran the following trainings"),
        ("Ran the Q&A", "Ran the Q&A"),
        ("Built the brand", "Built the brand"),
        ("and", "And"),
    ],
)
def test_a_line_does_not_hang_at_its_end(said: str, line: str) -> None:
    """D6: what was cut off in a document ends before its "and"."""
    assert voice.edited(said) == line


@pytest.mark.parametrize(
    ("said", "line"),
    [
        (
            "Wir waren nach 14 Monaten fertig, drei Wochen vor dem Termin, und bei der Abnahme gab es 9 Mängel statt 40.",
            "Nach 14 Monaten fertig, drei Wochen vor dem Termin, und bei der Abnahme gab es 9 Mängel statt 40",
        ),
        (
            "I rebuilt the stock list, two weeks before the audit, and the audit found 3 errors instead of 60.",
            "Rebuilt the stock list, two weeks before the audit, and the audit found 3 errors instead of 60",
        ),
    ],
)
def test_a_sentence_of_something_else_keeps_its_comma(said: str, line: str) -> None:
    """D6: without it "three weeks early and at the acceptance" was read as one."""
    told = TOLD.model_copy(
        update={"id": "card-2", "raw_text": said, "story": Story(result=said), "metrics": ()}
    )
    assert line in lines(told)


def test_short_sentences_are_joined_within_a_paragraph_alone() -> None:
    """D6: answers to different questions never become one line."""
    assert voice.sentences("We were eight.\n\n7\n\nBudget 480,000 Euro") == [
        "We were eight.",
        "7",
        "Budget 480,000 Euro",
    ]
    assert voice.sentences("Cut the waste. By a lot.") == ["Cut the waste. By a lot."]


def test_a_card_of_a_document_keeps_all_its_sentences() -> None:
    """D6: selection is by worth; nothing of a résumé's own lines is lost here."""
    plain = TOLD.model_copy(
        update={
            "story": Story(),
            "raw_text": "Ran a ward of 28 beds. Trained 14 nurses on it. No, I did not.",
        }
    )
    assert card_lines.printable(plain) == ["Ran a ward of 28 beds.", "Trained 14 nurses on it."]


def test_the_same_fact_in_other_words_is_the_same_only_with_the_same_figures() -> None:
    """D6: a result with a figure of its own is a line of its own."""
    first = "Reduced falls on the ward from 12 to 5 a month"
    assert card_lines.says_the_same("Went from 12 falls a month to 5 on the ward", [first])
    assert not card_lines.says_the_same(
        "Went from 12 falls a month to 5 on the ward in 8 months", [first]
    )
    assert not card_lines.says_the_same("Trained 14 nurses", [first])


def test_what_somebody_was_not_is_no_line() -> None:
    """DESIGN 9: "Was never a line manager" is evidence for the gate, and nothing to send."""
    plain = TOLD.model_copy(
        update={
            "raw_text": "Was never a line manager. Never missed a deadline in four years.",
            "story": Story(),
        }
    )
    assert [one.line for one in card_lines.lines(plain)] == [
        "Never missed a deadline in four years"
    ]


IN_ONE_GO = "When I came we threw away 60 loaves a day. I baked to a list, and after a month it was 15. There were five of us and I trained two."


def test_a_story_told_in_one_go_gives_its_deeds_and_results_as_lines() -> None:
    """D6: the situation of a story is no line, also where one answer told it along with the deed and the outcome."""
    card = TOLD.model_copy(
        update={
            "raw_text": f"{IN_ONE_GO}\n\nfive",
            "story": Story(
                situation="When I came we threw away 60 loaves a day.",
                action="I baked to a list. There were five of us and I trained two.",
                result="After a month it was 15.",
            ),
            "metrics": (),
        }
    )
    assert lines(card) == ["Baked to a list, and after a month it was 15", "Trained two"]
