"""Nine pages of the fourth set in Typst, in one column: what word processors, LaTeX, builders and job centres give people."""

from collections.abc import Callable

from benchmarks.layouts.third_pages import BOLD, bold_in, filled
from benchmarks.layouts.third_people import Somebody, Stay
from benchmarks.layouts.typst_pages import bullets, quoted, slanted, strong

Words = Callable[[str], str]
Pair = Callable[[str, str], str]
Rows = Callable[[list[tuple[str, str]]], str]

GAP = "\n#v(4pt)\n"
LABELS = {
    "en": ("Technologies", "Practices", 5),
    "nl": ("Software", "Methoden en certificaten", 2),
}
"""How a person groups skills: the two labels, and how many belong to the first."""

PERSONAL = {
    "de": (
        ("Anschrift", "Telefon", "E-Mail", "Geburtsdatum", "Staatsangehörigkeit"),
        ("23.05.1992", "deutsch"),
    ),
    "it": (
        ("Indirizzo", "Telefono", "E-mail", "Data di nascita", "Nazionalità"),
        ("11/09/1979", "italiana"),
    ),
}
"""Labels of the personal data that some countries expect, and the values that stand on no other page."""


def sheet(body: str, font: str, size: str = "10pt", margin: str = "2cm", paper: str = "a4") -> str:
    """A page of one font."""
    fonts = f'("{font}", "Noto Sans", "DejaVu Sans")'
    return f'#set page(paper: "{paper}", margin: {margin})\n#set text(font: {fonts}, size: {size})\n{body}'


def sized(text: str, size: str, more: str = "") -> str:
    """Text of one size."""
    return f"#text(size: {size}{', ' + more if more else ''})[{quoted(text)}]"


def dots(texts: tuple[str, ...], mark: str = "•") -> str:
    """A list with its own mark."""
    return bullets(list(texts), mark)


def paired(texts: tuple[str, ...], mark: str = "•") -> str:
    """A list in two columns of the same length."""
    half = (len(texts) + 1) // 2
    return (
        f"#grid(columns: (1fr, 1fr), [{dots(texts[:half], mark)}], [{dots(texts[half:], mark)}])\n"
    )


def contacts(p: Somebody, sign: str) -> str:
    """Place, number, address and links in one line."""
    return quoted(sign.join([p.place, p.phone, p.email, *p.links]))


def spot(one: Stay, sign: str = ", ") -> str:
    """The place behind its sign, or nothing."""
    return f"{sign}{one.place}" if one.place else ""


def times_centred(p: Somebody, form: str) -> str:
    """The classic page in Times: all in black, name in the middle, firm left and dates right, the post in italics beneath."""
    head: Words = lambda text: (
        f"\n#v(5pt)\n{strong(text.upper())}\n#v(-9pt)\n#line(length: 100%, stroke: 0.7pt)\n"
    )
    out = f"#align(center)[{sized(p.name.upper(), '16pt', BOLD)} \\ {quoted(p.headline)} \\ {contacts(p, ' | ')}]\n"
    out += head(p.head("profile")) + quoted(p.summary) + head(p.head("work"))
    for one in p.posts:
        out += f"\n{strong(one.where)}{quoted(spot(one))} #h(1fr) {quoted(p.when(one, form))} \\\n{slanted(one.what)}\n{dots(one.lines)}"
    out += head(p.head("study"))
    for one in p.studies:
        out += f"\n{strong(one.where)} #h(1fr) {quoted(p.when(one, form))} \\\n{slanted(one.subject)}\n"
    out += (
        head(p.head("extra")) + dots(p.extra) + head(p.head("skills")) + quoted(", ".join(p.skills))
    )
    return sheet(out, "Nimbus Roman", "10.5pt", "1in", "us-letter")


