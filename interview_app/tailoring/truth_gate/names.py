"""Named things: what kind of thing an unknown word names, and titles that are not the card's own."""

import re
from collections.abc import Sequence

from interview_app.domain.tailoring import Severity, ViolationKind
from interview_app.i18n import N_, _
from interview_app.tailoring.truth_gate import compounds, leading, lexicon, meaning, superlatives
from interview_app.tailoring.truth_gate.evidence import Evidence
from interview_app.tailoring.truth_gate.line import Line, Word
from interview_app.tailoring.truth_gate.objections import Objection
from interview_app.tailoring.truth_gate.tokens import keys_of

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
_BEHIND = frozenset("as als for für in bei at with mit by von zu to und and of".split())
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
_ARTICLES = frozenset("a an the my our their his her ein eine einer mein meine unser unsere".split())
_TITLE_ENDS = frozenset(
    ", at bei im in for with mit since seit – — | per who und and by from on to der des für von".split()
)


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
    name = line.text[run[0].token.start : run[-1].token.end]
    kind = _kind(line, run)
    version = _version(run, evidence)
    if version:
        sentence = _("Claims {claimed} but evidence shows {shown}").format(claimed=run[-1].token.text, shown=version)
    else:
        sentence = _(_SENTENCES[kind]).format(name=name)
    return Objection(kind, sentence, Severity.BLOCKER, run[0].at)


def _kind(line: Line, run: list[Word]) -> ViolationKind:
    lows = {word.token.low for word in run}
    before = line.tokens[run[0].at - 1].low if run[0].at else ""
    if lows & (_SCHOOL | DEGREES):
        return ViolationKind.SCHOOL_NOT_IN_EVIDENCE
    if lows & _CERTIFICATE or any(low.endswith(("zertifikat", "schein", "brief", "nachweis")) for low in lows):
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


def titles(line: Line, evidence: Evidence, first: int, last: int) -> list[Objection]:
    """Objections to posts that the line says the person held and the card does not."""
    if not line.titled and "als" not in line.said:
        return []
    found = []
    for words in _claimed_titles(line, evidence, first, last):
        if not held(words, evidence):
            name = " ".join(words)
            found.append(
                Objection(
                    ViolationKind.TITLE_NOT_IN_EVIDENCE,
                    _(_SENTENCES[ViolationKind.TITLE_NOT_IN_EVIDENCE]).format(name=name),
                )
            )
    return found


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
        if not any(phrase in one.folded for one in evidence.lines):
            sentence = _(_SENTENCES[ViolationKind.EMPLOYER_NOT_IN_EVIDENCE]).format(name=" ".join(name))
            found.append(Objection(ViolationKind.EMPLOYER_NOT_IN_EVIDENCE, sentence, at=start))
    return found


def _name_at(line: Line, start: int, last: int) -> list[str]:
    """The words of a name: capitals, with small words only between them."""
    name: list[str] = []
    for at in range(start, last + 1):
        token = line.tokens[at]
        small = (
            token.low in ("of", "the", "and", "for", "der", "des") and at + 1 <= last and line.tokens[at + 1].capital
        )
        if token.kind != "word" or token.used or not (token.capital or small):
            break
        name.append(token.low)
    return name


_GERMAN_HEADS = frozenset("leiter leiterin".split())
"""Posts that are nouns of a deed too."""


