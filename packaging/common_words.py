"""Makes `truth_gate/words/common_en.py`: the English words so common and so general that they claim no trade's skill.

    pip install wordfreq
    python packaging/common_words.py FOLDER_OF_WORDNET_DICT

A word is taken when it stands at least once in 100,000 words of general text (Zipf 4.0 or more, wordfreq), is no form that the
gate judges itself, and when WordNet's first sense of it as a noun is no thing one can touch, eat, or stand on, and no
organisation: a cloud, a spindle, a department and an industry are claims; a record, a session and an audience are not.
Adjectives and adverbs are taken by the same frequency. Run by hand, when the rule changes; the result is kept in the repository.
"""

import re
import sys
from pathlib import Path

from wordfreq import top_n_list, zipf_frequency

OUT = (
    Path(__file__).parents[1]
    / "interview_app"
    / "tailoring"
    / "truth_gate"
    / "words"
    / "common_en.py"
)
LEAST = 4.0
FILES = (
    "adj.all adj.pert adv.all noun.Tops noun.act noun.animal noun.artifact noun.attribute noun.body noun.cognition noun.communication "
    "noun.event noun.feeling noun.food noun.group noun.location noun.motive noun.object noun.person noun.phenomenon noun.plant "
    "noun.possession noun.process noun.quantity noun.relation noun.shape noun.state noun.substance noun.time verb.body verb.change "
    "verb.cognition verb.communication verb.competition verb.consumption verb.contact verb.creation verb.emotion verb.motion "
    "verb.perception verb.possession verb.social verb.stative verb.weather adj.ppl"
).split()
"""WordNet's lexicographer files in the order of their numbers (lexnames(5WN))."""
TOUCHED = frozenset(
    f"noun.{one}"
    for one in "animal artifact body food location object phenomenon plant substance process".split()
)
ORGANISATIONS = frozenset(
    "department industry business company market sector region country world nation state city town community government council "
    "public function division branch organization organisation firm office agency institution committee board police army bank "
    "school college university church hospital court parliament party union league club association society".split()
)
UNITS = frozenset(
    "second minute hour morning night day week month year decade century meter metre mile pound dollar cent euro gram ton standard".split()
)
NUMBERS = frozenset(
    "zero one two three four five six seven eight nine ten eleven twelve hundred thousand million billion half third quarter dozen pair double triple once twice".split()
)
FIELDS = frozenset(
    "discipline occupation commerce sport art language disease science treatment crime prize honor award music medicine law "
    "trade craft profession technology".split()
)
"""What lies under one of these names what a person can do, was given or was trained in."""
SERVED = frozenset(
    "patient customer client user guest member employee person people child pupil student visitor colleague participant passenger "
    "resident tenant reader listener viewer buyer owner adult parent family friend partner individual youth".split()
)
"""People whom work is done for or with; all other words for people name posts."""
COARSE = re.compile(
    r"f.ck|b.tch|bullsh|sh.t$|d.mn|cr.p$|s.x|p.rn|n.ked|k.ll|b.tt$|d.ck$|r.pe|h.ll$"
)
ALWAYS = frozenset(
    "audience meeting session content cover trio team member crew staff list series range".split()
)
"""General words that WordNet files under groups or artefacts."""


def senses(folder: Path) -> dict[str, dict[str, str]]:
    """The lexicographer file of each word's first sense, by part of speech."""
    found: dict[str, dict[str, str]] = {}
    for part in ("noun", "adj", "adv", "verb"):
        file_of = {}
        for line in (
            (folder / f"data.{part}").read_text(encoding="utf-8", errors="replace").splitlines()
        ):
            if not line.startswith("  "):
                file_of[line[:8]] = FILES[int(line[9:11])]
        for line in (
            (folder / f"index.{part}").read_text(encoding="utf-8", errors="replace").splitlines()
        ):
            if not line.startswith("  "):
                fields = line.split()
                first = next(one for one in fields if len(one) == 8 and one.isdigit())
                found.setdefault(fields[0], {})[part] = file_of[first]
    return found


def named_fields(folder: Path) -> set[str]:
    """Nouns with one of `FIELDS` above them in any of their first three senses."""
    above: dict[str, list[str]] = {}
    names: dict[str, set[str]] = {}
    for line in (folder / "data.noun").read_text(encoding="utf-8", errors="replace").splitlines():
        if line.startswith("  "):
            continue
        fields = line.split()
        count = int(fields[3], 16)
        names[fields[0]] = {fields[4 + 2 * at].lower() for at in range(count)}
        above[fields[0]] = [fields[at + 1] for at, one in enumerate(fields) if one in ("@", "@i")]

    def under(offset: str, seen: frozenset[str] = frozenset()) -> bool:
        return offset not in seen and bool(
            names[offset] & FIELDS or any(under(one, seen | {offset}) for one in above[offset])
        )

    found = set()
    for line in (folder / "index.noun").read_text(encoding="utf-8", errors="replace").splitlines():
        if not line.startswith("  "):
            fields = line.split()
            offsets = [one for one in fields if len(one) == 8 and one.isdigit()]
            if any(under(one) for one in offsets[:3]):
                found.add(fields[0])
    return found


def lemma(word: str, known: dict[str, dict[str, str]]) -> str:
    """The word as WordNet lists it; of "sessions" and "session" the one met more often, for Sessions was a composer."""
    found = [word] if word in known else []
    for ending, instead in (
        ("ies", "y"),
        ("ches", "ch"),
        ("shes", "sh"),
        ("sses", "ss"),
        ("s", ""),
    ):
        if word.endswith(ending) and word[: len(word) - len(ending)] + instead in known:
            found.append(word[: len(word) - len(ending)] + instead)
    return max(found, key=lambda one: zipf_frequency(one, "en"), default=word)


def common(folder: Path) -> list[str]:
    """The words, in the order of the alphabet."""
    known = senses(folder)
    fields = named_fields(folder)
    found = set()
    for word in top_n_list("en", 20_000):
        if (
            not (word.isascii() and word.isalpha() and len(word) > 2)
            or zipf_frequency(word, "en") < LEAST
        ):
            continue
        base = lemma(word, known)
        parts = known.get(base)
        if COARSE.match(word):
            continue
        if parts is None or base in ORGANISATIONS or base in NUMBERS | UNITS:
            continue
        noun = parts.get("noun")
        if base not in ALWAYS and (
            base in fields or word.endswith("ing") or (noun == "noun.person" and base not in SERVED)
        ):
            continue
        if (
            base in ALWAYS
            or (noun is not None and noun not in TOUCHED)
            or (noun is None and {"adj", "adv"} & parts.keys())
        ):
            found.add(word)
    return sorted(found)


def written(head: str, name: str, words: list[str]) -> str:
    """A module that holds the words under a name, as many in a line as fit."""
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) > 135:
            lines.append(line)
            line = ""
        line += word + " "
    lines.append(line)
    body = "\n".join(one.rstrip() for one in lines)
    return f'{head}\n{name} = """\n{body}\n"""\n'


HEAD = (
    '"""Common English words of general meaning, made by packaging/common_words.py; not edited by hand.\n\n'
    "Chosen by frequencies of wordfreq (Robyn Speer, data CC BY-SA 4.0) and sense files of WordNet 3.1 (Princeton University,\n"
    'WordNet licence).\n"""\n'
)


def main() -> None:
    """Write the module."""
    words = common(Path(sys.argv[1]))
    OUT.write_text(written(HEAD, "COMMON", words), encoding="utf-8")
    print(f"{len(words)} words in {OUT}")


if __name__ == "__main__":
    main()
