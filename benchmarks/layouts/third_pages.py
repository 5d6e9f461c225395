"""Fourteen pages of the third set in Typst: what Word galleries, LaTeX classes, Europass, LinkedIn and design sites give people."""

from collections.abc import Callable
from dataclasses import dataclass

from benchmarks.layouts.third_people import Somebody, Stay
from benchmarks.layouts.typst_pages import bullets, quoted, slanted, strong

BOLD, LIGHT, POPPINS = 'weight: "bold"', 'weight: "light"', 'font: "Poppins"'
ENVELOPE, TELEPHONE, PIN, LINK = "\uf0e0", "\uf095", "\uf3c5", "\uf0c1"


@dataclass(frozen=True, slots=True)
class Written:
    """A layout: who writes it, with which form of date, and whether it shows these things."""

    page: Callable[[Somebody, str], str]
    form: str
    form_of_second: str


def _sheet(
    body: str, font: str = "Lato", size: str = "10pt", margin: str = "2cm", extra: str = ""
) -> str:
    fonts = f'("{font}", "Noto Sans", "DejaVu Sans", "Font Awesome 7 Free Solid", "Font Awesome 7 Free")'
    return f'#set page(paper: "a4", margin: {margin})\n#set text(font: {fonts}, size: {size})\n{extra}\n{body}'


def _sized(text: str, size: str, more: str = "") -> str:
    return f"#text(size: {size}{', ' + more if more else ''})[{quoted(text)}]"


def filled(colour: str) -> str:
    """The words that give type a colour."""
    return f'fill: rgb("{colour}")'


def bold_in(colour: str) -> str:
    """The words that make type bold and give it a colour."""
    return f"{BOLD}, {filled(colour)}"


def _icon(sign: str) -> str:
    return f'#text(font: "Font Awesome 7 Free Solid")[{quoted(sign)}]'


def _contacts(p: Somebody) -> list[tuple[str, str]]:
    return [
        (PIN, p.place),
        (TELEPHONE, p.phone),
        (ENVELOPE, p.email),
        *((LINK, link) for link in p.links),
    ]


def _dot_list(texts: tuple[str, ...], mark: str = "•") -> str:
    return bullets(list(texts), mark)


def _cells(what: list[str]) -> str:
    return "".join(f"[{one}], " for one in what)


def hint_column(p: Somebody, form: str) -> str:
    """As moderncv classic: dates hang in a column of hints, coloured rules lead into each heading."""
    blue = 'rgb("#3873b3")'

    def rule(text: str) -> str:
        return f"\n#v(8pt)\n#grid(columns: (2.9cm, 1fr), gutter: 9pt, align(horizon)[#rect(width: 100%, height: 4pt, fill: {blue})], [{_sized(text, '14pt', 'fill: ' + blue)}])\n"

    def row(hint: str, text: str) -> str:
        return f"#grid(columns: (2.9cm, 1fr), gutter: 9pt, align(right)[{quoted(hint)}], [{text}])\n#v(3pt)\n"

    def stays(all_: tuple[Stay, ...]) -> str:
        return "".join(
            row(
                p.when(one, form, "–"),
                f"{strong(one.subject)}, {slanted(one.where)}{quoted(', ' + one.place if one.place else '')}.\n"
                + _dot_list(one.lines, "◦"),
            )
            for one in all_
        )

    right = " \\ ".join(f"{_icon(sign)} {slanted(text)}" for sign, text in _contacts(p))
    out = f"#grid(columns: (1fr, auto), [{_sized(p.name, '28pt')}\n\n{_sized(p.headline, '14pt', 'fill: gray')}], align(right)[#text(size: 9pt, fill: gray)[{right}]])\n"
    out += rule(p.head("study")) + stays(p.studies) + rule(p.head("work")) + stays(p.posts)
    out += rule(p.head("languages")) + "".join(
        row(one.split(" (")[0], quoted(one.split(" (")[1].rstrip(")") if "(" in one else ""))
        for one in p.languages
    )
    return _sheet(
        out + rule(p.head("skills")) + row("", quoted(", ".join(p.skills))), "Source Sans 3"
    )


