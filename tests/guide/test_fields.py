"""Single facts in a person's words."""

import pytest

from interview_app.guide import fields


@pytest.mark.parametrize(
    ("said", "city", "country"),
    [
        ("Cork, Ireland", "Cork", "IE"),
        ("As I said, Cork, Ireland", "Cork", "IE"),
        ("like I've already told you: Cork, Ireland.", "Cork", "IE"),
        ("Well, as mentioned, I live in Cork, Ireland", "Cork", "IE"),
        ("Wie schon gesagt, in Graz, Österreich", "Graz", "AT"),
        ("50667 Köln", "Köln", None),
    ],
)
def test_a_town_is_heard_behind_a_reminder_too(said: str, city: str, country: str | None) -> None:
    """Who says it for the second time gets no town called "As I said"."""
    found = fields.place(said)
    assert (found.city, found.region, found.country_code) == (city, None, country)
