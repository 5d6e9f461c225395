"""The word tables made ready: forms of verbs with their group and infinitive, glue, titles, words that must be proven."""

import re
from functools import cache, lru_cache

from interview_app.tailoring.truth_gate.words import (
    common_en,
    deeds_en,
    ordinary,
    people_en,
    verb_forms,
    verbs_de,
    words_de,
    words_en,
)
from interview_app.tailoring.truth_gate.words.tokens import fold

SEPARABLE = verbs_de.PARTICLES


@cache
def glue() -> frozenset[str]:
    """Words that claim nothing by themselves."""
    return frozenset(fold(word) for word in (words_en.GLUE + words_de.GLUE).split())


@cache
def everyday() -> frozenset[str]:
    """Words of everyday speech that add no fact; not those that need proof."""
    german = {fold(word) for word in ordinary.GERMAN.split()}
    inflected = {word + ending for word in german for ending in ("e", "en", "er", "es", "em")}
    return (
        frozenset(german | inflected | {fold(word) for word in ordinary.ENGLISH.split()})
        - proven().keys()
    )


@cache
def common() -> frozenset[str]:
    """English words so common and so general that beside proven things they claim nothing of their own."""
    judged = proven().keys() | titles() | limiting() | negators()[0]
    return frozenset(common_en.COMMON.split()) - judged


@cache
def verbs() -> dict[str, tuple[str, frozenset[str]]]:
    """Every form of a verb: its infinitive and its groups (`do`, `help`, `lead`, `up`, …)."""
    groups: dict[str, set[str]] = {}
    forms: dict[str, str] = {}
    for table in (words_en.VERBS, words_de.VERBS):
        for group, words in table.items():
            for word in words.split():
                base = fold(word)
                groups.setdefault(base, set()).add(group)
                made = (
                    verb_forms.english(base)
                    if table is words_en.VERBS
                    else verb_forms.german(base, titles())
                )
                for form in made:
                    forms.setdefault(form, base)
    roots = {fold(line.split()[0]) for line in table_lines(words_de.STRONG)}
    for line in table_lines(words_en.IRREGULAR) + table_lines(words_de.STRONG):
        base, past, participle = (fold(word) for word in line.split())
        particle = next(
            (
                one
                for one in (*SEPARABLE, "wahr", "heran")
                if base.startswith(one) and base[len(one) :] in roots
            ),
            "",
        )
        past = particle + past  # "brachte" is of "bringen" alone, "einbrachte" of "einbringen"
        groups.setdefault(base, set()).add("do")
        forms.setdefault(base, base)
        for form in (
            past,
            past + "en",
            past + "n",
            participle,
            base + "ing",
            base + base[-1] + "ing",
            base[:-1] + "ing",
        ):
            forms[form] = base if form in (past, participle) else forms.get(form, base)
    for base in _german_infinitives():
        for form in verbs_de.present(base):
            forms.setdefault(form, base)
    strong = {fold(line.split()[0]): fold(line.split()[2]) for line in table_lines(words_de.STRONG)}
    for base in [one for one in groups if one not in strong]:
        prefix = next(
            (one for one in SEPARABLE if base.startswith(one) and base[len(one) :] in strong), ""
        )
        if prefix:
            forms[prefix + strong[base[len(prefix) :]]] = base
    for line in table_lines(words_en.NOUNS_OF_VERBS) + table_lines(words_de.NOUNS_OF_VERBS):
        base, noun = (fold(word) for word in line.split())
        groups.setdefault(base, set()).add("do")
        forms.setdefault(noun, base)
    entries = {base: (base, frozenset(found)) for base, found in groups.items()}
    return {form: entries[base] for form, base in forms.items()}


def _german_infinitives() -> list[str]:
    listed = [word for words in words_de.VERBS.values() for word in words.split()]
    return [
        fold(word)
        for word in (*listed, *(line.split()[0] for line in table_lines(words_de.STRONG)))
    ]


@cache
def deeds() -> dict[str, str]:
    """English nouns of a deed, those of `verbs` aside, with its infinitive: "conversion" of "convert"."""
    return {
        noun: base
        for base, noun in (pair.split() for pair in table_lines(deeds_en.DEEDS))
        if noun not in verbs()
    }


_GERMAN_DEED = re.compile(
    r"(?:be|ver|er|ent|an|auf|aus|ab|ein|um|vor|nach|neu|durch|mit|wieder|bereit|fertig)[a-zäöüß]{3,9}ung(?:en)?$"
)


