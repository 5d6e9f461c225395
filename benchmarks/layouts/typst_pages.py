"""Eighteen page layouts in Typst: side bars, tables, dates left, right and on lines of their own, label columns, chips."""

from collections.abc import Callable

from benchmarks.layouts.people import Person, Post, Study
from benchmarks.layouts.words import HEADINGS, ranged

FONTS = {"zh": "Noto Sans CJK SC"}


class Sheet:
    """What a layout needs of a person, as Typst source."""

    def __init__(self, person: Person, form: str, variant: int) -> None:
        self.person = person
        self.form = form
        self.variant = variant

    def head(self, kind: str) -> str:
        """A heading's words."""
        return HEADINGS[self.person.language][kind][self.variant % 3]

    def when(self, one: Post | Study) -> str:
        """An entry's dates."""
        return ranged(self.person.language, one.start, one.end, self.form, self.variant)


def quoted(text: str) -> str:
    """A Typst string in content."""
    return '#"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def strong(text: str) -> str:
    """Bold text."""
    return f"#strong[{quoted(text)}]"


def slanted(text: str) -> str:
    """Italic text."""
    return f"#emph[{quoted(text)}]"


def bullets(lines: list[str], mark: str = "•") -> str:
    """A list with its own mark."""
    items = "".join(f"[{quoted(line)}], " for line in lines)
    return f'#list(marker: [#"{mark}"], {items})\n' if lines else ""


def _page(
    person: Person, body: str, margin: str = "2cm", size: str = "10pt", extra: str = ""
) -> str:
    font = '("Inter", "Noto Sans CJK SC", "DejaVu Sans", "Liberation Sans")'
    return f'#set page(paper: "a4", margin: {margin})\n#set text(font: {font}, size: {size})\n#set par(justify: false)\n{extra}\n{body}'


def _contact_line(person: Person, sign: str) -> str:
    parts = [
        person.place,
        person.phone,
        person.email,
        *[link.removeprefix("https://www.").removeprefix("https://") for link in person.links],
    ]
    return quoted(f" {sign} ".join(parts))


def _ruled(text: str, size: str = "12pt") -> str:
    return f'\n#v(8pt)\n#text(size: {size}, weight: "bold")[{quoted(text)}]\n#v(-8pt)\n#line(length: 100%, stroke: 0.5pt)\n'


def _plain_head(text: str, size: str = "13pt", fill: str = "black") -> str:
    return (
        f'\n#v(9pt)\n#text(size: {size}, weight: "bold", fill: {fill})[{quoted(text)}]\n#v(2pt)\n'
    )


def word_like(s: Sheet) -> str:
    """Name in the middle, ruled headings, title and dates in one row, firm and place under it."""
    p = s.person
    out = f'#align(center)[#text(size: 22pt, weight: "bold")[{quoted(p.name)}] \\ {_contact_line(p, "|")}]\n'
    out += _ruled(s.head("profile")) + quoted(p.summary) + _ruled(s.head("work"))
    for post in p.posts:
        out += (
            f"\n{strong(post.title)} #h(1fr) {quoted(s.when(post))} \\\n{slanted(post.firm)} #h(1fr) {quoted(post.place)}\n"
            + bullets(post.highlights)
        )
    out += _ruled(s.head("study"))
    for study in p.studies:
        out += f"\n{strong(study.school)} #h(1fr) {quoted(s.when(study))} \\\n{quoted(study.degree + ', ' + study.area)}\n"
    return _page(p, out + _ruled(s.head("skills")) + quoted(", ".join(p.skills)))


def _side(s: Sheet, studies: bool) -> str:
    p = s.person
    out = _plain_head(s.head("contact"), "11pt", "white" if not studies else "black")
    for part in (p.phone, p.email, p.place, *p.links):
        out += f"\n#text(size: 8pt)[{quoted(part.removeprefix('https://www.').removeprefix('https://'))}] \\"
    out += _plain_head(s.head("skills"), "11pt", "white" if not studies else "black")
    for skill in p.skills:
        out += f"\n{quoted(skill)} \\ #box(width: 60%, height: 3pt, fill: gray)\n"
    if studies:
        out += _plain_head(s.head("study"), "11pt")
        for study in p.studies:
            out += f"\n{strong(study.degree)} \\ {quoted(study.area)} \\ {slanted(study.school)} \\ {quoted(s.when(study))}\n"
    return out