def banking(p: Somebody, form: str) -> str:
    """As moderncv banking: name in the middle, contacts between signs, firm and place over post and dates."""
    out = f"#align(center)[{_sized(p.name.upper(), '24pt', 'tracking: 1pt')} \\ {_sized(p.headline, '11pt')} \\ #text(size: 9pt)[{' #h(4pt) • #h(4pt) '.join(f'{_icon(sign)} {quoted(text)}' for sign, text in _contacts(p))}]]\n"
    head = lambda text: (
        f"\n#v(6pt)\n#grid(columns: (auto, 1fr), gutter: 6pt, [{_sized(text, '13pt')}], align(horizon)[#line(length: 100%, stroke: 0.6pt)])\n"
    )
    out += head(p.head("profile")) + quoted(p.summary) + head(p.head("work"))
    for one in p.posts:
        out += f"\n{strong(one.where)} #h(1fr) {strong(one.place)} \\\n{slanted(one.what)} #h(1fr) {slanted(p.when(one, form))}\n{_dot_list(one.lines, '–')}"
    out += head(p.head("study"))
    for one in p.studies:
        out += f"\n{strong(one.where)} #h(1fr) \\\n{slanted(one.subject)} #h(1fr) {slanted(p.when(one, form))}\n"
    out += (
        head(p.head("extra"))
        + _dot_list(p.extra, "–")
        + head(p.head("skills"))
        + quoted(" • ".join(p.skills))
    )
    return _sheet(out, "XCharter")


def photo_bar(p: Somebody, form: str) -> str:
    """A dark bar on the right with a photo, contacts by sign, dots for languages and bars for skills."""
    head = lambda text: (
        f"\n#v(9pt)\n{_sized(text.upper(), '10.5pt', BOLD + ', tracking: 1.5pt')}\n\n"
    )
    bar = "#align(center)[#circle(radius: 34pt, fill: gray)]\n" + head(p.head("contact"))
    bar += " \\ ".join(
        f"{_icon(sign)} #h(3pt) {_sized(text, '8pt')}" for sign, text in _contacts(p)
    )
    bar += head(p.head("skills")) + "".join(
        f"{_sized(one, '9pt')} \\ #rect(width: 100%, height: 3pt, fill: luma(120))\n"
        for one in p.skills
    )
    bar += head(p.head("languages")) + " \\ ".join(
        f"{quoted(one)} #h(1fr) ●●●●○" for one in p.languages
    )
    bar += head(p.head("interests")) + " \\ ".join(quoted(one) for one in p.interests)
    main = f"{_sized(p.name, '27pt', BOLD)}\n\n{_sized(p.headline, '13pt', filled('#b5651d'))}\n{head(p.head('profile'))}{quoted(p.summary)}{head(p.head('work'))}"
    for one in p.posts:
        main += f"\n{strong(one.what)} #h(1fr) #text(size: 8.5pt)[{quoted(p.when(one, form, ' - '))}] \\ {quoted(one.where)}, {slanted(one.place)}\n{_dot_list(one.lines)}"
    main += head(p.head("study"))
    for one in p.studies:
        main += f"\n{strong(one.subject)} #h(1fr) #text(size: 8.5pt)[{quoted(p.when(one, form, ' - '))}] \\ {quoted(one.where)}\n"
    body = f'#grid(columns: (1fr, 34%), [#pad(24pt)[{main}]], [#block(fill: rgb("#2b3a42"), width: 100%, height: 100%, inset: 16pt)[#set text(fill: white)\n{bar}]])'
    return _sheet(body, "Open Sans", "9.5pt", "0pt")


