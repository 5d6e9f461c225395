"""A person who answers the six questions over any number of broken runs, and what must be true
after each.
"""

from pathlib import Path
from typing import Protocol

from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from tests.end_to_end.channel import Line
from tests.end_to_end.test_headless import answer_to

ANSWERS = 6


class Run(Protocol):
    """One run of the channel, as `channel.Process` is one."""

    def line(self) -> Line | None: ...

    def send(self, order: Line) -> None: ...


class Person:
    """Answers what waits, over any number of killed runs, and remembers what was acknowledged."""

    def __init__(self, folder: Path, file: Path) -> None:
        self.folder = folder
        self.file = file
        self.acks: dict[str, Line] = {}
        self.shown: dict[str, Line] = {}
        self.sent: dict[str, Line] = {}
        self.told: list[str] = []
        self.finished = False

    def take(self, line: Line) -> Line | None:
        """Note a line; the answer to give, if one is due."""
        if "ack" in line:
            before = self.acks.setdefault(line["ack"], line)
            told = ("status", "id", "version")
            assert [before[key] for key in told] == [line[key] for key in told]
        if "waiting" not in line:
            return None
        waiting = line["waiting"]
        assert self.shown.setdefault(waiting["token"], waiting) == waiting, (
            "the same token asks the same thing"
        )
        assert waiting["token"] not in self.acks, "what was acknowledged is never asked again"
        data = answer_to(waiting, self.file)
        if data is None:
            self.finished = True
            return None
        order = {"token": waiting["token"], "data": data}
        self.sent[waiting["token"]] = order
        return order

    def play(self, run: Run) -> None:
        """Answer until the script is over, an error is told, or the process is gone."""
        while not self.finished and (line := run.line()) is not None:
            if "error" in line:
                self.told.append(line["error"]["code"])
                return
            order = self.take(line)
            if order is not None:
                run.send(order)

    def check(self) -> None:
        """Everything acknowledged is there once; the store is whole; what was shown last stands."""
        with open_store(DataFolder(self.folder)) as store:
            assert store.verify().whole
            session = store.newest_session()
            if session is None:
                assert not self.shown, "nothing is shown before the first session stands"
                return
            bodies = [event.body or {} for event in session.events if event.kind == "call_answered"]
            records = {record.id: record for record in store.records()}
        answered = [body["token"] for body in bodies]
        assert len(set(answered)) == len(answered), "no answer is doubled"
        assert set(self.acks) <= set(answered), "nothing acknowledged is lost"
        for ack in self.acks.values():
            if ack["id"]:
                assert records[ack["id"]].version == ack["version"]
