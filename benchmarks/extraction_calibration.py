"""Are the confidences honest? Each value read is judged against the truth, and counted by how sure
the reader was.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from rapidfuzz import fuzz

from interview_app.domain.reading import Derived
from interview_app.domain.timeline import Education, Experience
from interview_app.language.tokens import normal

BINS = (0.0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)


@dataclass(slots=True)
class Judged:
    """One value read: its field, the reader's confidence, whether the truth agrees, and the path it
    stands under.
    """

    field: str
    confidence: float
    right: bool
    path: str = ""


def _same(one: str | None, other: str | None) -> bool:
    a, b = normal(one or "").replace(" ", ""), normal(other or "").replace(" ", "")
    if not a or not b:
        return False
    low, high = sorted((a, b), key=len)
    return a == b or fuzz.ratio(a, b) >= 88 or (low in high and len(low) >= 0.5 * len(high))


def _digits(text: str | None) -> str:
    return "".join(char for char in text or "" if char.isdigit())[-9:]


def _date(one: str | None, other: str | None) -> bool:
    if not one or not other:
        return False
    return one == other or (one[:4] == other[:4] and 4 in (len(one), len(other)))


def _likeness(read: Experience | Education, truth: dict[str, Any]) -> float:
    firm = read.organization if isinstance(read, Experience) else read.institution
    title = (
        read.title if isinstance(read, Experience) else f"{read.study_type or ''} {read.area or ''}"
    )
    score = fuzz.token_sort_ratio(normal(firm or ""), normal(truth.get("organisation") or ""))
    score += fuzz.token_sort_ratio(normal(title or ""), normal(truth.get("title") or ""))
    return (
        score + 40 * _date(read.start, truth.get("start")) + 40 * _date(read.end, truth.get("end"))
    )


def judged(derived: Derived, truth: dict[str, Any]) -> list[Judged]:  # noqa: C901  (one line a field)
    """All values of a reading that the truth can judge; those it says nothing about are left
    out.
    """
    if derived.applicant_profile is None or derived.skeleton_timeline is None:
        return []
    sure = {path: one.confidence for path, one in derived.provenance.items()}
    out: list[Judged] = []

    def add(field: str, path: str, right: bool) -> None:
        if path in sure:
            out.append(Judged(field, sure[path], right, path))

    basics, base = derived.applicant_profile.basics, "applicant_profile.basics"
    for field, value, wanted in (
        ("name", basics.name, truth.get("name")),
        ("email", basics.email, truth.get("email")),
    ):
        add(field, f"{base}.{field}", _same(value, wanted))
    if truth.get("phone"):
        add("phone", f"{base}.phone", _digits(basics.phone) == _digits(truth["phone"]))
    if truth.get("headline"):
        add("headline", f"{base}.label", _same(basics.label, truth["headline"]))
    if truth.get("location"):
        add(
            "location",
            f"{base}.location.city",
            _same(basics.location.city, str(truth["location"]).split(",")[0]),
        )
    if truth.get("summary"):
        add("summary", f"{base}.summary", _same(basics.summary, truth["summary"]))
    for at, experience in enumerate(derived.skeleton_timeline.experiences):
        out.extend(
            _judged_entry(
                f"skeleton_timeline.experiences[{at}]",
                experience,
                truth.get("experience") or [],
                sure,
            )
        )
    for at, education in enumerate(derived.skeleton_timeline.education):
        out.extend(
            _judged_entry(
                f"skeleton_timeline.education[{at}]", education, truth.get("education") or [], sure
            )
        )
    known = [*(truth.get("skills") or []), *truth.get("ignore", {}).get("skills", [])]
    for at, group in enumerate(derived.skeleton_timeline.skills):
        for number, word in enumerate(group.keywords):
            add(
                "skill",
                f"skeleton_timeline.skills[{at}].keywords[{number}]",
                any(_same(word, one) for one in known),
            )
    return out


def _judged_entry(
    path: str, read: Experience | Education, truths: list[dict[str, Any]], sure: dict[str, float]
) -> list[Judged]:
    best = max(truths, key=lambda one: _likeness(read, one), default=None)
    matched = best is not None and _likeness(read, best) >= 90
    wanted: dict[str, Any] = best if matched and best is not None else {}
    values: list[tuple[str, str, bool | None]] = [
        (
            "start",
            "start",
            _date(read.start, wanted.get("start")) if wanted.get("start") or not matched else None,
        ),
        (
            "end",
            "end",
            _date(read.end, wanted.get("end")) if wanted.get("end") or not matched else None,
        ),
    ]
    if isinstance(read, Experience):
        values.append(
            ("organization", "organization", _same(read.organization, wanted.get("organisation")))
        )
        values.append(("title", "title", _same(read.title, wanted.get("title"))))
        texts = [*(wanted.get("highlights") or []), wanted.get("summary") or ""]
        for at, line in enumerate(read.highlights):
            values.append(
                ("highlight", f"highlights[{at}]", any(_same(line, one) for one in texts))
            )
    else:
        values.append(
            ("institution", "institution", _same(read.institution, wanted.get("organisation")))
        )
        title = wanted.get("title")
        values.append(
            (
                "degree",
                "study_type",
                _same(read.study_type, title)
                or normal(read.study_type or "-") in normal(title or ""),
            )
        )
        values.append(("degree", "area", normal(read.area or "-") in normal(title or "")))
    return [
        Judged(field, sure[f"{path}.{name}"], bool(right), f"{path}.{name}")
        for field, name, right in values
        if right is not None and f"{path}.{name}" in sure
    ]


def reliability_lines(values: list[Judged]) -> list[str]:
    """A Markdown table: of the values with a confidence in this range, how many were right."""
    lines = [
        "## How honest the confidence is",
        "",
        "| confidence | values | right | share right | share of all wrong values |",
        "|---|---|---|---|---|",
    ]
    wrong = sum(not one.right for one in values) or 1
    for low, high in pairwise(BINS):
        inside = [one for one in values if low <= one.confidence < high]
        right = sum(one.right for one in inside)
        share = f"{right / len(inside):.3f}" if inside else ""
        lines.append(
            f"| {low:.1f} to {min(high, 1.0):.1f} | {len(inside)} | {right} | {share} | "
            f"{(len(inside) - right) / wrong:.3f} |"
        )
    above = [one for one in values if one.confidence > 0.9]
    below = sum(not one.right and one.confidence < 0.7 for one in values)
    if above:
        lines += [
            "",
            f"Above 0.9: {sum(one.right for one in above) / len(above):.3f} right (goal 0.97). "
            f"Wrong values under 0.7: {below / wrong:.3f}.",
        ]
    return [*lines, "", *field_lines(values)]


def field_lines(values: list[Judged]) -> list[str]:
    """The same by field, above and below 0.9."""
    lines = [
        "| field | values | right | above 0.9 | of them right | wrong ones under 0.7 |",
        "|---|---|---|---|---|---|",
    ]
    for field in sorted({one.field for one in values}):
        mine = [one for one in values if one.field == field]
        sure = [one for one in mine if one.confidence > 0.9]
        bad = [one for one in mine if not one.right]
        lines.append(
            f"| {field} | {len(mine)} | {sum(one.right for one in mine) / len(mine):.3f} | "
            f"{len(sure)} | "
            f"{sum(one.right for one in sure) / len(sure) if sure else 0:.3f} | "
            f"{sum(one.confidence < 0.7 for one in bad)} of {len(bad)} |"
        )
    return lines
