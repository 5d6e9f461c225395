"""Typst pages of the fifth set in one column or two, in boxes and lists: our drawings after public designs."""

from collections.abc import Callable
from itertools import groupby

from benchmarks.layouts.fifth_gutters import groups
from benchmarks.layouts.fourth_pages import BOLD, GAP, contacts, dots, sheet, sized, spot
from benchmarks.layouts.third_pages import LIGHT, bold_in, filled
from benchmarks.layouts.third_people import Somebody
from benchmarks.layouts.typst_pages import quoted, slanted, strong

Words = Callable[[str], str]


def awesome(p: Somebody, form: str) -> str:
    """As awesome-cv: name in two weights, firm over post, town over dates at the right, first letters of headings coloured."""
    red = filled("#dc3522")
    head: Words = lambda text: (
        f"\n#v(7pt)\n#grid(columns: (auto, 1fr), gutter: 5pt, [#text(size: 15pt, {BOLD})[#text({red})[{quoted(text[:3])}]{quoted(text[3:])}]], align(horizon)[#line(length: 100%, stroke: 0.7pt + gray)])\n"
    )
    first, _, last = p.name.partition(" ")
    out = f'#align(center)[#text(size: 28pt)[#text(weight: "light")[{quoted(first)}] {strong(last)}] \\ #text(size: 8pt, {red})[#smallcaps[{quoted(p.headline)}]] \\ #text(size: 8pt)[{slanted(p.place)}] \\ #text(size: 8pt)[{quoted("  |  ".join([p.phone, p.email, *p.links]))}]]\n'
    out += head(p.head("work"))
    for one in p.posts:
        out += f"\n{strong(one.where)} #h(1fr) #text({red}, size: 9pt)[{slanted(one.place)}] \\\n#smallcaps[{quoted(one.what)}] #h(1fr) #text(size: 8pt)[{slanted(p.when(one, form))}]\n{dots(one.lines)}"
    out += head(p.head("study"))
    for one in p.studies:
        out += f"\n{strong(one.where)} \\\n#smallcaps[{quoted(one.subject)}] #h(1fr) #text(size: 8pt)[{slanted(p.when(one, form))}]\n"
    out += head(p.head("skills"))
    for label, texts in groups(p):
        out += f"#grid(columns: (3cm, 1fr), gutter: 8pt, align(right)[{strong(label)}], [{quoted(', '.join(texts))}])\n"
    return sheet(out, "Source Sans 3", "9.5pt", "1.6cm")


def alta(p: Somebody, form: str) -> str:
    """As altacv: post in colour over firm, dates and town with signs under them, a narrower right column with chips and quotes."""
    head: Words = lambda text: (
        f'\n#v(8pt)\n{sized(text.upper(), "12pt", bold_in("#6a2c70"))}\n#v(-6pt)\n#line(length: 100%, stroke: 1.6pt + rgb("#6a2c70"))\n'
    )
    left = head(p.head("work"))
    for one in p.posts:
        left += f'\n{sized(one.what, "11pt", filled("#444444"))} \\ {sized(one.where, "10pt", bold_in("#6a2c70"))} \\ #text(size: 8pt)[#text(font: "Font Awesome 7 Free Solid")[#"\uf073"] {quoted(p.when(one, form))} #h(16pt) #text(font: "Font Awesome 7 Free Solid")[#"\uf3c5"] {quoted(one.place)}]\n{dots(one.lines)}#line(length: 100%, stroke: (dash: "dotted"))\n'
    right = head(p.head("profile")) + slanted(p.summary) + head(p.head("skills"))
    right += " ".join(
        f"#box(stroke: 0.5pt + gray, radius: 3pt, inset: 3pt)[{sized(one, '8.5pt')}]"
        for one in p.skills
    )
    right += head(p.head("languages")) + " \\ ".join(
        f"{quoted(one)} #h(1fr) ●●●●○" for one in p.languages
    )
    right += head(p.head("study"))
    for one in p.studies:
        right += f"\n{sized(one.subject, '10pt')} \\ {sized(one.where, '9pt', bold_in('#6a2c70'))} \\ {sized(p.when(one, form), '8pt')}\n"
    out = f"{sized(p.name.upper(), '22pt', BOLD)} \\ {sized(p.headline, '11pt', bold_in('#6a2c70'))} \\ #text(size: 8.5pt)[{contacts(p, '   ')}]\n"
    return sheet(
        f"{out}#grid(columns: (1.6fr, 1fr), gutter: 18pt, [{left}], [{right}])",
        "Lato",
        "9pt",
        "1.3cm",
    )


