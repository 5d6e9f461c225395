"""How a page of the bench is printed by Typst: the fonts of RenderCV and our own, and the packages that come with the app."""

from pathlib import Path

import rendercv_fonts
import typst

_OURS = Path(__file__).parents[2] / "resources"
FONTS = Path(rendercv_fonts.__file__).parent
_FOLDERS = [str(FONTS), *map(str, sorted((_OURS / "fonts").glob("*")))]


def by_typst(source: str) -> bytes:
    """A PDF of `source`."""
    made = typst.Compiler(font_paths=_FOLDERS, package_path=str(_OURS / "typst"))
    out = made.compile(input=source.encode(), format="pdf")
    assert isinstance(out, bytes)
    return out
