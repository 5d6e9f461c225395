"""Where the values of a review sheet come from: what is named as found nowhere."""

import pytest

from interview_app.interview.sources import Words, match


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


def test_the_answer_that_says_it_word_for_word_stands_before_a_later_one_that_nearly_says_it() -> None:
    """Most people's address is made of their name: beside the field "name" it would look as if the name came from there."""
    said = (Words(event_id=3, text="Jutta Brinkmann, florist"), Words(event_id=5, text="jutta.brinkmann@example.org"))
    data = {"name": "Jutta Brinkmann", "email": "jutta.brinkmann@example.org"}
    found = match(data, documents=(), words=said)
    assert found.quotes == {"name": said[0].text, "email": said[1].text}
    assert match({"name": "Jutta Brinkman"}, documents=(), words=said[1:]).quotes == {"name": said[1].text}
