"""What is seen of the segments of a document: type, place, dates, what the tables of words say of
them, and the same of their neighbours. No word of the document itself is among it.
"""

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping
from statistics import fmean, median

from interview_app.extraction.page.rows import Row
from interview_app.extraction.phrases.lexicon import (
    degree_score,
    organisation_score,
    school_score,
    title_score,
)
from interview_app.extraction.phrases.places import place_score
from interview_app.extraction.resume.segments import Segment
from interview_app.language.any_language import section_hinted, section_of

Seen = dict[str, float | str]
_SCORES = {
    "title": title_score,
    "firm": organisation_score,
    "school": school_score,
    "degree": degree_score,
    "town": place_score,
}
_STEPS: Mapping[str, tuple[float, ...]] = {
    "since": (0, 1, 2, 3, 5, 8, 13),
    "size": (0.8, 0.95, 1.05, 1.2, 1.5),
    "gap": (0.01, 0.5, 0.9, 1.3, 2, 3),
    "indent": (-0.5, 0.3, 1, 2, 4, 8),
    "at": (0.03, 0.08, 0.15, 0.3, 0.7, 0.9),
    "words": (1, 2, 3, 4, 6, 9, 14),
    "row words": (1, 2, 3, 4, 6, 9, 14),
    "digits": (0.01, 0.2, 0.5, 0.8),
    "title": (0.5, 1, 1.6),
    "firm": (0.5, 1, 2, 2.9),
    "school": (0.5, 1.7, 2.1),
    "degree": (0.5, 1.7, 2.3),
    "town": (0.2, 0.5, 1, 2),
    "alike title": (0.05, 0.3, 0.7, 1.2),
    "alike firm": (0.05, 0.3, 0.8, 1.5),
    "alike school": (0.05, 0.3, 0.8, 1.5),
    "alike degree": (0.05, 0.3, 0.8, 1.5),
    "alike town": (0.1, 0.3, 0.6, 1.2),
    "alike words": (1.5, 2.5, 4, 7, 12),
    "alike date": (0.1, 0.5, 1, 1.5),
}
"""Where a number goes from one step to the next; others are few and stand as they are."""
_BOTH = (
    *("named", "bold", "size", "bullet", "title", "firm"),
    *("school", "degree", "link", "colour", "ends"),
)
_BESIDE = (*_BOTH, "date", "town", "words", "place", "opened", "italic")
_AROUND = (*(*_BOTH, "dates in row", "row words"), *("indent", "hint", "since date", "till date"))
"""What is told of the segment before and behind, and of the rows above and below."""


def attributes_of(segments: list[Segment]) -> list[list[str]]:
    """The attributes of each segment, with those of its neighbours."""
    if not segments:
        return []
    seen = [{name: _step(name, value) for name, value in one.items()} for one in _seen(segments)]
    firsts = [at for at in range(len(segments)) if _begins_row(segments, at)]
    out = []
    for at, own in enumerate(seen):
        told = [f"{name}={value}" for name, value in own.items() if value]
        row = bisect_right(firsts, at) - 1
        for step in (-1, 1):
            there = firsts[row + step] if 0 <= row + step < len(firsts) else -1
            told += _of_neighbour(seen, at + step, _BESIDE, f"{step:+d}")
            told += _of_neighbour(seen, there, _AROUND, f"row {step:+d}")
        out.append(told)
    return out


def _of_neighbour(
    seen: list[dict[str, str]], at: int, names: tuple[str, ...], where: str
) -> list[str]:
    if not 0 <= at < len(seen):
        return [f"{where} none"]
    return [f"{where} {name}={seen[at][name]}" for name in names if seen[at][name]]


def _step(name: str, value: float | str) -> str:
    """A number as its step; nothing for what is not there."""
    if isinstance(value, str):
        return value
    if name in _STEPS:
        return str(bisect_left(_STEPS[name], value))
    return f"{value:g}" if value else ""


def _begins_row(segments: list[Segment], at: int) -> bool:
    return at == 0 or segments[at - 1].number != segments[at].number


def _seen(segments: list[Segment]) -> list[Seen]:
    """What is seen of each segment, with the means of all that look like it."""
    gap = median([one.row.gap for one in segments if one.row.gap > 0] or [1.0])
    parts = zip(_of_type(segments), _of_headings(segments), _of_dates(segments), strict=True)
    out = [
        first | second | third | _of_place(one, gap) | _of_words(one.text)
        for one, (first, second, third) in zip(segments, parts, strict=True)
    ]
    looks = [_look(one, seen) for one, seen in zip(segments, out, strict=True)]
    alike: dict[Hashable, list[Seen]] = defaultdict(list)
    for look, seen in zip(looks, out, strict=True):
        alike[look].append(seen)
    means: dict[Hashable, Seen] = {
        look: {f"alike {name}": fmean(float(one[name]) for one in ones) for name in _MEANS}
        for look, ones in alike.items()
    }
    return [seen | means[look] for look, seen in zip(looks, out, strict=True)]


