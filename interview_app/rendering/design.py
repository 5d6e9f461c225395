"""Design of the PDF: one of our own themes or of RenderCV's, the paper, and how tight it is set
(CONTRACT D11: tightness first); and how wide a text is in Arial, where nothing sets the page.
"""

import base64
from dataclasses import dataclass, replace
from typing import Any, Literal

OwnTheme = Literal["clear", "margin", "book"]
Theme = Literal[
    "clear",
    "margin",
    "book",
    "classic",
    "sb2nov",
    "engineeringresumes",
    "engineeringclassic",
    "moderncv",
]
OWN_THEMES: tuple[OwnTheme, ...] = ("clear", "margin", "book")
"""Set by our own template; the others are RenderCV's."""
THEMES: tuple[Theme, ...] = (
    *OWN_THEMES,
    "classic",
    "sb2nov",
    "engineeringresumes",
    "engineeringclassic",
    "moderncv",
)
Family = Literal["source-sans", "garamond", "inter"]
FAMILIES: dict[Family, str] = {
    "source-sans": "Source Sans 3",
    "garamond": "EB Garamond",
    "inter": "Inter",
}
"""Fonts that are bundled, with the names they have in their files; all under the OFL."""
_USUAL_FAMILY: dict[str, Family] = {
    "clear": "source-sans",
    "margin": "source-sans",
    "book": "garamond",
}
ACCENTS: tuple[str, ...] = ("#1f5aa6", "#1a6b5a", "#8a2d3c", "#5b4a8a", "#3a3a3c", "#000000")
"""Colours to choose from, each with a contrast of at least 4.5 on white."""
Paper = Literal["a4", "us-letter"]
_PAPERS: dict[Paper, tuple[float, float]] = {"a4": (595.3, 841.9), "us-letter": (612.0, 792.0)}
CM = 28.35
"""Points of a centimetre."""


def page_size(paper: Paper) -> tuple[float, float]:
    """Width and height of a paper in points."""
    return _PAPERS[paper]


@dataclass(frozen=True, kw_only=True)
class Tightness:
    """Sizes of one step; font in points, margins in centimetres, spaces in em or centimetres.

    Each space is wider than the ones inside what it parts: lines of an entry, entries, sections.
    Else a heading seems to belong to the lines above it.
    """

    font_pt: float
    margin_cm: float
    leading_em: float
    between_lines_cm: float
    between_headings_em: float
    between_entries_em: float
    above_section_cm: float


STEPS = (
    Tightness(
        font_pt=10,
        margin_cm=2.0,
        leading_em=0.6,
        between_lines_cm=0.25,
        between_headings_em=0.8,
        between_entries_em=1.2,
        above_section_cm=0.5,
    ),
    Tightness(
        font_pt=10,
        margin_cm=1.6,
        leading_em=0.55,
        between_lines_cm=0.22,
        between_headings_em=0.7,
        between_entries_em=1.05,
        above_section_cm=0.45,
    ),
    Tightness(
        font_pt=9.5,
        margin_cm=1.4,
        leading_em=0.5,
        between_lines_cm=0.18,
        between_headings_em=0.6,
        between_entries_em=0.95,
        above_section_cm=0.4,
    ),
)
"""From roomy to tight; nothing below 9.5 pt, which would not be read."""


