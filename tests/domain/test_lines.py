"""Lines: how an approval settles them, and that none outlives its evidence (NEXT 3)."""

from interview_app.domain.card_making import make_cards
from interview_app.domain.held_lines import (
    ChangedValue,
    Changes,
    changed_entries,
    changed_values,
    exactly_said,
    rechecked,
)
from interview_app.domain.knowledge_card import KnowledgeCard
from interview_app.domain.lines import (
    Approval,
    Line,
    LineOrigin,
    brought_back,
    families,
    reworded,
    settled_lines,
    taken_back,
    used_everywhere,
    wording_for,
)
from interview_app.domain.records import DataType
from interview_app.domain.settling import settled
from interview_app.domain.timeline import SkeletonTimeline

APPROVAL = Approval(at="2026-05-04", origin=LineOrigin.PERSON, owner="card-1", cites=("card-1",))


def one_line(text: str) -> tuple[Line, ...]:
    return settled_lines((Line(text=text),), before=(), approval=APPROVAL)


def test_what_a_file_says_of_a_line_beside_its_words_counts_for_nothing() -> None:
    """NEXT 3: the app sets id, family, origin, cites and approved_at."""
    given = {
        "company": "Linnet Dairy",
        "role": "Herd manager",
        "raw_text": "Ran a herd of 300 cows.",
        "lines": [{"text": "Ran a herd of 300 cows", "approved_at": "1999", "origin": "person"}],
    }
    data = settled(DataType.KNOWLEDGE_CARD, given, today="2026-05")
    assert data["lines"] == [{"text": "Ran a herd of 300 cows"}]


def test_another_wording_keeps_the_family_and_the_older_one() -> None:
    """NEXT 3: a family is one fact in several wordings; a page prints the newest."""
    before = one_line("Ran a herd of 300 cows")
    later = APPROVAL._replace(at="2026-05-05")
    changed = before[0].model_copy(update={"text": "Ran a herd of 300 dairy cows"})
    after = settled_lines((changed,), before=before, approval=later)
    assert [line.text for line in after] == [before[0].text, changed.text]
    assert len({line.family for line in after}) == 1
    assert after[1].replaces == (before[0].id,)
    assert wording_for(families(after)[after[0].family], None) == after[1]


def test_a_line_added_beside_the_one_that_replaces_another_is_a_fact_of_its_own() -> None:
    """NEXT 3: a family is one fact; two lines in a form are two."""
    (old,) = one_line("Served 240 dinners a day.")
    reworded = old.model_copy(update={"text": "Cooked and served 240 dinners a day."})
    added = Line(text="Led a kitchen team of five.")
    later = APPROVAL._replace(at="2026-05-05")
    for given in ((reworded, added), (added, reworded), (old, added)):
        lines = settled_lines(given, before=(), superseded=(old,), approval=later)
        wordings = families(lines).values()
        printed = {wording_for(one, None).text for one in wordings}
        assert printed == {one.text for one in given}
    assert len(families(settled_lines((added,), before=(), superseded=(old,), approval=later))) == 1


def test_a_wording_for_a_posting_is_used_everywhere_taken_back_and_brought_back() -> None:
    """NEXT 3: `for_posting`, "Use everywhere", older wordings stay and can be brought back."""
    first = one_line("Ran a herd of 300 cows")
    both = reworded(
        first,
        "Managed 300 dairy cows",
        replaces=(first[0].id,),
        for_posting="posting-a",
        approval=APPROVAL._replace(at="2026-05-05"),
    )
    (wordings,) = families(both).values()
    assert wording_for(wordings, "posting-a").text == "Managed 300 dairy cows"
    assert wording_for(wordings, None).text == "Ran a herd of 300 cows"
    everywhere = used_everywhere(both, both[1].id, owner="card-1", at="2026-05-06")
    (wordings,) = families(everywhere).values()
    assert wording_for(wordings, None).text == "Managed 300 dairy cows"
    back = brought_back(everywhere, first[0].id, at="2026-05-07")
    (wordings,) = families(back).values()
    assert wording_for(wordings, None).text == "Ran a herd of 300 cows"
    assert taken_back(back, back[0].id) == (back[1],)


def test_a_wording_said_again_stays_in_its_family() -> None:
    """The same words are the same line, whatever they are said to replace."""
    first = one_line("Ran a herd of 300 cows")
    two = reworded(
        first, "Managed 300 cows", replaces=(first[0].id,), for_posting=None, approval=APPROVAL
    )
    again = reworded(two, "Managed 300 cows", replaces=(), for_posting=None, approval=APPROVAL)
    assert {line.family for line in again} == {first[0].family}