def _claimed_titles(line: Line, evidence: Evidence, first: int, last: int) -> list[tuple[str, ...]]:
    starts = [at + 1 for at in range(first, last) if line.tokens[at].low in ("as", "als")]
    head = line.tokens[first] if first < len(line.tokens) else None
    if (
        head is not None
        and head.capital
        and head.low not in _BEHIND
        and (
            not any(word.verb and word.at == first for word in line.words)
            or (line.german and head.low in _GERMAN_HEADS)
        )
    ):
        starts.append(first)
    found = []
    for start in starts:
        words: list[str] = []
        for at in range(start, min(last + 1, start + 7)):
            token = line.tokens[at]
            if (
                token.low in _TITLE_ENDS
                or (token.low == "of" and not (at < last and line.tokens[at + 1].capital))
                or token.used
                or token.kind == "num"
                or (token.kind == "punct" and token.text not in "/&")
            ):
                break
            if token.kind == "word" and token.low not in _ARTICLES:
                done = superlatives.done_by(token.low) & evidence.bases and not token.capital
                words.append("" if done else token.low)
        words = [] if not words[-1:] or not words[-1] else [word for word in words if word]
        if _earned(words, evidence) or (words and superlatives.DOERS.get(words[-1]) in evidence.bases):
            continue
        if line.german and len(words) > 1 and lexicon.is_title(words[0]) and not lexicon.is_title(words[-1]):
            words = words[:1]  # "Projektleiterin Spitalbau": German names the field behind the post
        if words and (lexicon.is_title(words[-1]) or ("of" in words and any(lexicon.is_title(word) for word in words))):
            found.append(_own_words(tuple(words), evidence))
        elif words and line.german and line.tokens[start - 1].low == "als" and _only_of_others(words[0], evidence):
            found.append((words[0],))
    return found


_DOER = re.compile(r"(?:er|eur|or|ant|ent|ist|oge|wart|kraft)(?:in)?$")


_OBLIQUE = frozenset("einem dem vom beim des unter durch".split())
_OBLIQUE_OF_WOMEN = frozenset("der einer zur".split())


def _only_of_others(low: str, evidence: Evidence) -> bool:
    """Whether German evidence names somebody only beside the person: "unter einem Obermonteur", "mit der Floristin"."""
    said = False
    if _DOER.search(low) is None:
        return False
    for told in evidence.lines:
        for at, token in enumerate(told.tokens):
            if token.low != low:
                continue
            before = told.tokens[at - 1].low if at else ""
            if before not in _OBLIQUE and not (low.endswith("in") and before in _OBLIQUE_OF_WOMEN):
                return False
            said = True
    return said


def _earned(words: Sequence[str], evidence: Evidence) -> bool:
    """Whether words that end like a post name a certificate of the evidence: "AWS Solutions Architect Associate"."""
    if len(words) < 2:
        return False
    phrase = f" {' '.join(words)} "
    return any(phrase in one.folded for part in evidence.members or (evidence,) for one in superlatives.of_earned(part))


_CALLED = frozenset("registered qualified licensed chartered trained".split())


def without_calling(words: tuple[str, ...]) -> tuple[str, ...]:
    """A post without what the person is called by a licence: "HCPC-registered paramedic", "chartered surveyor"."""
    return words[next((at for at in range(len(words) - 1, 0, -1) if words[at - 1] in _CALLED), 0) :]


def _own_words(words: tuple[str, ...], evidence: Evidence) -> tuple[str, ...]:
    """A title without the ordinary words before it that the evidence says anyway: "labour ward midwife".

    What the person is called by a licence ("HCPC-registered") is judged as a word of its own.
    """
    words = without_calling(words)
    at = len(words) - 1
    while at and (
        lexicon.is_title(words[at - 1]) or words[at - 1] in lexicon.proven() or words[at - 1] in lexicon.limiting()
    ):
        at -= 1
    before = words[:at]
    return (
        words[at:]
        if before and all(not keys_of(word).isdisjoint(evidence.plain) for word in before) and not held(words, evidence)
        else words
    )


