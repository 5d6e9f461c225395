"""What the check says of one line."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from interview_app.check.rules import BY_ID, Rule
from interview_app.domain.proposals import Verdict


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
