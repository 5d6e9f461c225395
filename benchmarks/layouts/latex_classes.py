"""Pages of the bench by LaTeX classes that others made and many people use, set by XeLaTeX (Debian: texlive-xetex, texlive-latex-extra, texlive-fonts-extra)."""

import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from benchmarks.layouts.third_people import Somebody, Stay

_OWN = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}"}
_OWN |= {sign: f"\\{sign}" for sign in "&%$#_{}"}
Body = Callable[[Somebody, str], str]
"""A person and the form of their dates, as the source of a page."""


def tex(text: str) -> str:
    """A text for a LaTeX source."""
    return "".join(_OWN.get(sign, sign) for sign in text)


def items(lines: tuple[str, ...]) -> str:
    """A list of lines, nothing for none."""
    if not lines:
        return ""
    inside = "".join(rf"\item {tex(one)}" + "\n" for one in lines)
    return f"\\begin{{itemize}}\n{inside}\\end{{itemize}}"


def _place(one: Stay) -> str:
    return tex(one.place)


def _moderncv(style: str) -> Body:
    def page(p: Somebody, form: str) -> str:
        first, _, last = p.name.partition(" ")
        out = [
            r"\documentclass[11pt,a4paper]{moderncv}",
            rf"\moderncvstyle{{{style}}}\moderncvcolor{{blue}}",
            r"\usepackage[scale=0.78]{geometry}",
            # Two styles print the address in that column: as wide as an address is.
            r"\setlength{\hintscolumnwidth}{4.4cm}" if style in ("oldstyle", "fancy") else "",
            rf"\name{{{tex(first)}}}{{{tex(last)}}}\title{{{tex(p.headline)}}}",
            rf"\address{{{tex(p.place)}}}{{}}{{}}\phone[mobile]{{{tex(p.phone)}}}\email{{{tex(p.email)}}}",
            rf"\homepage{{{tex(p.links[0])}}}" if p.links else "",
            r"\begin{document}\makecvtitle",
        ]
        if p.summary:
            out.append(rf"\section{{{tex(p.head('profile'))}}}\cvitem{{}}{{{tex(p.summary)}}}")
        for kind, stays in (("work", p.posts), ("study", p.studies)):
            out.append(rf"\section{{{tex(p.head(kind))}}}")
            out += [
                rf"\cventry{{{tex(p.when(one, form, '--'))}}}{{{tex(one.subject)}}}{{{tex(one.where)}}}{{{_place(one)}}}{{}}{{{items(one.lines)}}}"
                for one in stays
            ]
        out.append(rf"\section{{{tex(p.head('skills'))}}}\cvitem{{}}{{{tex(', '.join(p.skills))}}}")
        if p.languages:
            out.append(rf"\section{{{tex(p.head('languages'))}}}")
            out += [rf"\cvlistitem{{{tex(one)}}}" for one in p.languages]
        return "\n".join([*out, r"\end{document}"])

    return page


def europecv(p: Somebody, form: str) -> str:
    """The old Europass form: labels in a right-aligned column, values beside them; labels of the class for the language."""
    tongue = {"en": "english", "de": "german", "fr": "french", "es": "spanish", "it": "italian", "pt": "portuguese", "pl": "polish", "nl": "dutch", "sv": "swedish"}[p.language]  # fmt: skip
    out = [
        rf"\documentclass[{tongue},a4paper,totpages,nologo]{{europecv}}\usepackage{{fontspec}}",
        rf"\ecvname{{{tex(p.name)}}}\ecvaddress{{{tex(p.place)}}}\ecvtelephone{{{tex(p.phone)}}}\ecvemail{{{tex(p.email)}}}",
        r"\begin{document}\begin{europecv}\ecvpersonalinfo",
    ]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out.append(rf"\ecvsection{{{tex(p.head(kind))}}}")
        for one in stays:
            where = ", ".join(filter(None, (one.where, one.place)))
            out.append(
                rf"\ecvitem{{{tex(p.when(one, form, ' -- '))}}}{{\textbf{{{tex(one.subject)}}}}}"
            )
            out.append(rf"\ecvitem{{}}{{{tex(where)}}}")
            out += [rf"\ecvitem{{}}{{{tex(line)}}}" for line in one.lines]
    out.append(rf"\ecvsection{{{tex(p.head('skills'))}}}\ecvitem{{}}{{{tex(', '.join(p.skills))}}}")
    return "\n".join([*out, r"\end{europecv}\end{document}"])


