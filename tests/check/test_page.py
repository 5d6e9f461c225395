"""A given résumé's page, line by line through the check (NEXT 5, CONTRACT D8, E7)."""

import pytest

from interview_app.check import example
from interview_app.check.evidence import EvidenceSet
from interview_app.check.page.audited import audited_page
from interview_app.check.page.claim_index import audited_claims
from interview_app.check.page.page_top import Owner
from interview_app.domain.tailoring import AuditReport, ClaimMapping, Verdict

EVIDENCE = EvidenceSet.of(example.CARDS, timeline=example.TIMELINE, language="en", today="2026-06")
PAGE = """Wilhelmina Oakes
12 Quay Street, Woodbridge IP12 1BX
wil@example.org | +44 1394 555 010

Experience

{head}
- Rebuilt 14 clinker dinghies with two apprentices
- Varnishing a hull fell from 10 days to 6.

Yard Hand
Deben Marina | 04/2012 – 02/2016
- Moored and fuelled visiting yachts

Education
Diploma, Boatbuilding, Lowestoft College, 2010 – 2012

Skills
AutoCAD, Spiling

Languages: Norwegian (B2)
"""
HEAD = "Boatbuilder, Saltmarsh Boatyard, Woodbridge\nMarch 2016 – August 2021"


def report(text: str) -> AuditReport:
    return audited_page(text, EVIDENCE)


def refused(text: str) -> list[str]:
    return [one.text for one in report(text).lines if one.verdict is Verdict.REFUSED]


@pytest.mark.parametrize(
    "head",
    [
        ("Boatbuilder | 03/2016 – 08/2021", "Saltmarsh Boatyard"),
        ("Saltmarsh Boatyard", "Boatbuilder | 03/2016 – 08/2021"),
    ],
)
def test_a_head_in_two_rows_is_not_the_one_before(head: tuple[str, str]) -> None:
    """A Word page has each in a paragraph of its own, a blank before every one of them. What has a
    year and no job title stays with the head above it.
    """
    above = ("Yard Hand, Deben Marina | 04/2012 – 02/2016", "Best crew 2014")
    rows = ("Wilhelmina Oakes", "Experience", *above, *head, "Skills", "AutoCAD, Spiling")
    found = {one.text: one.employer for one in report("\n\n".join(rows)).lines}
    assert {found[one] for one in head} == {"Saltmarsh Boatyard"}
    assert {found[one] for one in above} == {"Deben Marina"}


@pytest.mark.parametrize(
    "head",
    [
        HEAD,
        "Saltmarsh Boatyard — Boatbuilder — Mar 2016 – Aug 2021",
        "Boatbuilder | Saltmarsh Boatyard | 03/2016 - 08/2021",
        "Boatbuilder at Saltmarsh Boatyard (2016 – 2021)",
        "Saltmarsh Boatyard Ltd\nBoatbuilder\n2016–2021",
        "**Saltmarsh Boatyard**, Woodbridge    2016 – 2021\n*Boatbuilder*",
        "2016 – 2021\nBoatbuilder, Saltmarsh Boatyard",
        "### Boatbuilder, Saltmarsh Boatyard\n\nMarch 2016 – August 2021\n",
    ],
)
def test_a_head_is_known_in_whatever_order_it_is_printed(head: str) -> None:
    """Each line is proven, under its employer; name and contact claim nothing."""
    found = report(PAGE.format(head=head))
    assert [one.verdict for one in found.lines] == [Verdict.PROVEN] * len(found.lines)
    assert found.passed
    dinghies = next(one for one in found.lines if "dinghies" in one.text)
    assert dinghies.employer == "Saltmarsh Boatyard"
    yachts = next(one for one in found.lines if "yachts" in one.text)
    assert yachts.employer == "Deben Marina"


@pytest.mark.parametrize(
    "more", ["", " Sailed each of them home.", " Moored and fuelled visiting yachts."]
)
def test_a_line_of_several_proven_sentences_is_proven(more: str) -> None:
    """Two are enough. With one more that is not approved here the line is asked about."""
    first = "Rebuilt 14 clinker dinghies with two apprentices"
    second = "Varnishing a hull fell from 10 days to 6."
    page = PAGE.format(head=HEAD).replace(f"- {first}\n- {second}", f"- {first}. {second}{more}")
    line = next(one for one in report(page).lines if first in one.text)
    assert line.text == f"{first}. {second}{more}"
    assert line.verdict is (Verdict.YOUR_WORD if more else Verdict.PROVEN)


@pytest.mark.parametrize(
    ("true", "lie"),
    [
        ("Boatbuilder, Saltmarsh", "Master Boatbuilder, Saltmarsh"),
        ("March 2016", "March 2014"),
        ("14 clinker", "41 clinker"),
        ("10 days", "10 weeks"),
        ("Moored and fuelled visiting yachts", "Rebuilt 14 clinker dinghies with two apprentices"),
        ("Diploma", "Degree"),
        ("Lowestoft College", "Oxford College"),
        ("Spiling", "Rhino"),
        ("B2", "C2"),
    ],
)
def test_a_lie_on_the_page_is_refused_and_no_other_line(true: str, lie: str) -> None:
    """What can be compared exactly."""
    found = refused(PAGE.format(head=HEAD).replace(true, lie))
    assert len(found) == 1
    assert lie in found[0]


