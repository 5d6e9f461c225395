"""Nothing the worker says is believed before it is checked."""

from typing import Any

import pytest

from interview_app.extraction.process.untrusted_answer import checked_picture, checked_reading
from interview_app.extraction.recognition.ocr import checked_image
from interview_app.extraction.refusal import Refused
from interview_app.extraction.sealing.protocol import Frame

GOOD: dict[str, Any] = {
    "kind": "read",
    "nonce": "n",
    "mime": "text/plain",
    "pages": 1,
    "text_found": True,
    "text": "Lena",
    "confidence": 0.5,
    "provenance": {
        "applicant_profile.basics.name": {
            "artifact_id": "a",
            "span": [0, 4],
            "quote": "Lena",
            "confidence": 0.9,
        }
    },
}


def _place(**changes: Any) -> dict[str, Any]:
    return {"provenance": {"x": {"artifact_id": "a", "confidence": 0.9, **changes}}}


def test_a_proper_answer_passes() -> None:
    """A9: the shape the parent expects."""
    assert checked_reading(Frame(GOOD, b""), artifact_id="a").text == "Lena"


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "other"},
        {"pages": 201},
        {"pages": "many"},
        {"confidence": 1.5},
        {"text": "x" * 4_000_001},
        {"text": "lone \ud800 surrogate"},
        {"issues": [{"code": "invented"}]},
        {"issues": [{"code": "repaired", "page": 7}]},
        {"surprise": 1},
        {"applicant_profile": {"basics": {"name": 7}}},
        {
            "layout": {
                "pages": [
                    {"width": 1, "height": 1, "blocks": [{"box": [0, 0, 1, 1], "span": [0, 99]}]}
                ]
            }
        },
        _place(artifact_id="another"),
        _place(page=3),
        _place(span=[2, 99]),
        _place(confidence=7),
    ],
)
def test_anything_else_is_a_crash(change: dict[str, Any]) -> None:
    """Issue 3.6: the answer is checked by the parent: shape, sizes, places, Unicode."""
    with pytest.raises(Refused) as refused:
        checked_reading(Frame({**GOOD, **change}, b""), artifact_id="a")
    assert refused.value.code == "parser_crashed"


def test_a_refusal_keeps_its_code_only_when_it_is_one_of_ours() -> None:
    """B: codes are CONTRACT B's."""
    for code, expected in (("encrypted", "encrypted"), ("owned", "parser_crashed")):
        with pytest.raises(Refused) as refused:
            checked_reading(Frame({"kind": "refused", "code": code}, b""), artifact_id="a")
        assert refused.value.code == expected


def test_a_picture_must_be_one() -> None:
    """DESIGN 8: the second verb is checked too."""
    head = {"kind": "picture", "width_points": 612, "height_points": 792}
    assert checked_picture(Frame(head, b"\x89PNG\r\n\x1a\nrest")).width_points == 612
    for bad in (Frame(head, b"GIF89a"), Frame({**head, "width_points": -1}, b"\x89PNG\r\n\x1a\n")):
        with pytest.raises(Refused):
            checked_picture(bad)


def test_an_image_for_ocr_must_be_exactly_what_it_claims() -> None:
    """B: 25 MP a page, and not a byte more than the header says."""
    assert checked_image(b"P5 2 2 255\n" + b"abcd")
    for bad in (
        b"P5 2 2 255\nabc",
        b"P5 2 2 255\nabcde",
        b"P6 1 1 255\nabc",
        b"P5 99999 99999 255\n",
        b"P5 0 0 255\n",
        b"",
    ):
        assert not checked_image(bad)
