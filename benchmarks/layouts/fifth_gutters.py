"""Typst pages of the fifth set whose dates, labels or names stand in a column of their own: our drawings after public designs."""

from collections.abc import Callable

from benchmarks.layouts.fourth_pages import BOLD, contacts, dots, sheet, sized, spot
from benchmarks.layouts.third_pages import bold_in, filled
from benchmarks.layouts.third_people import Somebody, Stay
from benchmarks.layouts.typst_pages import quoted, slanted, strong

Words = Callable[[str], str]


def row(left: str, right: str, width: str = "2.9cm", side: str = "right", gap: str = "9pt") -> str:
    """Two cells beside each other, the left one of a fixed width."""
    return f"#grid(columns: ({width}, 1fr), gutter: {gap}, align({side})[{left}], [{right}])\n#v(3pt)\n"


def groups(p: Somebody) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Skills in two groups, each under a word of its own that the page shows before them."""
    half = (len(p.skills) + 1) // 2
    first, second = GROUPS[p.language]
    return (first, p.skills[:half]), (second, p.skills[half:])


GROUPS = {
    "en": ("Tools", "Methods"),
    "de": ("Werkzeuge", "Fachliches"),
    "fr": ("Outils", "Métier"),
    "es": ("Herramientas", "Métodos"),
    "it": ("Strumenti", "Metodi"),
    "pt": ("Ferramentas", "Métodos"),
    "nl": ("Gereedschap", "Vakkennis"),
    "pl": ("Narzędzia", "Metody"),
    "sv": ("Verktyg", "Metoder"),
    "zh": ("工具", "方法"),
}


def cv_casual(p: Somebody, form: str) -> str:
    """As moderncv casual: head at the right, contacts in the foot, years in the gutter, each entry one sentence of commas."""
    head: Words = lambda text: (
        f"\n#v(8pt)\n{row('#rect(width: 100%, height: 3pt, fill: orange)', sized(text, '14pt', 'fill: orange'))}"
    )

    def stays(all_: tuple[Stay, ...]) -> str:
        return "".join(
            row(
                quoted(p.when(one, form, "–")),
                f"{strong(one.subject)}, {slanted(one.where)}{quoted(spot(one))}. {quoted(' '.join(one.lines))}",
            )
            for one in all_
        )

    foot = f"#set page(footer: align(center)[#text(size: 8pt)[{contacts(p, ' • ')}]])\n"
    out = f"{foot}#align(right)[{sized(p.name, '30pt')}\n\n{sized(p.headline, '13pt', 'fill: gray')}]\n{head(p.head('work'))}"
    out += stays(p.posts) + head(p.head("study")) + stays(p.studies) + head(p.head("skills"))
    return sheet(
        out + "".join(row(quoted(label), quoted(", ".join(texts))) for label, texts in groups(p)),
        "XCharter",
    )


def cv_fancy(p: Somebody, form: str) -> str:
    """As moderncv fancy: a wide left column with right-aligned heading over it, beginning and end stacked in the gutter."""
    head: Words = lambda text: (
        f"\n#v(8pt)\n#text(size: 14pt, {BOLD}, fill: rgb('#4a7c59'))[{quoted(text)}]\n#v(2pt)\n".replace(
            "'", '"'
        )
    )

    def dates(one: Stay) -> str:
        begin, _, end = p.when(one, form, "\t").partition("\t")
        return f"{quoted(begin + ' –')} \\ {quoted(end)}"

    out = f"#grid(columns: (1fr, auto), [{sized(p.name, '26pt')}], align(right)[{sized(p.phone, '9pt')} \\ {sized(p.email, '9pt')} \\ {sized(p.place, '9pt')}])\n#line(length: 100%)\n"
    out += head(p.head("profile")) + quoted(p.summary) + head(p.head("work"))
    for one in p.posts:
        out += row(
            dates(one),
            f"{strong(one.what)} \\ {slanted(one.where)}{quoted(spot(one))}\n{dots(one.lines)}",
            "2.4cm",
            "left",
        )
    out += head(p.head("study"))
    for one in p.studies:
        out += row(dates(one), f"{strong(one.subject)} \\ {slanted(one.where)}", "2.4cm", "left")
    return sheet(out + head(p.head("skills")) + dots(p.skills), "Source Sans 3")


def euro_table(p: Somebody, form: str) -> str:
    """As europecv: labels right-aligned at a rule through the page, dates as labels of each entry."""
    rule: Callable[[str, str], str] = lambda left, right: (
        f"#block(spacing: 0pt)[#grid(columns: (4.4cm, 1fr), align(right)[#pad(right: 8pt, y: 3pt)[{left}]], grid.vline(stroke: 0.6pt), [#pad(left: 8pt, y: 3pt)[{right}]])]\n"
    )
    head: Words = lambda text: rule(f"#smallcaps[{strong(text)}]", "")
    out = rule(f"#smallcaps[{sized('Curriculum Vitae', '13pt', BOLD)}]", "") + rule(
        "", sized(p.name, "13pt", BOLD)
    )
    for text in (p.place, p.phone, p.email):
        out += rule("", quoted(text))
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += head(p.head(kind))
        for one in stays:
            out += rule(
                quoted(p.when(one, form)),
                f"{strong(one.subject)} \\ {quoted(one.where + spot(one))}\n{dots(one.lines, '–')}",
            )
    out += head(p.head("skills"))
    for label, texts in groups(p):
        out += rule(quoted(label), quoted(", ".join(texts)))
    return sheet(out, "Open Sans", "9.5pt")


def labels_left(p: Somebody, form: str) -> str:
    """Headings in a narrow left column in capitals, everything else beside them; the dates under post and firm."""
    part: Callable[[str, str], str] = lambda head, text: (
        row(sized(p.head(head).upper(), "8.5pt", BOLD), text, "3.6cm", "left", "14pt") + "#v(6pt)\n"
    )
    jobs = "".join(
        f"\n{strong(one.what)} \\ {quoted(one.where + spot(one))} \\ {sized(p.when(one, form), '9pt', 'fill: gray')}\n{dots(one.lines)}"
        for one in p.posts
    )
    schools = "".join(
        f"\n{strong(one.subject)} \\ {quoted(one.where)} \\ {sized(p.when(one, form), '9pt', 'fill: gray')}\n"
        for one in p.studies
    )
    out = row(
        "",
        f"{sized(p.name, '22pt', BOLD)} \\ {quoted(p.headline)} \\ {contacts(p, ' · ')}",
        "3.6cm",
        "left",
        "14pt",
    )
    out += part("profile", quoted(p.summary)) + part("work", jobs) + part("study", schools)
    out += part("skills", " \\ ".join(quoted(f"{a}: {', '.join(b)}") for a, b in groups(p)))
    return sheet(out + part("languages", quoted(", ".join(p.languages))), "Lato", "9.5pt")


def name_column(p: Somebody, form: str) -> str:
    """Name and contacts stand in a left column over the whole first page, the text in the right one, with dates right."""
    head: Words = lambda text: f"\n#v(8pt)\n{sized(text, '13pt', bold_in('#a33b20'))}\n\n"
    left = f"{sized(p.name, '17pt', BOLD)}\n\n{quoted(p.headline)}\n\n" + "\n\n".join(
        sized(text, "8.5pt") for text in (p.place, p.phone, p.email, *p.links)
    )
    right = quoted(p.summary) + head(p.head("work"))
    for one in p.posts:
        right += f"\n{strong(one.where)} #h(1fr) {sized(p.when(one, form), '9pt')} \\\n{slanted(one.what)}\n{dots(one.lines, '–')}"
    right += head(p.head("study"))
    for one in p.studies:
        right += f"\n{strong(one.where)} #h(1fr) {sized(p.when(one, form), '9pt')} \\\n{slanted(one.subject)}\n"
    right += head(p.head("skills")) + quoted(", ".join(p.skills))
    return sheet(
        f"#grid(columns: (4.6cm, 1fr), gutter: 20pt, [{left}], [{right}])", "EB Garamond", "10.5pt"
    )


def firm_gutter(p: Somebody, form: str) -> str:
    """Firm, town and dates stacked in the gutter; the post and its list beside them."""
    head: Words = lambda text: (
        f"\n#v(8pt)\n{sized(text.upper(), '10pt', BOLD + ', tracking: 1.5pt')}\n#line(length: 100%, stroke: 0.4pt)\n"
    )

    def side(one: Stay) -> str:
        texts = (one.where, one.place, p.when(one, form))
        return " \\ ".join(sized(text, "9pt") for text in texts if text)

    out = f"#align(center)[{sized(p.name, '20pt')} \\ {contacts(p, ' | ')}]\n" + head(
        p.head("work")
    )
    for one in p.posts:
        out += row(side(one), f"{strong(one.what)}\n{dots(one.lines)}", "4.2cm", "left", "12pt")
    out += head(p.head("study"))
    for one in p.studies:
        out += row(side(one), strong(one.subject), "4.2cm", "left", "12pt")
    return sheet(out + head(p.head("skills")) + quoted(" • ".join(p.skills)), "Roboto", "9.5pt")


def right_gutter(p: Somebody, form: str) -> str:
    """As design sites do it: text left, dates and town small in a right margin, headings over the text only."""
    head: Words = lambda text: f"\n#v(10pt)\n{sized(text, '14pt', filled('#2f6f8f'))}\n\n"
    cells: Callable[[str, str], str] = lambda text, side: (
        f"#grid(columns: (1fr, 3.4cm), gutter: 16pt, [{text}], [#set text(size: 8.5pt, fill: gray)\n{side}])\n#v(4pt)\n"
    )
    out = f"{sized(p.name, '24pt', BOLD)} \\ {sized(p.headline, '12pt')}\n\n{contacts(p, '  ')}\n"
    out += head(p.head("profile")) + quoted(p.summary) + head(p.head("work"))
    for one in p.posts:
        side = f"{quoted(p.when(one, form))} \\ {quoted(one.place)}"
        out += cells(f"{strong(one.what + ' @ ' + one.where)}\n{dots(one.lines)}", side)
    out += head(p.head("study"))
    for one in p.studies:
        out += cells(f"{strong(one.subject)} \\ {quoted(one.where)}", quoted(p.when(one, form)))
    out += head(p.head("skills")) + quoted(" / ".join(p.skills))
    return sheet(out, "Raleway", "9.5pt", "1.8cm")


def year_rail(p: Somebody, form: str) -> str:
    """The end above the beginning in large grey figures left of a vertical rule, as timelines print it."""
    head: Words = lambda text: f"\n#v(9pt)\n{sized(text, '15pt', BOLD)}\n\n"

    def rail(one: Stay) -> str:
        begin, _, end = p.when(one, form, "\t").partition("\t")
        return (
            f"{sized(end, '11pt', filled('#888888'))} \\ {sized(begin, '11pt', filled('#888888'))}"
        )

    def beside(one: Stay) -> str:
        return f"#block(stroke: (left: 1.2pt + gray), inset: (left: 9pt))[{strong(one.subject)} \\ {quoted(one.where + spot(one))}\n{dots(one.lines)}]"

    out = f"{sized(p.name, '26pt', BOLD)}\n\n{quoted(p.headline)}\n\n{contacts(p, '   ')}\n"
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += head(p.head(kind)) + "".join(row(rail(one), beside(one), "2.8cm") for one in stays)
    return sheet(out + head(p.head("skills")) + quoted(" · ".join(p.skills)), "Ubuntu", "9.5pt")


GUTTERS: dict[str, Callable[[Somebody, str], str]] = {
    one.__name__: one
    for one in (
        cv_casual,
        cv_fancy,
        euro_table,
        labels_left,
        name_column,
        firm_gutter,
        right_gutter,
        year_rail,
    )
}
