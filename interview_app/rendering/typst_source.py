"""From a résumé to Typst source: RenderCV validates and templates marks, then the person's texts go
in, escaped.

Runs in the render worker only: importing RenderCV takes a second.
"""

import json
import re
import unicodedata
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Any

from rendercv import data as rendercv_models
from rendercv.renderer.renderer import create_contents_of_a_typst_file
from rendercv.renderer.templater import Jinja2Environment

from interview_app.domain.page_places import HEADLINE, NAME
from interview_app.domain.resume import ResumeDocument
from interview_app.errors import RenderError
from interview_app.i18n import N_
from interview_app.rendering.design import CM, STEPS, Design, page_size, width
from interview_app.rendering.printed_page import printed_sections
from interview_app.rendering.rendercv_data import Typeset, markdown_escaped, rendercv_data
from interview_app.rendering.wording import breakable, clicked, reached_by

# RenderCV capitalises section titles.
_MARK = re.compile(r"[zZ]q(\d{5})qz")
_HEADING = re.compile(r"^= .*?(?=^== |\Z)", re.MULTILINE | re.DOTALL)
_PARTED_ENTRY = re.compile(
    r"^#two-col-entry\(\n(?:(?!^\)$).)*?^\)\n#one-col-entry\(\n.*?^\)\n", re.MULTILINE | re.DOTALL
)
"""An entry of a theme that sets its heading and its lines as two blocks, between which a page could
end.
"""
_SECTION = re.compile(r"^(?=== )", re.MULTILINE)
_BETWEEN = "#v(design-entries-vertical-space-between-entries)"
_FAMILY = re.compile(r'^(#let design-[\w-]*font-family = )("[^"]+")$', re.MULTILINE)
_OTHER_SCRIPTS = (
    "Geeza Pro",
    "Arial",
    "Segoe UI",
    "Noto Sans Arabic",
    "Noto Naskh Arabic",
    "Noto Sans",
    "DejaVu Sans",
)
"""Faces of this computer for letters that no font of ours has, before the first one that would do:
that may be a typewriter's.
"""
_NAME_SIZE = re.compile(r"^(#let design-header-name-font-size = )([\d.]+)pt$", re.MULTILINE)
_SMALLEST_NAME = 16
"""Points of a name that is too long for its line in the size of its theme."""
_BOLD = 1.25
"""How much wider than Arial a name may be set."""
_NAME_LINE = re.compile(r'^#let name = ".*"$', re.MULTILINE)


def typst_string(text: str) -> str:
    """The text as a Typst string literal; line breaks become spaces."""
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'


def _inserted(text: str) -> str:
    # An embedded string takes no part in markup: no smart quotes, no links, no emphasis; the
    # semicolon ends it.
    return f"#{typst_string(breakable(text))};"


# As `marked` of our own themes: where a part begins and ends.
_PLACED = """#let placed-part(id, body) = {
  let edge(name) = context [#metadata((
    id: id, edge: name, size: text.size.to-absolute(), font: text.font,
  ))<line>]
  h(0pt) + edge("start") + body + edge("end") + h(0pt)
}
#let ended = [#metadata((id: "", edge: "end", size: 0pt))<line>]
"""


def _placed(id: str, source: str) -> str:
    return f"#placed-part({typst_string(id)}, [{source}]);"


def _together(id: str, firm: str, place: str) -> str:
    """A firm and its place, which go to the next line together; where they need two, the firm's
    last word goes along.
    """
    if not place:
        return _placed(id, _inserted(firm))
    *first, last = firm.split() or [""]
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in firm + place):
        first, last = (
            [],
            firm,
        )  # read from right to left, parts that are boxes of their own would change places
    before = _inserted(" ".join(first)) + " " if first else ""
    # Beside a box of several rows a mark would stand at the first of them.
    return f"#box[{_placed(id, f'{before}#box[{_inserted(last + place)}]')}]"


def validate(resume: ResumeDocument, design: Design) -> dict[str, Any]:
    """The data of `resume.yaml`, accepted by RenderCV's own models.

    A phone number or address that RenderCV refuses is left out of the YAML (the PDF prints it all
    the same).

    Raises:
        RenderError: RenderCV refuses anything else.
    """
    data = rendercv_data(resume, design, part=lambda _id, text: markdown_escaped(text))
    for contact in ("", "phone", "email", "website"):
        data["cv"].pop(contact, None)
        try:
            # It writes into the mapping that it validates.
            rendercv_models.validate_input_dictionary_and_return_the_data_model(deepcopy(data))
        except ValueError as refused:
            if contact == "website":
                raise RenderError(
                    N_("RenderCV cannot hold what this résumé says. Use another format.")
                ) from refused
            continue
        return data
    raise AssertionError("unreachable")