def sidebar_left(s: Sheet) -> str:
    """A dark bar on the left with contact and skills, the story on the right."""
    p = s.person
    main = f'#text(size: 24pt, weight: "bold")[{quoted(p.name)}]\n\n#text(size: 13pt)[{quoted(p.headline)}]\n'
    main += _plain_head(s.head("profile")) + quoted(p.summary) + _plain_head(s.head("work"))
    for post in p.posts:
        main += f"\n{strong(post.title)} \\ {quoted(post.firm + ' • ' + s.when(post))}\n" + bullets(
            post.highlights
        )
    main += _plain_head(s.head("study"))
    for study in p.studies:
        main += f"\n{strong(study.degree + ' ' + study.area)} \\ {quoted(study.school + ' • ' + s.when(study))}\n"
    body = (
        f'#grid(columns: (30%, 70%), gutter: 0pt, box(fill: rgb("#23344d"), inset: 14pt, height: 100%, width: 100%)'
        f"[#set text(fill: white)\n{_side(s, studies=False)}], box(inset: 16pt, width: 100%)[{main}])"
    )
    return _page(p, body, margin="0pt", size="9pt")


def sidebar_right(s: Sheet) -> str:
    """The story on the left, a bar on the right with contact, skills and education."""
    p = s.person
    main = _plain_head(s.head("profile")) + quoted(p.summary) + _plain_head(s.head("work"))
    for post in p.posts:
        main += (
            f"\n{strong(post.firm)} #h(1fr) {quoted(post.place)} \\\n{slanted(post.title)} #h(1fr) {slanted(s.when(post))}\n"
            + bullets(post.highlights, "–")
        )
    body = f"#text(size: 26pt)[{quoted(p.name)}] \\ #text(fill: gray)[{quoted(p.headline)}]\n#grid(columns: (1fr, 33%), gutter: 22pt, [{main}], [{_side(s, studies=True)}])"
    return _page(p, body, size="9.5pt")


def dates_left(s: Sheet) -> str:
    """A column of dates on the left of each entry; headings over the whole width."""
    p = s.person

    def row(when: str, what: str) -> str:
        return f"#grid(columns: (3.6cm, 1fr), gutter: 10pt, [{quoted(when)}], [{what}])\n#v(4pt)\n"

    out = (
        f'#text(size: 20pt, weight: "bold")[{quoted(p.name)}] \\ {_contact_line(p, "·")}\n'
        + _ruled(s.head("work"))
    )
    for post in p.posts:
        out += row(
            s.when(post),
            f"{strong(post.title)} \\ {quoted(post.firm + ', ' + post.place.split(',')[0])}\n"
            + bullets(post.highlights),
        )
    out += _ruled(s.head("study"))
    for study in p.studies:
        out += row(
            s.when(study), f"{strong(study.school)} \\ {quoted(study.degree + ', ' + study.area)}"
        )
    return _page(p, out + _ruled(s.head("skills")) + quoted(" · ".join(p.skills)))


def label_left(s: Sheet) -> str:
    """Headings in a column of their own on the left, text on the right."""
    p = s.person

    def part(head: str, what: str) -> str:
        return f'#grid(columns: (3.4cm, 1fr), gutter: 14pt, align(right)[#text(fill: rgb("#aa3333"))[{strong(head)}]], [{what}])\n#v(8pt)\n'

    jobs = ""
    for post in p.posts:
        jobs += (
            f"\n{strong(post.title)}, {quoted(post.firm)} #h(1fr) {quoted(s.when(post))}\n"
            + bullets(post.highlights)
        )
    schools = "".join(
        f"\n{strong(st.degree + ' ' + st.area)}, {quoted(st.school)} #h(1fr) {quoted(s.when(st))}\n"
        for st in p.studies
    )
    out = f"#text(size: 20pt)[{quoted(p.name)}] \\ #text(size: 9pt)[{_contact_line(p, '•')}]\n#v(10pt)\n"
    out += (
        part(s.head("profile"), quoted(p.summary))
        + part(s.head("work"), jobs)
        + part(s.head("study"), schools)
    )
    return _page(p, out + part(s.head("skills"), quoted(", ".join(p.skills))))