def line_with_dates_right(p: Somebody, form: str) -> str:
    """A line with rings through the page; the dates stand at the far right of it, a ring before each post."""

    def row(one: Stay) -> str:
        text = (
            f"{strong(one.what)} \\ {quoted(one.where + (' · ' + one.place if one.place else ''))}"
            + (f" \\ {quoted(one.area)}" if one.area else "")
        )
        return f'#grid(columns: (14pt, 1fr, 3.4cm), gutter: 8pt, [#circle(radius: 4pt, stroke: 1.5pt + teal)\n#line(angle: 90deg, length: 30pt, stroke: teal)], [{text}\n{_dot_list(one.lines, "▸")}], align(right)[#text(fill: teal, weight: "bold")[{quoted(p.when(one, form))}]])\n'

    head = lambda text: f"\n#v(10pt)\n{_sized(text, '15pt', 'fill: teal')}\n\n"
    out = f"{_sized(p.name, '26pt', LIGHT)} \\ {_sized(p.headline.upper(), '10pt', 'tracking: 2pt')}\n\n{quoted('   '.join(text for _, text in _contacts(p)))}\n"
    out += (
        head(p.head("work"))
        + "".join(row(one) for one in p.posts)
        + head(p.head("study"))
        + "".join(row(one) for one in p.studies)
    )
    return _sheet(
        out
        + head(p.head("skills"))
        + "#columns(3)["
        + " \\ ".join(quoted("✓ " + one) for one in p.skills)
        + "]"
        + head(p.head("interests"))
        + quoted(", ".join(p.interests)),
        "Raleway",
    )


def dense_academic(p: Somebody, form: str) -> str:
    """Serif, small, education first, numbered publications, a footer with name and page on two pages."""
    head = lambda text: f"\n#v(5pt)\n#smallcaps[{_sized(text, '11pt', BOLD)}]\n\n"
    foot = f"#set page(footer: align(center)[#text(size: 8pt)[{quoted(p.name + ', curriculum vitae, ')} #context counter(page).display()]])\n"
    row = lambda when, text: (
        f"#grid(columns: (1fr, auto), gutter: 10pt, [{text}], align(right)[{quoted(when)}])\n#v(2pt)\n"
    )
    out = f"#align(center)[{_sized(p.name, '17pt')}]\n#grid(columns: (1fr, 1fr), [{quoted(p.headline)} \\ {quoted(p.place)}], align(right)[{quoted(p.email)} \\ {quoted(p.phone)} \\ {quoted(p.links[0])}])\n#line(length: 100%, stroke: 0.4pt)\n"
    out += head(p.head("study")) + "".join(
        row(
            p.when(one, form, "–"),
            f"{strong(one.what)} {quoted(one.area + ', ' + one.where + '.')}",
        )
        for one in p.studies
    )
    out += head(p.head("work"))
    for one in p.posts:
        out += (
            row(
                p.when(one, form, "–"),
                f"{strong(one.what)}, {quoted(one.where + ', ' + one.place + '.')}\n{_dot_list(one.lines, '∗')}",
            )
            + "#v(20pt)"
        )
    out += head(p.head("extra")) + "".join(
        f"\n#grid(columns: (18pt, 1fr), [{quoted(f'[{number}]')}], [{quoted(one)}])\n"
        for number, one in enumerate(p.extra, 1)
    )
    return _sheet(
        foot
        + out
        + "#pagebreak()"
        + head(p.head("skills"))
        + quoted("; ".join(p.skills) + ".")
        + head(p.head("languages"))
        + quoted(", ".join(p.languages) + "."),
        "EB Garamond",
        "10pt",
        "2.4cm",
    )


def functional(p: Somebody, form: str) -> str:
    """What the person can do comes first; the posts are one line each, at the end, without highlights."""
    head = lambda text: (
        f'\n#v(8pt)\n#block(stroke: (bottom: 1.5pt + rgb("#7a1f3d")), width: 100%)[{_sized(text.upper(), "11pt", BOLD)}]\n'
    )
    out = f"{_sized(p.name, '22pt', bold_in('#7a1f3d'))}\n\n{quoted(p.town + ' — ' + p.email + ' — ' + p.phone)}\n{head(p.head('profile'))}{quoted(p.summary)}{head(p.head('skills'))}"
    half = len(p.skills) // 2
    out += f"#grid(columns: (1fr, 1fr), [{_dot_list(p.skills[:half], '▪')}], [{_dot_list(p.skills[half:], '▪')}])\n{head(p.head('work'))}"
    for one in p.posts:
        out += f"\n{strong(one.what)}{quoted(', ' + one.where + ', ' + one.place)} #h(1fr) {quoted(p.when(one, form))}\n"
    out += head(p.head("study"))
    for one in p.studies:
        out += f"\n{strong(one.subject)}{quoted(', ' + one.where)} #h(1fr) {quoted(p.when(one, form))}\n"
    return _sheet(out + head(p.head("extra")) + _dot_list(p.extra, "▪"), "Noto Sans")


