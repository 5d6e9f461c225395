"""What was told in one language of the window is shown in the one that it speaks now."""

from collections.abc import Callable
from itertools import count

import pytest
from babel.messages.mofile import read_mo

from interview_app import i18n
from interview_app.check.evidence import EvidenceSet
from interview_app.check.line_check import check_line
from interview_app.domain.knowledge_card import EvidenceCard
from interview_app.domain.tailoring import AuditReport, Blackboard, Inputs, Trim
from interview_app.i18n import _, ngettext
from interview_app.paths import resources
from interview_app.use_cases.resumes.told_again import board_told_again, told_again

CARD = EvidenceCard(
    id="card-1",
    project="Falls",
    company="Moor Hospital",
    timeframe="2019-03 to 2023-05",
    role="Staff Nurse",
    raw_text="I helped to reduce falls on a 28-bed ward from 12 to 5 a month and trained 14 "
    "nurses.",
)
LINES = (
    "Reduced falls on a 28-bed ward from 12 to 3 a month",
    "Trained 140 nurses",
    "Led a team of 200 nurses and cut infections by 95 %",
    "Head of Nursing at Harrogate General Hospital since 2011",
    "Holds a PhD in Astrophysics from Oxford",
)


def speak(language: str) -> None:
    i18n.set_language(language, catalogues=resources() / "translations")


@pytest.fixture(autouse=True)
def english() -> object:
    yield
    speak("en")


def objections() -> list[str]:
    evidence = EvidenceSet.of([CARD])
    (entry,) = evidence.entries
    checked = (check_line(line, evidence=evidence, entry=entry, language="en") for line in LINES)
    return [sentence for one in checked for sentence in one.sentences]


@pytest.mark.parametrize(
    ("before", "now"), [("en", "de"), ("de", "en"), ("de", "fr"), ("fr", "es"), ("es", "en")]
)
def test_an_objection_is_told_in_the_language_of_the_window(before: str, now: str) -> None:
    """The same as if the check had found it now, with the same numbers and quotations, and back
    again.
    """
    speak(before)
    told = objections()
    assert len(told) >= len(LINES)
    speak(now)
    wanted = objections()
    assert wanted != told
    assert [told_again(one) for one in told] == wanted
    assert [told_again(one) for one in wanted] == wanted
    speak(before)
    assert [told_again(one) for one in wanted] == told


@pytest.mark.parametrize("code", ["de", "es", "fr"])
def test_every_message_with_values_comes_back_from_its_translation(code: str) -> None:
    """Whatever the check, the writer or the pages told: a translation told in English is the
    English message with its values.
    """
    with (resources() / "translations" / code / "LC_MESSAGES" / "interview_app.mo").open(
        "rb"
    ) as file:
        messages = [
            one for one in read_mo(file) if isinstance(one.id, str) and one.id and not one.context
        ]
    number: Callable[[], int] = count(101).__next__

    class Numbered(dict[str, str]):
        def __missing__(self, name: str) -> str:
            return self.setdefault(name, str(number()))

    long = [one for one in messages if "{" in one.id and len(one.id.split()) > 5]
    assert len(long) > 100
    wrong = []
    for message in long:
        values = Numbered()
        told, english = str(message.string).format_map(values), message.id.format_map(values)
        speak("en")
        wrong += [(told, told_again(told))] if told_again(told) != english else []
    assert not wrong


def test_what_is_nobodys_message_stays_as_it_is() -> None:
    """A model's own words, and a word of the person's that happens to be the name of a button."""
    speak("de")
    for words in ("The line claims more than the letter says.", "Documents", "Your goals", ""):
        assert told_again(words) == words
    quoted = _("Nothing you approved here has the figure “{what}”.").format(what="Documents")
    speak("en")
    assert told_again(quoted) == "Nothing you approved here has the figure “Documents”."


def test_a_count_takes_the_form_of_the_language() -> None:
    """One and several are different messages."""
    one, several = (
        "! {n} line was accepted unread: nobody has looked at it yet.",
        "! {n} lines were accepted unread: nobody has looked at them yet.",
    )
    speak("de")
    german = [ngettext(one, several, n).format(n=n) for n in (1, 2)]
    speak("en")
    assert [told_again(words) for words in german] == [one.format(n=1), several.format(n=2)]


def test_a_sentence_inside_another_is_told_too() -> None:
    """Why a line was left out names the objection."""
    speak("de")
    words = _("Changed since you approved it: it says “{was}”, now it is “{now}”")
    reason = words.format(was="12", now="14")
    trim = Trim(bullet_id="one", text="Led the ward", reason=reason)
    left_out = _("Left out: “{text}”. {reason}").format(text=trim.text, reason=reason)
    report = AuditReport(inconsistencies=(left_out,))
    board = Blackboard(
        inputs=Inputs(job_description="…", target_title="Nurse"), trims=(trim,), audit_report=report
    )
    speak("en")
    shown = board_told_again(board)
    assert shown.trims[0].reason == "Changed since you approved it: it says “12”, now it is “14”"
    assert shown.audit_report is not None
    assert shown.audit_report.inconsistencies == (
        f"Left out: “Led the ward”. {shown.trims[0].reason}",
    )