def own_lines(s: Sheet) -> str:
    """Title, firm and dates each on a line of their own; items indented without a sign."""
    p = s.person
    out = f'#text(size: 24pt, weight: "bold")[{quoted(p.name)}] \\ #text(size: 12pt)[{quoted(p.headline)}] \\ {quoted(p.email)} \\ {quoted(p.phone)} \\ {quoted(p.place)}\n'
    out += _plain_head(s.head("work"), "15pt")
    for post in p.posts:
        out += f"\n#text(size: 11.5pt)[{strong(post.title)}] \\ {quoted(post.firm)} \\ #text(size: 9pt, fill: gray)[{quoted(s.when(post))}]\n"
        out += (
            "".join(f"#pad(left: 16pt)[{quoted(line)}]\n" for line in post.highlights) + "#v(6pt)\n"
        )
    out += _plain_head(s.head("study"), "15pt")
    for study in p.studies:
        out += f"\n#text(size: 11.5pt)[{strong(study.degree + ', ' + study.area)}] \\ {quoted(study.school)} \\ #text(size: 9pt, fill: gray)[{quoted(s.when(study))}]\n"
    return _page(
        p,
        out
        + _plain_head(s.head("skills"), "15pt")
        + "\n".join(f"{quoted(skill)} \\" for skill in p.skills),
    )


def grouped(s: Sheet) -> str:
    """Firm and place in one row, the post with its dates under it; a bar of colour over each section."""
    p = s.person
    bar = lambda text: (
        f"\n#v(6pt)\n#block(fill: luma(225), width: 100%, inset: 4pt)[{strong(text.upper())}]\n"
    )
    out = (
        f'#align(right)[#text(size: 18pt, weight: "bold")[{quoted(p.name.upper())}] \\ {quoted(p.place)} \\ {quoted(p.email)} \\ {quoted(p.phone)}]\n'
        + bar(s.head("work"))
    )
    for post in p.posts:
        out += (
            f"\n{strong(post.firm.upper())} #h(1fr) {quoted(post.place)} \\\n{slanted(post.title)} #h(1fr) {slanted(s.when(post))}\n"
            + bullets(post.highlights, "▪")
        )
    out += bar(s.head("study"))
    for study in p.studies:
        out += f"\n{strong(study.school.upper())} #h(1fr) {quoted(s.when(study))} \\\n{quoted(study.degree + ' – ' + study.area)}\n"
    return _page(p, out + bar(s.head("skills")) + bullets(p.skills, "▪"))


def one_liners(s: Sheet) -> str:
    """Each job in one line: dates, post, firm; nothing else."""
    p = s.person
    out = (
        f'#text(size: 16pt, weight: "bold")[{quoted(p.name)}]\n\n{_contact_line(p, "|")}\n'
        + _plain_head(s.head("work"), "11pt")
    )
    for post in p.posts:
        out += f"\n{strong(s.when(post))}  #h(8pt) {quoted(post.title + ', ' + post.firm)}\n"
    out += _plain_head(s.head("study"), "11pt")
    for study in p.studies:
        out += f"\n{strong(s.when(study))}  #h(8pt) {quoted(study.degree + ' ' + study.area + ', ' + study.school)}\n"
    return _page(p, out + _plain_head(s.head("skills"), "11pt") + quoted(", ".join(p.skills)))