EUROPASS = {
    "en": (
        "Personal information",
        "First name(s) / Surname(s)",
        "Address",
        "Telephone",
        "E-mail",
        "Dates",
        "Occupation or position held",
        "Main activities and responsibilities",
        "Name and address of employer",
        "Title of qualification awarded",
        "Name of organisation providing education",
    ),
    "it": (
        "Informazioni personali",
        "Nome / Cognome",
        "Indirizzo",
        "Telefono",
        "E-mail",
        "Date",
        "Lavoro o posizione ricoperti",
        "Principali attività e responsabilità",
        "Nome e indirizzo del datore di lavoro",
        "Titolo della qualifica rilasciata",
        "Nome dell'organizzazione erogatrice dell'istruzione",
    ),
    "pt": (
        "Informação pessoal",
        "Nome(s) próprio(s) / Apelido(s)",
        "Morada",
        "Telefone",
        "Correio eletrónico",
        "Datas",
        "Função ou cargo ocupado",
        "Principais atividades e responsabilidades",
        "Nome e morada do empregador",
        "Designação da qualificação atribuída",
        "Nome da organização de ensino",
    ),
}


def europass_labels(p: Somebody, form: str) -> str:
    """The older Europass: a label on the left for every value, a table of them for each post."""
    (
        info,
        name,
        address,
        phone,
        mail,
        dates,
        occupation,
        activities,
        employer,
        qualification,
        school,
    ) = EUROPASS[p.language]

    def block(rows: list[tuple[str, str]]) -> str:
        cells = _cells(
            [x for label, value in rows for x in (f"#align(right)[{quoted(label)}]", value)]
        )
        return f"#grid(columns: (5cm, 1fr), gutter: 8pt, {cells})\n#v(8pt)\n"

    head = lambda text: (
        f"#grid(columns: (5cm, 1fr), gutter: 8pt, align(right)[{strong(text)}], [])\n#v(4pt)\n"
    )
    out = f"#align(right)[{_sized('Europass', '15pt', filled('#003399'))}]\n{_sized('Curriculum vitae', '15pt', BOLD)}\n#v(8pt)\n{head(info)}"
    out += block(
        [
            (name, strong(p.name)),
            (address, quoted(p.place)),
            (phone, quoted(p.phone)),
            (mail, quoted(p.email)),
        ]
    ) + head(p.head("work"))
    for one in p.posts:
        out += block(
            [
                (dates, quoted(p.when(one, form))),
                (occupation, quoted(one.what)),
                (activities, _dot_list(one.lines, "-")),
                (employer, quoted(f"{one.where}, {one.place}")),
            ]
        )
    out += head(p.head("study"))
    for one in p.studies:
        out += block(
            [
                (dates, quoted(p.when(one, form))),
                (qualification, quoted(one.subject)),
                (school, quoted(one.where)),
            ]
        )
    return _sheet(
        out + head(p.head("skills")) + block([("", quoted(", ".join(p.skills)))]),
        "Open Sans",
        "9.5pt",
    )


