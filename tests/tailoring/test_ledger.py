"""The ledger: what was told to whom, and which line of now it has become (issue 5.7)."""

import pytest

from interview_app.domain.tailoring import ClaimMapping
from interview_app.tailoring.reports import ledger
from interview_app.tailoring.reports.ledger import LedgerEntry

CUT = "Cut waste by 30%"
CUT_ALSO = "Cut food waste by 30%"
RAN = "Ran a kitchen of 12"


def claim(text: str, *cards: str, id: str = "a") -> ClaimMapping:
    return ClaimMapping(bullet_id=id, bullet_text=text, evidence_card_ids=cards or ("c1",))


def sent(id: str, *claims: ClaimMapping, to: str = "Acme", at: str = "2026-01-01") -> LedgerEntry:
    return LedgerEntry(id=id, sent_to=to, target_title="Cook", at=at, claims=claims)


def test_a_claim_knows_its_entries_and_its_other_wordings() -> None:
    """Issue 5.7: look by claim; those of one card alone when it is asked for."""
    entries = (
        sent("1", claim(CUT), claim(RAN, "c2", id="b")),
        sent("2", claim(CUT_ALSO)),
        sent("3", claim("cut waste  by 30%.")),
    )
    first, other = ledger.sent_claims(entries, card_id="c1")
    assert (first[1], other[1]) == (("1", "3"), ("2",))
    assert other[2] == (first[0],)
    assert [text for text, *_rest in ledger.sent_claims(entries, card_id="c2")] == [RAN]


@pytest.mark.parametrize(
    ("one", "other"), [("Cut waste by 3.5%", "Cut waste by 35%"), ("Led 12", "Led 1.2")]
)
def test_figures_make_another_claim(one: str, other: str) -> None:
    """Issue 5.7: a point in a number is no punctuation."""
    assert len([*ledger.sent_claims((sent("1", claim(one)), sent("2", claim(other))))]) == 2
    (line,) = ledger.sent_lines((sent("1", claim(one)),), claims=(claim(other),))
    assert line.reworded


def test_a_line_is_beside_what_was_sent_of_it() -> None:
    """Issue 5.7: the same words, other words from the same evidence, and nothing of another claim."""
    now = (claim(CUT_ALSO), claim(RAN, id="b"))
    entries = (sent("1", claim(CUT)), sent("2", claim(RAN), to="Moor", at="2026-02-01"))
    found = ledger.sent_lines(entries, claims=now)
    assert [
        (one.now.bullet_id, one.entry.id, one.then.bullet_text, one.reworded) for one in found
    ] == [
        ("b", "2", RAN, False),
        ("a", "1", CUT, True),
    ]
    assert not [*ledger.sent_lines((sent("1", claim(CUT, "c9")),), claims=now)], (
        "it rests on other evidence"
    )
    still = ledger.sent_lines((sent("1", claim(CUT)),), claims=(*now, claim(CUT, id="c")))
    assert [one.now.bullet_id for one in still] == ["c"], "the line still stands as it was sent"


def test_a_line_of_now_is_one_line_of_then() -> None:
    """Issue 5.7: a line that stands as it was sent has not also become of another; of one card, what is not alike is no wording."""
    entries = (sent("1", claim(CUT), claim(CUT_ALSO, id="b")),)
    (line,) = ledger.sent_lines(entries, claims=(claim(CUT),))
    assert (line.then.bullet_text, line.reworded) == (CUT, False)
    found = ledger.sent_claims((sent("1", claim(CUT), claim(RAN, id="b")),))
    assert [otherwise for _text, _ids, otherwise in found] == [(), ()]


def test_what_was_told_last_counts() -> None:
    """Issue 5.7: who got the newer wording is not told otherwise by the older one."""
    entries = (sent("1", claim(CUT)), sent("2", claim(CUT_ALSO), to="ACME", at="2026-02-01"))
    found = tuple(ledger.sent_lines(entries, claims=(claim(CUT_ALSO),)))
    assert [one.entry.id for one in found] == ["2", "1"]
    assert [one.entry.id for one in ledger.last_told(found)] == ["2"]