def typst_source(resume: ResumeDocument, design: Design) -> str:
    """The whole Typst file, with our header (headline, and every contact as the person wrote it).

    Raises:
        RenderError: RenderCV refuses the structure.
    """
    texts: list[str] = []

    def marked(source: str) -> str:
        texts.append(source)
        return f"zq{len(texts) - 1:05d}qz"

    typeset = Typeset(
        together=lambda *part: marked(_together(*part)),
        address=lambda id, url: marked(_placed(id, _address(url))),
        # A theme sets every name bold.
        post=lambda id, text: marked(
            f"#strong(delta: -300, emph[{_placed(id, _inserted(text))}]);"
        ),
    )
    data = rendercv_data(
        resume, design, part=lambda id, text: marked(_placed(id, _inserted(text))), typeset=typeset
    )
    data["cv"]["name"] = "zqnameqz"
    source = _templated(json.dumps(data))
    source = _NAME_LINE.sub(
        lambda _: f"#let name = {typst_string(resume.header.name or '')}", source, count=1
    )
    others = ", ".join(map(typst_string, _OTHER_SCRIPTS))
    source = _FAMILY.sub(lambda found: f"{found[1]}({found[2]}, {others})", source)
    source = _NAME_SIZE.sub(
        lambda found: f"{found[1]}{_name_size(resume, design, float(found[2])):g}pt",
        source,
        count=1,
    )
    source = _HEADING.sub(lambda _: _header(resume), source, count=1)
    if not data["design"]["entries"]["allow_page_break_in_entries"]:
        source = _PARTED_ENTRY.sub(r"#block(breakable: false, width: 100%)[\n\g<0>]\n", source)
    source = _lists_closer(source, resume, design)
    title = resume.header.name or resume.target_title
    source = source.replace('title: name + "\'s CV"', f"title: {typst_string(title)}")
    return _PLACED + _MARK.sub(lambda found: texts[int(found[1])], source) + "\n#ended\n"


@lru_cache(maxsize=8)
def _templated(data: str) -> str:
    """RenderCV's source of a résumé whose texts are marks: another wording is the same source.

    Raises:
        RenderError: RenderCV refuses the structure.
    """
    # WORKAROUND: RenderCV 2.3 keeps its templates only while it knows their folder, which it never
    # notes: it would read them anew for every page, and that takes longer than the page.
    Jinja2Environment.current_working_directory = Path.cwd()
    try:
        model = rendercv_models.validate_input_dictionary_and_return_the_data_model(
            json.loads(data)
        )
        return str(create_contents_of_a_typst_file(model))
    except ValueError as refused:
        raise RenderError(
            N_("This theme cannot show this résumé. Choose another one under Look.")
        ) from refused


def _name_size(resume: ResumeDocument, design: Design, usual: float) -> float:
    """The size of the name in points: a long one is set smaller before it is broken into two
    lines.
    """
    wide = width(" ".join((resume.header.name or "").split()), usual) * _BOLD
    room = page_size(design.paper)[0] - 2 * STEPS[design.step].margin_cm * CM
    return usual if wide <= room else max(_SMALLEST_NAME, int(2 * usual * room / wide) / 2)


def _lists_closer(source: str, resume: ResumeDocument, design: Design) -> str:
    """A section whose entries are one line each is a list: its entries stand closer than jobs with
    their lines.
    """
    head, *parts = _SECTION.split(source)
    closer = f"#v({STEPS[design.step].between_headings_em}em)"
    set_closer = (
        part.replace(_BETWEEN, closer) if all(one.is_one_line for one in section.entries) else part
        for part, section in zip(parts, printed_sections(resume), strict=True)
    )
    return "".join((head, *set_closer))


def _header(resume: ResumeDocument) -> str:
    header = resume.header
    lines = [f"= {_placed(NAME, _inserted(header.name))}"] if header.name else []
    if header.headline:
        # The heading leaves its own space below; the headline stands close to the name and takes
        # that space over.
        lines += [
            "#v(0.15cm - design-header-vertical-space-between-name-and-connections)",
            "#block(above: 0.25cm, below: "
            "design-header-vertical-space-between-name-and-connections, width: 100%)["
            f"#set align(design-header-alignment); #text(size: "
            f"1.1em)[{_placed(HEADLINE, _inserted(header.headline))}]]",
        ]
    contact, links = reached_by(header)
    connections = [
        _linked(target, shown) if target else _inserted(shown)
        for shown, target in [*contact, *links]
    ]
    if connections:
        lines += [
            _CONNECTIONS,
            "#whole-connections((" + ", ".join(f"[{one}]" for one in connections) + ",))",
        ]
    return "\n\n".join(lines) + "\n\n"


# WORKAROUND: RenderCV 2.3's own `connections` takes one part too many into a line, which then
# breaks behind a separator.
_CONNECTIONS = """#let whole-connections(parts) = context {
  set text(fill: design-colors-connections, font: design-header-connections-font-family)
  set par(leading: design-text-leading * 1.7, justify: false)
  let gap = h(design-header-horizontal-space-between-connections / 2, weak: true)
  let separator = gap + design-header-separator-between-connections + gap
  layout(size => {
    let lines = ()
    let line = ()
    for part in parts {
      if line.len() > 0 and measure((..line, part).join(separator)).width > size.width {
        lines.push(line.join(separator))
        line = ()
      }
      line.push(part)
    }
    lines.push(line.join(separator))
    align(design-header-alignment, placed-part("contact", lines.join(linebreak())))
  })
  v(
    design-header-vertical-space-between-connections-and-first-section
      - design-section-titles-vertical-space-above,
  )
}"""


def _address(url: str) -> str:
    """An entry's address, in no box: a long one is broken at the end of its line."""
    target = clicked(url)
    return f"#original-link({typst_string(target)})[{_inserted(url)}]" if target else _inserted(url)


def _linked(target: str, text: str) -> str:
    return f"#box(original-link({typst_string(target)})[{_inserted(text)}])"