def europasscv(p: Somebody, form: str) -> str:
    """Europass of 2013: dates in a left column, titles in blue, a line through the page."""
    tongue = {"en": "english", "de": "german", "fr": "french", "es": "spanish", "it": "italian", "pt": "portuguese", "pl": "polish"}[p.language]  # fmt: skip
    out = [
        rf"\documentclass[{tongue},a4paper]{{europasscv}}\usepackage{{fontspec}}\setmainfont{{Latin Modern Sans}}",
        rf"\ecvname{{{tex(p.name)}}}\ecvaddress{{{tex(p.place)}}}\ecvmobile{{{tex(p.phone)}}}\ecvemail{{{tex(p.email)}}}",
        r"\begin{document}\begin{europasscv}\ecvpersonalinfo",
        rf"\ecvbigitem{{{tex(p.head('profile'))}}}{{{tex(p.headline)}}}",
    ]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out.append(rf"\ecvsection{{{tex(p.head(kind))}}}")
        for one in stays:
            where = ", ".join(filter(None, (one.where, one.place)))
            out.append(rf"\ecvtitle{{{tex(p.when(one, form, ' -- '))}}}{{{tex(one.subject)}}}")
            out.append(rf"\ecvitem{{}}{{{tex(where)}}}")
            if one.lines:
                inside = "".join(rf"\item {tex(line)}" for line in one.lines)
                out.append(rf"\ecvitem{{}}{{\begin{{ecvitemize}}{inside}\end{{ecvitemize}}}}")
    out.append(rf"\ecvsection{{{tex(p.head('skills'))}}}\ecvitem{{}}{{{tex(', '.join(p.skills))}}}")
    return "\n".join([*out, r"\end{europasscv}\end{document}"])


def simplecv(p: Somebody, form: str) -> str:
    """A LyX class: topics with their dates in a left column."""
    out = [
        r"\documentclass[a4paper]{simplecv}\usepackage{fontspec}\begin{document}",
        rf"\leftheader{{{tex(p.place)}\\{tex(p.phone)}}}\rightheader{{{tex(p.email)}}}\title{{{tex(p.name)}}}\maketitle",
    ]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out.append(rf"\section{{{tex(p.head(kind))}}}\begin{{topic}}")
        for one in stays:
            told = rf"\textbf{{{tex(one.subject)}}}, {tex(one.where)}"
            told += f", {_place(one)}" if one.place else ""
            out.append(rf"\item[{tex(p.when(one, form, '--'))}] {told} {items(one.lines)}")
        out.append(r"\end{topic}")
    out.append(rf"\section{{{tex(p.head('skills'))}}}{tex(', '.join(p.skills))}")
    return "\n".join([*out, r"\end{document}"])


def currvita(p: Somebody, form: str) -> str:
    """The currvita package over plain article: lists whose labels are the dates, hanging left."""
    out = [
        r"\documentclass[a4paper]{article}\usepackage{fontspec}\usepackage{currvita}\begin{document}",
        rf"\begin{{cv}}{{{tex(p.name)}}}\begin{{cvlist}}{{{tex(p.head('contact'))}}}",
        rf"\item {tex(p.place)}\item {tex(p.phone)}\item {tex(p.email)}\end{{cvlist}}",
    ]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out.append(rf"\begin{{cvlist}}{{{tex(p.head(kind))}}}")
        for one in stays:
            told = rf"{tex(one.subject)}, \emph{{{tex(one.where)}}}"
            told += f", {_place(one)}" if one.place else ""
            told += "".join(rf"\\{tex(line)}" for line in one.lines)
            out.append(rf"\item[{tex(p.when(one, form, '--'))}] {told}")
        out.append(r"\end{cvlist}")
    out.append(
        rf"\begin{{cvlist}}{{{tex(p.head('skills'))}}}\item {tex(', '.join(p.skills))}\end{{cvlist}}"
    )
    return "\n".join([*out, r"\end{cv}\end{document}"])


