"""Named things: what kind of thing an unknown word names, and names of employers made of known words."""

import re
from collections.abc import Sequence
from itertools import groupby

from interview_app.domain.tailoring import Severity, ViolationKind
from interview_app.i18n import N_, _
from interview_app.tailoring.truth_gate.cards.evidence import Evidence
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.reading.line import Line, Word
from interview_app.tailoring.truth_gate.words import lexicon

_SCHOOL = frozenset(
    "university college school academy institute universität hochschule fachhochschule akademie schule gymnasium berufsschule polytechnic faculty mit".split()
)
_CERTIFICATE = frozenset(
    "certificate certification certified licence license diploma registration award card permit zertifikat lizenz schein brief pass nachweis charter membership accreditation".split()
)
DEGREES = frozenset(
    "phd mba msc master masters doctorate bachelor bsc ba bs ma diplom promotion magister staatsexamen".split()
)
QUALIFICATIONS = DEGREES | frozenset(
    "certificate certification licence license diploma accreditation zertifikat lizenz".split()
)
"""Words of a line about what was learned or certified."""
_AT = frozenset(("at", "bei", "for", "beim"))
_IN = frozenset(("in", "near", "across"))
_SENTENCES = {
    ViolationKind.EMPLOYER_NOT_IN_EVIDENCE: N_("Employer “{name}” is not in the evidence"),
    ViolationKind.SCHOOL_NOT_IN_EVIDENCE: N_("School or degree “{name}” is not in the evidence"),
    ViolationKind.CERTIFICATE_NOT_IN_EVIDENCE: N_("Certificate “{name}” is not in the evidence"),
    ViolationKind.TITLE_NOT_IN_EVIDENCE: N_("Title “{name}” is not in the evidence"),
    ViolationKind.LOCATION_NOT_IN_EVIDENCE: N_("Place “{name}” is not in the evidence"),
    ViolationKind.SKILL_NOT_IN_EVIDENCE: N_("“{name}” is not in the evidence"),
    ViolationKind.UNSUPPORTED_CLAIM: N_("“{name}” is not supported by the evidence"),
}


def unknown(line: Line, words: Sequence[Word], evidence: Evidence) -> list[Objection]:
    """One objection for each run of unknown words, named by what it seems to be."""
    found: list[Objection] = []
    run: list[Word] = []
    for word in [*words, None]:
        if word is not None and (not run or word.at - run[-1].at <= 2):
            run.append(word)
            continue
        if run:
            found.append(_objection(line, run, evidence))
        run = [word] if word is not None else []
    return found


def _objection(line: Line, run: list[Word], evidence: Evidence) -> Objection:
    name = line.text[run[0].token.start : _end_of_word(line, run[-1].at)]
    kind = _kind(line, run)
    version = _version(run, evidence)
    if version:
        sentence = _("Claims {claimed} but evidence shows {shown}").format(
            claimed=run[-1].token.text, shown=version
        )
    else:
        sentence = _(_SENTENCES[kind]).format(name=name)
    return Objection(kind, sentence, Severity.BLOCKER, run[0].at)


def _end_of_word(line: Line, at: int) -> int:
    """Where the written word ends that a token may be only the first part of: "8" of "8th", so that no objection quotes half of it."""
    while (
        at + 1 < len(line.tokens)
        and not line.tokens[at + 1].spaced
        and line.tokens[at + 1].kind == "word"
    ):
        at += 1
    return line.tokens[at].end


def _kind(line: Line, run: list[Word]) -> ViolationKind:
    lows = {word.token.low for word in run}
    before = line.tokens[run[0].at - 1].low if run[0].at else ""
    if lows & (_SCHOOL | DEGREES):
        return ViolationKind.SCHOOL_NOT_IN_EVIDENCE
    if lows & _CERTIFICATE or any(
        low.endswith(("zertifikat", "schein", "brief", "nachweis")) for low in lows
    ):
        return ViolationKind.CERTIFICATE_NOT_IN_EVIDENCE
    if any(lexicon.is_title(low) for low in lows):
        return ViolationKind.TITLE_NOT_IN_EVIDENCE
    if run[0].token.capital and before in _AT:
        return ViolationKind.EMPLOYER_NOT_IN_EVIDENCE
    if run[0].token.capital and before in _IN and not line.german:
        return ViolationKind.LOCATION_NOT_IN_EVIDENCE
    if any(word.token.capital or any(char.isdigit() for char in word.token.low) for word in run):
        return ViolationKind.SKILL_NOT_IN_EVIDENCE
    return ViolationKind.UNSUPPORTED_CLAIM