def timeline(s: Sheet) -> str:
    """Dots on a line at the left; the dates above each title."""
    p = s.person
    out = f"#align(center)[#text(size: 21pt, tracking: 3pt)[{quoted(p.name)}] \\ {quoted(p.headline)}]\n#v(4pt)\n#align(center)[{_contact_line(p, '/')}]\n"
    out += _plain_head(s.head("work"), "12pt", 'rgb("#117755")')
    for post in p.posts:
        inner = (
            f"#text(size: 8pt, fill: gray)[{quoted(s.when(post))}] \\ {strong(post.title)} \\ {quoted(post.firm + ' | ' + post.place)}\n"
            + bullets(post.highlights, "›")
        )
        out += f"#grid(columns: (12pt, 1fr), gutter: 6pt, circle(radius: 3pt, fill: green), [{inner}])\n"
    out += _plain_head(s.head("study"), "12pt", 'rgb("#117755")')
    for study in p.studies:
        inner = f"#text(size: 8pt, fill: gray)[{quoted(s.when(study))}] \\ {strong(study.degree + ', ' + study.area)} \\ {quoted(study.school)}"
        out += f"#grid(columns: (12pt, 1fr), gutter: 6pt, circle(radius: 3pt, fill: green), [{inner}])\n"
    chips = " ".join(
        f"#box(fill: luma(230), inset: 4pt, radius: 3pt)[{quoted(skill)}]" for skill in p.skills
    )
    return _page(p, out + _plain_head(s.head("skills"), "12pt", 'rgb("#117755")') + chips)


def two_columns(s: Sheet) -> str:
    """A full-width header over two balanced columns."""
    p = s.person
    left = _plain_head(s.head("work"))
    for post in p.posts:
        left += (
            f"\n{strong(post.title)} \\ {slanted(post.firm)} \\ #text(size: 8pt)[{quoted(s.when(post) + ', ' + post.place)}]\n"
            + bullets(post.highlights)
        )
    right = _plain_head(s.head("profile")) + quoted(p.summary) + _plain_head(s.head("study"))
    for study in p.studies:
        right += f"\n{strong(study.school)} \\ {quoted(study.degree + ', ' + study.area)} \\ #text(size: 8pt)[{quoted(s.when(study))}]\n"
    right += _plain_head(s.head("skills")) + bullets(p.skills)
    body = f'#text(size: 22pt, weight: "bold")[{quoted(p.name)}] #h(1fr) #text(size: 8pt)[{quoted(p.email)}] \\ {quoted(p.headline)} #h(1fr) #text(size: 8pt)[{quoted(p.phone)}]\n'
    return _page(
        p, body + f"#grid(columns: (1.25fr, 1fr), gutter: 24pt, [{left}], [{right}])", size="9.5pt"
    )


def tabular(s: Sheet) -> str:
    """A Lebenslauf as tables: labels with values, then dates on the left, firm and post on the right."""
    p = s.person
    label = lambda a, b: f"[{quoted(a)}], [{quoted(b)}], "
    rows = (
        label("Name:", p.name)
        + label("E-Mail:", p.email)
        + label("Tel.:", p.phone)
        + label("Adresse:", p.place)
    )
    out = f'#text(size: 18pt, weight: "bold")[{quoted({"zh": "个人简历"}.get(p.language, "Curriculum vitae"))}]\n{_plain_head(s.head("contact"), "12pt")}\n#table(columns: (3.5cm, 1fr), stroke: none, {rows})\n'
    out += _plain_head(s.head("work"), "12pt") + "#table(columns: (3.8cm, 1fr), stroke: none, "
    for post in p.posts:
        out += f"[{quoted(s.when(post))}], [{strong(post.firm)}, {quoted(post.place.split(',')[0])} \\ {quoted(post.title)} {bullets(post.highlights, '-')}], "
    out += (
        ")\n"
        + _plain_head(s.head("study"), "12pt")
        + "#table(columns: (3.8cm, 1fr), stroke: none, "
    )
    for study in p.studies:
        out += f"[{quoted(s.when(study))}], [{strong(study.school)} \\ {quoted(study.degree + ', ' + study.area)}], "
    return _page(
        p, out + ")\n" + _plain_head(s.head("skills"), "12pt") + quoted(", ".join(p.skills))
    )


