"""Write the fourth set: eighteen layouts and eight people that no reading rule was made for; read once at first sight.

`python -m benchmarks.layouts.fourth_make OUT`: a folder in the shape of the corpus of known truth.
"""

import argparse
from pathlib import Path

from benchmarks.layouts.fourth_columns import COLUMNS
from benchmarks.layouts.fourth_pages import LAYOUTS
from benchmarks.layouts.fourth_word import DOCX
from benchmarks.layouts.third_make import Plan, Series, make

PLAN: Plan = {
    "times_centred": (("accountant", "long"), ("developer", "short")),
    "grey_sidebar": (("assistante", "slash"), ("projectleider", "long")),
    "pipes": (("warehouse", "short"), ("enfermera", "long")),
    "office_lebenslauf": (("elektroniker", "slash"), ("esportazione", "slash")),
    "dates_after_title": (("projectleider", "short"), ("accountant", "slash")),
    "colour_band": (("esportazione", "long"), ("warehouse", "long")),
    "accroche": (("assistante", "year"), ("enfermera", "year")),
    "dense_pages": (("esportazione", "slash"), ("accountant", "short")),
    "centred_rules": (("developer", "short"), ("elektroniker", "long")),
    "right_rail": (("warehouse", "long"), ("assistante", "long")),
    "projects_after": (("developer", "long"), ("projectleider", "slash")),
    "soft_columns": (("enfermera", "year"), ("esportazione", "short")),
    "builder_margin": (("elektroniker", "dot"), ("warehouse", "slash")),
    "plain_office": (("assistante", "slash"), ("enfermera", "slash")),
    "halves": (("projectleider", "year"), ("developer", "slash")),
    "heading_styles": (("accountant", "short"), ("assistante", "short")),
    "hanging_tabs": (("elektroniker", "slash"), ("projectleider", "slash")),
    "two_cells": (("developer", "long"), ("enfermera", "slash")),
}
"""Layout: who appears in it, and with which form of date."""

PEOPLE = Path(__file__).with_name("fourth_people.toml")
SERIES = Series("fourth", PLAN, {**LAYOUTS, **COLUMNS}, DOCX, {}, PEOPLE)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    print(make(parser.parse_args().out, SERIES), "documents")


if __name__ == "__main__":
    main()
