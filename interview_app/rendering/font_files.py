"""Where the letters lie that pages are set in: RenderCV's families and our own."""

from functools import lru_cache
from pathlib import Path
from typing import Literal

import rendercv_fonts

Style = Literal["Regular", "Bold", "Italic"]
_NAMED: dict[Style, tuple[str, ...]] = {
    "Regular": ("*[-0-9]Regular.*",),
    "Bold": ("*[-0-9]Bold.*",),
    "Italic": ("*-Italic.*", "*Regular_Italic.*"),
}


def folders(own: Path) -> list[Path]:
    """One for each family; `own` is the folder of those that we ship."""
    return [
        *map(Path, rendercv_fonts.paths_to_font_folders),
        *sorted(own.glob("noto-*")),
        own / "inter",
    ]


@lru_cache(maxsize=64)
def file_of(family: str, own: Path, style: Style = "Regular") -> Path | None:
    """The file of a family's letters, however its name is spelled; None where there is none."""
    its = [one for one in folders(own) if one.name.casefold() == family.casefold()]
    found = (
        path for folder in its for named in _NAMED[style] for path in sorted(folder.glob(named))
    )
    return next(found, None)
