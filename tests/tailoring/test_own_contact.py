"""Contact that a person's own profile has claims nothing on their page, however it is written (CONTRACT E7)."""

import json
from pathlib import Path
from typing import Any

import pytest
from interview_app.tailoring.own_contact import contact_of, contact_read
from interview_app.tailoring.resume_audit import audit_text

from interview_app.domain.profile import ApplicantProfile
from interview_app.errors import DocumentError
from interview_app.tailoring.lines.career_from_cards import career_from_cards
from interview_app.tailoring.lines.profile_yaml import to_yaml
from interview_app.use_cases import rendercv_page
from interview_app.use_cases.audit import audit_file
from tests.tailoring.made_up import PAYSCALE, card

BASICS: dict[str, Any] = {
    "name": "Rosana Alemán",
    "email": "rosana@posteo.example",
    "phone": "979031219",
    "url": "https://rosana.dev",
    "location": {"city": "San Daniel los Altos", "countryCode": "ES"},
    "profiles": [{"network": "GitHub", "username": "rosana", "url": "github.com/rosana"}],
}
PROFILE = ApplicantProfile.model_validate({"basics": BASICS})
HEADS = (
    "San Daniel los Altos | rosana@posteo.example | 979031219 | <github.com/rosana> | <rosana.dev>",
    "San Daniel los Altos, Spain | rosana@posteo.example | +34 979 031 219",
    "rosana@posteo.example | GitHub: rosana | github.com/rosana rosana.dev",
    "San Daniel los Altos\nrosana@posteo.example\n979-031-219\nhttps://www.rosana.dev/",
    "rosana@posteo.example (979) 031 219 San Daniel los Altos, ES rosana.dev GitHub",
)
PAGE = "Rosana Alemán\n{head}\n\nExperience\nSenior Product Manager, Payscale\n2019-03 - 2022-06\n- Cut p95 latency by 75%\n"


def refused(text: str) -> list[str]:
    report = audit_text(text, PAYSCALE, name="Rosana Alemán", contact=contact_of(PROFILE))
    return [one.bullet_text for one in report.truth_violations]


@pytest.mark.parametrize("head", HEADS)
def test_a_persons_own_contact_claims_nothing(head: str) -> None:
    """E7: a number without a plus, a town in small letters, a link in brackets, several in one column."""
    assert refused(PAGE.format(head=head)) == []


@pytest.mark.parametrize(
    "lie",
    [
        "San Daniel los Altos | rosana@posteo.example | Managed 979 people",
        "rosana@posteo.example | Chief Surgeon | 979031219",
        "979 000 000 patients treated | rosana@posteo.example",
    ],
)
def test_what_stands_beside_it_is_still_held(lie: str) -> None:
    """D8: contact lends nothing to its neighbour, and the whole line is quoted."""
    assert set(refused(PAGE.format(head=lie))) == {lie}


def test_a_town_is_no_evidence_of_a_job_there() -> None:
    """D8: where somebody lives proves nothing of where they worked."""
    page = PAGE.format(head=HEADS[0]).replace(
        "Cut p95 latency", "Cut p95 latency in San Daniel los Altos"
    )
    assert refused(page) == ["Cut p95 latency in San Daniel los Altos by 75%"]


def test_the_profile_beside_the_cards_is_asked(tmp_path: Path) -> None:
    """E7: what `parse` wrote beside the cards says how the person is reached."""
    cards, page = tmp_path / "cards.json", tmp_path / "resume.md"
    cards.write_text(json.dumps([one.to_json() for one in PAYSCALE]), encoding="utf-8")
    page.write_text(PAGE.format(head=HEADS[0]), encoding="utf-8")
    assert not audit_file(page, cards).passed
    (tmp_path / "cards.profile.yaml").write_text(
        to_yaml(career_from_cards(PAYSCALE, PROFILE)), encoding="utf-8"
    )
    assert audit_file(page, cards).passed