def pipes(p: Somebody, form: str) -> str:
    """Post, firm and town between bars in one bold line, the dates in grey beneath."""
    head: Words = lambda text: f"\n#v(9pt)\n{sized(text, '13pt', bold_in('#2e74b5'))}\n\n"
    grey: Words = lambda text: f"#text(size: 9pt, fill: luma(110))[{quoted(text)}]\n"
    out = f"{sized(p.name, '22pt', bold_in('#1f3864'))}\n\n{sized(p.headline, '12pt')}\n\n{contacts(p, ' | ')}\n{head(p.head('profile'))}{quoted(p.summary)}{head(p.head('work'))}"
    for one in p.posts:
        out += f"\n{strong(f'{one.what} | {one.where}' + spot(one, ' | '))} \\ {grey(p.when(one, form))}\n{dots(one.lines)}"
    out += head(p.head("study"))
    for one in p.studies:
        out += f"\n{strong(f'{one.subject} | {one.where}')} \\ {grey(p.when(one, form))}\n"
    out += head(p.head("skills")) + paired(p.skills) + head(p.head("languages"))
    return sheet(out + quoted(" | ".join(p.languages)), "Roboto", "10pt", "1.6cm")


def office_lebenslauf(p: Somebody, form: str) -> str:
    """The tabular life story of offices: photo, personal data by label, dates in the left column, town and date at the foot."""
    labels, values = PERSONAL[p.language]
    cells: Rows = lambda rows: "".join(f"[{left}], [{right}], " for left, right in rows)
    table: Rows = lambda rows: (
        f"#table(columns: (4.3cm, 1fr), stroke: none, inset: (x: 0pt, y: 4pt), {cells(rows)})\n"
    )
    head: Words = lambda text: (
        f"\n#v(7pt)\n#block(sticky: true, width: 100%, stroke: (bottom: 0.8pt), inset: (bottom: 4pt))[{sized(text, '12pt', bold_in('#1f4e79'))}]\n"
    )
    data = zip(labels, (p.place, p.phone, p.email, *values), strict=True)
    photo = "#rect(width: 3cm, height: 3.8cm, fill: luma(215), stroke: none)"
    title = {"de": "Lebenslauf", "it": "Curriculum vitae"}[p.language]
    mine = table([(quoted(f"{label}:"), quoted(value)) for label, value in data])
    out = f"{sized(title, '20pt', BOLD)}\n{head(p.head('contact'))}#grid(columns: (1fr, 3cm), [{sized(p.name, '13pt', BOLD)}\n\n{mine}], [{photo}])\n"
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        rows = [
            (
                quoted(p.when(one, form)),
                f"{strong(one.subject)} \\ {quoted(one.where + spot(one))}\n{dots(one.lines, '–')}",
            )
            for one in stays
        ]
        out += head(p.head(kind)) + table(rows)
    out += head(p.head("extra")) + dots(p.extra, "–") + head(p.head("skills"))
    rows = [(quoted(p.head("skills")), quoted(", ".join(p.skills)))]
    rows += [
        (quoted(p.head(kind)), quoted(", ".join(getattr(p, kind))))
        for kind in ("languages", "interests")
    ]
    return sheet(
        out + table(rows) + f"#v(14pt)\n{quoted(p.town + ', 09.11.2026')}",
        "Nimbus Sans",
        "10pt",
        "1.9cm",
    )


def dates_after_title(p: Somebody, form: str) -> str:
    """The firm in bold, beneath it the post with its dates in brackets, then the list."""
    head: Words = lambda text: (
        f"\n#v(8pt)\n#block(stroke: (top: 0.6pt), inset: (top: 5pt), width: 100%)[{strong(text)}]\n"
    )
    out = f"{sized(p.name, '20pt', BOLD)}\n\n{quoted(p.headline)} \\ {contacts(p, ', ')}\n{head(p.head('profile'))}{quoted(p.summary)}{head(p.head('work'))}"
    for one in p.posts:
        out += f"\n{strong(one.where + spot(one))} \\ {quoted(f'{one.what} ({p.when(one, form)})')}\n{dots(one.lines, '-')}{GAP}"
    out += head(p.head("study"))
    for one in p.studies:
        out += f"\n{strong(one.where)} \\ {quoted(f'{one.subject} ({p.when(one, form)})')}\n{GAP}"
    return sheet(
        out + head(p.head("skills")) + dots(p.skills, "-"), "Gentium Book Plus", "10.5pt", "2.3cm"
    )