def curve(p: Somebody, form: str) -> str:
    """CurVe: rubrics with the dates as keys in a left column; a rubric is a file of its own."""
    parts = {}
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        inside = "".join(
            rf"\entry*[{tex(p.when(one, form, '--'))}] \textbf{{{tex(one.subject)}}}, {tex(one.where)}"
            + (f", {_place(one)}" if one.place else "")
            + f" {items(one.lines)}\n"
            for one in stays
        )
        parts[kind] = rf"\begin{{rubric}}{{{tex(p.head(kind))}}}{inside}\end{{rubric}}"
    parts["skills"] = (
        rf"\begin{{rubric}}{{{tex(p.head('skills'))}}}\entry* {tex(', '.join(p.skills))}\end{{rubric}}"
    )
    files = "".join(
        f"\\begin{{filecontents*}}[overwrite]{{{kind}.tex}}\n{text}\n\\end{{filecontents*}}\n"
        for kind, text in parts.items()
    )
    return "\n".join(
        [
            files + r"\documentclass[a4paper]{curve}\usepackage{fontspec}",
            rf"\leftheader{{{tex(p.name)}\\{tex(p.headline)}}}\rightheader{{{tex(p.place)}\\{tex(p.phone)}\\{tex(p.email)}}}",
            r"\begin{document}\makeheaders[t]",
            *(rf"\makerubric{{{kind}}}" for kind in parts),
            r"\end{document}",
        ]
    )


def article(p: Somebody, form: str) -> str:
    """What most people write who take no class: article, a line of post and dates, a list."""
    out = [
        r"\documentclass[a4paper,11pt]{article}\usepackage{fontspec}\usepackage[margin=22mm]{geometry}\usepackage{enumitem,titlesec}",
        r"\titleformat{\section}{\large\scshape}{}{0em}{}[\titlerule]\setlist[itemize]{nosep,leftmargin=*}\pagestyle{empty}\begin{document}",
        rf"\begin{{center}}{{\Huge {tex(p.name)}}}\\[2pt]{tex(p.place)} $\cdot$ {tex(p.phone)} $\cdot$ {tex(p.email)}\end{{center}}",
    ]
    for kind, stays in (("work", p.posts), ("study", p.studies)):
        out.append(rf"\section*{{{tex(p.head(kind))}}}")
        for one in stays:
            out.append(
                rf"\noindent\textbf{{{tex(one.where)}}} \hfill {_place(one)}\\\emph{{{tex(one.subject)}}} \hfill {tex(p.when(one, form, ' -- '))}"
            )
            out.append(items(one.lines) or r"\par\smallskip")
    out.append(rf"\section*{{{tex(p.head('skills'))}}}\noindent {tex(', '.join(p.skills))}")
    return "\n".join([*out, r"\end{document}"])


CLASSES: dict[str, Body] = {
    **{
        f"moderncv_{style}": _moderncv(style)
        for style in ("classic", "casual", "banking", "oldstyle", "fancy")
    },
    "europecv_class": europecv,
    "europasscv_class": europasscv,
    "simplecv_class": simplecv,
    "currvita_package": currvita,
    "curve_class": curve,
    "article_class": article,
}
"""Families by the class that sets them."""


def set_by_xelatex(source: str) -> bytes:
    """The PDF, run twice as classes ask.

    Raises:
        KeyError: the class refuses the page.
    """
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "cv.tex").write_text(source, encoding="utf-8")
        for _run in range(2):
            # What an old class complains about and goes on from is no fault of the page.
            ran = subprocess.run(
                ["xelatex", "-interaction=nonstopmode", "cv.tex"],
                cwd=folder,
                capture_output=True,
                check=False,
            )
        made = Path(folder) / "cv.pdf"
        if not made.is_file():
            raise KeyError(ran.stdout.decode(errors="replace")[-1500:])
        return made.read_bytes()


def drawn(body: Body) -> Callable[[Somebody, str], tuple[bytes, str]]:
    """The page and the text that stands on it: the source without the signs that LaTeX needs."""

    def draw(p: Somebody, form: str) -> tuple[bytes, str]:
        source = body(p, form)
        plain = source
        for sign, written in _OWN.items():
            plain = plain.replace(written, sign)
        return set_by_xelatex(source), plain

    return draw
