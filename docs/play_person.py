"""Play a person through the interview: `python docs/play_person.py PERSON.yaml DATA_FOLDER`.

It starts `interview-app --headless --control stdio` and answers as the file says; see headless.md.
It needs nothing of this project but the command; copy it and change it as you like.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

COMMAND = [sys.executable, "-m", "interview_app", "--headless", "--control", "stdio"]
CHANGES = ("edit", "move", "shift", "undo")


class Interview:
    """The channel: one JSON object a line, both ways."""

    def __init__(self, folder: Path, language: str) -> None:
        self.lines: list[dict[str, Any]] = []
        self.process = subprocess.Popen(
            [*COMMAND, "--language", language, "--data-dir", str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def send(self, line: dict[str, Any]) -> None:
        """One line in."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(line, ensure_ascii=False) + "\n")
        self.process.stdin.flush()

    def until(self, name: str) -> dict[str, Any]:
        """The next line out that has this name."""
        assert self.process.stdout is not None
        for text in self.process.stdout:
            line: dict[str, Any] = json.loads(text)
            self.lines.append(line)
            if name in line:
                return line
            if "error" in line:
                raise SystemExit(f"refused: {line['error']}")
        raise SystemExit("the interview ended")

    def answer(self, token: str, data: dict[str, Any]) -> None:
        """Answer what waits; the answer is durable once it is acknowledged."""
        self.send({"token": token, "data": data})
        while self.until("ack")["ack"] != token:
            pass

    def quit(self) -> None:
        """End in peace, and read what is still to be said."""
        self.send({"quit": True})
        rest, _errors = self.process.communicate(timeout=60)
        self.lines += [json.loads(text) for text in rest.splitlines()]


def form_of(person: dict[str, Any], waiting: dict[str, Any]) -> dict[str, Any]:
    """A sheet is approved, with what the person fills in; every text read with a doubt was looked
    at.
    """
    args, looked_at = waiting["args"], waiting.get("marked", [])
    filled = person.get("forms", {}).get(args["dataType"])
    if filled is None:
        return {"status": "approved", "lookedAt": looked_at}
    data = {**args["data"], **filled} if args["dataType"] != "knowledge_card" else args["data"]
    return {"status": "modified", "data": data, "lookedAt": looked_at}


def choice_of(turn: Any, args: dict[str, Any]) -> dict[str, Any]:
    """An option by its id or by the start of its label; anything else is said in words."""
    if isinstance(turn, dict):
        return turn
    for option in args["options"]:
        if turn == option["id"] or option["label"].startswith(turn):
            return {"selectedIds": [option["id"]]}
    return {"selectedIds": [], "otherText": turn}


def play(person: dict[str, Any], folder: Path) -> Interview:
    """Play the whole interview; `turns` answer questions and choices, in their order."""
    interview = Interview(folder / "data", person.get("language", "en"))
    turns = list(person["turns"])
    waiting = interview.until("waiting")["waiting"]
    while True:
        tool, args = waiting["tool"], waiting["args"]
        if tool in ("submit_for_validation", "persist_data"):
            answer: dict[str, Any] = form_of(person, waiting)
        elif tool == "next_phase":
            answer = {"decision": "approved"}
        elif tool == "get_user_upload":
            path = folder / "document.md"
            path.write_text(person["document"], encoding="utf-8")
            answer = {"paths": [str(path)]}
        elif not turns:
            break
        elif isinstance(turns[0], dict) and set(turns[0]) & set(CHANGES):
            interview.send(turns.pop(0))
            waiting = interview.until("waiting")["waiting"]
            continue
        elif tool == "message":
            turn = turns.pop(0)
            answer = turn if isinstance(turn, dict) else {"text": turn}
        else:
            answer = choice_of(turns.pop(0), args)
        interview.answer(waiting["token"], answer)
        waiting = interview.until("waiting")["waiting"]
    interview.quit()
    return interview


def main() -> None:
    """Play the person of a file, and print what was said."""
    person = yaml.safe_load(Path(sys.argv[1]).read_text(encoding="utf-8"))
    folder = Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for line in play(person, folder).lines:
        if "message" in line:
            sys.stdout.write(f"{line['author']}: {line['message']}\n\n")
        elif "waiting" in line and "prompt" in line["waiting"]["args"]:
            sys.stdout.write(f"leader: {line['waiting']['args']['prompt']}\n\n")


if __name__ == "__main__":
    main()
