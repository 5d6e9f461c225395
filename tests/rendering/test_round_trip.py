"""Our own files read back by our own reader (issue 5.6); the whole table is
docs/benchmarks-round-trip.md.
"""

import pytest

from benchmarks import round_trip

pytestmark = pytest.mark.end_to_end


def test_every_claim_date_and_contact_comes_back_from_every_format() -> None:
    """Issue 5.6, D12: one theme of each family of layouts, DOCX, Markdown and text; claim sets are
    equal.
    """
    found = round_trip.trips(["nurse"], ["classic", "moderncv"])
    assert [one.file for one in found] == [
        "classic.pdf",
        "moderncv.pdf",
        "resume.docx",
        "resume.md",
        "resume.txt",
    ]
    for one in found:
        kinds = {came.kind: came.written for came in one.came}
        assert kinds["claim in the text"] >= 6
        assert kinds["date"] >= 4
        assert kinds["contact"] >= 5
        # The headline is no claim, date or contact; where it is lost, the published table says so.
        assert [text for text in one.lost if "headline" not in text] == []
    assert not round_trip.claim_sets_differ(found)


def test_a_name_broken_beside_its_dates_is_read_in_one_piece() -> None:
    """Issue 5.6: of a heading in two lines the rest stands before the dates at the edge, as a
    person reads it.
    """
    (broken, *_others) = round_trip.trips(["electrician"], ["sb2nov"])
    assert broken.lost == ()


def test_what_does_not_come_back_is_named() -> None:
    """The table can fail: a claim that is not in the file is counted and written out."""
    whole = round_trip.Came(kind="claim in the text", written=2)
    short = round_trip.Came(kind="claim in the text", written=2, lost=("Cut falls by half",))
    trips = [
        round_trip.Trip(
            person="nurse", file="resume.md", came=(whole,), claims=frozenset({"a", "b"})
        ),
        round_trip.Trip(person="nurse", file="resume.txt", came=(short,), claims=frozenset({"a"})),
    ]
    page = round_trip.page(trips)
    assert "| resume.md | 2 of 2 |" in page
    assert "| resume.txt | **1 of 2** |" in page
    assert "nurse, resume.txt: claim in the text: Cut falls by half" in page
    assert round_trip.claim_sets_differ(trips) == ("nurse",)
