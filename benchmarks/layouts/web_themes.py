"""Pages of the bench by JSON Resume themes from npm, printed by Chromium and by WeasyPrint.

`npm install --prefix FOLDER --ignore-scripts jsonresume-theme-NAME@VERSION …` puts the themes where
`THEMES_FOLDER` says. A theme that fetches its style from the network is printed as it comes without one.
"""

import json
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

from benchmarks.layouts.third_people import Somebody, Stay

THEMES_FOLDER = Path(os.environ.get("RESUME_THEMES", "out/themes"))
_BARE = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --no-pdf-header-footer"


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme's version, and what its pages show of dates: "year" or "month" of posts and studies, whether studies have a begin,
    and whether an open end is written.
    """

    version: str
    posts: str = "month"
    studies: str = "month"
    study_begins: bool = True
    open_end: bool = True


THEMES = {
    "actual": Theme("0.2.2", study_begins=False, studies="none"),
    "caffeine": Theme("1.2.3"),
    "class": Theme("0.1.2"),
    "compact": Theme("1.0.4", study_begins=False),
    "flat": Theme("0.3.7", open_end=False),
    "full": Theme("0.0.4"),
    "kendall": Theme("0.2.0", studies="year"),
    "macchiato": Theme("1.1.0"),
    "modern": Theme("0.0.18", posts="year", studies="year"),
    "onepage": Theme("0.0.3"),
    "paper": Theme("0.5.0"),
    "short": Theme("0.1.7"),
    "spartan": Theme("0.3.0", studies="year"),
    "stackoverflow": Theme("3.3.0"),
    "straightforward": Theme("0.5.0"),
}
WEASY = ("kendall", "paper", "short", "stackoverflow", "straightforward")
"""Those whose style WeasyPrint knows: no flex boxes with wrapping, no scripts."""


def _dates(one: Stay) -> dict[str, str]:
    dates = {"startDate": one.start, "endDate": one.end}
    return {key: f"{at[0]}-{at[1]:02d}-01" for key, at in dates.items() if at is not None}


def json_resume(p: Somebody) -> dict[str, Any]:
    """The person as JSON Resume."""
    profiles = [
        {"network": link.split(".")[0].title(), "username": link.split("/")[-1], "url": f"https://{link}"}
        for link in p.links
    ]  # fmt: skip
    return {
        "basics": {
            "name": p.name, "label": p.headline, "email": p.email, "phone": p.phone,
            "summary": p.summary, "location": {"city": p.place}, "profiles": profiles,
        },
        "work": [
            # Both names of the field: themes are of different years.
            {"name": o.where, "company": o.where, "position": o.what, "location": o.place, "highlights": list(o.lines)} | _dates(o)
            for o in p.posts
        ],
        "education": [
            {"institution": o.where, "area": o.area or o.what}
            | ({"studyType": o.what} if o.area else {})
            | _dates(o)
            for o in p.studies
        ],
        "skills": [{"name": p.head("skills"), "keywords": list(p.skills)}],
        "languages": [{"language": one} for one in p.languages],
        "interests": [{"name": one} for one in p.interests],
    }  # fmt: skip


def html(theme: str, p: Somebody) -> str:
    """The page that a theme makes.

    Raises:
        KeyError: the theme cannot print them.
    """
    ran = subprocess.run(
        ["node", str(Path(__file__).with_suffix(".mjs")), str(THEMES_FOLDER), theme],
        input=json.dumps(json_resume(p)),
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode or not ran.stdout:
        raise KeyError(ran.stderr[-800:])
    return ran.stdout


def words_of(page: str) -> str:
    """The text of a page, white space one blank each."""
    page = re.sub(r"(?is)<(style|script|head)\b.*?</\1>", " ", page)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())


def by_chromium(page: str) -> bytes:
    """The page as Chromium prints it, with its own margins."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "cv.html", Path(folder) / "cv.pdf"
        source.write_text(page, encoding="utf-8")
        subprocess.run(
            ["chromium", *_BARE.split(), f"--user-data-dir={folder}/profile", f"--print-to-pdf={made}", source.as_uri()],
            capture_output=True, check=True, timeout=120,
        )  # fmt: skip
        return made.read_bytes()


def by_weasyprint(page: str) -> bytes:
    """The page as WeasyPrint prints it."""
    command = shutil.which("weasyprint") or "weasyprint"
    ran = subprocess.run(
        [command, "-q", "-e", "utf-8", "-", "-"], input=page.encode(), capture_output=True, check=True, timeout=120
    )  # fmt: skip
    return ran.stdout


def drawn(
    theme: str, engine: Callable[[str], bytes]
) -> Callable[[Somebody, str], tuple[bytes, str]]:
    """The page and the text that stands on it."""

    def draw(p: Somebody, _form: str) -> tuple[bytes, str]:
        page = html(theme, p)
        return engine(page), words_of(page)

    return draw