def colour_band(p: Somebody, form: str) -> str:
    """A band of colour with the name in white, the summary in a tinted box, towns at the right and dates beneath."""
    head: Words = lambda text: f"\n#v(9pt)\n{sized(text.upper(), '11.5pt', bold_in('#0b6e6e'))}\n\n"
    small: Words = lambda text: f'#text(size: 9pt, fill: rgb("#0b6e6e"))[{quoted(text)}]\n'
    band = f'#block(fill: rgb("#0b6e6e"), width: 100%, inset: (x: 2cm, y: 20pt))[#set text(fill: white)\n{sized(p.name, "26pt", BOLD)}\n\n{sized(p.headline, "12pt")}\n\n{contacts(p, "   •   ")}]\n'
    out = f"#block(fill: luma(240), width: 100%, inset: 10pt, radius: 3pt)[{quoted(p.summary)}]\n{head(p.head('work'))}"
    for one in p.posts:
        out += f"\n{strong(one.what)}{quoted(', ' + one.where)} #h(1fr) {slanted(one.place)} \\\n{small(p.when(one, form))}{dots(one.lines)}"
    out += head(p.head("study"))
    for one in p.studies:
        out += f"\n{strong(one.subject)}{quoted(', ' + one.where)} \\\n{small(p.when(one, form))}"
    out += head(p.head("skills")) + quoted(" · ".join(p.skills)) + head(p.head("languages"))
    body = f"{band}#pad(x: 2cm, top: 4pt)[{out}{quoted(' · '.join(p.languages))}]"
    return sheet(body, "Lato", "10pt", "(x: 0pt, top: 0pt, bottom: 1.2cm)")


def accroche(p: Somebody, form: str) -> str:
    """A few words in italics under the name, headings in small capitals, years in bold at the left."""
    head: Words = lambda text: (
        f'\n#v(9pt)\n#smallcaps[{sized(text, "13pt", BOLD)}]\n#v(-7pt)\n#line(length: 100%, stroke: 0.5pt + rgb("#9a3b26"))\n'
    )
    row: Pair = lambda when, text: (
        f"#grid(columns: (2.8cm, 1fr), gutter: 8pt, [{strong(when)}], [{text}])\n#v(3pt)\n"
    )
    who = " \\ ".join(quoted(one) for one in (p.place, p.phone, p.email))
    out = f"#grid(columns: (1fr, auto), [{sized(p.name, '22pt', filled('#9a3b26'))} \\ {sized(p.headline, '13pt')}], align(right)[{who}])\n#v(4pt)\n#align(center)[{slanted(p.summary)}]\n{head(p.head('work'))}"
    for one in p.posts:
        out += row(
            p.when(one, form),
            f"{strong(one.what)}{quoted(' – ' + one.where + spot(one))}\n{dots(one.lines)}",
        )
    out += head(p.head("study"))
    for one in p.studies:
        out += row(p.when(one, form), f"{strong(one.subject)}{quoted(' – ' + one.where)}")
    for kind, texts in (
        ("skills", p.skills),
        ("languages", p.languages),
        ("interests", p.interests),
    ):
        out += head(p.head(kind)) + quoted(" – ".join(texts))
    return sheet(out, "EB Garamond", "11pt", "1.8cm")