def deedy(p: Somebody, form: str) -> str:
    """Two columns whose headings do not line up: studies and grouped skills left, work right, all in light capitals."""
    head: Words = lambda text: (
        f"\n#v(7pt)\n{sized(text.upper(), '13pt', LIGHT + ', ' + filled('#6a6a6a'))}\n\n"
    )
    left = head(p.head("study"))
    for one in p.studies:
        left += f"\n{sized(one.where.upper(), '9.5pt', BOLD)} \\ {sized(one.subject, '9pt')} \\ {sized(p.when(one, form), '8.5pt', filled('#888888'))}{GAP}"
    left += head(p.head("skills"))
    for label, texts in groups(p):
        left += f"\n{sized(label.upper(), '9pt', BOLD)} \\ {quoted(' • '.join(texts))}{GAP}"
    left += head(p.head("languages")) + quoted(" • ".join(p.languages))
    right = head(p.head("work"))
    for one in p.posts:
        right += f"\n{strong(one.where.upper())} {quoted('| ' + one.what)} \\ {sized(p.when(one, form) + spot(one, ' | '), '8.5pt', filled('#888888'))}\n{dots(one.lines)}"
    top = f"#align(center)[{sized(p.name, '30pt', LIGHT)} \\ {contacts(p, ' | ')}]\n#line(length: 100%, stroke: 0.4pt)\n"
    return sheet(
        f"{top}#grid(columns: (1fr, 2fr), gutter: 18pt, [{left}], [{right}])",
        "Lato",
        "9pt",
        "1.4cm",
    )


def heads_in_list(p: Somebody, form: str) -> str:
    """Each entry is an item of a list, its lines a list in it, as Markdown and Google Docs people write it."""
    out = f"{sized(p.name, '18pt', BOLD)} \\ {contacts(p, ', ')}\n"
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += f"\n#v(6pt)\n{sized(p.head(kind), '13pt', BOLD)}\n\n"
        items = "".join(
            f"[{strong(one.subject)}{quoted(', ' + one.where + spot(one) + ' (' + p.when(one, form) + ')')}\n{dots(one.lines, '◦') if one.lines else ''}], "
            for one in stays
        )
        out += f'#list(marker: [#"•"], {items})\n'
    return sheet(
        out + f"\n#v(6pt)\n{sized(p.head('skills'), '13pt', BOLD)}\n\n" + dots(p.skills),
        "Noto Sans",
    )


def town_first(p: Somebody, form: str) -> str:
    """A letter-like head: the town and contacts in the first line, the name under it; town and dates in one line under firm."""
    head: Words = lambda text: f"\n#v(9pt)\n{sized(text, '12pt', BOLD)}\n\n"
    out = f"{sized(p.place, '9pt')} #h(1fr) {sized(p.phone + ' · ' + p.email, '9pt')}\n\n{sized(p.name, '21pt', BOLD)}\n\n{quoted(p.headline)}\n"
    out += head(p.head("work"))
    for one in p.posts:
        out += f"\n{strong(one.what)} \\ {quoted(one.where)} \\ {slanted((one.place + ', ' if one.place else '') + p.when(one, form))}\n{dots(one.lines)}"
    out += head(p.head("study"))
    for one in p.studies:
        out += f"\n{strong(one.subject)} \\ {quoted(one.where)} \\ {slanted(p.when(one, form))}\n"
    return sheet(out + head(p.head("skills")) + quoted(", ".join(p.skills)), "Gentium Book Plus")


def boxed_heads(p: Somebody, form: str) -> str:
    """Headings in white on full-width coloured boxes, each entry's head in a paler box, dates at the right in it."""
    head: Words = lambda text: (
        f'\n#block(fill: rgb("#1d3557"), width: 100%, inset: 5pt)[#text(fill: white)[{strong(text)}]]\n'
    )
    pale: Callable[[str, str], str] = lambda text, when: (
        f'\n#block(fill: rgb("#e8eef5"), width: 100%, inset: 4pt)[{text} #h(1fr) {quoted(when)}]\n'
    )
    out = f'#block(fill: rgb("#457b9d"), width: 100%, inset: 12pt)[#set text(fill: white)\n{sized(p.name, "22pt", BOLD)} \\ {quoted(p.headline)} \\ {contacts(p, " | ")}]\n'
    out += head(p.head("profile")) + quoted(p.summary) + head(p.head("work"))
    for one in p.posts:
        out += pale(f"{strong(one.what)}{quoted(', ' + one.where)}", p.when(one, form)) + dots(
            one.lines
        )
    out += head(p.head("study"))
    for one in p.studies:
        out += pale(f"{strong(one.subject)}{quoted(', ' + one.where)}", p.when(one, form))
    out += head(p.head("skills")) + " \\ ".join(
        f"{strong(label)} {quoted(', '.join(texts))}" for label, texts in groups(p)
    )
    return sheet(out, "Open Sans", "9.5pt", "1.6cm")


def dates_over(p: Somebody, form: str) -> str:
    """The dates in small capitals on a line over each entry, firm bold, post beneath; wide spaces between entries."""
    head: Words = lambda text: (
        f"\n#v(10pt)\n#align(center)[{sized(text, '13pt', 'tracking: 2pt')}]\n"
    )
    out = (
        f"#align(center)[{sized(p.name, '24pt')} \\ {quoted(p.headline)} \\ {contacts(p, ' — ')}]\n"
    )
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += head(p.head(kind))
        for one in stays:
            out += f"\n#v(5pt)\n{sized(p.when(one, form).upper(), '8.5pt', filled('#777777'))}\n\n{strong(one.where)}{quoted(spot(one, ' · '))}\n\n{slanted(one.subject)}\n\n{dots(one.lines)}"
    return sheet(
        out + head(p.head("skills")) + f"#align(center)[{quoted(' · '.join(p.skills))}]", "XCharter"
    )


