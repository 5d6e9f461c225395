"""Typst source to a tagged PDF, measured: pages counted on the PDF, and how full the last one
is.
"""

import io
import json
import re
import unicodedata
from pathlib import Path
from typing import Any, NamedTuple

import rendercv_fonts
import typst
from pypdf import PdfReader

from interview_app.errors import RenderError
from interview_app.i18n import N_


class Compiler:
    """Holds the fonts, which take longer to find than a page takes to set."""

    def __init__(self, packages: str) -> None:
        """Take `packages`, the folder of Typst packages that stands in for the network; our own
        fonts lie beside it.
        """
        self.packages = packages
        fonts = Path(packages).parent / "fonts"
        own = [*sorted(fonts.glob("noto-*")), fonts / "inter"]
        self._folders = [str(folder) for folder in (*rendercv_fonts.paths_to_font_folders, *own)]
        self._fonts = typst.Fonts(include_system_fonts=False, font_paths=self._folders)
        self._all_fonts: typst.Fonts | None = None

    def _fonts_for(self, source: str) -> typst.Fonts:
        """The fonts to set a source with: those of the system for scripts that we have in a
        typewriter's face alone.
        """
        return self._with_those_of_the_system() if _TYPEWRITTEN.search(source) else self._fonts

    def _with_those_of_the_system(self) -> typst.Fonts:
        """The fonts of this computer beside our own, for letters that would not be shown at all.

        A page looks the same everywhere only without them.
        """
        if self._all_fonts is None:
            self._all_fonts = typst.Fonts(include_system_fonts=True, font_paths=self._folders)
        return self._all_fonts

    def compile(self, source: str) -> tuple[bytes, dict[str, Any]]:
        """The PDF (PDF/UA-1) and `{"pages", "last_page_fill", "unshown"}`: the fill from 0 to 1 of
        the page's height, and the marks that were left out.

        Raises:
            RenderError: Typst refuses the source.
        """
        done = self._written(source)
        pages = PdfReader(io.BytesIO(done.pdf)).pages
        return done.pdf, {
            "pages": len(pages),
            "last_page_fill": _fill(pages[-1]),
            "unshown": done.unshown,
        }

    def draw(self, source: str) -> dict[str, Any]:
        """The pages as pictures of lines and curves, and where each part of the résumé begins and
        ends: `{"pages": [SVG], "lines": [{"id", "edge": "start" | "end", "size", "page", "x",
        "y"}]}`, pages from 1, points from the top left, y of the base line.

        Raises:
            RenderError: Typst refuses the source.
        """
        done = self._written(source)
        written = done.source.encode("utf-8")
        compiler = typst.Compiler(input=written, font_paths=done.fonts, package_path=self.packages)
        try:
            found = compiler.query("<line>", field="value")
            drawn = compiler.compile(input=written, format="svg")
        except (typst.TypstError, RuntimeError) as error:
            raise RenderError(_NOT_SET) from error
        pages = drawn if isinstance(drawn, list) else [drawn]
        lines = [
            {**one, **{name: _points(one[name]) for name in ("size", "x", "y")}}
            for one in json.loads(found)
        ]
        return {"pages": [page.decode("utf-8") for page in pages if page], "lines": lines}

    def _written(self, source: str) -> "_Written":
        """The PDF; a mark that no font has, as some pictures in a line, is left out and told, a
        letter never.
        """
        left_out: list[str] = []
        fonts = self._fonts_for(source)
        for _mark in range(_MOST_MARKS):
            try:
                compiler = typst.Compiler(font_paths=fonts, package_path=self.packages)
                pdf = compiler.compile(
                    input=source.encode("utf-8"), format="pdf", pdf_standards="ua-1"
                )
            except (typst.TypstError, RuntimeError) as error:
                unshown = _unshown(source, error)
                if any(unicodedata.category(char)[0] in "LMN" for char in unshown):
                    if fonts is self._all_fonts:
                        raise RenderError(_NO_FONT) from error
                    fonts = self._with_those_of_the_system()
                else:
                    source = source.replace(unshown, "")
                    left_out.append(unshown)
                continue
            assert isinstance(pdf, bytes)
            return _Written(pdf, source, fonts, left_out)
        raise RenderError(_NOT_SET)


class _Written(NamedTuple):
    """A PDF, and from what it was made: the source without the marks that no font has."""

    pdf: bytes
    source: str
    fonts: typst.Fonts
    unshown: list[str]


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


def _fill(page: Any) -> float:
    """How far down the page its last line stands, from 0 to 1 of the height."""
    height = float(page.mediabox.height)
    lowest = height

    def look(
        text: str, outer: list[float], inner: list[float], _font: object, _size: float
    ) -> None:
        nonlocal lowest
        if text.strip():
            # The text matrix stands inside the drawing matrix; Typst's drawing matrix turns y
            # upside down.
            lowest = min(lowest, inner[5] * outer[3] + outer[5])

    page.extract_text(visitor_text=look)
    return min(1.0, max(0.0, 1 - lowest / height))


def _points(length: str) -> float:
    """Points of a Typst length such as "490.91pt"."""
    return float(length.removesuffix("pt"))