def held(words: tuple[str, ...], evidence: Evidence) -> bool:
    """Whether a card says that the person held a post of these words."""
    if words[0] == "owner" and "own" in evidence.bases:
        return True
    if len(words) > 1 and words[0].startswith("stellvertretend"):
        rest = [meaning.loose(word) for word in words[1:]]
        return any(
            " stellvertret" in line.folded
            and all(any(not keys.isdisjoint(word.loose) for word in line.words) for keys in rest)
            for line in evidence.lines
        )
    if words in _LEAD_TEAM and leading.most_led(evidence):
        return True
    if words[-1] in ("lead", "leader") and _leads(evidence):
        return all(not meaning.loose(word).isdisjoint(evidence.loose) for word in words[:-1])
    if all(compounds.leads_by_name(word, evidence) for word in words):
        return True
    claimed = [gender_free(word) for word in words]
    for title in evidence.title_words:
        known = [gender_free(word) for word in title]
        if all(word in known for word in claimed):
            dropped = [word for word in title if word in lexicon.limiting() and gender_free(word) not in claimed]
            if not dropped:
                return True
    phrase = " " + " ".join(words) + " "
    if any(_goes_on_with(line, words) for line in evidence.lines):
        return True
    if any(_said_of_oneself(line, words) for line in evidence.lines):
        return True
    return any(
        line.folded.startswith(phrase) or f" as{phrase}" in line.folded or f" als{phrase}" in line.folded or f" to{phrase}" in line.folded or line.folded == phrase
        or f" as a{phrase}" in line.folded or f" as an{phrase}" in line.folded or _became(line, phrase)
        for line in evidence.lines
    )  # fmt: skip


def _goes_on_with(line: Line, words: tuple[str, ...]) -> bool:
    """Whether a telegraphic sentence goes on with a post and no article: "Line manager of four nurses *and clinical coach*"."""
    lows = [token.low for token in line.tokens]
    if len(words) < 2 or not any(map(lexicon.is_title, lows[:3])):
        return False
    size = len(words)
    return any(lows[at] == "and" and tuple(lows[at + 1 : at + 1 + size]) == words for at in range(2, len(lows) - size))


_BECAME = frozenset(
    "ausbildung ausgebildet weiterbildung weitergebildet umschulung lehre prüfung aufstieg aufgestiegen befördert beförderung ernannt ernennung "
    "gewählt wahl bestellt bestellung fortbildung studium qualifizierung wechsel wechselte geworden gemacht lehrgang kurs abschluss".split()
)


def _became(line: Line, phrase: str) -> bool:
    """Whether "zum" or "zur" leads the person to a post: "Ausbildung zur Köchin", and not "ging zur Gruppenleiterin"."""
    at = max(line.folded.find(f" zum{phrase}"), line.folded.find(f" zur{phrase}"))
    if at < 0:
        return False
    behind = line.folded[at + len(phrase) + 4 :].split()[:2]
    return not _BECAME.isdisjoint(line.folded[:at].split()[-6:]) or not _BECAME.isdisjoint(behind)


_LEAD_TEAM = frozenset(
    (word,) for word in "teamleitung teamleiter teamleiterin gruppenleitung gruppenleiter gruppenleiterin".split()
)
_WAS = frozenset("am im ive was been became bin war wurde blieb".split())
_OF_ONESELF = frozenset("i im ive ich".split())


def _said_of_oneself(line: Line, words: tuple[str, ...]) -> bool:
    """Whether a sentence says that the person was this: "I've been a council officer", "war ich Disponentin"."""
    lows = [token.low for token in line.tokens]
    for at in range(1, len(lows) - len(words) + 1):
        if lows[at : at + len(words)] != list(words):
            continue
        near = lows[max(0, at - 4) : at]
        before = [
            low for low in near if low not in _ARTICLES and low not in ("i", "ich", "then", "dann", "jetzt", "now")
        ]
        denied = any(word.at in range(at, at + len(words)) and (word.negated or word.hedged) for word in line.words)
        known = any(word.at == at + len(words) - 1 for word in line.words)
        if before and before[-1] in _WAS and _OF_ONESELF & set(near) and known and not denied:
            return True
    return False


def _leads(evidence: Evidence) -> bool:
    """Whether the evidence says that the person leads, has the lead, or has people reporting."""
    return (
        leading.most_led(evidence) > 0
        or any({"lead", "run", "charge"} & piece.ranks and "help" not in piece.ranks for piece in evidence.scope_pieces)
        or any(" the lead " in line.folded or " lead on " in line.folded for line in evidence.lines)
    )


def gender_free(word: str) -> str:
    """A German title without the ending that tells a woman's from a man's."""
    return word.removesuffix("in") if word.endswith("in") and len(word) > 5 else word