def dense_pages(p: Somebody, form: str) -> str:
    """Small type on two pages, name and page at the foot; the work comes last and runs over the break."""
    head: Words = lambda text: (
        f"\n#block(fill: luma(228), width: 100%, inset: 3pt)[{strong(text)}]\n"
    )
    foot = f"#set page(footer: [#text(size: 7pt)[{quoted(p.name)} #h(1fr) #context counter(page).display()/2]])\n#set par(leading: 0.9em, spacing: 1.4em)\n"
    out = f"{foot}{sized(p.name, '14pt', BOLD)} #h(1fr) {quoted(p.headline)} \\ {contacts(p, ' · ')}\n{head(p.head('profile'))}{quoted(p.summary)}"
    for kind, texts in (
        ("skills", p.skills),
        ("languages", p.languages),
        ("interests", p.interests),
        ("extra", p.extra),
    ):
        out += head(p.head(kind)) + dots(texts, "▪")
    out += head(p.head("study"))
    for one in p.studies:
        out += (
            f"\n{strong(p.when(one, form, '-') + ': ' + one.subject)}{quoted(', ' + one.where)}\n"
        )
    out += head(p.head("work"))
    for one in p.posts:
        out += f"\n{strong(p.when(one, form, '-') + ': ' + one.what)}{quoted(', ' + one.where + spot(one))}\n\n{dots(one.lines, '▪')}"
    return sheet(out, "Source Sans 3", "9.5pt", "(x: 2.4cm, y: 2.9cm)")


def centred_rules(p: Somebody, form: str) -> str:
    """Headings in the middle between rules; firm and post joined by a dash, town and dates by a bar in the second line."""
    rule = "align(horizon)[#line(length: 100%, stroke: 0.5pt)]"
    head: Words = lambda text: (
        f"\n#v(7pt)\n#grid(columns: (1fr, auto, 1fr), gutter: 10pt, {rule}, [{sized(text.upper(), '10.5pt', 'tracking: 1.2pt')}], {rule})\n"
    )
    out = f"#align(center)[{sized(p.name, '24pt')}\n\n{sized(p.headline, '11pt')}\n\n{contacts(p, ' | ')}]\n{head(p.head('profile'))}{quoted(p.summary)}{head(p.head('work'))}"
    for one in p.posts:
        out += f"\n{strong(f'{one.where} — {one.what}')} \\ {quoted(f'{one.place} | {p.when(one, form)}')}\n{dots(one.lines)}"
    out += head(p.head("study"))
    for one in p.studies:
        out += f"\n{strong(f'{one.where} — {one.subject}')} \\ {quoted(p.when(one, form))}\n"
    return sheet(
        out + head(p.head("skills")) + f"#align(center)[{quoted(' | '.join(p.skills))}]",
        "Open Sans",
        "9.5pt",
    )


def projects_after(p: Somebody, form: str) -> str:
    """As engineers write it in LaTeX: one line a post, projects after the work, skills in groups with their labels."""
    first, second, many = LABELS[p.language]
    head: Words = lambda text: (
        f"\n#v(4pt)\n#smallcaps[{sized(text, '12pt')}]\n#v(-9pt)\n#line(length: 100%, stroke: 0.4pt)\n"
    )
    out = f"#align(center)[#smallcaps[{sized(p.name, '22pt', BOLD)}] \\ {quoted(p.headline)} \\ {contacts(p, ' | ')}]\n{head(p.head('study'))}"
    for one in p.studies:
        out += (
            f"\n{strong(one.where)}, {slanted(one.subject)} #h(1fr) {quoted(p.when(one, form))}\n"
        )
    out += head(p.head("work"))
    for one in p.posts:
        out += f"\n{strong(one.what)}, {slanted(one.where)}{quoted(spot(one, ' – '))} #h(1fr) {quoted(p.when(one, form))}\n{dots(one.lines)}"
    out += head(p.head("extra")) + dots(p.extra) + head(p.head("skills"))
    groups = (
        (first, p.skills[:many]),
        (second, p.skills[many:]),
        (p.head("languages"), p.languages),
    )
    out += " \\ ".join(
        f"{strong(label + ':')} {quoted(', '.join(texts))}" for label, texts in groups
    )
    return sheet(
        out, "New Computer Modern", "10.5pt", "1.9cm", "us-letter" if p.language == "en" else "a4"
    )


LAYOUTS: dict[str, Callable[[Somebody, str], str]] = {
    layout.__name__: layout
    for layout in (
        times_centred,
        pipes,
        office_lebenslauf,
        dates_after_title,
        colour_band,
        accroche,
        dense_pages,
        centred_rules,
        projects_after,
    )
}
