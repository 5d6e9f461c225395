"""Three invented people with approved lines, `generate` over their files, and what each format prints."""

import html
import json
import re
from pathlib import Path
from typing import Any

import docx
import pymupdf
import yaml
from click.testing import CliRunner, Result

from interview_app.cli.generate_command import command as generate

WAITER: list[dict[str, Any]] = [
    {
        "id": "plates",
        "project": "Waiter",
        "company": "Gasthof Adler",
        "role": "Waiter",
        "timeframe": "2018-2023",
        "raw_text": "Saturdays were weddings. I carried plates to the wedding guests, up to 140 of them.",
        "lines": ["Carried plates to up to 140 wedding guests on Saturdays"],
    },
    {
        "id": "wines",
        "project": "Waiter",
        "company": "Gasthof Adler",
        "role": "Waiter",
        "timeframe": "2018-2023",
        "raw_text": "I served wines at competitions of the valley's growers, twice a year.",
        "lines": ["Served wines at the growers' competitions twice a year"],
    },
    {
        "id": "till",
        "project": "Waiter",
        "company": "Gasthof Adler",
        "role": "Waiter",
        "timeframe": "2018-2023",
        "raw_text": "The till was short by €40 one night; I counted it again with the owner.",
        "lines": [],
    },
]
CRANE: list[dict[str, Any]] = [
    {
        "id": "tower",
        "project": "Kranführer",
        "company": "Hochbau Reuter",
        "role": "Kranführer",
        "timeframe": "2016-2022",
        "raw_text": "Auf der Baustelle am Osthafen habe ich den Obendreher gefahren, 14 Monate lang. "
        "Danach kam der Fertigteilbau dran.",
        "lines": ["Obendreher auf der Baustelle am Osthafen gefahren, 14 Monate lang"],
    },
    {
        "id": "prefab",
        "project": "Kranführer",
        "company": "Hochbau Reuter",
        "role": "Kranführer",
        "timeframe": "2016-2022",
        "raw_text": "Beim Fertigteilbau habe ich 30 Wandelemente am Tag versetzt.",
        "lines": ["30 Wandelemente am Tag versetzt"],
    },
]
CLERK: list[dict[str, Any]] = [
    {
        "id": "customs",
        "project": "Forwarding clerk",
        "company": "Nordkai Spedition",
        "role": "Forwarding clerk",
        "timeframe": "2019-2023",
        "raw_text": "I cleared 1,340 containers in 2020. Less traffic that year. in 2021 about 1,100: "
        "had to look. Noticed at the gate.",
        "lines": ["Cleared 1,340 containers through customs in 2020"],
    },
    {
        "id": "gate",
        "project": "Forwarding clerk",
        "company": "Nordkai Spedition",
        "role": "Forwarding clerk",
        "timeframe": "2019-2023",
        "raw_text": "A seal was broken. Noticed at the gate. I held the lorry until the police came.",
        "lines": ["Held a lorry with a broken seal at the gate until the police came"],
    },
]
POSTINGS = {
    "Waiter": "Waiter\n\nMust have\n- Serving wines\n- Weddings and events\n- Counting the till\n",
    "Kranführer": "Kranführer (m/w/d)\n\nDas setzen wir voraus\n- Erfahrung mit Obendrehern\n"
    "- Versetzen von Wandelementen\n- Kranführerschein\n",
    "Forwarding clerk": "Forwarding clerk\n\nMust have\n- Customs clearance of containers\n"
    "- Experience at the gate\n",
}
PEOPLE = {"Waiter": WAITER, "Kranführer": CRANE, "Forwarding clerk": CLERK}


class Files:
    """`generate` over a folder of files of the test's own; `more` are further options."""

    def __init__(self, folder: Path, cards: list[dict[str, Any]], title: str) -> None:
        self.folder, self.title = folder, title
        self.cards = json.loads(json.dumps(cards))
        self.posting = POSTINGS[title]
        self.more: list[str] = []

    @property
    def cards_file(self) -> Path:
        return self.folder / "cards.json"

    def write(self) -> None:
        (self.folder / "jd.txt").write_text(self.posting, encoding="utf-8")
        self.cards_file.write_text(json.dumps(self.cards, ensure_ascii=False), encoding="utf-8")

    def again(self, *more: str, typed: str = "") -> Result:
        """A run over the files as they are."""
        files = ["-j", str(self.folder / "jd.txt"), "--cards", str(self.cards_file)]
        places = ["-o", str(self.folder / "out"), "--data-dir", str(self.folder / "data")]
        arguments = [*files, *places, "-t", self.title, *self.more, *more]
        done = CliRunner().invoke(generate, arguments, input=typed, catch_exceptions=False)
        assert done.exit_code == 0, done.output
        return done

    def __call__(self, *more: str, typed: str = "") -> Result:
        self.write()
        return self.again(*more, typed=typed)

    @property
    def newest(self) -> Path:
        return max((self.folder / "out").iterdir(), key=lambda one: one.stat().st_mtime_ns)

    def report(self, name: str) -> Any:
        return json.loads((self.newest / name).read_text(encoding="utf-8"))

    def left_out(self) -> dict[str, str]:
        """What `trims.json` lists, with the kind of each reason."""
        return {one["text"]: one["kind"] for one in self.report("trims.json")}

    def claims(self) -> list[str]:
        return [one["bullet_text"] for one in self.report("claim_index.json")]


def lines_of(cards: list[dict[str, Any]]) -> set[str]:
    """The words of every line of a file's cards."""
    return {one if isinstance(one, str) else one["text"] for card in cards for one in card["lines"]}


def texts(folder: Path) -> dict[str, str]:
    """The text of each format, white space as one blank; of the PDF as a reader gives it."""
    with pymupdf.open(folder / "resume.pdf") as pdf:
        found = {"pdf": " ".join(page.get_text() for page in pdf)}
    paragraphs = docx.Document(str(folder / "resume.docx")).paragraphs
    found["docx"] = "\n".join(one.text for one in paragraphs)
    for name in ("md", "txt"):
        found[name] = (folder / f"resume.{name}").read_text(encoding="utf-8")
    page = (folder / "resume.html").read_text(encoding="utf-8")
    found["html"] = html.unescape(re.sub(r"<[^>]*>", " ", page))
    data = yaml.safe_load((folder / "resume.yaml").read_text(encoding="utf-8"))
    found["yaml"] = "\n".join(_strings(data))
    return {name: " ".join(text.split()) for name, text in found.items()}


def _strings(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [one for each in value.values() for one in _strings(each)]
    if isinstance(value, list):
        return [one for each in value for one in _strings(each)]
    return [value] if isinstance(value, str) else []