@lru_cache(maxsize=4096)
def german_deed(low: str) -> str:
    """The verb that a plain German noun in -ung is made of ("Beantragung" of "beantragen"); "" for other words."""
    return (
        low.removesuffix("en")[:-3] + "en"
        if _GERMAN_DEED.match(low) and not is_title(low) and low not in proven()
        else ""
    )


@lru_cache(maxsize=16384)
def deed_of(low: str) -> str:
    """The verb that a German word is a form or a noun of, whether a list has it or it is put together: "eingeleitet", "Einleitung"."""
    entry = verbs().get(low)
    return entry[0] if entry is not None else german_deed(low) or composed(low)


def is_deed(low: str) -> bool:
    """Whether a German noun names a deed: "Umsetzung", "Freigabe"."""
    return deed_of(low) != "" and not is_title(low)


@cache
def same_past() -> frozenset[str]:
    """English verbs whose participle is the verb itself: "costs cut by a third"."""
    return frozenset(
        fold(line.split()[0])
        for line in table_lines(words_en.IRREGULAR)
        if len(set(line.split())) == 1
    )


@cache
def participles() -> frozenset[str]:
    """English participles that are no past too: "written", "done"."""
    rows = [line.split() for line in table_lines(words_en.IRREGULAR)]
    return frozenset(fold(participle) for _base, past, participle in rows if participle != past) - {
        fold(row[0]) for row in rows
    }


@cache
def separated() -> dict[tuple[str, str], str]:
    """German separable verbs by (form of the stem, particle): ("baute", "auf") is "aufbauen"."""
    found: dict[tuple[str, str], str] = {}
    irregular = {
        fold(line.split()[0]): fold(line.split()[1]) for line in table_lines(words_de.STRONG)
    }
    for words in [*words_de.VERBS.values(), " ".join(irregular)]:
        for word in words.split():
            base = fold(word)
            prefix = next(
                (one for one in SEPARABLE if base.startswith(one) and len(base) - len(one) >= 4), ""
            )
            if not prefix:
                continue
            rest = base[len(prefix) :]
            stem = rest[:-2] if rest.endswith("en") else rest[:-1]
            for form in [
                *verb_forms.of_german_stem(stem, titles()),
                irregular.get(rest, ""),
                irregular.get(base, ""),
            ]:
                found[(form, prefix)] = base
    return found


@cache
def _parting() -> frozenset[str]:
    simple = {base for base in _german_infinitives() if not base.startswith(verbs_de.UNPARTED)}
    return frozenset(form for form, _particle in separated()) | {
        form
        for form, (base, _groups) in verbs().items()
        if base in simple and form != base and not form.startswith("ge")
    }


def may_part(low: str) -> bool:
    """Whether a word is a form of a German verb whose particle may stand elsewhere: "liest", "führte"."""
    return low in _parting()


@lru_cache(maxsize=16384)
def composed(low: str) -> str:
    """The separable verb that a word of no list is a form of ("eingelesen" of "einlesen"); "" for others."""
    return "" if low in verbs() or is_title(low) else verbs_de.composed(low, verbs())


def table_lines(table: str) -> list[str]:
    """The entries of a table that is written with bars between them."""
    return [line.strip() for line in table.replace("\n", " ").split("|") if line.strip()]


@cache
def proven() -> dict[str, frozenset[str]]:
    """Words that need one of their own kind in the evidence, with their kinds."""
    found: dict[str, set[str]] = {}
    for table in (words_en.PROVEN, words_de.PROVEN):
        for kind, words in table.items():
            for word in words.replace("-", " ").split():
                found.setdefault(fold(word), set()).add(kind)
            for whole in words.split():
                if "-" in whole:
                    found.setdefault(fold(whole.replace("-", "")), set()).add(kind)
    for harmless in ("only", "one", "cutting", "edge", "state", "art", "the", "of", "number", "all", "entire", "whole", "every", "always", "standard", "wide", "organisation", "organization", "ever", "co", "c", "critical", "class", "world", "million", "handed", "region", "hospital", "county", "firm", "company", "enterprise", "europe", "industry", "scale", "profile", "high", "level", "board", "large", "multi"):  # fmt: skip
        found.pop(harmless, None)
    return {word: frozenset(kinds) for word, kinds in found.items()}


@cache
def titles() -> frozenset[str]:
    """Words that name a post."""
    return frozenset(fold(word) for word in (words_en.TITLES + words_de.TITLES).split())


@cache
def people() -> frozenset[str]:
    """English nouns for people by what they do at work, most of them names of posts."""
    return frozenset(people_en.PEOPLE.split())


