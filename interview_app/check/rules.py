"""The rules of the fact check as rows: what each says, and one line it holds for and one it does
not. `docs/rules.md`, `interview-app audit --explain` and the tests are made from them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from interview_app.domain.proposals import Verdict
from interview_app.domain.tailoring import ViolationKind
from interview_app.i18n import N_, _

Kind = Literal["sentence", "head", "education", "certificate", "language", "skill", "summary"]
"""What a printed line is: a sentence, the summary, or a row that has fields."""
ROWS: frozenset[Kind] = frozenset(("head", "education", "certificate", "language", "skill"))
"""The kinds whose parts are values of fields."""


@dataclass(frozen=True)
class Example:
    """A line of the person of `check.example`, where it stands and what it is."""

    text: str
    entry: str | None = "yard"
    kind: Kind = "sentence"
    language: str = "en"


@dataclass(frozen=True)
class Rule:
    """One rule.

    `sentence` is told to the person, with `{what}` for the part of the line that it is about.
    `true_example` is a line that it holds for, `false_example` a near one that it does not.
    """

    id: str
    title: str
    verdict: Verdict
    kind: ViolationKind
    sentence: str
    true_example: Example
    false_example: Example

    def told(self, what: str) -> str:
        """The sentence in the window's language."""
        return _(self.sentence).format(what=what)


def _proven(id: str, title: str, sentence: str, true: Example, false: Example) -> Rule:
    return Rule(id, title, Verdict.PROVEN, ViolationKind.NEEDS_YOUR_WORD, sentence, true, false)


def _refused(
    id: str, kind: ViolationKind, title: str, sentence: str, true: Example, false: Example
) -> Rule:
    return Rule(id, title, Verdict.REFUSED, kind, sentence, true, false)


def _asked(
    id: str,
    title: str,
    sentence: str,
    true: Example,
    false: Example,
    *,
    kind: ViolationKind = ViolationKind.NEEDS_YOUR_WORD,
) -> Rule:
    return Rule(id, title, Verdict.YOUR_WORD, kind, sentence, true, false)


APPROVED_LINE = _proven(
    "approved_line",
    N_("A line you approved, word for word"),
    N_("You approved this line."),
    Example("Rebuilt fourteen clinker dinghies with two apprentices."),
    Example("Rebuilt 14 dinghies with two apprentices"),
)
TOLD_WORD_FOR_WORD = _proven(
    "told_word_for_word",
    N_("A whole sentence, number or field of a card that has no lines yet"),
    N_("You said this word for word."),
    Example("Varnishing a hull fell from 10 days to 6"),
    Example("Varnishing fell from 10 days to 6"),
)
APPROVED_VALUES = _proven(
    "approved_values",
    N_("A row whose parts are all values you approved"),
    N_("You approved each part of this row."),
    Example("Boatbuilder, Saltmarsh Boatyard, Woodbridge, March 2016 – August 2021", kind="head"),
    Example("Senior Boatbuilder, Saltmarsh Boatyard", kind="head"),
)
FIGURE_NOWHERE = _refused(
    "figure_nowhere",
    ViolationKind.CHANGED_METRIC,
    N_("A figure that stands nowhere in the evidence of its entry"),
    N_("Nothing you approved here has the figure “{what}”."),
    Example("Rebuilt 17 clinker dinghies"),
    Example("Rebuilt fourteen dinghies, clinker-built"),
)
PERCENTAGE_NOWHERE = _refused(
    "percentage_nowhere",
    ViolationKind.CHANGED_METRIC,
    N_("A percentage that stands nowhere in the evidence of its entry"),
    N_("Nothing you approved here has the percentage “{what}”."),
    Example("Used 14 % less varnish"),
    Example("Cut the varnishing of a hull by 40 %"),
)
MONEY_NOWHERE = _refused(
    "money_nowhere",
    ViolationKind.CHANGED_METRIC,
    N_("A sum of money that stands nowhere in the evidence of its entry"),
    N_("Nothing you approved here has the sum “{what}”."),
    Example("Looked after a stock of timber worth €12,500"),
    Example("Looked after a stock of timber worth £12.5k"),
)
UNIT_NOWHERE = _refused(
    "unit_nowhere",
    ViolationKind.CHANGED_METRIC,
    N_("A figure with a unit that the evidence does not give it"),
    N_("What you approved here has “{what}” in another unit or without one."),
    Example("Varnishing a hull takes 6 hours"),
    Example("Varnishing a hull takes six days"),
)
YEAR_NOWHERE = _refused(
    "year_nowhere",
    ViolationKind.WRONG_DATE,
    N_("A year or date that stands nowhere in the evidence of its entry"),
    N_("Nothing you approved here has the date “{what}”."),
    Example("Ran the winter refit of 2011"),
    Example("Ran the winter refit of 2019"),
)
DURATION_TOO_LONG = _refused(
    "duration_too_long",
    ViolationKind.WRONG_TENURE,
    N_("A length of time that is longer than the entry"),
    N_("“{what}” is longer than this entry lasted."),
    Example("Built wooden boats for nine years"),
    Example("Built wooden boats for five years"),
)
FIGURE_FROM_ABOUT = _refused(
    "figure_from_about",
    ViolationKind.CHANGED_METRIC,
    N_("An exact figure worked out from figures that are only about right"),
    N_("“{what}” is worked out from figures that you gave as about."),
    Example("Cut the waiting list by 30 boats"),
    Example("Cut the waiting list from about 50 boats to about 20"),
)
ITEM_NOT_APPROVED = _refused(
    "item_not_approved",
    ViolationKind.SKILL_NOT_IN_EVIDENCE,
    N_("A part of a row that is no value you approved for that field"),
    N_("“{what}” is not among the values you approved here."),
    Example("AutoCAD, Rhino", entry=None, kind="skill"),
    Example("AutoCAD, Spiling", entry=None, kind="skill"),
)
LINE_OF_ANOTHER_ENTRY = _refused(
    "line_of_another_entry",
    ViolationKind.MOVED_FACT,
    N_("A line that you approved for another entry"),
    N_("You approved this line for {what}."),
    Example("Rebuilt 14 clinker dinghies with two apprentices", entry="marina"),
    Example("Moored and fuelled visiting yachts", entry="marina"),
)
NEW_WORDS = _asked(
    "new_words",
    N_("Words that the evidence of the entry does not have"),
    N_("You have not said: {what}."),
    Example("Supervised the rebuilding of clinker dinghies"),
    Example("Clinker dinghies rebuilt with apprentices"),
)
LIMIT_DROPPED = _asked(
    "limit_dropped",
    N_("A limit, a negation or a word of helping that the line leaves out"),
    N_("You said “{what}” with this."),
    Example("Designed the hulls"),
    Example("Did not design the hulls, only drew up the offsets"),
)
REWORDED = _asked(
    "reworded",
    N_("No line you approved, in words that your evidence has"),
    N_("The words are yours, but you did not approve this line."),
    Example("Clinker dinghies rebuilt with apprentices"),
    Example("Rebuilt 14 clinker dinghies with two apprentices"),
)
WORKED_OUT = _asked(
    "worked_out",
    N_("A figure worked out or rounded from exact ones of the evidence"),
    N_("“{what}” is worked out or rounded from your figures."),
    Example("Cut the varnishing of a hull by 4 days"),
    Example("Varnishing a hull fell from 10 days to 6"),
)
ITEM_IN_TEXT = _asked(
    "item_in_text",
    N_("A part of a row that your evidence names, and no field has"),
    N_("You named “{what}”, but no field has it."),
    Example("AutoCAD, West System epoxy", entry=None, kind="skill"),
    Example("AutoCAD, Rhino", entry=None, kind="skill"),
)
TRANSLATED = _asked(
    "translated",
    N_("A line in another language than its evidence"),
    N_("Translated: figures, dates and names were compared, the words were not."),
    Example("14 geklinkerte Jollen mit zwei Auszubildenden wieder aufgebaut", language="de"),
    Example("14 clinker dinghies rebuilt with two apprentices"),
    kind=ViolationKind.TRANSLATED,
)

