"""Every word that says something must be found in the evidence: what is not found is an unsupported claim."""

import re

from interview_app.domain.tailoring import Severity, ViolationKind
from interview_app.i18n import _
from interview_app.tailoring.truth_gate import (
    compounds,
    lexicon,
    meaning,
    measures,
    names,
    superlatives,
    verbs,
    verbs_de,
)
from interview_app.tailoring.truth_gate.denial import denies
from interview_app.tailoring.truth_gate.evidence import Evidence
from interview_app.tailoring.truth_gate.line import Line, Word
from interview_app.tailoring.truth_gate.objections import Objection


def hold(line: Line, evidence: Evidence, first: int, last: int, *, quick: bool = False) -> tuple[list[Objection], int]:
    """Objections to the words at tokens `first` to `last`, and how many words the evidence supports.

    With `quick` the first that blocks is enough.
    """
    found: list[Objection] = []
    unknown: list[Word] = []
    supported = 0
    proven = lexicon.proven()
    for word in line.words:
        if not first <= word.at <= last:
            continue
        if not word.negated and word.token.low not in proven and not word.token.keys.isdisjoint(evidence.plain):
            supported += 1  # the evidence says just this word: nothing to deny, to prove or to look for
            continue
        objection = _negation(line, word, evidence) or (
            None if _is_short_for(line, word, evidence) else superlatives.hold(line, word, evidence)
        )
        if objection is not None:
            found.append(objection)
            if quick:
                break
        elif (
            _supported(line, word, evidence)
            or superlatives.holds(line, word, evidence)
            or superlatives.mentions_another(line, word, evidence)
        ):
            supported += 1
        elif _adds_nothing(line, word, evidence):
            continue
        elif word.verb:
            found += _special_verb(line, word, evidence)
        else:
            unknown.append(word)
            if quick and (len(unknown) > 1 or not _is_ordinary(line, word, evidence)):
                return [_UNKNOWN], supported
    found += superlatives.of_phrases(line, evidence, first, last)
    if len(unknown) == 1 and not found and _is_ordinary(line, unknown[0], evidence):
        sentence = _("“{name}” is not in the evidence in these words").format(name=unknown[0].token.text)
        return [Objection(ViolationKind.UNSUPPORTED_CLAIM, sentence, Severity.WARNING, unknown[0].at)], supported
    return found + names.unknown(line, unknown, evidence), supported


_UNKNOWN = Objection(ViolationKind.UNSUPPORTED_CLAIM, "")
"""Stands for any objection where only the verdict matters."""
_NO_MANNER = re.compile(r"^un|(?:st|t)e[nmrs]?$|hundert|tausend|dutzend")
"""German endings and beginnings of numbers and superlatives, and of what is not limited."""
_POWER = re.compile(
    r"(?:disziplinar|medizin|klin|chirurg|diagnost|therapeut|strateg|jurist|akadem|deutsch|engl|französ|span|italien|russ|poln|türk|niederländ|portugies"
    r"|chines|japan|arab|europä|amerikan|schwed|dän|norweg|finn|tschech|ungar|kroat|serb|rumän|griech|asiat)(?:isch)?(?:e[nmrs]?)?$"
    r"|(?:verantwort|ärzt|recht|gericht|amt|behörd|gesetz|wissenschaft|hoheit|finanzi|notari|operat|person)(?:lich|ell|iv)(?:e[nmrs]?)?$"
)
"""Adjectives of a power, a trade or a language, which tell more than how."""
_FROM_OTHERS = frozenset("mit unter nach durch auf".split())
_MANNER = re.compile(
    r"(?:t|d|en|e|em|er|es|lich|ig|isch|los|bar|sam|haft|weise|mals|wärts|ell|iv|al|är|ein|aus|lang|weit)$"
)
"""German endings of adjectives, adverbs and participles."""
_BRINGS_IN_THINGS = frozenset("mit in im am an bei per mittels mithilfe inklusive für von vom aus unter via".split())
_SKILL_BEHIND = frozenset("most least using via including plus through skilled proficient".split())
_BRINGS_IN = frozenset(
    "with using via in at into including plus mit in im am an bei per mittels mithilfe inklusive und and sowie or oder , ; : ( / & +".split()
)