def europass_new(p: Somebody, form: str) -> str:
    """The newer Europass: dates in square brackets before each bold title, the firm under it with a label for the town."""
    town = {
        "en": "City",
        "de": "Ort",
        "fr": "Ville",
        "es": "Localidad",
        "it": "Città",
        "nl": "Plaats",
        "pl": "Miasto",
    }[p.language]
    head = lambda text: (
        f"\n#v(10pt)\n{_sized(text.upper(), '11pt', bold_in('#3f3a38'))}\n#line(length: 100%, stroke: 0.8pt)\n"
    )
    out = f"#block(fill: luma(240), width: 100%, inset: 12pt)[{_sized(p.name, '21pt', filled('#0e4194'))}\n\n{quoted(' | '.join(text for _, text in _contacts(p)))}]\n{head(p.head('profile'))}{quoted(p.summary)}{head(p.head('work'))}"
    for one in p.posts:
        out += f'\n{quoted("[ " + p.when(one, form) + " ]")} #h(8pt) #text(fill: rgb("#0e4194"), size: 11.5pt)[{strong(one.what)}]\n\n{strong(one.where)}\n\n{strong(town + ": ")}{quoted(one.place)}\n\n{_dot_list(one.lines)}'
    out += head(p.head("study"))
    for one in p.studies:
        out += f'\n{quoted("[ " + p.when(one, form) + " ]")} #h(8pt) #text(fill: rgb("#0e4194"), size: 11.5pt)[{strong(one.subject)}]\n\n{strong(one.where)}\n'
    out += head(p.head("languages")) + " \\ ".join(quoted(one) for one in p.languages)
    return _sheet(out + head(p.head("skills")) + quoted(" | ".join(p.skills)), "Open Sans")


def newspaper(p: Somebody, form: str) -> str:
    """Centred head with signs, then one text that flows through two columns, so a section can break in the middle."""
    head = lambda text: f"\n#v(6pt)\n#align(center)[{_sized(text, '12pt', BOLD)}]\n"
    out = f"#align(center)[{_sized(p.name, '25pt', POPPINS)}\n\n{' #h(10pt) '.join(f'{_icon(sign)} {quoted(text)}' for sign, text in _contacts(p)[1:])}]\n#v(6pt)\n"
    flow = head(p.head("profile")) + quoted(p.summary) + head(p.head("work"))
    for one in p.posts:
        flow += f"\n#block(breakable: false)[{strong(one.where)} \\ {slanted(one.what)} \\ {_sized(p.when(one, form), '8.5pt')}\n{_dot_list(one.lines)}]"
    flow += head(p.head("study"))
    for one in p.studies:
        flow += f"\n#block(breakable: false)[{strong(one.where)} \\ {slanted(one.subject)} \\ {_sized(p.when(one, form), '8.5pt')}]\n"
    flow += (
        head(p.head("skills"))
        + _dot_list(p.skills)
        + head(p.head("languages"))
        + _dot_list(p.languages)
        + head(p.head("interests"))
        + _dot_list(p.interests)
    )
    return _sheet(
        out + f"#block(height: 11cm)[#columns(2, gutter: 20pt)[{flow}]]", "Ubuntu", "9.5pt"
    )


def card_pairs(p: Somebody, form: str) -> str:
    """A band of colour with white type; the posts stand side by side in pairs of cards."""
    head = lambda text: f"\n#v(12pt)\n{_sized(text, '14pt', bold_in('#5b2a86'))}\n\n"
    band = f'#block(fill: rgb("#5b2a86"), width: 100%, inset: 18pt)[#set text(fill: white)\n{_sized(p.name, "26pt")}\n\n{quoted(p.headline)}\n\n{quoted(" / ".join(text for _, text in _contacts(p)))}]\n'

    def cards(stays: tuple[Stay, ...]) -> str:
        cells = [
            f"#text(fill: gray, size: 8pt)[{quoted(p.when(one, form).upper())}] \\ {strong(one.what)} \\ {quoted(one.where)}"
            + (f" \\ {quoted(one.area)}" if one.area else "")
            + f"\n{_dot_list(one.lines)}"
            for one in stays
        ]
        return f"#grid(columns: (1fr, 1fr), gutter: 18pt, {_cells(cells)})\n"

    out = (
        band
        + head(p.head("profile"))
        + quoted(p.summary)
        + head(p.head("work"))
        + cards(p.posts)
        + head(p.head("study"))
        + cards(p.studies)
    )
    chips = " ".join(
        f'#box(stroke: 0.6pt + rgb("#5b2a86"), inset: 5pt, radius: 9pt)[{quoted(one)}]'
        for one in p.skills
    )
    return _sheet(out + head(p.head("skills")) + chips, "Poppins", "9pt", "1.6cm")


