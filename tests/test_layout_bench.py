"""The benches of layouts end, whatever is missing on the machine that makes their pages."""

from pathlib import Path

import pytest

from benchmarks.layouts import __main__ as own
from benchmarks.layouts import others
from benchmarks.layouts.crowd import crowd
from benchmarks.layouts.families import Family
from benchmarks.layouts.third_people import Somebody


@pytest.mark.parametrize(
    ("bench", "families"), [(own, "FAMILIES"), (others, "OTHERS")], ids=["own", "others"]
)
def test_a_family_that_nobody_can_be_printed_in_is_an_error(
    bench: object, families: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that refuses every page was asked for one of somebody else for ever."""
    asked: list[str] = []

    def refuse(p: Somebody, _form: str) -> tuple[bytes, str]:
        asked.append(p.id)
        raise KeyError("soul.sty not found")

    family = Family("refused", "nobody", "pdf", refuse)
    monkeypatch.setattr(bench, families, [family])
    with pytest.raises(RuntimeError, match="refused") as error:
        bench.make(tmp_path, [family])  # type: ignore[attr-defined]
    assert "soul.sty" in str(error.value.__cause__)
    assert sorted(asked) == sorted(one.id for one in crowd() if one.language != "zh")