def _is_ordinary(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether one unknown ordinary word only describes, or is described by, what the evidence names right beside it.

    "a digital walkround check" for "walkround checks": an honest doubt. What a preposition or a comma brings in, a name,
    a post, or what a number counts is a claim of its own.
    """
    token = word.token
    plain = token.text.islower() or (word.at == 0 and token.text[1:].islower())
    if (
        not plain
        or len(token.low) < 3
        or token.low[0].isdigit()
        or lexicon.is_title(token.low)
        or word.negated
        or (line.german and (word.at == 0 or _POWER.search(token.low) is not None))
    ):
        return False
    piece = line.piece_at(word.at)
    known = [
        one for one in piece.words if one is not word and not one.verb and not one.token.keys.isdisjoint(evidence.plain)
    ]
    before = line.tokens[word.at - 1] if word.at else None
    after = line.tokens[word.at + 1] if word.at + 1 < len(line.tokens) else None
    counted = any(0 < word.at - one.last <= 3 for one in line.quantities if not one.implicit)
    special = any(one.token.low in lexicon.proven() for one in piece.words) or "'" in token.text or "’" in token.text
    if counted or special or len(known) < 2 or (before is not None and before.low in _BRINGS_IN):
        return False
    beside = {one.at for one in known}
    return (word.at + 1 in beside and after is not None) or word.at - 1 in beside


def _adds_nothing(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether an unknown word is general speech beside things that the evidence names.

    English: one of the commonest words as the head of what it names, whose piece names more proven things than it has such
    words ("a clean driving *record*"); alone in its piece it would be a claim ("the council and *business*"). German: a word
    that only tells how or what kind.
    """
    token = word.token
    if word.verb or word.negated or token.used or not token.text[1:].islower() or token.low in lexicon.proven():
        return False
    if lexicon.is_title(token.low):
        return False
    if token.low == "line" and word.at + 1 < len(line.tokens) and line.tokens[word.at + 1].low.startswith("manage"):
        return True  # "line management" is judged by whom the person leads
    if _deed_behind_object(line, word, evidence):
        return True
    if line.german or (evidence.german and token.low.endswith("iert")):
        return _is_manner(line, word)
    if (token.capital and word.at > 0) or token.low not in lexicon.common() or token.low.endswith("est"):
        return False
    before = line.tokens[word.at - 1].low if word.at else ""
    after = line.tokens[word.at + 1] if word.at + 1 < len(line.tokens) else None
    if before in _SKILL_BEHIND or (after is not None and after.kind == "word" and after.low not in lexicon.glue()):
        return False  # what stands before its noun tells it from others: "grant writing", "motion design"
    piece = line.piece_at(word.at)
    others = [one for one in piece.words if one is not word and not one.verb]
    if not others and any(
        word.at < one.first <= word.at + 2 for one in line.quantities if one.readings & evidence.readings
    ):
        return True  # "an audience of 80"
    known = sum(not one.loose.isdisjoint(evidence.loose) for one in others)
    return known > sum(one.token.low in lexicon.common() and one.loose.isdisjoint(evidence.loose) for one in others)


def _is_manner(line: Line, word: Word) -> bool:
    """Whether a German word in small letters tells how or what kind, and is no thing that somebody wrote small ("mit docker").

    Behind a preposition it must have its noun, and alone in its piece it would be a thing of a list.
    """
    low = word.token.low
    if not (word.token.text.islower() or _begins_line(line, word)) or len(low) <= 3:
        return False
    if _NO_MANNER.search(low) or not _MANNER.search(low):
        return False
    before = line.tokens[word.at - 1].low if word.at else ""
    if before not in _FROM_OTHERS and _POWER.search(low):
        return False  # "mit ärztlicher Freigabe" gives the power to others
    after = line.tokens[word.at + 1] if word.at + 1 < len(line.tokens) else None
    if before == "zu" or (before in _BRINGS_IN_THINGS and (after is None or not after.capital)):
        return False  # "zu siebt": a number of people
    return len(line.piece_at(word.at).words) > 1


_ADJECTIVE = re.compile(r"(?:lich|isch|ig|iell|al|är|iv|haft|sam|bar|weise|los)(?:e[nmrs]?)?$")


def _begins_line(line: Line, word: Word) -> bool:
    """Whether a German adjective has its capital only from the line that it begins: "*Kollegiale* Einweisung in Moodle"."""
    after = line.tokens[1] if len(line.tokens) > 1 else None
    adjective = word.at == 0 and word.token.text[1:].islower() and _ADJECTIVE.search(word.token.low) is not None
    return adjective and after is not None and (after.capital or after.low in ("rund", "etwa", "ca", "circa"))


def hopeless(line: Line, evidence: Evidence) -> bool:
    """Whether a line has a word that none of these cards could ever support, so that none of them need be asked."""
    unknown = [word for word in line.words if not _known_somehow(line, word, evidence)]
    return len(unknown) > 1 or (len(unknown) == 1 and not _is_ordinary(line, unknown[0], evidence))


def _known_somehow(line: Line, word: Word, evidence: Evidence) -> bool:
    return (
        word.verb != ""
        or word.token.low in lexicon.proven()
        or _supported(line, word, evidence)
        or _adds_nothing(line, word, evidence)
        or _unsure(word, evidence)
    )


def all_known(line: Line, evidence: Evidence) -> bool:
    """Whether the evidence has every word of the line somewhere, however it is used there."""
    return all(
        word.verb or _supported(line, word, evidence) or _adds_nothing(line, word, evidence) or _unsure(word, evidence)
        for word in line.words
    )


def _unsure(word: Word, evidence: Evidence) -> bool:
    """Whether the evidence denies the word or calls it unfinished."""
    keys = word.token.keys
    return not (keys.isdisjoint(evidence.negated) and keys.isdisjoint(evidence.hedged))


def _negation(line: Line, word: Word, evidence: Evidence) -> Objection | None:
    keys = word.token.keys
    in_plain = not keys.isdisjoint(evidence.plain) or (word.verb != "" and word.verb in evidence.bases)
    in_negated = not keys.isdisjoint(evidence.negated)
    if word.negated and in_plain and not in_negated and not _denied_together(line, word, evidence):
        sentence = _("Denies “{word}”, which the evidence says").format(word=word.token.text)
        return Objection(ViolationKind.NEGATION, sentence, at=word.at)
    if not word.negated and in_negated and not in_plain and denies(evidence, line, word):
        sentence = _("Claims “{word}”, which the evidence denies").format(word=word.token.text)
        return Objection(ViolationKind.NEGATION, sentence, at=word.at)
    if not word.hedged and not in_plain and not keys.isdisjoint(evidence.hedged) and denies(evidence, line, word):
        sentence = _("Claims “{word}” as done, which the evidence only plans or tries").format(word=word.token.text)
        return Objection(ViolationKind.INFLATED_SCOPE, sentence, at=word.at)
    return None


def _denied_together(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether what the line denies along with this word is denied by the evidence too: "no major findings"."""
    return any(
        one is not word and one.negated and not one.token.keys.isdisjoint(evidence.negated)
        for one in line.piece_at(word.at).words
    )


def _supported(line: Line, word: Word, evidence: Evidence) -> bool:
    token = word.token
    if word.negated:
        return (
            not token.keys.isdisjoint(evidence.negated)
            or _denied_together(line, word, evidence)
            or any(one.theirs and not word.loose.isdisjoint(one.keys) for one in evidence.denials)
        )
    if not token.keys.isdisjoint(evidence.plain) or (word.verb and word.verb in evidence.bases):
        return True
    if word.hedged and not token.keys.isdisjoint(evidence.hedged):
        return True
    if "help" in line.piece_at(word.at).ranks and not token.keys.isdisjoint(evidence.negated):
        return True  # what others did, whom the line only helped; `_negation` has seen to the rest
    if _stood_in(line, word, evidence):
        return True
    if token.text.isupper() and _is_short_for(line, word, evidence):
        return True
    if not word.verb and measures.named_by_its_figure(line, word, evidence):
        return True
    key = (token.text, word.verb, line.german)
    known = evidence.alike.get(key)
    if known is None:
        known = evidence.alike[key] = _alike(word, evidence, german=line.german or evidence.german)
    return known or (not word.verb and len(token.low) >= 4 and _joined(line, word, evidence))


_STANDING_IN = frozenset("einspringen vertreten aushelfen cover deputise deputize substitute".split())
_STANDS_IN = re.compile(
    r"vertretung|vertret(?:e|en)?\b|vertrat|eingesprungen|springe\b| stand-?in | covered | cover for | deputis| filled in for | stood in for "
)


def _stood_in(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a line only stands in for who does what the evidence gives to others: "Vertretung in der Lohnabrechnung"."""
    if word.token.keys.isdisjoint(evidence.negated) or not _STANDS_IN.search(line.folded):
        return False
    return any(
        any(one.verb in _STANDING_IN and not one.negated for one in sentence)
        and any(one.negated and not one.loose.isdisjoint(word.loose) for one in sentence)
        for told in evidence.lines
        for sentence in told.sentences
    )


def _alike(word: Word, evidence: Evidence, *, german: bool) -> bool:
    """Whether the evidence has a word of another form, family or make that says the same; kept with the evidence."""
    token = word.token
    entry = lexicon.verbs().get(token.low)
    if entry is not None and _same_deed(word, entry, evidence):
        return True
    if lexicon.deeds().get(token.low, "") in evidence.bases or lexicon.german_deed(token.low) in evidence.bases:
        return True
    if lexicon.composed(token.low) in evidence.bases:
        return True
    if german and token.capital and (verbs_de.noun_stem(token.low) or "-") in evidence.stems:
        return True  # "Ölen" of "geölt"
    if superlatives.DOERS.get(token.low) in evidence.bases or compounds.leads_by_name(token.low, evidence):
        return True
    if not token.capital and superlatives.done_by(token.low) & evidence.bases:
        return True
    if token.low in lexicon.proven():
        return "alone" in lexicon.proven()[token.low]  # judged by `superlatives`
    if lexicon.is_title(token.low):
        return not meaning.equals(token.low).isdisjoint(evidence.equals)  # "Auszubildende" for "Azubis"
    if not word.loose.isdisjoint(evidence.loose):
        return True
    if word.verb or len(token.low) < 4:
        return False
    return (
        _closed_up(token.low, evidence)
        or _is_clipped(word, evidence, german=german)
        or (german and compounds.made_of(token.low, evidence))
    )


def _same_deed(word: Word, entry: tuple[str, frozenset[str]], evidence: Evidence) -> bool:
    if entry[0] in evidence.bases:
        return True
    if not word.token.capital and entry[1] & evidence.groups & {"up", "down"}:
        return True  # "cut by a third": the direction is the evidence's, and opposite ones are judged by `verbs`
    return not entry[1] & verbs.SPECIAL and _by_its_doer(entry[0], evidence)


def _by_its_doer(base: str, evidence: Evidence) -> bool:
    """Whether the evidence names who does it: "welding" of a welder."""
    return (base + "er") in evidence.plain or (base.endswith("e") and base + "r" in evidence.plain)


def _is_short_for(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a word in capitals stands for words of the evidence; two letters only where they belong to no name."""
    token = word.token
    if not token.text.isupper() or not 2 <= len(token.low) <= 5:
        return False
    before = line.tokens[word.at - 1] if word.at else None
    return not (len(token.low) == 2 and before is not None and before.capital) and initials(token.low, evidence)


def initials(short: str, evidence: Evidence) -> bool:
    """Whether an abbreviation stands for words that follow one another in the evidence: "SQ" for "service quality"."""
    size = len(short)
    for line in evidence.lines if short in evidence.first_letters else ():
        lows = [token.low for token in line.tokens if token.kind == "word"]
        for at in range(len(lows) - size + 1):
            run = lows[at : at + size]
            if "".join(word[0] for word in run) == short and not {run[0], run[-1]} & lexicon.glue():
                return True
    return False


def _closed_up(low: str, evidence: Evidence) -> bool:
    """Whether a compound is written as two words in the evidence: "checklist" for "check list"."""
    return any(low[:at] in evidence.compounds and low[at:] in evidence.compounds for at in range(3, len(low) - 2))


def _deed_behind_object(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a noun of a plain deed stands right behind a thing that the evidence names: "methadone consumption"."""
    base = lexicon.deeds().get(word.token.low.removesuffix("s")) or lexicon.deeds().get(word.token.low)
    if base is None or lexicon.verbs().get(base, ("", frozenset()))[1] - {"do"}:
        return False
    thing = next((one for one in line.words if one.at == word.at - 1 and not one.verb), None)
    return thing is not None and not thing.negated and not thing.token.keys.isdisjoint(evidence.plain)


def _is_clipped(word: Word, evidence: Evidence, *, german: bool) -> bool:
    """Whether the word or one of the evidence is the other cut short; a name in an English line never is."""
    named = word.token.capital and word.at > 0 and not german
    return not named and compounds.clipped(word.token.low, evidence)


def _joined(line: Line, word: Word, evidence: Evidence) -> bool:
    """Whether a word and its neighbour are one in the evidence: "check list" for "checklist"."""
    low = word.token.low
    for step in (-1, 1):
        near = word.at + step
        if 0 <= near < len(line.tokens) and line.tokens[near].kind == "word":
            joined = line.tokens[near].low + low if step < 0 else low + line.tokens[near].low
            if joined in evidence.plain:
                return True
    return False


def _special_verb(line: Line, word: Word, evidence: Evidence) -> list[Objection]:
    special = word.groups & verbs.SPECIAL
    after = next((token.low for token in line.tokens[word.at + 1 :] if token.kind == "word"), "")
    if word.at and after in ("durch", "by", "vom"):
        return []  # a deed the line itself gives to somebody else: "taught by the foreman"
    if not special or special & evidence.groups:
        return []
    sentence = _("Claims “{word}” but no evidence says so").format(word=word.token.text)
    return [Objection(ViolationKind.UNSUPPORTED_CLAIM, sentence, at=word.at)]