def posts_under_firm(p: Somebody, form: str) -> str:
    """One employer with several posts: the firm once with its town, each post with its dates and lines under it."""
    head: Words = lambda text: (
        f"\n#v(7pt)\n{sized(text, '13pt', BOLD)}\n#v(-7pt)\n#line(length: 100%)\n"
    )
    out = f"{sized(p.name, '22pt', BOLD)}\n\n{contacts(p, ' | ')}\n{head(p.head('work'))}"
    for firm, posts in groupby(p.posts, key=lambda one: one.where):
        same = list(posts)
        out += f"\n#v(3pt)\n{sized(firm + spot(same[0]), '11pt', BOLD)}\n"
        for one in same:
            out += f"\n{slanted(one.what)} #h(1fr) {quoted(p.when(one, form))}\n{dots(one.lines)}"
    out += head(p.head("study"))
    for one in p.studies:
        out += f"\n{sized(one.where, '11pt', BOLD)}\n\n{slanted(one.subject)} #h(1fr) {quoted(p.when(one, form))}\n"
    return sheet(out + head(p.head("skills")) + quoted(", ".join(p.skills)), "Lato")


def long_over_pages(p: Somebody, form: str) -> str:
    """Large type with wide margins, so that entries continue on the next page; name and page number in a running head."""
    head: Words = lambda text: f"\n#v(10pt)\n{sized(text, '16pt', bold_in('#355070'))}\n\n"
    top = f"#set page(height: 15cm, header: [#text(size: 8pt)[{quoted(p.name)} #h(1fr) #context counter(page).display()]])\n"
    out = f"{top}{sized(p.name, '24pt', BOLD)}\n\n{quoted(p.headline)}\n\n{contacts(p, ' | ')}\n{head(p.head('work'))}"
    for one in p.posts:
        out += f"\n{strong(one.what)} \\ {quoted(one.where + spot(one))} #h(1fr) {quoted(p.when(one, form))}\n{dots(one.lines)}"
    out += head(p.head("study"))
    for one in p.studies:
        out += (
            f"\n{strong(one.subject)} \\ {quoted(one.where)} #h(1fr) {quoted(p.when(one, form))}\n"
        )
    return sheet(out + head(p.head("skills")) + dots(p.skills), "Noto Sans", "12pt", "2.6cm")


def twenty_seconds(p: Somebody, form: str) -> str:
    """A coloured left bar with a round photo, name in it, skills as bars; the right side with rules and right-hand dates."""
    side: Words = lambda text: (
        f"\n#v(10pt)\n{sized(text, '12pt', filled('#ffffff'))}\n#line(length: 100%, stroke: white)\n"
    )
    bar = f"#align(center)[#circle(radius: 36pt, fill: gray) {sized(p.name, '18pt')} \\ {sized(p.headline, '10pt')}]\n"
    bar += side(p.head("contact")) + "\n\n".join(
        sized(text, "8.5pt") for text in (p.place, p.phone, p.email, *p.links)
    )
    bar += side(p.head("profile")) + quoted(p.summary) + side(p.head("skills"))
    bar += "".join(
        f"{sized(one, '8.5pt')} #h(1fr) #box(width: 2cm, height: 5pt, fill: white)\n\n"
        for one in p.skills
    )
    head: Words = lambda text: (
        f"\n#v(8pt)\n{sized(text, '17pt', filled('#0e5484'))}\n#v(-6pt)\n#line(length: 100%)\n"
    )
    main = ""
    for kind, stays in (("study", p.studies), ("work", p.posts)):
        main += head(p.head(kind))
        for one in stays:
            main += f"#grid(columns: (2.6cm, 1fr), gutter: 8pt, [{sized(p.when(one, form), '8.5pt', BOLD)}], [{strong(one.subject)} #h(1fr) {sized(one.place, '8.5pt')} \\ {slanted(one.where)}\n{dots(one.lines)}])\n#v(4pt)\n"
    body = f'#grid(columns: (6.2cm, 1fr), [#block(fill: rgb("#0e5484"), width: 100%, height: 100%, inset: 14pt)[#set text(fill: white)\n{bar}]], [#pad(16pt)[{main}]])'
    return sheet(body, "Roboto", "9pt", "0pt")


PAGES: dict[str, Callable[[Somebody, str], str]] = {
    one.__name__: one
    for one in (
        awesome,
        alta,
        deedy,
        heads_in_list,
        town_first,
        boxed_heads,
        dates_over,
        posts_under_firm,
        long_over_pages,
        twenty_seconds,
    )
}
