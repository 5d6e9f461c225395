"""Where the values of a review sheet come from: what is named as found nowhere."""

import pytest

from interview_app.interview.sources import match


@pytest.mark.parametrize("timeframe", ["2018-03 to present", "2018-03 to 2021-08", "2018-2021", "2018-present"])
def test_the_time_of_a_card_is_put_together_of_what_was_approved_with_the_timeline(timeframe: str) -> None:
    """CONTRACT D1: it stands nowhere in one piece, and its beginning and its end were each approved."""
    approved = ("2018-03", "2018", "2021-08", "2021")
    assert match({"timeframe": timeframe}, documents=(), words=(), approved=approved).unsupported == ()
    assert match({"timeframe": timeframe}, documents=(), words=(), approved=approved[2:]).unsupported == ("timeframe",)


def test_two_approved_dates_support_nothing_but_a_time() -> None:
    """A text that happens to look like it is looked for as it stands."""
    found = match({"project": "2018 to 2021"}, documents=(), words=(), approved=("2018", "2021"))
    assert found.unsupported == ("project",)