def _version(run: list[Word], evidence: Evidence) -> str:
    """The evidence's own version of "V18", when it names another."""
    low = run[-1].token.low
    letters = low.rstrip("0123456789")
    if letters == low or not letters:
        return ""
    return next(
        (
            word
            for word in sorted(evidence.compounds | evidence.plain)
            if word.startswith(letters) and word[len(letters) :].isdigit()
        ),
        "",
    )


_PLACED = frozenset(("at", "bei"))


def places(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to names behind "at" or a post that are made of known words but are no name of the evidence ("Teach First")."""
    found: list[Objection] = []
    if line.said.isdisjoint(_PLACED) and not (line.titled and not line.german):
        return found
    for start in range(first, last + 1):
        before = line.tokens[start - 1] if start else None
        if before is None or not line.tokens[start].capital or line.tokens[start].used:
            continue
        behind_post = before.text in (",", "|", "–", "—", "-") and line.titled and not line.german
        if before.low == "the" and start > 1:
            before = line.tokens[start - 2]
        if before.low not in _PLACED and not behind_post:
            continue
        name = _name_at(line, start, last)
        if len(name) < 2 or any(lexicon.is_title(word) for word in name):
            continue
        if line.german and any(set(name) <= set(one.folded.split()) for one in evidence.lines):
            continue  # German nouns side by side, all from one line of the evidence, are no name
        phrase = f" {' '.join(name)} "
        told = [one for one in evidence.lines if phrase in one.folded]
        only_client = (
            line.titled and bool(told) and all(_is_client(phrase, one.folded) for one in told)
        )
        if only_client or (not told and not _are_two(before.low, name, evidence)):
            sentence = _(_SENTENCES[ViolationKind.EMPLOYER_NOT_IN_EVIDENCE]).format(
                name=" ".join(name)
            )
            found.append(Objection(ViolationKind.EMPLOYER_NOT_IN_EVIDENCE, sentence, at=start))
    return found


def _is_client(name: str, text: str) -> bool:
    """Whether a name is only one of those whom the work was done for: "for clients such as *Barafundle Foods*"."""
    return _CLIENTS.search(f"{text.partition(name)[0]} ") is not None


_CLIENTS = re.compile(
    r" (?:clients?|customers?|suppliers?|kunden?|kundinnen|lieferanten|auftraggeber) (?:(?:such|as|like|including|wie|etwa|zum|beispiel|namely) ){0,2}(?:\w+ ){0,3}$"
)


def _are_two(before: str, name: Sequence[str], evidence: Evidence) -> bool:
    """Whether a name is two that the evidence has, the first behind the same word: "First Aid *at Work* and Personal Licence Holder"."""
    if "and" not in name:
        return False
    parts = [" ".join(part) for joint, part in groupby(name, "and".__eq__) if not joint]
    phrases = (f" {before} {parts[0]} ", *(f" {part} " for part in parts[1:]))
    return all(any(phrase in one.folded for one in evidence.lines) for phrase in phrases)


def _name_at(line: Line, start: int, last: int) -> list[str]:
    """The words of a name: capitals, with small words only between them."""
    name: list[str] = []
    for at in range(start, last + 1):
        token = line.tokens[at]
        small = (
            token.low in ("of", "the", "and", "for", "der", "des")
            and at + 1 <= last
            and line.tokens[at + 1].capital
        )
        if token.kind != "word" or token.used or not (token.capital or small):
            break
        name.append(token.low)
    return name