_MEANS = (*_SCORES, "words", "date")


def _look(one: Segment, seen: Seen) -> Hashable:
    kind = one.type
    look = (kind.size, kind.bold, kind.italic, kind.color)
    return (*look, min(one.place, 3), one.cell.aside, one.row.bullet, seen["under"])


def _of_type(segments: list[Segment]) -> list[Seen]:
    sizes: Counter[float] = Counter()
    colours: Counter[int] = Counter()
    for one in segments:
        sizes[one.cell.type.size] += len(one.text)
        colours[one.cell.type.color] += len(one.text)
    body, colour = sizes.most_common(1)[0][0], colours.most_common(1)[0][0]
    last = segments[-1].number or 1
    return [
        {
            "size": one.type.size / body if body else 1.0,
            "bold": float(one.type.bold),
            "italic": float(one.type.italic),
            "colour": float(one.type.color != colour),
            "at": one.number / last,
        }
        for one in segments
    ]


def _of_headings(segments: list[Segment]) -> list[Seen]:
    """The section that a row names, that it stands under, and how many rows below the heading; a
    row that looks as the named ones do is a heading too.
    """
    rows = [one for at, one in enumerate(segments) if _begins_row(segments, at)]
    looks: dict[Hashable, list[bool]] = defaultdict(list)
    for one in rows:
        if len(one.row.text) <= _LONGEST_HEADING:
            looks[_heading_look(one)].append(bool(_named(one.row)))
    usual = {look for look, told in looks.items() if sum(told) > 1 and 2 * sum(told) >= len(told)}
    out: list[Seen] = []
    named, under, since = "", "none", 0
    for at, one in enumerate(segments):
        if _begins_row(segments, at):
            known = _named(one.row)
            unknown = not known and _may_head(one.row) and _heading_look(one) in usual
            named, since = known or ("unknown" if unknown else ""), since + 1
            if named:
                under, since = known or section_hinted(one.row.text) or "unknown", 0
        out.append({"named": named, "under": under, "since": since})
    return out


_LONGEST_HEADING = 60


def _named(row: Row) -> str:
    short = len(row.text) <= _LONGEST_HEADING and len(row.cells) <= 2
    return (section_of(row.text.strip(" :")) or "") if short else ""


def _heading_look(one: Segment) -> Hashable:
    kind = one.type
    caps = kind.caps or one.row.text.isupper()
    return (kind.size, kind.bold, kind.italic, kind.color, caps, one.row.style)


def _may_head(row: Row) -> bool:
    short = len(row.text) <= _LONGEST_HEADING and len(row.text.split()) <= 6
    return short and len(row.cells) == 1 and not row.bullet and not any(map(str.isdigit, row.text))


def _of_dates(segments: list[Segment]) -> list[Seen]:
    dated = sorted({one.number for one in segments if one.date is not None})
    out: list[Seen] = []
    for one in segments:
        at = bisect_left(dated, one.number)
        out.append(
            {
                "date": 0.0 if one.date is None else 1.0 if one.date.lone else 2.0,
                "dates in row": float(one.number in dated[at : at + 1]),
                "since date": min(one.number - dated[at - 1], 9) if at else 9,
                "till date": min(dated[at] - one.number, 9) if at < len(dated) else 9,
            }
        )
    return out


def _of_place(one: Segment, gap: float) -> Seen:
    box, row = one.cell.box, one.row
    return {
        "bullet": float(row.bullet),
        "gap": row.gap / gap if row.gap > 0 else 0.0,
        "row words": len(row.text.split()),
        "ends": float(row.text.rstrip().endswith((".", "!", "。"))),
        "place": min(one.place, 5),
        "aside": float(one.cell.aside),
        "opened": one.opened,
        "indent": (box[0] - row.column_left) / 10 if box else -1.0,
    }


def _of_words(text: str) -> Seen:
    scores: Seen = {name: score(text) for name, score in _SCORES.items()}
    return scores | {
        "words": len(text.split()),
        "digits": sum(map(str.isdigit, text)) / len(text),
        "link": float("@" in text or "://" in text or "www." in text),
        "hint": (section_hinted(text) or "") if len(text) < _LONGEST_NAME else "",
    }


_LONGEST_NAME = 40
"""Characters of a text that may name a section, at most."""