def test_a_claim_index_without_claims_is_a_sentence(tmp_path: Path) -> None:
    """E7: of nothing it is not said that every line is supported."""
    for name, held in (("cards.json", [one.to_json() for one in PAYSCALE]), ("claims.json", [])):
        (tmp_path / name).write_text(json.dumps(held), encoding="utf-8")
    with pytest.raises(DocumentError, match="No claims were found in claims"):
        audit_file(tmp_path / "claims.json", tmp_path / "cards.json")


@pytest.mark.parametrize(
    "name", ["Rörricht e.G.", "Morel S.A.S.", "Lovato s.r.l.", "Reguera S.Com.", "Ohm e. V."]
)
def test_a_name_that_ends_in_a_full_stop_is_a_heading(name: str) -> None:
    """E7, C5: "e.G." and "s.r.l." are the ends of names, not of sentences; in a text and in a RenderCV file."""
    cards = [
        card("d1", name, "Designer", "2007-06 to 2011-07", "Drew 40 labels."),
        card("d2", "Steuer", "Baker", "2012-01 to 2012-07", "Baked 300 loaves a day."),
    ]
    jobs = [
        {
            "company": one.company,
            "position": one.role,
            "start_date": one.timeframe[:7],
            "end_date": one.timeframe[-7:],
            "highlights": [one.raw_text],
        }
        for one in reversed(cards)
    ]
    page = rendercv_page.page_of(
        json.dumps({"cv": {"name": "Ann", "sections": {"Experience": jobs}}}).encode(), "x.yaml"
    )
    assert audit_text(page, cards).truth_violations == ()
    text = "\n\n".join(
        f"{one.role}, {one.company}\n{one.timeframe}\n- {one.raw_text}" for one in reversed(cards)
    )
    assert audit_text(f"Ann Example\n\nEXPERIENCE\n{text}\n", cards).truth_violations == ()


@pytest.mark.parametrize("kind", ["txt", "md"])
def test_without_a_profile_a_pages_own_contact_is_believed_as_contact(
    tmp_path: Path, kind: str
) -> None:
    """E7: cards alone tell of no telephone; what the reader reads as contact claims nothing, and nothing else is lent to it."""
    cards = tmp_path / "cards.json"
    cards.write_text(json.dumps([one.to_json() for one in PAYSCALE]), encoding="utf-8")
    head = "Phone\n(555) 123-4567\nrosana@posteo.example\nrosanadev (LinkedIn)\nlinkedin.com/in/rosanadev"
    page = tmp_path / f"resume.{kind}"
    page.write_text(PAGE.format(head=head), encoding="utf-8")
    assert audit_file(page, cards).truth_violations == ()
    page.write_text(PAGE.format(head=f"{head}\nChief Surgeon"), encoding="utf-8")
    assert not audit_file(page, cards).passed


def test_a_mere_town_of_the_page_is_judged_as_a_line_is() -> None:
    """D8: a page cannot make a claim of its own true by calling it its town."""
    lone = ApplicantProfile.model_validate(
        {"basics": {"name": "A", "email": "a@b.example", "location": {"city": "Harvard"}}}
    )
    assert "harvard" not in contact_read(lone).words
    whole = ApplicantProfile.model_validate(
        {"basics": {"location": {"city": "Hull", "postalCode": "HU1 1AA"}}}
    )
    assert "hull" in contact_read(whole).words


def test_a_post_at_the_end_of_an_address_is_no_name_of_the_person() -> None:
    """D8: "…/director" does not make "Director" at the top of a page contact."""
    basics = {
        **BASICS,
        "profiles": [
            {"network": "Website", "url": "https://sites.example/director"},
            {"network": "Music", "url": "https://music.example/dandynl"},
        ],
    }
    own = contact_of(ApplicantProfile.model_validate({"basics": basics}))
    assert own.without("Director") == "Director"
    assert own.without("dandynl") == ""