@dataclass(frozen=True, kw_only=True)
class Design:
    """Theme, paper and step of tightness; of our own themes accent (`#rrggbb`) and font, None for
    the theme's own, and the person's photo, a JPEG in Base64, "" for none.
    """

    theme: Theme = "classic"
    paper: Paper = "a4"
    step: int = 0
    accent: str | None = None
    family: Family | None = None
    photo: str = ""

    @property
    def is_own(self) -> bool:
        """Whether our own template sets it."""
        return self.theme in OWN_THEMES

    @property
    def accent_colour(self) -> str:
        """The colour of headings and links, `#rrggbb`."""
        return self.accent or ("#000000" if self.theme == "book" else ACCENTS[0])

    @property
    def printed_family(self) -> Family:
        """The family that was chosen, else the theme's own."""
        return self.family or _USUAL_FAMILY.get(self.theme, "source-sans")

    @property
    def fonts(self) -> list[str]:
        """Names of the fonts, the first one that has a letter shows it."""
        return [FAMILIES[self.printed_family], "Source Sans 3", "Noto Sans", "Noto Sans Thai"]

    @property
    def printed_photo(self) -> bytes | None:
        """The photo that stands on the page: RenderCV's themes have no place for one."""
        return base64.b64decode(self.photo) if self.photo and self.is_own else None

    def tighter(self) -> "Design | None":
        """The next step, or None at the last."""
        return replace(self, step=self.step + 1) if self.step + 1 < len(STEPS) else None

    def rendercv(self) -> dict[str, Any]:
        """RenderCV's `design`: left-aligned without hyphenation, so that words are whole when read
        back. What we set ourselves is there in RenderCV's first theme, with our accent and font.
        """
        tight = STEPS[self.step]
        margin = f"{tight.margin_cm}cm"
        theme: Theme = "classic" if self.is_own else self.theme
        return {
            "theme": theme,
            **(self._own_colours() if self.is_own else {}),
            "page": {
                "size": self.paper,
                "top_margin": margin,
                "bottom_margin": margin,
                "left_margin": margin,
                "right_margin": margin,
                "show_last_updated_date": False,
                "show_page_numbering": False,
            },
            "text": {
                "alignment": "left",
                "font_size": f"{tight.font_pt:g}pt",
                "leading": f"{tight.leading_em}em",
                **({"font_family": self.fonts[0]} if self.is_own else {}),
            },
            "links": {"use_external_link_icon": False},
            "section_titles": {"vertical_space_above": f"{tight.above_section_cm}cm"},
            "entry_types": _entry_types(theme),
            "entries": {"vertical_space_between_entries": f"{tight.between_entries_em}em"},
            "highlights": {
                "top_margin": f"{tight.between_lines_cm}cm",
                "vertical_space_between_highlights": f"{tight.between_lines_cm}cm",
            },
            "header": {
                "use_icons_for_connections": False,
                "separator_between_connections": "|",
                "vertical_space_between_name_and_connections": "0.35cm",
                "vertical_space_between_connections_and_first_section": "0.6cm",
            },
        }

    def _own_colours(self) -> dict[str, Any]:
        coloured = ("name", "connections", "section_titles", "links")
        return {"colors": dict.fromkeys(coloured, self.accent_colour)}


def _entry_types(theme: Theme) -> dict[str, Any]:
    """Places stand in an entry's heading: in a column with the dates, they would hold the lines
    below to half the page.
    """
    dates = "*DATE*" if theme == "sb2nov" else "DATE"
    named = {
        "main_column_first_row_template": "**NAME**, LOCATION",
        "date_and_location_column_template": dates,
    }
    if theme != "classic":
        return {"normal_entry": named}
    # The post first, as in every other format.
    job = {
        "main_column_first_row_template": "**POSITION**, COMPANY -- LOCATION",
        "date_and_location_column_template": dates,
    }
    return {"normal_entry": named, "experience_entry": job}


_WIDTHS = {
    222: "ijl'|",
    278: "ft.,;:!/[] I\\",
    333: "r()-`",
    389: "*",
    500: "cksvxyzJ",
    556: "abdeghnopqu0123456789$#_?L–",
    584: "+<>=~",
    611: "FTZ",
    667: "ABEKPSVXY&",
    722: "wCDHNRU",
    778: "GOQ",
    833: "mM",
    944: "W",
    1000: "%@—",
}
"""Thousandths of the size by letter; any other letter is taken for one of `_MIDDLE`."""
_MIDDLE = 600
_BY_LETTER = {letter: wide for wide, letters in _WIDTHS.items() for letter in letters}


def width(text: str, size: float) -> float:
    """How wide a text is in Arial of this size, in points."""
    return sum([_BY_LETTER.get(letter, _MIDDLE) for letter in text]) * size / 1000
