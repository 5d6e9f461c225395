"""Whether what two documents tell is one entry (CONTRACT A15, issue 26: nothing is merged unasked)."""

import pytest

from interview_app.domain.merging import same_entry

TODAY = "2026-11"


def _job(start: str, end: str | None) -> dict[str, str | None]:
    return {"organization": "Linnet Dairy", "title": "Milker", "start": start, "end": end}


@pytest.mark.parametrize(
    ("kept", "offered", "sure"),
    [
        (("2004-05", None), ("2016", "2018"), 0.0),
        (("2004-05", None), ("2004", "2018"), 1.0),
        (("2004-05", "present"), ("2016", "2018"), 1.0),
    ],
)
def test_an_end_that_nobody_told_makes_no_job_last_until_another(
    kept: tuple[str, str | None], offered: tuple[str, str | None], sure: float
) -> None:
    """Somebody who came back to a firm twelve years later had two jobs there."""
    assert same_entry("experiences", _job(*kept), _job(*offered), today=TODAY) == sure