RULES: tuple[Rule, ...] = (
    APPROVED_LINE,
    TOLD_WORD_FOR_WORD,
    APPROVED_VALUES,
    FIGURE_NOWHERE,
    PERCENTAGE_NOWHERE,
    MONEY_NOWHERE,
    UNIT_NOWHERE,
    YEAR_NOWHERE,
    DURATION_TOO_LONG,
    FIGURE_FROM_ABOUT,
    ITEM_NOT_APPROVED,
    LINE_OF_ANOTHER_ENTRY,
    NEW_WORDS,
    LIMIT_DROPPED,
    REWORDED,
    WORKED_OUT,
    ITEM_IN_TEXT,
    TRANSLATED,
)
"""All of them, in the order in which the page of rules has them."""
BY_ID = {rule.id: rule for rule in RULES}


@dataclass(frozen=True)
class Finding:
    """One rule that holds for a line: `what` is the part of the line (or of the evidence) that it
    is about, `marked` the words of the line to be marked for it.
    """

    rule: Rule
    what: str = ""
    marked: tuple[str, ...] = ()


@dataclass(frozen=True)
class LineVerdict:
    """Proven, refused or your word, with the rules that say so.

    `marked`: words of the line that its evidence does not have, and refused figures or items.
    `dropped`: limits that the evidence has and the line leaves out. `card_ids`: the cards that the
    line rests on, best first.
    """

    verdict: Verdict
    findings: tuple[Finding, ...]
    card_ids: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules, each once."""
        return tuple(dict.fromkeys(one.rule.id for one in self.findings))

    @cached_property
    def marked(self) -> tuple[str, ...]:
        """Words of the line to look at, each once, in its order."""
        return tuple(dict.fromkeys(word for one in self.findings for word in one.marked))

    @property
    def dropped(self) -> tuple[str, ...]:
        """Limits of the evidence that the line leaves out."""
        return tuple(one.what for one in self.findings if one.rule is BY_ID["limit_dropped"])

    @property
    def sentences(self) -> tuple[str, ...]:
        """What is told to the person, a sentence a finding, each once, in the window's language."""
        return tuple(dict.fromkeys(one.rule.told(one.what) for one in self.findings))

    @property
    def sentence(self) -> str:
        """The same as one text."""
        return " ".join(self.sentences)


def verdict_of(findings: Iterable[Finding], card_ids: Iterable[str] = ()) -> LineVerdict:
    """The verdict that findings come to: refused when one refuses, proven when all of them prove;
    what refuses is told first.
    """
    order = [Verdict.REFUSED, Verdict.YOUR_WORD, Verdict.PROVEN]
    told = sorted(findings, key=lambda one: order.index(one.rule.verdict))
    return LineVerdict(told[0].rule.verdict, tuple(told), tuple(dict.fromkeys(card_ids)))