def network_export(p: Somebody, form: str) -> str:
    """As a network's own PDF of a profile: contact bar left, firm over post over dates with their length."""
    top = {
        "en": ("Contact", "Top Skills", "Summary", "Experience", "Education"),
        "de": ("Kontakt", "Top-Kenntnisse", "Zusammenfassung", "Berufserfahrung", "Ausbildung"),
        "nl": ("Contact", "Belangrijkste vaardigheden", "Samenvatting", "Ervaring", "Opleiding"),
        "es": ("Contactar", "Aptitudes principales", "Extracto", "Experiencia", "Educación"),
    }[p.language]
    years = {
        "en": ("year", "years"),
        "de": ("Jahr", "Jahre"),
        "nl": ("jaar", "jaar"),
        "es": ("año", "años"),
    }[p.language]
    head = lambda text, size="16pt": f"\n#v(8pt)\n{_sized(text, size)}\n\n"
    bar = f'#set text(fill: white, size: 9pt)\n{head(top[0], "13pt")}{quoted(p.phone)} (Mobile) \\ {quoted(p.email)} \\ #link("https://www.{p.links[0]}")[{quoted("www." + p.links[0])}]\n{head(top[1], "13pt")}'
    bar += (
        " \\ ".join(quoted(one) for one in p.skills[:3])
        + head(p.head("languages"), "13pt")
        + " \\ ".join(quoted(one) for one in p.languages)
    )
    main = f"{_sized(p.name, '26pt')}\n\n{_sized(p.headline, '12pt')} \\ #text(fill: gray)[{quoted(p.place)}]\n{head(top[2])}{quoted(p.summary)}\n{head(top[3])}"
    for one in p.posts:
        told = "".join(f"{quoted(line)}\n\n" for line in one.lines)
        length = (one.end or (2026, 1))[0] - one.start[0]
        main += f"\n{_sized(one.where, '12pt')} \\ {_sized(one.what, '11.5pt')} \\ {quoted(p.when(one, form, ' - '))} #text(fill: gray)[{quoted(f'({length} {years[length != 1]})')}] \\ #text(fill: gray)[{quoted(one.place)}]\n\n{told}"
    main += head(top[4])
    for one in p.studies:
        main += f"\n{_sized(one.where, '12pt')} \\ {quoted(one.subject)} #text(fill: gray)[{quoted('· (' + p.when(one, 'year', ' - ') + ')')}]\n"
    body = f'#grid(columns: (32%, 1fr), [#block(fill: rgb("#293e49"), width: 100%, height: 100%, inset: 18pt)[{bar}]], [#pad(22pt)[{main}]])'
    return _sheet(body, "Source Sans 3", "10.5pt", "0pt")


def docs_template(p: Somebody, form: str) -> str:
    """As the templates of an online word processor: "Firm, Town — post", dates in small capitals under it, skills right."""
    head = lambda text: f"\n#v(10pt)\n{_sized(text.upper(), '9pt', bold_in('#2079c7'))}\n\n"
    left = head(p.head("work"))
    for one in p.posts:
        left += f"\n{strong(one.where)}{quoted(', ' + one.place + ' — ')}{slanted(one.what)}\n\n#text(size: 8pt, fill: gray)[{quoted(p.when(one, form, ' - ').upper())}]\n\n{_dot_list(one.lines, '●')}"
    left += head(p.head("study"))
    for one in p.studies:
        left += f"\n{strong(one.where)}{quoted(' — ')}{slanted(one.subject)}\n\n#text(size: 8pt, fill: gray)[{quoted(p.when(one, form, ' - ').upper())}]\n"
    right = (
        head(p.head("skills"))
        + "\n\n".join(quoted(one) for one in p.skills)
        + head(p.head("extra"))
        + "\n\n".join(quoted(one) for one in p.extra)
        + head(p.head("languages"))
        + quoted(", ".join(p.languages))
    )
    contacts = " \\ ".join(quoted(text) for _, text in _contacts(p))
    top = f"#grid(columns: (1fr, 5cm), gutter: 24pt, [{_sized(p.name, '32pt', BOLD)}\n\n{quoted(p.summary)}], [{contacts}], [{left}], [{right}])"
    return _sheet(top, "Open Sans", "9pt")


