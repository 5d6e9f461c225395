"""What a reading report says, worked out from a reading. No Qt."""

from collections.abc import Sequence
from typing import Any

from interview_app.domain.base import Model
from interview_app.domain.card_making import not_looked_at
from interview_app.domain.frozen import frozen
from interview_app.domain.issues import SENTENCES, Issue
from interview_app.domain.known import NOTHING_KNOWN, Known
from interview_app.domain.provenance import LOW_CONFIDENCE
from interview_app.domain.reading import DocumentReading
from interview_app.i18n import _, labelled, ngettext
from interview_app.ui.forms.json_paths import value_at
from interview_app.ui.forms.read_values import name_of
from interview_app.ui.forms.spec import PROFILE, FieldSpec, Part
from interview_app.ui.forms.timeline_sections import SECTION, size_of
from interview_app.ui.forms.timeline_state import TimelineState
from interview_app.ui.look.names import quoted
from interview_app.ui.review.left_lines import left_lines, still_left

_CONTACT = (
    "basics.name",
    "basics.label",
    "basics.email",
    "basics.phone",
    "basics.url",
    "basics.summary",
)
_EXPECTED = ("basics.name", "basics.email", "basics.phone")
_EXPECTED_SECTIONS = ("experiences", "education", "skills")


@frozen
class ReadingLines:
    """The report: how it went, what was found, what was not, what to check and which lines of the
    document are in no field, a sentence or word each.
    """

    headline: str
    tone: str
    found: tuple[str, ...]
    missing: tuple[str, ...]
    to_check: tuple[str, ...]
    in_no_field: tuple[str, ...]


def reading_lines(reading: DocumentReading, known: Known = NOTHING_KNOWN) -> ReadingLines:
    """The report of a reading; what was corrected or written since, in what is `known`, is neither
    a doubt nor in no field.
    """
    profile = _json(reading.derived.applicant_profile)
    timeline = _json(reading.derived.skeleton_timeline)
    found = [_label_in(PROFILE, path) for path in _CONTACT if value_at(profile, path)]
    if value_at(profile, "basics.location"):
        found.append(_("Place"))
    found += [_count(key, items) for key in SECTION if (items := timeline.get(key))]
    missing: list[str] = []
    if profile or timeline:
        missing = [_label_in(PROFILE, path) for path in _EXPECTED if not value_at(profile, path)]
        missing += [_(SECTION[key].label) for key in _EXPECTED_SECTIONS if not timeline.get(key)]
    checks = (*_issues(reading, known), *_doubts(reading, known))
    headline, tone = _headline(reading, something=bool(found), checks=len(checks))
    return ReadingLines(
        headline=headline,
        tone=tone,
        found=tuple(found),
        missing=tuple(missing),
        to_check=checks,
        in_no_field=_in_no_field(reading, known),
    )


def _in_no_field(reading: DocumentReading, known: Known) -> tuple[str, ...]:
    if reading.artifact_record is None:
        return ()
    left = left_lines(reading.artifact_record)
    records = [_json(one) for one in (known.profile, known.timeline)]
    return tuple(quoted(one.quote) for one in still_left(left, *records))


def _json(model: Model | None) -> dict[str, Any]:
    return model.to_json() if model is not None else {}


def _headline(reading: DocumentReading, *, something: bool, checks: int) -> tuple[str, str]:
    if reading.status == "failed":
        return _("This document could not be read."), "bad"
    if not something:
        return _("The document was kept, but no facts were found in it."), "warn"
    if checks:
        return _("The document was read. Please look at a few things."), "warn"
    return _("The document was read, and everything looks right."), "good"


def _count(key: str, entries: Sequence[dict[str, Any]]) -> str:
    count = size_of(key, entries)
    if key == "experiences":
        return ngettext("{n} job", "{n} jobs", count).format(n=count)
    return f"{_(SECTION[key].label)} ({count})"


def _issues(reading: DocumentReading, known: Known) -> tuple[str, ...]:
    """One sentence for each issue, with its page where it is about one; gaps and overlaps of an
    approved timeline stand in its picture.
    """
    details = {detail.code for detail in reading.quality.details}
    of_time = {"timeline_gap", "timeline_overlap"} if known.timeline is not None else set()
    told = [_issue(one) for one in reading.quality.details if one.code not in of_time]
    others = (code for code in reading.quality.issues if code not in details | of_time)
    told += [_(SENTENCES[code]) for code in others if code in SENTENCES]
    return tuple(dict.fromkeys(sentence for sentence in told if sentence))


def _issue(detail: Issue) -> str:
    sentence = _(SENTENCES.get(detail.code, "")) or detail.sentence
    if detail.page is None or not sentence:
        return sentence
    return _("Page {number}: {sentence}").format(number=detail.page + 1, sentence=sentence)


def _doubts(reading: DocumentReading, known: Known) -> tuple[str, ...]:
    """One line for each value read with low confidence that nobody approved or looked at."""
    told = []
    read, timeline = _json(reading.derived), _json(known.timeline)
    read_timeline = TimelineState.of(read.get("skeleton_timeline") or {})
    # What was approved is no doubt any more, but for texts that were let stand unseen.
    unseen = not_looked_at(known.timeline, known.cards) if known.timeline is not None else {}
    open_still = {value_at(timeline, path) for path in unseen}
    records = {"applicant_profile": known.profile, "skeleton_timeline": known.timeline}
    for path, one in reading.derived.provenance.items():
        is_new = records.get(path.partition(".")[0]) is None
        if one.confidence < LOW_CONFIDENCE and (is_new or value_at(read, path) in open_still):
            quote = quoted(one.quote, 80)
            place = (
                _(" (page {number})").format(number=one.page + 1) if one.page is not None else ""
            )
            told.append(labelled(_called(path, read_timeline), f"{quote}{place}"))
    return tuple(told)


def _called(path: str, read: TimelineState) -> str:
    """`skeleton_timeline.experiences[0].title` as `Staff nurse, Moor Hospital: Job title`."""
    record, _dot, inner = path.partition(".")
    if record == "skeleton_timeline":
        return name_of(read, inner)
    return _label_in(PROFILE, inner) or inner


def _label_in(parts: tuple[Part, ...], path: str) -> str:
    return next(
        (_(part.label) for part in parts if isinstance(part, FieldSpec) and part.path == path), ""
    )
