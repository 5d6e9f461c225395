"""English nouns that by their making, or by meaning a body of people, may name who does something."""

import re

GROUPS = frozenset(
    "team crew unit department office board committee agency group desk side".split()
)
_DOER = re.compile(r"[a-z]{3,}(?:er|or|ist|ian|man|woman)s?")
_NO_DOER = re.compile(
    r"(?:.*(?:ware|meter|water|paper|power|tower|letter|computer|weather|folder|border|order|offer|number|member|register|ladder|corner|center)|.*[bdghkmnprstw]list|playlist|other|another|server|printer|counter|cover|container|newsletter|quarter|figure"
    r"|boiler|scanner|router|sensor|motor|tractor|monitor|indicator|generator|transformer|reactor|compressor|conveyor|elevator|factor|error|sector|corridor|floor|door|colour|color|labour|labor|poster|banner|sticker|marker|filter|cluster|chapter"
    r"|transfer|tender|answer|buffer|tracker|dryer|burner|mixer|blender|freezer|cooler|heater|loader|digger|trailer|roller|barrier|summer|winter|career|matter|timer|harbour|harbor|river|layer|processor|vector|charter|theater|butter|flour)s?"
)
"""English nouns that end like who does something and are things."""


def may_be_somebody(low: str) -> bool:
    """Whether a folded noun is made like who does something, and is none of the things named so."""
    return _DOER.fullmatch(low) is not None and _NO_DOER.fullmatch(low) is None