def harvard(p: Somebody, form: str) -> str:
    """As career offices give out: rules under small headings, firm and place over post and dates, label lines for skills."""
    head = lambda text: (
        f"\n#v(4pt)\n#align(center)[{strong(text)}]\n#v(-8pt)\n#line(length: 100%, stroke: 0.5pt)\n"
    )
    out = f"#align(center)[{_sized(p.name, '16pt', BOLD)} \\ {quoted(' • '.join(text for _, text in _contacts(p)))}]\n{head(p.head('study'))}"
    for one in p.studies:
        out += f"\n{strong(one.where.upper())} #h(1fr) \\\n{quoted(one.subject)} #h(1fr) {quoted(p.when(one, form))}\n"
    out += head(p.head("work"))
    for one in p.posts:
        out += f"\n{strong(one.where.upper())} #h(1fr) {quoted(one.place)} \\\n{strong(one.what)} #h(1fr) {quoted(p.when(one, form))}\n{_dot_list(one.lines)}"
    out += (
        head(p.head("skills"))
        + f"{strong(p.head('skills') + ': ')}{quoted(', '.join(p.skills))} \\ {strong(p.head('languages') + ': ')}{quoted(', '.join(p.languages))} \\ {strong(p.head('interests') + ': ')}{quoted(', '.join(p.interests))}"
    )
    return _sheet(out, "XCharter", "10.5pt")


def lebenslauf(p: Somebody, form: str) -> str:
    """A tabular life story as asked for by offices: birth date and family among the contacts, place and date at the foot."""
    born = {
        "de": (
            "Geburtsdatum",
            "14.02.1994",
            "Familienstand",
            "ledig",
            "Anschrift",
            "Telefon",
            "E-Mail",
            "Name",
        ),
        "fr": (
            "Né(e) le",
            "14/02/1994",
            "Situation familiale",
            "célibataire",
            "Adresse",
            "Tél.",
            "Courriel",
            "Nom",
        ),
        "pl": (
            "Data urodzenia",
            "14.02.1984",
            "Stan cywilny",
            "panna",
            "Adres",
            "Telefon",
            "E-mail",
            "Imię i nazwisko",
        ),
        "nl": (
            "Geboortedatum",
            "14-02-1994",
            "Burgerlijke staat",
            "ongehuwd",
            "Adres",
            "Telefoon",
            "E-mail",
            "Naam",
        ),
    }[p.language]
    row = lambda label, value: f"[{quoted(label)}], [{value}], "
    head = lambda text: f"\n#v(8pt)\n#underline[{_sized(text, '12pt', BOLD)}]\n\n"
    out = f"#align(center)[{_sized({'de': 'Lebenslauf', 'pl': 'Życiorys'}.get(p.language, 'Curriculum vitae'), '20pt')}]\n{head(p.head('contact'))}#table(columns: (4.2cm, 1fr), stroke: none, "
    out += (
        row(born[7], quoted(p.name))
        + row(born[4], quoted(p.place))
        + row(born[5], quoted(p.phone))
        + row(born[6], quoted(p.email))
        + row(born[0], quoted(born[1]))
        + row(born[2], quoted(born[3]))
        + ")\n"
    )
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out += head(p.head(kind)) + "#table(columns: (4.2cm, 1fr), stroke: none, "
        for one in stays:
            out += row(
                p.when(one, form, since=True),
                f"{strong(one.what)}{quoted(', ' + one.area if one.area else '')} \\ {quoted(one.where + (', ' + one.place if one.place else ''))}\n{_dot_list(one.lines, '–')}",
            )
        out += ")\n"
    out += (
        head(p.head("skills"))
        + "#table(columns: (4.2cm, 1fr), stroke: none, "
        + row(p.head("skills"), quoted(", ".join(p.skills)))
        + row(p.head("languages"), quoted(", ".join(p.languages)))
        + row(p.head("interests"), quoted(", ".join(p.interests)))
        + ")\n"
    )
    return _sheet(
        out + f"#v(16pt)\n{quoted(p.town + ', 03.11.2026')} \\ {slanted(p.name)}", "Noto Sans"
    )
