"""The sixth set: forms, whose values stand beside the names of their fields, and tables whose columns are named.

Agencies, job centres and personnel offices print them; each is drawn in Word, in Typst, as text and as Markdown.
"""

import io
from collections.abc import Callable, Iterator
from typing import Any

import docx
from docx.document import Document
from docx.shared import Cm, Pt

from benchmarks.layouts.fourth_pages import sheet, sized
from benchmarks.layouts.third_people import Somebody, Stay
from benchmarks.layouts.typst_pages import quoted, strong

FIELDS = ("dates", "begin", "end", "firm", "place", "post", "told", "school", "degree", "name", "live", "phone", "mail")  # fmt: skip
LABELS = {
    language: dict(zip(FIELDS, names.split("|"), strict=True))
    for language, names in {
        "en": "Dates employed|From|To|Employer|Location|Position held|Main duties|School|Qualification|Full name|Address|Phone|E-mail",
        "de": "Zeitraum|Von|Bis|Arbeitgeber|Ort|Tätigkeit als|Aufgaben|Schule|Abschluss|Name, Vorname|Wohnort|Telefon|E-Mail",
        "fr": "Période|Du|Au|Employeur|Lieu|Poste occupé|Missions|Établissement|Diplôme|Nom et prénom|Adresse|Téléphone|Courriel",
        "es": "Fechas|Desde|Hasta|Empresa|Localidad|Puesto|Funciones|Centro|Título|Nombre y apellidos|Domicilio|Teléfono|Correo",
        "it": "Periodo|Dal|Al|Datore di lavoro|Sede|Mansione|Attività svolte|Istituto|Titolo di studio|Nome e cognome|Residenza|Telefono|E-mail",
        "pt": "Período|Início|Fim|Entidade patronal|Local|Função|Atividades|Instituição|Habilitação|Nome completo|Morada|Telefone|E-mail",
        "nl": "Periode|Van|Tot|Werkgever|Plaats|Functie|Taken|Opleidingsinstituut|Diploma|Naam|Woonplaats|Telefoon|E-mail",
        "pl": "Okres|Od|Do|Pracodawca|Miejscowość|Stanowisko|Zakres obowiązków|Uczelnia|Tytuł|Imię i nazwisko|Adres|Telefon|E-mail",
        "sv": "Tidsperiod|Från|Till|Arbetsgivare|Ort|Befattning|Arbetsuppgifter|Skola|Examen|Namn|Bostadsort|Telefon|E-post",
        "zh": "时间|开始|结束|公司|地点|职位|工作内容|学校|学历|姓名|住址|电话|邮箱",
    }.items()
}  # fmt: skip
"""What a form calls its fields, in each language."""
GRID = ("begin", "end", "firm", "place", "post", "told")
STUDY_GRID = ("begin", "end", "school", "degree")


def _fields(p: Somebody, one: Stay, form: str, kind: str) -> Iterator[tuple[str, str]]:
    """The rows of one entry: what each field is called, and its value."""
    names = LABELS[p.language]
    yield names["dates"], p.when(one, form)
    if kind == "work":
        yield names["firm"], one.where
        if one.place:
            yield names["place"], one.place
        yield names["post"], one.subject
    else:
        yield names["degree"], one.subject
        yield names["school"], one.where
    if one.lines:
        yield names["told"], "\n".join(one.lines)


def _person(p: Somebody) -> Iterator[tuple[str, str]]:
    names = LABELS[p.language]
    for field, value in (("name", p.name), ("live", p.place), ("phone", p.phone), ("mail", p.email)):  # fmt: skip
        yield names[field], value


def _sections(p: Somebody) -> Iterator[tuple[str, tuple[Stay, ...]]]:
    yield from (("work", p.posts), ("study", p.studies))


def _gridded(p: Somebody, one: Stay, form: str, kind: str) -> list[str]:
    """The cells of one row of a table with a column for each field."""
    begin, _, end = p.when(one, form, "\t").partition("\t")
    told = "\n".join(one.lines)
    if kind == "work":
        return [begin, end, one.where, one.place, one.subject, told]
    return [begin, end, one.where, one.subject]


def _heads(p: Somebody, kind: str) -> list[str]:
    return [LABELS[p.language][field] for field in (GRID if kind == "work" else STUDY_GRID)]


def _saved(document: Document) -> bytes:
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def _in_cell(cell: Any, value: str) -> None:
    cell.text, *others = value.split("\n")
    for line in others:
        cell.add_paragraph(line)