@pytest.mark.parametrize(
    ("true", "lie", "kind"),
    [
        ("AutoCAD, Spiling", "AutoCAD, Rhino", "skill_not_in_evidence"),
        ("Boatbuilder, Saltmarsh", "Master Boatbuilder, Saltmarsh", "title_not_in_evidence"),
        ("Lowestoft College", "Oxford College", "school_not_in_evidence"),
        ("14 clinker", "41 clinker", "changed_metric"),
    ],
)
def test_an_objection_says_of_what_kind_it_is(true: str, lie: str, kind: str) -> None:
    """An item by the kind of its row, anything else by its rule."""
    (objection,) = report(PAGE.format(head=HEAD).replace(true, lie)).truth_violations
    assert objection.kind == kind


def test_an_employer_that_nobody_has_proves_nothing_beneath_it() -> None:
    """The head is refused, and figures below it stand in no evidence."""
    page = PAGE.format(head="Chief Engineer, Nautilus Works, 2016 – 2021")
    found = refused(page)
    assert found[0].startswith("Chief Engineer")
    assert "Rebuilt 14 clinker dinghies with two apprentices" in found


def test_a_reworded_line_counts_against_passed_where_a_page_is_given() -> None:
    """Only `audit` counts the person's word."""
    page = PAGE.format(head=HEAD).replace("Rebuilt 14 clinker dinghies", "Restored 14 dinghies")
    found = report(page)
    assert not found.passed
    line = next(one for one in found.lines if "Restored" in one.text)
    assert (line.verdict, line.marked) == (Verdict.YOUR_WORD, ("Restored",))
    assert refused(page) == []


def test_a_line_that_the_page_broke_is_one_line() -> None:
    """A bullet that goes on below is whole again."""
    broken = "- Rebuilt 14 clinker dinghies\n  with two apprentices\n"
    page = PAGE.format(head=HEAD).replace(
        "- Rebuilt 14 clinker dinghies with two apprentices\n", broken
    )
    assert report(page).passed


def test_a_german_page_about_english_evidence_is_translated() -> None:
    """One verdict; its head is held by dates and names."""
    page = (
        "Berufserfahrung\n\nSaltmarsh Boatyard, Woodbridge\nMärz 2016 – August 2021\n"
        "- 14 geklinkerte Jollen zusammen mit zwei Auszubildenden wieder aufgebaut\n"
        "- 19 geklinkerte Jollen zusammen mit zwei Auszubildenden wieder aufgebaut\n"
    )
    found = {one.text: one for one in report(page).lines}
    jollen = [one for text, one in found.items() if "Jollen" in text]
    assert [one.verdict for one in jollen] == [Verdict.YOUR_WORD, Verdict.REFUSED]
    assert jollen[0].rules == ("translated",)


def test_the_owners_own_contact_claims_nothing_wherever_it_is_printed_on_top() -> None:
    """A town in small letters and a number without a plus are known from the profile."""
    owner = Owner("Wilhelmina Oakes", frozenset(("woodbridge", "01394555010")))
    page = "Wilhelmina Oakes\nwoodbridge · 01394 555 010\n\nSkills\nAutoCAD\n"
    found = audited_page(page, EVIDENCE, owner=owner)
    assert [one.text for one in found.lines] == ["AutoCAD"]


def test_a_group_of_skills_may_be_called_like_a_section() -> None:
    """A programmer's "Languages" under Skills are none that are spoken; those of a person are."""
    page = PAGE.format(head=HEAD).replace("AutoCAD, Spiling", "Languages: AutoCAD, Spiling")
    asked = [one.text for one in report(page).lines if one.verdict is not Verdict.PROVEN]
    assert asked == ["Languages: AutoCAD, Spiling"]  # the name of the group was not told
    page = PAGE.format(head=HEAD).replace("AutoCAD, Spiling", "Languages: Norwegian (B2)")
    assert report(page).passed


def test_a_claim_is_held_to_the_cards_it_cites() -> None:
    """A claim index: nothing cited, what is not there, and a bullet id that stands twice."""
    text = "Rebuilt 14 clinker dinghies with two apprentices"
    cited = ClaimMapping(bullet_id="a", bullet_text=text, evidence_card_ids=("card-1",))
    assert audited_claims([cited], example.CARDS).passed
    wrong = cited.model_copy(update={"evidence_card_ids": ("card-7",)})
    assert not audited_claims([wrong], example.CARDS).passed
    for ids in ((), ("card-99",)):
        bad = cited.model_copy(update={"evidence_card_ids": ids})
        assert not audited_claims([bad], example.CARDS).passed
    assert not audited_claims([cited, cited], example.CARDS).passed
