"""Makes `truth_gate/words/people_en.py`: English nouns for people by what they do at work.

    pip install wordfreq
    python packaging/people_nouns.py FOLDER_OF_WORDNET_DICT

A noun is taken when its first sense in WordNet is a person under one of `KINDS` (a worker, a leader, an expert ...) and when
it is met at all (Zipf 2.2 or more, wordfreq). People whom work is done for are left out, and so is what may be a thing as well
(an adapter, a monitor) or an adjective (a general). Run by hand, when the rule changes; the result is kept in the repository.
"""

import sys
from pathlib import Path

from common_words import COARSE, SERVED, written
from wordfreq import zipf_frequency

OUT = (
    Path(__file__).parents[1]
    / "interview_app"
    / "tailoring"
    / "truth_gate"
    / "words"
    / "people_en.py"
)
LEAST = 2.2
PERSON = 18
ARTEFACT = 6
"""The numbers of `noun.person` and `noun.artifact` among WordNet's lexicographer files (lexnames(5WN))."""
KINDS = frozenset(
    "worker leader expert professional creator official functionary scientist adviser supervisor communicator "
    "inspector operator maker merchant entertainer serviceman preserver".split()
)
NO_DOERS = SERVED | frozenset(
    "head star candidate recruit hire docker rex compiler logger loader placeholder proxy mapper responder navigator beater "
    "commie gipsy gypsy lackey mammy scab hun fodder peon shill snitch".split()
)
"""Words met oftener in another sense, names nobody should be called, and people whom work is done for; famous people (WordNet's instances) have no kind
above them."""


def people(folder: Path) -> list[str]:
    """The nouns, in the order of the alphabet."""
    above: dict[str, list[str]] = {}
    names: dict[str, set[str]] = {}
    persons: set[str] = set()
    things: set[str] = set()
    for line in (folder / "data.noun").read_text(encoding="utf-8", errors="replace").splitlines():
        if line.startswith("  "):
            continue
        fields = line.split()
        names[fields[0]] = {fields[4 + 2 * at].lower() for at in range(int(fields[3], 16))}
        above[fields[0]] = [fields[at + 1] for at, one in enumerate(fields) if one == "@"]
        if int(fields[1]) == PERSON:
            persons.add(fields[0])
        if int(fields[1]) == ARTEFACT:
            things.add(fields[0])

    def under(offset: str) -> bool:
        return bool(names[offset] & KINDS) or any(
            under(one) for one in above[offset] if one in persons
        )

    adjectives = {
        line.split()[0]
        for line in (folder / "index.adj").read_text(encoding="utf-8").splitlines()
        if line[0] != " "
    }
    found = set()
    for line in (folder / "index.noun").read_text(encoding="utf-8", errors="replace").splitlines():
        if line.startswith("  "):
            continue
        fields = line.split()
        offsets = [one for one in fields if len(one) == 8 and one.isdigit()]
        plain = (
            fields[0].isascii()
            and fields[0].isalpha()
            and len(fields[0]) > 2
            and fields[0] not in adjectives | NO_DOERS
            and not COARSE.match(fields[0])
        )
        if (
            plain
            and offsets[0] in persons
            and things.isdisjoint(offsets)
            and under(offsets[0])
            and zipf_frequency(fields[0], "en") >= LEAST
        ):
            found.add(fields[0])
    return sorted(found)


def main() -> None:
    """Write the module."""
    words = people(Path(sys.argv[1]))
    head = (
        '"""English nouns for people by what they do at work, made by packaging/people_nouns.py; not edited by hand.\n\n'
        "Chosen by frequencies of wordfreq (Robyn Speer, data CC BY-SA 4.0) and the tree of WordNet 3.1 (Princeton University,\n"
        'WordNet licence).\n"""\n'
    )
    OUT.write_text(written(head, "PEOPLE", words), encoding="utf-8")
    print(f"{len(words)} words in {OUT}")


if __name__ == "__main__":
    main()
