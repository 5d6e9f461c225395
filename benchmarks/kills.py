"""Persons whose app is killed again and again while they answer, and what was lost:
`python -m benchmarks.kills --kills 1000 --write`.

Every kill is proven by the signal the process died of. Ends with 1 when anything was lost.
"""

import argparse
import random
import signal
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

from interview_app.domain.frozen import frozen
from tests.end_to_end.answering_person import ANSWERS, Person
from tests.end_to_end.channel import Line, Process

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks-faults.md"
MARK = "## Killed at random moments"
_INTRO = f"""{MARK}

Six answers over the headless channel; a real process over a real store is killed (SIGKILL) a random moment after it began, or
after one of its lines, and begun again, till the six are given. After each kill the store must open and be whole, every
acknowledged answer must be there once, and what stood before must stand again; at the end every answer that was ever sent is
sent once more and must be known as given.

Made with `python -m benchmarks.kills --write`.

| killed | kills | losses |
|---|---|---|
"""
MOMENTS = (
    "while it starts",
    "while a question stands or is put",
    "while an answer is on its way",
)
PATIENCE = 3.0
"""Seconds within which a process that starts is killed; a tenth of it after one of its lines."""


@frozen
class Killed:
    """One kill: at which of `MOMENTS`, and what was wrong after it, empty for nothing."""

    moment: str
    wrong: str


class Doomed(Process):
    """A run that is killed `seconds` after its `at`-th line; 0 is its start."""

    def __init__(self, folder: Path, *, at: int, seconds: float) -> None:
        super().__init__(folder)
        self._at = at
        self._end = threading.Timer(seconds, self.kill)
        if at == 0:
            self._end.start()

    def line(self) -> Line | None:
        """The next line, the last one perhaps."""
        line = super().line()
        if line is not None and len(self.lines) == self._at:
            self._end.start()
        return line

    def __exit__(self, *_: object) -> None:
        self._end.cancel()
        super().__exit__(*_)


def _once(person: Person, rng: random.Random) -> Killed | None:
    """One run that is killed, or None where it came to its end before."""
    at = rng.randrange(5)
    with Doomed(person.folder, at=at, seconds=rng.uniform(0, PATIENCE / (10 if at else 1))) as run:
        try:
            person.play(run)
            wrong = ""
        except AssertionError as lost:
            wrong = str(lost)
        if person.finished:
            return None
        if run.wait() != -signal.SIGKILL:
            return Killed(moment="not at all", wrong=wrong or run.errors()[-300:])
    open_answers = person.sent.keys() - person.acks.keys()
    moment = MOMENTS[0] if not run.lines else MOMENTS[2] if open_answers else MOMENTS[1]
    if not wrong and (person.folder / "interview.sqlite3").exists():
        wrong = _objection(person)
    return Killed(moment=moment, wrong=wrong)


def _objection(person: Person) -> str:
    try:
        person.check()
    except AssertionError as lost:
        return str(lost) or "what was acknowledged is not there as it was"
    return ""


def _in_peace(person: Person) -> str:
    """What is wrong when the script is ended without a kill and all is sent once more."""
    try:
        with Process(person.folder) as run:
            person.play(run)
            assert person.finished, "the script did not end"
            for token, order in person.sent.items():
                run.send(order)
                while (line := run.line()) is not None and line.get("ack") != token:
                    pass
                assert line, "an answer was not acknowledged"
                assert line["duplicate"], "an answer was taken twice"
            run.quit()
        person.check()
        assert len(person.sent) == ANSWERS, "an answer was asked for twice"
    except AssertionError as lost:
        return str(lost) or "wrong at the end"
    return ""


def measured(kills: int, *, minutes: float) -> tuple[list[str], list[str]]:
    """Rows of the table, and what was wrong; it ends after so many kills or minutes."""
    end = time.monotonic() + 60 * minutes
    struck: list[Killed] = []
    wrong: list[str] = []
    acknowledged = seed = 0
    while len(struck) < kills and time.monotonic() < end:
        with tempfile.TemporaryDirectory() as room:
            file = Path(room) / "cv.txt"
            file.write_text("Mara Lindqvist\nmara@example.org\n")
            person, rng = Person(Path(room) / "data", file), random.Random(seed)
            while not person.finished and (one := _once(person, rng)) is not None:
                struck.append(one)
            wrong += [said] if (said := _in_peace(person)) else []
        acknowledged += len(person.acks)
        seed += 1
        print(f"{seed} persons, {len(struck)} kills, {len(wrong)} wrong", flush=True)
    times, losses = (Counter(one.moment for one in some) for some in (struck, _lost(struck)))
    rows = [f"| {name} | {times[name]:,} | {losses[name]} |" for name in times]
    wrong += [one.wrong for one in _lost(struck)]
    rows.append(f"| together | {len(struck):,} | {len(wrong)} |")
    rows += ["", f"{seed} persons; {acknowledged:,} acknowledged answers."]
    return sorted(rows[:-3], key=_place) + rows[-3:], wrong


def _place(row: str) -> int:
    return next((at for at, name in enumerate(MOMENTS) if name in row), len(MOMENTS))


def _lost(struck: list[Killed]) -> list[Killed]:
    return [one for one in struck if one.wrong]


def main() -> int:
    """Kill, print, and with `--write` keep the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--write", action="store_true", help="into docs/benchmarks-faults.md")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="end after so many")
    chosen = parser.parse_args()
    rows, wrong = measured(chosen.kills, minutes=chosen.minutes)
    text = _INTRO + "\n".join(rows) + "\n"
    print(text, *wrong, sep="\n")
    if chosen.write:
        before = PAGE.read_text(encoding="utf-8").partition(MARK)[0].rstrip()
        PAGE.write_text(f"{before}\n\n{text}", encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
