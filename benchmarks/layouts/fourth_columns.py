"""Six pages of the fourth set in Typst with columns, bars at a side, or the plain form of a job centre."""

from collections.abc import Callable

from benchmarks.layouts.fourth_pages import (
    GAP,
    Pair,
    Words,
    contacts,
    dots,
    paired,
    sheet,
    sized,
    spot,
)
from benchmarks.layouts.third_pages import BOLD, bold_in, filled
from benchmarks.layouts.third_people import Somebody
from benchmarks.layouts.typst_pages import quoted, slanted, strong


def _stack(texts: tuple[str, ...] | list[str]) -> str:
    return "\n\n".join(quoted(one) for one in texts)


def grey_sidebar(p: Somebody, form: str) -> str:
    """A light grey third at the left with contacts, skills and languages; profile, work and study at the right."""
    head: Words = lambda text: (
        f"\n#v(12pt)\n{sized(text, '12pt', BOLD)}\n#v(-6pt)\n#line(length: 100%, stroke: 0.8pt)\n"
    )
    side = head(p.head("contact")) + _stack([p.phone, p.email, p.place, *p.links])
    side += head(p.head("skills")) + dots(p.skills) + head(p.head("languages")) + dots(p.languages)
    main = f"{sized(p.name, '25pt', BOLD)}\n\n{sized(p.headline, '12pt', filled('#666666'))}\n{head(p.head('profile'))}{quoted(p.summary)}{head(p.head('work'))}"
    for one in p.posts:
        main += f"\n{strong(one.what)} \\ {slanted(one.where + spot(one))} #h(1fr) {sized(p.when(one, form), '9pt')}\n{dots(one.lines)}{GAP}"
    main += head(p.head("study"))
    for one in p.studies:
        main += f"\n{strong(one.subject)} \\ {slanted(one.where)} #h(1fr) {sized(p.when(one, form), '9pt')}\n"
    grey = f"#block(fill: luma(232), width: 100%, height: 100%, inset: 18pt)[{side}]"
    return sheet(
        f"#grid(columns: (34%, 1fr), [{grey}], [#pad(22pt)[{main}]])", "Lato", "9.5pt", "0pt"
    )


def right_rail(p: Somebody, form: str) -> str:
    """Wide text at the left and a slim rail at the right with certificates, skills and languages."""
    head: Words = lambda text: f"\n#v(8pt)\n{sized(text, '12.5pt', bold_in('#7a1f5c'))}\n\n"
    left = head(p.head("profile")) + quoted(p.summary) + head(p.head("work"))
    for one in p.posts:
        left += f"\n{strong(one.what)} \\ {quoted(one.where + spot(one, ' • '))} \\ {slanted(p.when(one, form))}\n{dots(one.lines)}{GAP}"
    left += head(p.head("study"))
    for one in p.studies:
        left += (
            f"\n{strong(one.subject)} \\ {quoted(one.where)} \\ {slanted(p.when(one, form))}\n{GAP}"
        )
    rail = "".join(
        head(p.head(kind)) + _stack(texts)
        for kind, texts in (
            ("contact", [p.email, p.phone, p.place]),
            ("extra", p.extra),
            ("skills", p.skills),
            ("languages", p.languages),
            ("interests", p.interests),
        )
    )
    rail = (
        f"#block(stroke: (left: 0.6pt + gray), inset: (left: 12pt))[#set text(size: 8.5pt)\n{rail}]"
    )
    top = f"{sized(p.name, '26pt', BOLD)}\n\n{sized(p.headline, '13pt', filled('#7a1f5c'))}\n"
    return sheet(
        f"{top}#grid(columns: (1fr, 5cm), gutter: 18pt, [{left}], [{rail}])",
        "Noto Sans",
        "9.5pt",
        "1.7cm",
    )


def soft_columns(p: Somebody, form: str) -> str:
    """As design sites offer it: a beige head with wide letters, study and skills in a slim column, work in a wide one."""
    head: Words = lambda text: (
        f"\n#v(10pt)\n{sized(text.upper(), '11pt', BOLD + ', tracking: 2pt')}\n\n"
    )
    left = head(p.head("contact")) + _stack([p.phone, p.email, p.place]) + head(p.head("study"))
    for one in p.studies:
        left += f"\n{strong(one.what)} \\ {quoted(one.area)} \\ {quoted(one.where)} \\ {quoted(p.when(one, form))}\n{GAP}"
    left += head(p.head("skills")) + dots(p.skills) + head(p.head("languages")) + dots(p.languages)
    right = head(p.head("profile")) + quoted(p.summary) + head(p.head("work"))
    for one in p.posts:
        right += f"\n{sized(one.where.upper(), '9.5pt', 'tracking: 0.5pt')}{quoted(spot(one))} \\ {strong(one.what)} | {quoted(p.when(one, form))}\n{dots(one.lines)}{GAP}"
    top = f'#block(fill: rgb("#efe7dc"), width: 100%, inset: 24pt)[#align(center)[{sized(p.name.upper(), "25pt", "tracking: 4pt")}\n\n{sized(p.headline, "11pt", "tracking: 1pt")}]]\n'
    body = f"#pad(x: 1.6cm)[#grid(columns: (5.2cm, 1fr), gutter: 22pt, [{left}], [{right}])]"
    return sheet(top + body, "Raleway", "9pt", "0pt")