def _in_table(doc: Document, pairs: list[tuple[str, str]]) -> None:
    table = doc.add_table(rows=0, cols=2, style="Table Grid")
    for label, value in pairs:
        cells = table.add_row().cells
        cells[0].width, cells[1].width = Cm(4.5), Cm(12)
        cells[0].text = label
        _in_cell(cells[1], value)


def form_tables(p: Somebody, form: str) -> bytes:
    """Word: a table of two columns for each entry, the field left and its value right."""
    doc = docx.Document()
    doc.add_paragraph().add_run(p.head("contact")).bold = True
    _in_table(doc, list(_person(p)))
    for kind, stays in _sections(p):
        doc.add_paragraph().add_run(p.head(kind)).bold = True
        for one in stays:
            _in_table(doc, list(_fields(p, one, form, kind)))
            doc.add_paragraph()
    doc.add_paragraph().add_run(p.head("skills")).bold = True
    doc.add_paragraph(", ".join(p.skills))
    return _saved(doc)


def agency_grid(p: Somebody, form: str) -> bytes:
    """Word: an agency's sheet, numbered headings in table rows of their own, a column for each field."""
    doc = docx.Document()
    doc.add_paragraph("ORBIS Personal 4711")

    def heading(number: int, kind: str) -> None:
        doc.add_table(rows=1, cols=1, style="Table Grid").rows[0].cells[0].text = f"{number}. {p.head(kind)}"  # fmt: skip

    heading(1, "contact")
    people = list(_person(p))
    table = doc.add_table(rows=0, cols=4, style="Table Grid")
    for one, other in zip(people[::2], people[1::2], strict=True):
        for cell, text in zip(table.add_row().cells, (*one, *other), strict=True):
            cell.text = text
    for number, (kind, stays) in enumerate(_sections(p), 2):
        heading(number, kind)
        heads = _heads(p, kind)
        table = doc.add_table(rows=1, cols=len(heads), style="Table Grid")
        for cell, text in zip(table.rows[0].cells, heads, strict=True):
            cell.paragraphs[0].add_run(text).bold = True
        for stay in stays:
            row = _gridded(p, stay, form, kind)
            for cell, text in zip(table.add_row().cells, row, strict=True):
                _in_cell(cell, text)
    heading(4, "skills")
    doc.add_paragraph(", ".join(p.skills))
    return _saved(doc)


def _broken(value: str) -> str:
    return " #linebreak() ".join(map(quoted, value.split("\n")))


def form_columns(p: Somebody, form: str) -> str:
    """Typst: two aligned columns without lines, the names of the fields in grey at the left."""

    def rows(pairs: list[tuple[str, str]]) -> str:
        cells = "".join(
            f"[{sized(label, '9pt', 'fill: gray')}], [{_broken(value)}], " for label, value in pairs
        )
        return f"#grid(columns: (4.2cm, 1fr), row-gutter: 6pt, column-gutter: 10pt, {cells})\n#v(9pt)\n"  # fmt: skip

    out = f"{sized(p.name, '18pt')}\n#v(6pt)\n{rows(list(_person(p)))}"
    for kind, stays in _sections(p):
        out += f"\n{strong(p.head(kind).upper())}\n#line(length: 100%)\n"
        out += "".join(rows(list(_fields(p, one, form, kind))) for one in stays)
    return sheet(f"{out}\n{strong(p.head('skills').upper())}\n#line(length: 100%)\n{quoted(', '.join(p.skills))}", "Lato")  # fmt: skip


def grid_page(p: Somebody, form: str) -> str:
    """Typst: a table with lines and a head row, long values broken within their cells."""
    out = f"{sized(p.name, '16pt')}\n\n{quoted(' · '.join((p.place, p.phone, p.email)))}\n#v(8pt)\n"
    for kind, stays in _sections(p):
        heads = _heads(p, kind)
        wide = "(1.6cm, 1.6cm, 3.2cm, 2.2cm, 3.2cm, 1fr)" if kind == "work" else "(1.6cm, 1.6cm, 1fr, 1fr)"  # fmt: skip
        cells = "".join(f"[{strong(text)}], " for text in heads)
        for one in stays:
            cells += "".join(f"[{_broken(text)}], " for text in _gridded(p, one, form, kind))
        out += f"\n{sized(p.head(kind), '13pt')}\n#table(columns: {wide}, inset: 5pt, {cells})\n"
    return sheet(f"{out}\n{sized(p.head('skills'), '13pt')}\n\n{quoted(', '.join(p.skills))}", "Noto Sans", "8.5pt", "1.5cm")  # fmt: skip


