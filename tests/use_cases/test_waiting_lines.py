"""A line that waits for the person: each way out of it ends the waiting, whatever held the line and
wherever it stands (NEXT 3).
"""

from itertools import count

import pytest

from interview_app.domain.records import DataType
from interview_app.domain.resume import ResumeBullet
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.wishes import (
    BulletEdited,
    GeneralRequested,
    LineAttested,
    LinesArranged,
    WordingBroughtBack,
    WordingTakenOut,
)
from tests.use_cases.conftest import Person

pytestmark = pytest.mark.end_to_end

_FIGURES = count(471_302)
"""Numbers that nobody told; each once, for what was said to be true is evidence afterwards."""


def line_of(run: RunShown, kind: str) -> ResumeBullet:
    assert run.blackboard.draft is not None
    bullets = run.blackboard.draft.document.bullets()
    return next(one for one in bullets if one.bullet_id.startswith(kind))


def texts(run: RunShown) -> set[str]:
    assert run.blackboard.draft is not None
    return {one.text for one in run.blackboard.draft.document.bullets()}


def is_cleared(run: RunShown) -> bool:
    report = run.blackboard.audit_report
    return run.waiting == () and report is not None and report.passed


@pytest.mark.parametrize("kind", ["experience", "summary"])
def test_own_words_that_wait_are_changed_attested_or_taken_back(person: Person, kind: str) -> None:
    """The corrected line is taken; what is true prints; the wording before stands again."""
    run = person.printed(GeneralRequested())
    line = line_of(run, kind)

    def wait_for(text: str, *, before: str) -> str:
        wish = BulletEdited(run_id=run.run_id, bullet_id=line.bullet_id, text=text)
        held = person.printed(wish)
        assert text not in texts(held)
        (one,) = held.waiting
        assert (one.text, one.before) == (text, before)
        return one.line_id

    waits = wait_for(f"Led {next(_FIGURES)} people", before=line.text)
    mended = f"{line.text.rstrip('.')} as well"
    run = person.printed(BulletEdited(run_id=run.run_id, bullet_id=waits, text=mended))
    assert is_cleared(run)
    assert mended in texts(run)

    refused = f"Led {next(_FIGURES)} people"
    waits = wait_for(refused, before=mended)
    person.printed(BulletEdited(run_id=run.run_id, bullet_id=waits, text=line.text))
    run = person.printed(WordingBroughtBack(run_id=run.run_id, line_id=waits))
    assert refused not in texts(run), "a wording that was refused came onto the page by one click"
    assert refused not in [one.text for one in run.wordings]
    (held,) = run.waiting
    assert held.text == refused
    run = person.printed(BulletEdited(run_id=run.run_id, bullet_id=held.line_id, text=mended))
    assert is_cleared(run)

    waits = wait_for(f"Led {next(_FIGURES)} people", before=mended)
    run = person.printed(WordingTakenOut(run_id=run.run_id, line_id=waits))
    assert is_cleared(run)
    assert mended in texts(run), "the wording before it stands again"

    true = f"Led {next(_FIGURES)} people"
    run = person.printed(LineAttested(run_id=run.run_id, line_id=wait_for(true, before=mended)))
    assert is_cleared(run)
    assert true in texts(run)


@pytest.mark.parametrize("moved", [False, True], ids=["as chosen", "in the person's order"])
def test_a_line_that_waits_keeps_its_place(person: Person, moved: bool) -> None:
    """It stands below the line that it stood below, wherever the person moved it to."""
    run = person.printed(GeneralRequested())
    assert run.blackboard.draft is not None
    sections = run.blackboard.draft.document.sections
    entry = next(one for section in sections for one in section.entries if len(one.bullets) > 2)
    first, second, *others = (one.bullet_id for one in entry.bullets)
    if moved:
        order = (first, *others, second)
        run = person.printed(LinesArranged(run_id=run.run_id, bullet_ids=order))
    text = f"Led {next(_FIGURES)} people"
    run = person.printed(BulletEdited(run_id=run.run_id, bullet_id=second, text=text))
    (one,) = run.waiting
    above = entry.bullets[-1 if moved else 0].text
    assert run.blackboard.draft is not None
    printed = {one.bullet_id: one.text for one in run.blackboard.draft.document.bullets()}
    assert printed[one.above or ""] == above
    assert is_cleared(person.printed(WordingTakenOut(run_id=run.run_id, line_id=one.line_id)))
    back = tuple(one.bullet_id for one in entry.bullets)
    person.printed(LinesArranged(run_id=run.run_id, bullet_ids=back))


def test_every_figure_that_is_nowhere_is_named(person: Person) -> None:
    """Who mends one is not told of the next one afterwards; nothing older is offered to keep."""
    run = person.printed(GeneralRequested())
    figure = next(_FIGURES)
    line = line_of(run, "experience")
    text = f"Led {figure} people and saved 93.7 %"
    run = person.printed(BulletEdited(run_id=run.run_id, bullet_id=line.bullet_id, text=text))
    (one,) = run.waiting
    assert f"“{figure}, 93.7 %”" in one.why
    assert is_cleared(person.printed(WordingTakenOut(run_id=run.run_id, line_id=one.line_id)))


@pytest.mark.parametrize("way", ["changed", "still true"])
def test_a_line_whose_evidence_changed_is_mended_or_let_stand(person: Person, way: str) -> None:
    """“Changed since you approved it” ends with the person's own wording, and with Still true."""
    figure, id = next(_FIGURES), f"story-{way.replace(' ', '-')}"
    entry = person.printed(GeneralRequested()).entries[0].id
    line = f"Answered {figure} letters"
    story = {
        "id": id,
        "project": "Letters",
        "company": "Independent",
        "timeframe": "2021-2022",
        "role": "Engineer",
        "raw_text": f"I answered {figure} letters.",
        "lines": [{"text": line}],
        "entry_id": entry,
        "attested_by_user": True,
    }
    person.approve(DataType.KNOWLEDGE_CARD, id, story)
    now = next(one for one in person.printed(GeneralRequested()).cards if one.id == id).to_json()
    other = next(_FIGURES)
    person.approve(DataType.KNOWLEDGE_CARD, id, {**now, "raw_text": f"I answered {other} letters."})
    run = person.printed(GeneralRequested())
    (held,) = run.waiting
    assert (held.text, held.own, held.before) == (line, False, "")
    if way == "changed":
        line = f"Answered {other} letters"
        run = person.printed(BulletEdited(run_id=run.run_id, bullet_id=held.line_id, text=line))
    else:
        run = person.printed(LineAttested(run_id=run.run_id, line_id=held.line_id))
    assert is_cleared(run)
    assert line in texts(run)
