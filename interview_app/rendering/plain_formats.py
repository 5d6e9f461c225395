"""Markdown, plain text and HTML: the same claims in the same order as the PDF (CONTRACT D12)."""

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from interview_app.domain.resume import ResumeDocument, ResumeHeader
from interview_app.rendering.printed_page import PrintedEntry, printed_sections
from interview_app.rendering.wording import clicked, contact_line, reached_by

_MARKDOWN = re.compile(r"([\\`*_\[\]<>])")
_MARKDOWN_AT_START = re.compile(r"^(\s*)([#>+-]|\d+[.)])(?=\s|$)")


@dataclass(frozen=True, slots=True)
class _Part:
    """One part of a page as every plain format has it: `texts` in one row, of "lines" one each,
    and web addresses behind them.
    """

    kind: Literal[
        "name", "headline", "contact", "section", "text", "lines", "entry", "post", "facts"
    ]
    texts: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    of_entry: bool = False


def _parts(resume: ResumeDocument, *, grouped: bool = True) -> Iterator[_Part]:
    """What a page says, in its order; `grouped` as of `printed_sections`."""
    header = resume.header
    contact = tuple(shown for shown, _target in reached_by(header)[0])
    yield _Part("name", (header.name or "",))
    yield _Part("headline", (header.headline or "",))
    yield _Part("contact", contact, tuple(one.url for one in header.links))
    for section in printed_sections(resume, grouped=grouped):
        yield _Part("section", (section.title,))
        if section.key == "summary":
            yield _Part("text", (section.text,))
        elif section.in_rows:
            yield _Part("lines", tuple(map(_row, section.entries)))
        else:
            for entry in section.entries:
                yield from _entry(entry)


def _row(entry: PrintedEntry) -> str:
    label, colon, text = entry.row
    return f"{label}{colon} {text}" if label else text


def _entry(entry: PrintedEntry) -> Iterator[_Part]:
    if above := entry.above:
        yield _Part("entry", (above.called,))
        yield _Part("facts", (above.dates,))
    yield _Part("post" if entry.under else "entry", tuple(filter(None, entry.heading)))
    yield _Part("facts", tuple(filter(None, (entry.dates, entry.location, entry.mark))))
    yield _Part("facts", links=(entry.url,) if entry.url else ())
    yield _Part("lines", tuple(one.text for one in entry.lines), of_entry=True)


def to_markdown(resume: ResumeDocument) -> str:
    """CommonMark; every character of the person's texts is shown as it is."""
    parts = (_markdown(part) for part in _parts(resume) if any(part.texts) or part.links)
    return "\n\n".join(parts) + "\n"


def _markdown(part: _Part) -> str:
    before = {"name": "# ", "section": "## ", "entry": "### "}.get(part.kind, "")
    texts = [md(one) for one in part.texts]
    if part.kind == "lines":
        return "\n".join(f"- {one}" for one in texts)
    if part.kind == "entry":
        return before + ", ".join(texts)
    if part.kind == "post":
        return f"#### *{', '.join(texts)}*"
    return before + contact_line([*texts, *map(_md_link, part.links)])


def _md_link(url: str) -> str:
    """A web address that a click opens; one without "https://" between angle brackets would be no
    link but those brackets.
    """
    target = clicked(url)
    if not target or _NO_ADDRESS.search(target):
        return md(url)
    return f"<{url}>" if url == target else f"[{md(url)}](<{target}>)"


_NO_ADDRESS = re.compile(r"[\s<>]")


def md(text: str) -> str:
    """A text in one line, each character of which a reader of Markdown shows as it is."""
    escaped = _MARKDOWN.sub(r"\\\1", " ".join(text.split()))
    return _MARKDOWN_AT_START.sub(
        lambda found: f"{found[1]}{found[2][:-1]}\\{found[2][-1]}", escaped
    )


def to_text(resume: ResumeDocument) -> str:
    """Plain text, UTF-8, one line a claim: what a form with a single field takes."""
    written, last = "", ""
    # No letters show what stands below what, and a form takes each post by itself.
    for part in _parts(resume, grouped=False):
        if not any(part.texts) and not part.links:
            continue
        apart = part.kind == "section" or (part.kind == "entry" and last != "section")
        written += ("\n\n" if apart else "\n") * bool(written) + _text(part)
        last = part.kind
    return written + "\n"


def _text(part: _Part) -> str:
    if part.kind == "lines":
        sign = "- " if part.of_entry else ""
        return "\n".join(f"{sign}{' '.join(one.split())}" for one in part.texts)
    if part.kind == "section":
        return part.texts[0].upper()
    return (", " if part.kind == "entry" else " | ").join((*part.texts, *part.links))


def to_html(resume: ResumeDocument) -> str:
    """One HTML file without scripts or remote parts, headings in order, ready to print."""
    header = resume.header
    parts = (_html(part, header) for part in _parts(resume) if any(part.texts) or part.links)
    inside = "\n".join(filter(None, parts))
    return (
        f'<!doctype html>\n<html lang="{resume.language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{_h(header.name or resume.target_title)}</title>\n"
        f"<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n{inside}\n</body>\n</html>\n"
    )


def _html(part: _Part, header: ResumeHeader) -> str:
    tag = {"name": "h1", "section": "h2", "entry": "h3", "post": "h4"}.get(part.kind, "p")
    if part.kind == "lines":
        return _h_list(list(part.texts))
    if part.kind in ("entry", "post"):
        return f"<{tag}>{_h(', '.join(part.texts))}</{tag}>"
    shown = [(one, "") for one in part.texts]
    links = [(one, clicked(one)) for one in part.links]
    if part.kind == "contact":
        shown, links = reached_by(header)[0], [one for one in links if one[1]]
    inside = contact_line([_html_link(*one) for one in (*shown, *links)])
    return f"<{tag}>{inside}</{tag}>" if inside else ""


_STYLE = (
    "body{font:11pt/1.45 Arial,sans-serif;color:#111;background:#fff;max-width:46rem;margin:2rem "
    "auto;padding:0 1rem}"
    "h1{font-size:1.7rem;margin:0}h2{font-size:1.1rem;border-bottom:1px solid #888;margin:1.4rem "
    "0 .4rem}"
    "h3{font-size:1rem;margin:.8rem 0 0}h4{font:italic 1rem Arial;margin:.5rem 0 0}"
    "p{margin:.2rem 0}ul{margin:.3rem 0;padding-left:1.2rem}"
)


def _h_list(items: list[str]) -> str:
    return "<ul>\n" + "\n".join(f"<li>{_h(item)}</li>" for item in items) + "\n</ul>"


def _h(text: str | None) -> str:
    return html.escape(" ".join((text or "").split()))


def _html_link(shown: str, target: str) -> str:
    """What is shown, clickable where a click opens something."""
    return f'<a href="{_h(target)}">{_h(shown)}</a>' if target else _h(shown)