def personnel_export(p: Somebody, form: str) -> str:
    """Plain text out of a personnel system: a field and its value in each line, entries set apart."""

    def lines(pairs: list[tuple[str, str]]) -> list[str]:
        return [f"{label}: {value.partition(chr(10))[0]}" for label, value in pairs] + [""]

    out = lines(list(_person(p)))
    for kind, stays in _sections(p):
        out += [p.head(kind).upper(), ""]
        for one in stays:
            out += lines(list(_fields(p, one, form, kind)))
    return "\n".join([*out, p.head("skills").upper(), "", ", ".join(p.skills), ""])


def grid_markdown(p: Somebody, form: str) -> str:
    """Markdown: a table for each section, with the names of the fields in its first row."""
    out = [f"# {p.name}", "", f"{p.place} | {p.phone} | {p.email}", ""]
    for kind, stays in _sections(p):
        heads = _heads(p, kind)
        out += [f"## {p.head(kind)}", ""]
        for cells in (heads, ["---"] * len(heads), *(_gridded(p, o, form, kind) for o in stays)):
            out.append(f"| {' | '.join(cell.partition(chr(10))[0] for cell in cells)} |")
        out.append("")
    return "\n".join([*out, f"## {p.head('skills')}", "", *(f"- {one}" for one in p.skills), ""])


def labels_in_bold(p: Somebody, form: str) -> bytes:
    """Word: each value behind its field in bold and a tab, an empty line between entries."""
    doc = docx.Document()
    doc.add_paragraph().add_run(p.name).font.size = Pt(18)

    def lines(pairs: list[tuple[str, str]]) -> None:
        for label, value in pairs:
            line = doc.add_paragraph()
            line.paragraph_format.tab_stops.add_tab_stop(Cm(5))
            line.add_run(f"{label}:").bold = True
            line.add_run(f"\t{value.partition(chr(10))[0]}")
        doc.add_paragraph()

    lines(list(_person(p))[1:])
    for kind, stays in _sections(p):
        doc.add_heading(p.head(kind), 1)
        for one in stays:
            lines(list(_fields(p, one, form, kind)))
    doc.add_heading(p.head("skills"), 1)
    doc.add_paragraph(", ".join(p.skills))
    return _saved(doc)


def _own_words(p: Somebody, form: str, columns: str, *, turned: bool) -> str:
    """Two columns whose headings look alike; those of one column have words that no list has."""

    def head(text: str) -> str:
        return f"\n#v(8pt)\n{sized(text, '12.5pt', 'weight: 700')}\n#v(3pt)\n"

    def stays(all_: tuple[Stay, ...]) -> str:
        return "".join(
            f"{strong(one.where)}\n\n{quoted(f'{one.subject} / {p.when(one, form)}')}\n\n{_broken(chr(10).join(one.lines))}\n#v(6pt)\n"
            for one in all_
        )

    listed = " #linebreak() ".join(map(quoted, (p.email, p.phone, p.place)))
    slim = f"{head(p.head('profile'))}{quoted(p.summary)}\n{head(p.head('contact'))}{listed}\n{head(p.head('skills'))}"
    slim += " #linebreak() ".join(map(quoted, p.skills))
    wide = f"{head('Opus')}{stays(p.posts)}{head('Alma')}{stays(p.studies)}"
    first, second = (wide, slim) if turned else (slim, wide)
    page = f"{sized(p.name, '30pt', 'weight: 700')}\n#v(12pt)\n"
    return sheet(f"{page}#grid(columns: {columns}, gutter: 22pt, [{first}], [{second}])", "Lato", "9.5pt")  # fmt: skip


def own_words_left(p: Somebody, form: str) -> str:
    """Typst: a slim column left, what was done right of it under headings of own words."""
    return _own_words(p, form, "(5.5cm, 1fr)", turned=False)


def own_words_right(p: Somebody, form: str) -> str:
    """Typst: the same with the slim column right."""
    return _own_words(p, form, "(1fr, 5.5cm)", turned=True)


def own_words_even(p: Somebody, form: str) -> str:
    """Typst: the same with two columns of one width."""
    return _own_words(p, form, "(1fr, 1fr)", turned=False)


DOCX: dict[str, Callable[[Somebody, str], bytes]] = {
    one.__name__: one for one in (form_tables, agency_grid, labels_in_bold)
}
PAGES: dict[str, Callable[[Somebody, str], str]] = {
    one.__name__: one
    for one in (form_columns, grid_page, own_words_left, own_words_right, own_words_even)
}
TEXT: dict[str, tuple[Callable[[Somebody, str], str], str]] = {
    "personnel_export": (personnel_export, "txt"),
    "grid_markdown": (grid_markdown, "md"),
}