def builder_margin(p: Somebody, form: str) -> str:
    """As online builders print it: dates and town in grey in the left margin, post and firm beside them."""
    head: Words = lambda text: f"\n#v(9pt)\n{sized(text, '15pt', BOLD)}\n#v(3pt)\n"
    grey: Words = lambda text: f"#text(size: 8.5pt, fill: luma(120))[{quoted(text)}]"
    row: Pair = lambda side, text: (
        f"#grid(columns: (3.4cm, 1fr), gutter: 14pt, [{side}], [{text}])\n#v(2pt)\n"
    )
    out = f"{sized(p.name, '24pt', BOLD)}\n\n{sized(p.headline, '12pt', filled('#1a73e8'))}\n\n{contacts(p, '  ·  ')}\n{head(p.head('profile'))}{quoted(p.summary)}{head(p.head('work'))}"
    for one in p.posts:
        side = f"{grey(p.when(one, form))} \\ {grey(one.place)}"
        out += row(
            side,
            f"{strong(one.what)} \\ {sized(one.where, '10pt', filled('#1a73e8'))}\n{dots(one.lines)}",
        )
    out += head(p.head("study"))
    for one in p.studies:
        out += row(
            grey(p.when(one, form)),
            f"{strong(one.subject)} \\ {sized(one.where, '10pt', filled('#1a73e8'))}",
        )
    out += head(p.head("extra")) + dots(p.extra) + head(p.head("skills"))
    return sheet(out + paired(p.skills), "Open Sauce Sans", "9pt", "1.4cm")


def plain_office(p: Somebody, form: str) -> str:
    """As a job centre's form prints it: no ornament, underlined headings, dates and a colon before post and firm."""
    head: Words = lambda text: f"\n#v(9pt)\n#underline[{strong(text.upper())}]\n\n"
    out = f"{strong(p.name)} \\ {quoted(p.place)} \\ {quoted(p.phone)} \\ {quoted(p.email)}\n\n#align(center)[{sized(p.headline.upper(), '14pt', BOLD)}]\n"
    out += head(p.head("skills")) + dots(p.skills, "-") + head(p.head("work"))
    for one in p.posts:
        out += f"\n{quoted(p.when(one, form, ' - ') + ' : ')}{strong(one.what)} \\ {quoted(one.where + spot(one))}\n{dots(one.lines, '-')}"
    out += head(p.head("study"))
    for one in p.studies:
        out += f"\n{quoted(p.when(one, form, ' - ') + ' : ')}{strong(one.subject)} \\ {quoted(one.where)}\n"
    for kind, texts in (("languages", p.languages), ("interests", p.interests)):
        out += head(p.head(kind)) + dots(texts, "-")
    return sheet(out, "Nimbus Sans", "11pt", "2.5cm")


def halves(p: Somebody, form: str) -> str:
    """Work over the full width with the dates above each post, then study and skills side by side."""
    head: Words = lambda text: (
        f'\n#v(8pt)\n#block(fill: rgb("#e3ebf6"), width: 100%, inset: 4pt)[{strong(text)}]\n'
    )
    who = " \\ ".join(quoted(one) for one in (p.email, p.phone, p.place, *p.links))
    out = f"#grid(columns: (1fr, auto), [{sized(p.name, '21pt', BOLD)} \\ {quoted(p.headline)}], align(right)[{who}])\n{head(p.head('profile'))}{quoted(p.summary)}{head(p.head('work'))}"
    for one in p.posts:
        out += f"\n{slanted(p.when(one, form))} \\ {strong(one.what + ', ' + one.where)}{quoted(spot(one, ' – '))}\n{dots(one.lines, '◦')}"
    left = head(p.head("study"))
    for one in p.studies:
        left += f"\n{slanted(p.when(one, form))} \\ {strong(one.subject)} \\ {quoted(one.where)}\n"
    right = (
        head(p.head("skills"))
        + dots(p.skills, "◦")
        + head(p.head("languages"))
        + dots(p.languages, "◦")
    )
    return sheet(
        f"{out}\n#grid(columns: (1fr, 1fr), gutter: 16pt, [{left}], [{right}])",
        "Ubuntu",
        "9.5pt",
        "1.8cm",
    )


COLUMNS: dict[str, Callable[[Somebody, str], str]] = {
    layout.__name__: layout
    for layout in (grey_sidebar, right_rail, soft_columns, builder_margin, plain_office, halves)
}