def test_a_text_that_was_read_with_a_mark_is_no_line_until_it_was_looked_at() -> None:
    """NEXT 3: marked highlights are approved one by one or stay proposals, however often the
    timeline is approved.
    """
    job = {"id": "exp-1", "organization": "St. Anne", "highlights": ["Cut errors by 9", "Ran X"]}
    timeline = SkeletonTimeline.model_validate({"experiences": [job]})
    path = "experiences[0].highlights[0]"
    first = make_cards(timeline, sources={}, existing=(), at="2026", not_looked_at=(path,)).cards
    assert [len(card.lines) for card in first] == [0, 1]
    again = make_cards(timeline, sources={}, existing=first, at="2026").cards
    assert [len(card.lines) for card in again] == [0, 1]
    looked = make_cards(timeline, sources={}, existing=again, at="2026", looked_at=(path,)).cards
    assert [card.lines[0].text for card in looked] == ["Cut errors by 9", "Ran X"]


def card(**more: object) -> KnowledgeCard:
    data = {
        "id": "card-1",
        "company": "Linnet Dairy",
        "role": "Herd manager",
        "raw_text": "The herd grew from 240 to 300 cows.",
        "metrics": [{"value": "300", "description": "cows", "baseline": "240"}],
        "skills": ["Milking robots"],
        "lines": one_line("Grew the herd from 240 to 300 cows"),
    }
    return KnowledgeCard.model_validate({**data, **more})


def held_after(old: KnowledgeCard, new: KnowledgeCard) -> tuple[Line, ...]:
    changes = Changes({old.id: changed_values(old, new)})
    return rechecked(new.lines, changes, owner=new, still_said=exactly_said)


def test_a_line_is_held_when_its_number_was_changed_on_the_card() -> None:
    """NEXT 3, issue 24: held with both values, although the words it was told in still have it."""
    new = card(metrics=[{"value": "280", "description": "cows", "baseline": "240"}])
    (line,) = held_after(card(), new)
    assert line.changed is not None
    assert (line.changed.field, line.changed.was, line.changed.now) == (
        "metrics[0].value",
        "300",
        "280",
    )


def test_a_line_stands_when_its_numbers_only_moved() -> None:
    """A value that stands elsewhere in the evidence is still said, in any notation."""
    more = {"value": "12", "description": "calves"}
    metric = {"value": "300", "description": "dairy cows", "baseline": "240"}
    assert held_after(card(), card(metrics=[more, metric]))[0].changed is None
    assert exactly_said("Saw 74,000 people", ChangedValue("x", "74000", "74.000")) is None


def test_a_line_is_held_when_a_name_it_has_was_changed() -> None:
    """A tool of the line is no skill of the card any more."""
    old = card(lines=one_line("Brought in milking robots"))
    (line,) = held_after(old, old.model_copy(update={"skills": ("Milking parlours",)}))
    assert line.changed is not None
    assert line.changed.was == "Milking robots"


def test_a_line_is_held_when_the_date_of_its_job_was_changed() -> None:
    """NEXT 3: a field or date of the entry counts like one of the card."""
    job = {"id": "exp-1", "organization": "Linnet Dairy", "start": "2015", "end": "2021"}
    old = SkeletonTimeline.model_validate({"experiences": [job]})
    new = SkeletonTimeline.model_validate({"experiences": [{**job, "start": "2016"}]})
    owner = card(entry_id="exp-1", lines=one_line("Ran the herd since 2015"))
    changes = Changes({}, changed_entries(old, new))
    (line,) = rechecked(owner.lines, changes, owner=owner, still_said=exactly_said)
    assert line.changed is not None
    assert (line.changed.field, line.changed.was, line.changed.now) == ("start", "2015", "2016")


def test_a_line_that_rests_on_a_deleted_card_is_held_without_its_words() -> None:
    """What was deleted is not copied into another record."""
    merged = one_line("Ran a herd and a shop")[0].model_copy(update={"cites": ("card-1", "card-2")})
    changes = Changes({}, gone=("card-2",))
    (line,) = rechecked((merged,), changes, owner=card(), still_said=exactly_said)
    assert line.changed is not None
    assert line.changed.was == ""