def bracketed(s: Sheet) -> str:
    """Post and firm in one bold line with the dates in brackets."""
    p = s.person
    out = (
        f'#text(size: 19pt, weight: "bold")[{quoted(p.name)}] \\ {quoted(p.headline)} \\ {_contact_line(p, "|")}\n'
        + _plain_head(s.head("profile"), "12pt")
        + quoted(p.summary)
    )
    out += _plain_head(s.head("work"), "12pt")
    for post in p.posts:
        out += f"\n{strong(post.title + ' – ' + post.firm)} ({quoted(s.when(post))})\n" + bullets(
            post.highlights, "◦"
        )
    out += _plain_head(s.head("study"), "12pt")
    for study in p.studies:
        out += f"\n{strong(study.degree + ', ' + study.area + ' – ' + study.school)} ({quoted(s.when(study))})\n"
    return _page(
        p, out + _plain_head(s.head("skills"), "12pt") + quoted("; ".join(p.skills)), size="10.5pt"
    )


def centred(s: Sheet) -> str:
    """Everything in the middle; a date under each line of firm and post."""
    p = s.person
    head = lambda text: (
        f"\n#v(10pt)\n#align(center)[#text(size: 11pt, tracking: 2pt)[{quoted(text.upper())}]]\n"
    )
    out = (
        f"#align(center)[#text(size: 28pt)[{quoted(p.name)}] \\ {quoted(p.email + ' — ' + p.phone)}]\n"
        + head(s.head("work"))
    )
    for post in p.posts:
        out += (
            f"\n#align(center)[{strong(post.title)} \\ {quoted(post.firm + ', ' + post.place.split(',')[0])} \\ {slanted(s.when(post))}]\n"
            + bullets(post.highlights)
        )
    out += head(s.head("study"))
    for study in p.studies:
        out += f"\n#align(center)[{strong(study.school)} \\ {quoted(study.degree + ', ' + study.area)} \\ {slanted(s.when(study))}]\n"
    return _page(
        p, out + head(s.head("skills")) + f"#align(center)[{quoted(' | '.join(p.skills))}]"
    )


def dates_right_column(s: Sheet) -> str:
    """A slim right column with dates and places, wide text on the left that wraps beside it."""
    p = s.person

    def row(what: str, when: str) -> str:
        return (
            f"#grid(columns: (1fr, 3.6cm), gutter: 12pt, [{what}], align(right)[{when}])\n#v(5pt)\n"
        )

    out = (
        f'#text(size: 23pt, weight: "bold", fill: rgb("#224488"))[{quoted(p.name)}] \\ {_contact_line(p, "•")}\n'
        + _ruled(s.head("work"), "14pt")
    )
    for post in p.posts:
        out += row(
            f"{strong(post.firm)}, {quoted(post.title)}\n" + bullets(post.highlights),
            f"{quoted(post.place)} \\ {quoted(s.when(post))}",
        )
    out += _ruled(s.head("study"), "14pt")
    for study in p.studies:
        out += row(
            f"{strong(study.school)}, {quoted(study.area)} \\ {quoted(study.degree)}",
            quoted(s.when(study)),
        )
    return _page(p, out + _ruled(s.head("skills"), "14pt") + quoted(", ".join(p.skills)))


def date_first_mixed(s: Sheet) -> str:
    """Dates lead the bold line, then the firm; the post stands in italics under it, then a paragraph."""
    p = s.person
    out = (
        f'#text(size: 17pt, weight: "bold")[{quoted(p.name)}] #h(1fr) {quoted(p.phone)} \\ {quoted(p.headline)} #h(1fr) {quoted(p.email)}\n'
        + _ruled(s.head("profile"))
        + quoted(p.summary)
    )
    out += _ruled(s.head("work"))
    for post in p.posts:
        out += (
            f"\n{strong(s.when(post) + ' | ' + post.firm)} \\ {slanted(post.title)}\n\n"
            + bullets(post.highlights, "➤")
        )
    out += _ruled(s.head("study"))
    for study in p.studies:
        out += f"\n{strong(s.when(study) + ' | ' + study.school)} \\ {slanted(study.degree + ', ' + study.area)}\n"
    return _page(
        p,
        out
        + _ruled(s.head("skills"))
        + "#columns(2)["
        + " \\ ".join(quoted(skill) for skill in p.skills)
        + "]",
    )