NO_POST = ("begleitung", "anleitung", "ableitung", "einleitung", "zuleitung", "weiterleitung", "herleitung", "rohrleitung", "wasserleitung", "gasleitung", "stromleitung", "druckleitung", "datenleitung", "freileitung", "hydraulikleitung", "fernleitung", "kabelleitung", "steuerleitung")  # fmt: skip
"""What ends like a post ("Abteilungsleitung") and is none."""
_TITLE_ENDINGS = (
    "leiter", "leiterin", "chef", "chefin", "meister", "meisterin", "ingenieur", "ingenieurin", "techniker", "technikerin", "führer", "führerin", "direktor", "direktorin", "vorstand", "berater",
    "beraterin", "manager", "managerin", "lehrer", "lehrerin", "rätin", "sekretär", "sekretärin", "arzt", "ärztin", "pfleger", "pflegerin", "schwester", "verkäufer", "verkäuferin", "arbeiterin",
    "referent", "referentin", "assistent", "assistentin", "kaufmann", "kauffrau", "mechaniker", "mechanikerin", "administrator", "administratorin", "vorsitzender", "vorsitzende", "beauftragter", "beauftragte", "wirt", "wirtin",
)  # fmt: skip


@lru_cache(maxsize=16384)
def is_title(word: str) -> bool:
    """Whether a word names a post, German compounds too ("Küchenchef")."""
    if word.endswith("leitung"):
        return len(word) > 10 and not word.endswith(NO_POST)
    return (
        word in titles()
        or (len(word) > 7 and word.endswith(_TITLE_ENDINGS))
        or word in ("oberstudienrat", "studienrat", "amtsrat")
    )


_TEACHING_POSTS = frozenset("teacher trainer lecturer instructor educator professor".split())


@lru_cache(maxsize=4096)
def done_by(low: str) -> frozenset[str]:
    """What somebody called so does: "driver" drives. Only for words that name no rank. Kept: every card is asked for it."""
    if not low.endswith(("er", "or")) or low in proven():
        return frozenset()
    bases = (low, low[:-2], low[:-1], low[:-2] + "e", deeds().get(low[:-2] + "ion", ""))
    groups = {base: verbs()[base][1] for base in bases if base in verbs()}
    taught = low not in _TEACHING_POSTS
    return frozenset(
        base
        for base, found in groups.items()
        if found == {"do"} or (taught and found <= {"do", "teach"})
    )


@lru_cache(maxsize=4096)
def noun_of(low: str) -> str:
    """The infinitive whose deed, or to whom it is done, an English noun names: "tunings", "calls", "trainees"; empty for others."""
    single = low.removesuffix("s")
    stem = single.removesuffix("ee")
    done_to = verbs().get(stem) or verbs().get(stem + "e") if stem != single else None
    entry = done_to or verbs().get(single)
    return deeds().get(low) or deeds().get(single) or (entry[0] if entry is not None else "")


_SHORTEST_DEED = 5
_MACHINES = frozenset(
    "simulator generator ventilator transformator akkumulator indikator kondensator separator katalysator operator".split()
)


@lru_cache(maxsize=16384)
def german_done_by(low: str) -> str:
    """The verb that a German noun for somebody is made of: "Ausbilder" of "ausbilden", "Schwimmlehrerin" of "lehren"; "" for others."""
    man = low.removesuffix("nen").removesuffix("in")
    if not man.endswith(("er", "ator")):
        return ""
    if man.endswith("ator") and man not in _MACHINES:
        return man[:-4] + "ieren"
    for at in range(max(1, len(man) - 4)):
        root = man[at:-2]
        for base in (root + "ieren", root + "en", root + "n"):
            if base in verbs() and verbs()[base][0] == base and len(base) >= _SHORTEST_DEED:
                return base
    return ""


@cache
def limiting() -> frozenset[str]:
    """Words that make a title smaller."""
    return frozenset(
        fold(word) for word in f"{words_en.LIMITING_TITLES} {words_de.LIMITING_TITLES}".split()
    )


@cache
def negators() -> tuple[frozenset[str], frozenset[str]]:
    """Every negator, and those that reach only to the end of their noun."""
    every = frozenset(fold(word) for word in (words_en.NEGATORS + " " + words_de.NEGATORS).split())
    short = frozenset(
        fold(word) for word in (words_en.SHORT_NEGATORS + " " + words_de.SHORT_NEGATORS).split()
    )
    return every, short
