"""Typst source to a tagged PDF, measured: how many pages, how full the last one is, and what stands
where.
"""

import base64
import hashlib
import json
import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import typst

from interview_app.errors import RenderError
from interview_app.i18n import N_
from interview_app.rendering.font_files import folders
from interview_app.rendering.layers import layers_of


class Compiler:
    """Holds the fonts, which take longer to find than a page takes to set, and what of the last
    pages stays as it was.
    """

    def __init__(self, packages: str, folder: str) -> None:
        """Take `packages`, the folder of Typst packages that stands in for the network; our own
        fonts lie beside it. `folder`: where the source is written.
        """
        self.packages = packages
        self._folders = [str(folder) for folder in folders(Path(packages).parent / "fonts")]
        # Typst knows a file again by its place: of another text there it sets only what changed,
        # of a text that is handed over everything.
        self._file = Path(folder) / "resume.typ"
        self._file.touch(mode=0o600)
        self._compilers: dict[bool, typst.Compiler] = {}
        self._compiler(with_system=False)
        self._last: tuple[str, _Set] | None = None

    def photo(self, photo: str) -> str:
        """Lay a photo beside the source (a JPEG in Base64, "" for none): where Typst finds it."""
        if not photo:
            return ""
        content = base64.b64decode(photo)
        # By its content: Typst keeps what it has read of a file.
        name = f"photo-{hashlib.sha256(content).hexdigest()[:16]}.jpg"
        (self._file.parent / name).write_bytes(content)
        return f"/{name}"

    def _compiler(self, *, with_system: bool) -> typst.Compiler:
        """One with our own fonts, or with those of this computer beside them, for letters that
        would not be shown at all: a page looks the same everywhere only without them.
        """
        if with_system not in self._compilers:
            fonts = typst.Fonts(include_system_fonts=with_system, font_paths=self._folders)
            self._compilers[with_system] = typst.Compiler(
                input=str(self._file),
                root=str(self._file.parent),
                font_paths=fonts,
                package_path=self.packages,
            )
        return self._compilers[with_system]

    def render(
        self, asked: str, make: Callable[[], str], *, height: float, draw: bool
    ) -> tuple[bytes, dict[str, Any]]:
        """The PDF (PDF/UA-1) and `{"pages", "last_page_fill", "unshown", "lines", "drawn"}`: the
        fill from 0 to 1 of the page's height, the marks that were left out, where each part of the
        résumé begins and ends (`{"id", "edge": "start" | "end", "size", "font", "page", "x", "y"}`,
        pages from 1, points from the top left, y of the base line; `font` is one family or
        several), and the pages as layers of lines and curves (SVG).

        Args:
            asked: what is to be set; the same again is not set again.
            make: its Typst source.
            height: of its paper, in points.
            draw: whether the pictures are wanted.

        Raises:
            RenderError: Typst refuses the source.
        """
        if self._last is None or self._last[0] != asked:
            self._last = None  # what cannot be set stands in the file all the same
            self._last = (asked, self._set(make()))
        done = self._last[1]
        if draw and not done.drawn:
            pages = done.compiler.compile(format="svg")
            listed = pages if isinstance(pages, list) else [pages]
            done = done._replace(drawn=[layers_of(page.decode("utf-8")) for page in listed if page])
            self._last = (asked, done)
        end = done.lines[-1]
        return done.pdf, {
            "pages": end["page"],
            "last_page_fill": min(1.0, end["y"] / height),
            "unshown": done.unshown,
            "lines": done.lines,
            "drawn": done.drawn if draw else [],
        }

    def _set(self, source: str) -> "_Set":
        """The PDF; a mark that no font has, as some pictures in a line, is left out and told, a
        letter never.
        """
        left_out: list[str] = []
        # Of some scripts we have a typewriter's face alone.
        with_system = _TYPEWRITTEN.search(source) is not None
        for _mark in range(_MOST_MARKS):
            self._file.write_text(source, encoding="utf-8")
            compiler = self._compiler(with_system=with_system)
            try:
                # WORKAROUND: typst 0.15 reads a file anew to evaluate, and not to compile.
                marks = json.loads(compiler.eval(_MARKS))
                pdf = compiler.compile(format="pdf", pdf_standards="ua-1")
            except (typst.TypstError, RuntimeError) as error:
                unshown = _unshown(source, error)
                if any(unicodedata.category(char)[0] in "LMN" for char in unshown):
                    if with_system:
                        raise RenderError(_NO_FONT) from error
                    with_system = True
                else:
                    source = source.replace(unshown, "")
                    left_out.append(unshown)
                continue
            assert isinstance(pdf, bytes)
            lines = [{**one, **{key: _points(one[key]) for key in _LENGTHS}} for one in marks]
            return _Set(pdf, lines, left_out, compiler, [])
        raise RenderError(_NOT_SET)


class _Set(NamedTuple):
    """Pages that were set: the PDF, the marks, what was left out, and the pictures once they were
    wanted of the compiler, which has the source before it.
    """

    pdf: bytes
    lines: list[dict[str, Any]]
    unshown: list[str]
    compiler: typst.Compiler
    drawn: list[tuple[str, ...]]


_MARKS = "query(<line>).map(mark => mark.value + mark.location().position())"
"""Each mark with its place; the last is the end of the résumé."""
_LENGTHS = ("size", "x", "y")
_NOT_SET = N_("The page could not be set. Try another theme; your data is unchanged.")
_NO_FONT = N_(
    "The page cannot show some of its letters: no font on this computer has them. "
    "Install one that has, or write them in Latin letters."
)
_MOST_MARKS = 60
"""Different marks of one résumé that no font has, at most."""
_TYPEWRITTEN = re.compile("[\u0530-\u058f\u0600-\u06ff\u0750-\u077f\u0e80-\u0eff\u10a0-\u10ff]")
"""Armenian, Arabic, Lao and Georgian: of the fonts that come with Typst a typewriter's has them,
and its letters do not join.
"""
_UNSHOWN = re.compile(r'the text `"(?P<text>.+?)"` could not be displayed')
_ESCAPED = re.compile(r"\\u\{([0-9a-fA-F]+)\}")


def _unshown(source: str, error: Exception) -> str:
    """What of the source no font can show, as Typst says.

    Raises:
        RenderError: Typst says something else.
    """
    found = _UNSHOWN.search(str(error))
    text = (
        _ESCAPED.sub(lambda code: chr(int(code[1], 16)), found["text"]) if found is not None else ""
    )
    if not text or text not in source:
        raise RenderError(_NOT_SET) from error
    return text


def _points(length: str) -> float:
    """Points of a Typst length such as "490.91pt"."""
    return float(length.removesuffix("pt"))
