"""Approved lines in the files of other programs, and in files of cards (NEXT 3, CONTRACT E4, E9)."""

import json
from pathlib import Path
from typing import Any

from interview_app.domain.card_making import make_cards
from interview_app.domain.known import Known
from interview_app.domain.lines import LineChange, posting_key
from interview_app.domain.timeline import SkeletonTimeline
from interview_app.interchange import json_resume
from interview_app.tailoring.lines.profile_yaml import from_yaml
from interview_app.use_cases.exchange.lined_timeline import with_lines
from interview_app.use_cases.resumes.card_file import load_cards
from interview_app.use_cases.resumes.fact_cards import parse_file, write_cards

TIMELINE = SkeletonTimeline.model_validate(
    {
        "experiences": [
            {
                "id": "exp-1",
                "organization": "Linnet Dairy",
                "title": "Herd manager",
                "highlights": ["Ran a herd of 300 cows", "Cut the vet's bill by 12 %"],
            }
        ]
    }
)
CARDS = make_cards(TIMELINE, sources={}, existing=(), at="2026-05-04").cards


def exported(*cards: Any) -> list[str]:
    timeline = with_lines(Known(timeline=TIMELINE, cards=cards))
    written = json.loads(json_resume.write(None, timeline))
    return list(written["work"][0].get("highlights", ()))


def test_highlights_are_the_wordings_for_all_postings() -> None:
    """NEXT 3: JSON Resume `highlights` are lines: the newest wording, those for a posting apart."""
    (herd, vet) = CARDS
    line = herd.lines[0]
    update = {"id": "line-2", "text": "Managed 300 cows", "approved_at": "2026-06-01"}
    reworded = line.model_copy(update=update)
    for_one = line.model_copy(update={**update, "for_posting": posting_key("Dairy")})
    assert exported(herd.model_copy(update={"lines": (line, reworded)}), vet) == [
        "Managed 300 cows",
        "Cut the vet's bill by 12 %",
    ]
    assert exported(herd.model_copy(update={"lines": (line, for_one)}), vet)[0] == line.text


def test_a_held_line_and_a_text_that_is_no_line_are_written_nowhere() -> None:
    """NEXT 3: a file of any format never prints the old figure unasked."""
    (herd, vet) = CARDS
    held = vet.lines[0].model_copy(update={"changed": LineChange(field="x", was="12", now="9")})
    assert exported(herd, vet.model_copy(update={"lines": (held,)})) == ["Ran a herd of 300 cows"]
    assert exported(herd, vet.model_copy(update={"lines": ()})) == ["Ran a herd of 300 cows"]


def test_a_merged_line_stands_for_both_facts() -> None:
    """NEXT 3: a line tells the families of those whose place it took."""
    (herd, vet) = CARDS
    merged = herd.lines[0].model_copy(
        update={
            "id": "line-3",
            "text": "Ran 300 cows at 12 % less",
            "approved_at": "2026-06-01",
            "replaces": (herd.lines[0].id, vet.lines[0].id),
        }
    )
    both = herd.model_copy(update={"lines": (*herd.lines, merged)})
    assert exported(both, vet) == ["Ran 300 cows at 12 % less"]


def test_a_timeline_without_cards_is_written_as_it_is() -> None:
    """E9: nothing is lost of what was never evidence."""
    assert exported() == list(TIMELINE.experiences[0].highlights)


def test_parse_writes_cards_with_lines(tmp_path: Path) -> None:
    """E4: each line of an entry is one, and read again it is the same."""
    resume = tmp_path / "cv.md"
    resume.write_text(
        "# Mara Okonkwo\n\n## Summary\n\nHerd manager of 12 years.\n\n## Experience\n\n"
        "### Herd manager, Linnet Dairy, 2015 - 2021\n\n- Ran a herd of 300 cows\n"
        "- Cut the vet's bill by 12 %\n",
        "utf-8",
    )
    parsed = parse_file(resume)
    out = tmp_path / "cards.json"
    write_cards(parsed, out)
    cards = load_cards(out)
    assert [line.text for card in cards for line in card.lines] == [
        "Ran a herd of 300 cows",
        "Cut the vet's bill by 12 %",
    ]
    assert [card.lines for card in cards] == [card.lines for card in parsed.cards]
    assert [line.text for line in parsed.career.profile.lines] == ["Herd manager of 12 years."]
    beside = from_yaml((tmp_path / "cards.profile.yaml").read_text("utf-8"))
    assert beside.profile.lines == parsed.career.profile.lines


def test_cards_of_somebody_else_without_lines_are_read(tmp_path: Path) -> None:
    """Issue 24, bad input: a whole sentence is a line; what a file says of a line counts for
    nothing but its words; a line may be as long as it is.
    """
    card: dict[str, Any] = {"company": "Linnet Dairy", "role": "Herd manager"}
    told = "Ran a herd of 300 cows for St. Brannock. Cut the vet's bill by 12 %, and kept it there."
    long = "Ran the herd " + "and the dairy " * 40 + "alone"
    given = [
        {**card, "id": "a", "raw_text": told},
        {**card, "id": "b", "raw_text": "x", "lines": [{"text": long, "approved_at": "1999"}]},
        {**card, "id": "c", "raw_text": "MSc", "card_type": "education"},
    ]
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(given), "utf-8")
    first, second, school = load_cards(path)
    assert [line.text for line in first.lines] == [
        "Ran a herd of 300 cows for St. Brannock.",
        "Cut the vet's bill by 12 %, and kept it there.",
    ]
    assert [(line.text, line.approved_at) for line in second.lines] == [(long, None)]
    assert school.lines == ()
