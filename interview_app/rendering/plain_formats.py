"""Markdown, plain text and HTML: the same claims in the same order as the PDF (CONTRACT D12)."""

import html
import re

from interview_app.domain.resume import ResumeDocument, ResumeEntry, ResumeSection
from interview_app.language.printed import colon, word
from interview_app.rendering.wording import (
    clicked,
    contact_line,
    entry_facts,
    entry_heading,
    headed,
    reached_by,
)

_MARKDOWN = re.compile(r"([\\`*_\[\]<>])")
_MARKDOWN_AT_START = re.compile(r"^(\s*)([#>+-]|\d+[.)])(?=\s|$)")
ONE_LINE_SECTIONS = ("skills", "languages", "interests")


def to_markdown(resume: ResumeDocument) -> str:
    """CommonMark; every character of the person's texts is shown as it is."""
    header = resume.header
    lines = [f"# {md(header.name)}" if header.name else "", md(header.headline or "")]
    links = [_md_link(link.url) for link in header.links]
    contact = [md(part) for part in (header.location, header.email, header.phone) if part]
    lines.append(contact_line(contact + links))
    for section in shown_sections(resume):
        lines.append(f"## {md(section.title)}")
        if section.key == "summary":
            lines.append(md(summary_text(resume)))
            continue
        if section.key in ONE_LINE_SECTIONS:
            lines.append("\n".join(f"- {md(row)}" for row in _rows(section, resume.language)))
            continue
        for entry in section.entries:
            lines.append("\n".join(_md_entry(entry, resume.language, section.key)))
    return "\n\n".join(line for line in lines if line) + "\n"


def _md_entry(entry: ResumeEntry, language: str, section: str) -> list[str]:
    strong, rest = entry_heading(entry, section=section)
    lines = ["### " + ", ".join(part for part in (md(strong), md(rest)) if part)]
    facts = entry_facts(entry, language=language, section=section)
    if facts:
        lines += ["", contact_line([md(fact) for fact in facts])]
    if entry.url:
        lines += ["", _md_link(entry.url)]
    if entry.bullets:
        lines += ["", *(f"- {md(bullet.text)}" for bullet in entry.bullets)]
    return lines


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
    header = resume.header
    contact = [
        header.location or "",
        header.email or "",
        header.phone or "",
        *(link.url for link in header.links),
    ]
    top = [part for part in (header.name, header.headline, contact_line(contact)) if part]
    blocks = ["\n".join(top)]
    for section in shown_sections(resume):
        title = section.title.upper()
        if section.key == "summary":
            blocks.append(f"{title}\n{summary_text(resume)}")
            continue
        if section.key in ONE_LINE_SECTIONS:
            blocks.append("\n".join([title, *_rows(section, resume.language)]))
            continue
        entries = [
            "\n".join(_text_entry(entry, resume.language, section.key)) for entry in section.entries
        ]
        blocks.append(title + "\n" + "\n\n".join(entries))
    return "\n\n".join(blocks) + "\n"


def _text_entry(entry: ResumeEntry, language: str, section: str) -> list[str]:
    lines = [", ".join(part for part in entry_heading(entry, section=section) if part)]
    facts = contact_line(entry_facts(entry, language=language, section=section))
    lines += [line for line in (facts, entry.url) if line]
    return lines + [f"- {' '.join(bullet.text.split())}" for bullet in entry.bullets]


def to_html(resume: ResumeDocument) -> str:
    """One HTML file without scripts or remote parts, headings in order, ready to print."""
    header = resume.header
    body = [
        f"<h1>{_h(header.name)}</h1>" if header.name else "",
        f"<p>{_h(header.headline)}</p>" if header.headline else "",
    ]
    contact = [_html_link(shown, target) for shown, target in reached_by(header)[0]]
    contact += [
        _html_link(link.url, clicked(link.url)) for link in header.links if clicked(link.url)
    ]
    body.append(f"<p>{contact_line(contact)}</p>" if contact else "")
    for section in shown_sections(resume):
        body.append(f"<h2>{_h(section.title)}</h2>")
        if section.key == "summary":
            body.append(f"<p>{_h(summary_text(resume))}</p>")
            continue
        if section.key in ONE_LINE_SECTIONS:
            body.append(_h_list(_rows(section, resume.language)))
            continue
        body += [
            part
            for entry in section.entries
            for part in _html_entry(entry, resume.language, section.key)
        ]
    inside = "\n".join(part for part in body if part)
    return (
        f'<!doctype html>\n<html lang="{resume.language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{_h(header.name or resume.target_title)}</title>\n"
        f"<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n{inside}\n</body>\n</html>\n"
    )


_STYLE = (
    "body{font:11pt/1.45 Arial,sans-serif;color:#111;background:#fff;max-width:46rem;margin:2rem "
    "auto;padding:0 1rem}"
    "h1{font-size:1.7rem;margin:0}h2{font-size:1.1rem;border-bottom:1px solid #888;margin:1.4rem "
    "0 .4rem}"
    "h3{font-size:1rem;margin:.8rem 0 0}p{margin:.2rem 0}ul{margin:.3rem 0;padding-left:1.2rem}"
)


def _html_entry(entry: ResumeEntry, language: str, section: str) -> list[str]:
    parts = [
        f"<h3>{_h(', '.join(part for part in entry_heading(entry, section=section) if part))}</h3>"
    ]
    facts = contact_line(entry_facts(entry, language=language, section=section))
    if facts:
        parts.append(f"<p>{_h(facts)}</p>")
    if entry.url:
        parts.append(f"<p>{_html_link(entry.url, clicked(entry.url))}</p>")
    if entry.bullets:
        parts.append(_h_list([bullet.text for bullet in entry.bullets]))
    return parts


def _h_list(items: list[str]) -> str:
    return "<ul>\n" + "\n".join(f"<li>{_h(item)}</li>" for item in items) + "\n</ul>"


def _h(text: str | None) -> str:
    return html.escape(" ".join((text or "").split()))


def _html_link(shown: str, target: str) -> str:
    """What is shown, clickable where a click opens something."""
    return f'<a href="{_h(target)}">{_h(shown)}</a>' if target else _h(shown)


def summary_text(resume: ResumeDocument) -> str:
    """The summary's sentences as one paragraph."""
    return " ".join(bullet.text for bullet in resume.summary)


def shown_sections(resume: ResumeDocument) -> list[ResumeSection]:
    """Sections that have entries, in their order, each entry with something to call it by; of the
    summary its lines are the one entry.
    """
    shown = (_section(one, resume) for one in resume.parts)
    return [one for one in shown if one.entries]


def _section(section: ResumeSection | None, resume: ResumeDocument) -> ResumeSection:
    if section is None:
        lines = ResumeEntry(id="summary", bullets=resume.summary)
        title = word("summary", resume.language)
        return ResumeSection(key="summary", title=title, entries=(lines,))
    entries = tuple(headed(one, language=resume.language) for one in section.entries)
    return section.model_copy(update={"entries": entries})


def _rows(section: ResumeSection, language: str) -> list[str]:
    """Skills, languages or interests, each in one line: "Languages: Python, Go"."""
    apart = f"{colon(language)} "
    return [apart.join(part for part in labelled(one) if part) for one in section.entries]


def labelled(entry: ResumeEntry) -> tuple[str, str]:
    """What stands before the colon of such a line and behind it; either may be empty."""
    label = ", ".join(part for part in (entry.title, entry.organization) if part)
    return label, entry.detail or ""