def education_first(s: Sheet) -> str:
    """Education before work, small headings in small capitals, dates after a comma."""
    p = s.person
    head = lambda text: (
        f'\n#v(10pt)\n#text(fill: rgb("#555555"), size: 9pt, weight: "bold")[{quoted(text.upper())}]\n\n'
    )
    out = (
        f'#text(size: 15pt, weight: "bold")[{quoted(p.name)}], {quoted(p.headline)} \\ {_contact_line(p, "·")}\n'
        + head(s.head("study"))
    )
    for study in p.studies:
        out += f"\n{strong(study.degree + ', ' + study.area)} \\ {quoted(study.school + ', ' + s.when(study))}\n"
    out += head(s.head("work"))
    for post in p.posts:
        out += f"\n{strong(post.title)} \\ {quoted(post.firm + ', ' + s.when(post))}\n" + bullets(
            post.highlights
        )
    return _page(p, out + head(s.head("skills")) + quoted(", ".join(p.skills)), size="10pt")


def bordered(s: Sheet) -> str:
    """Jobs in a table with borders: period, post, firm."""
    p = s.person
    out = (
        f'#text(size: 20pt, weight: "bold")[{quoted(p.name)}] \\ {quoted(p.email)} \\ {quoted(p.phone)}\n'
        + _plain_head(s.head("work"), "12pt")
    )
    out += "#table(columns: (3.8cm, 1fr, 1fr), stroke: 0.5pt, "
    for post in p.posts:
        out += f"[{quoted(s.when(post))}], [{quoted(post.title)}], [{quoted(post.firm)}], "
    out += (
        ")\n"
        + _plain_head(s.head("study"), "12pt")
        + "#table(columns: (3.8cm, 1fr, 1fr), stroke: 0.5pt, "
    )
    for study in p.studies:
        out += f"[{quoted(s.when(study))}], [{quoted(study.degree + ', ' + study.area)}], [{quoted(study.school)}], "
    return _page(p, out + ")\n" + _plain_head(s.head("skills"), "12pt") + bullets(p.skills))


def cards(s: Sheet) -> str:
    """Each job in a box of its own, the dates at the upper right corner."""
    p = s.person
    out = (
        f'#block(fill: rgb("#efe6da"), width: 100%, inset: 16pt)[#text(size: 25pt, weight: "bold")[{quoted(p.name)}] \\ {quoted(p.headline)} \\ {_contact_line(p, "  ")}]\n'
        + _plain_head(s.head("work"), "16pt")
    )
    for post in p.posts:
        out += f"#block(stroke: 0.5pt + gray, inset: 9pt, radius: 4pt, width: 100%)[{strong(post.title)} #h(1fr) #text(size: 8.5pt)[{quoted(s.when(post))}] \\ {quoted(post.firm)} ({quoted(post.place.split(',')[0])})\n{bullets(post.highlights)}]\n"
    out += _plain_head(s.head("study"), "16pt")
    for study in p.studies:
        out += f"#block(stroke: 0.5pt + gray, inset: 9pt, radius: 4pt, width: 100%)[{strong(study.degree + ', ' + study.area)} #h(1fr) #text(size: 8.5pt)[{quoted(s.when(study))}] \\ {quoted(study.school)}]\n"
    return _page(p, out + _plain_head(s.head("skills"), "16pt") + quoted(" • ".join(p.skills)))


LAYOUTS: dict[str, Callable[[Sheet], str]] = {
    layout.__name__: layout
    for layout in (
        word_like,
        sidebar_left,
        sidebar_right,
        dates_left,
        label_left,
        own_lines,
        grouped,
        one_liners,
        timeline,
        two_columns,
        tabular,
        bracketed,
        centred,
        dates_right_column,
        date_first_mixed,
        education_first,
        bordered,
        cards,
    )
}
