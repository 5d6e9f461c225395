"""Makes `truth_gate/words/deeds_en.py`: English nouns that say what a verb says ("conversion" of
"convert").

    pip install wordfreq
    python packaging/deed_nouns.py FOLDER_OF_WORDNET_DICT

WordNet links such nouns to their verbs ("derivationally related form"). Taken are those of acts,
events, processes and communication with an ending that makes nouns of verbs, met at least three
times in ten million words (Zipf 2.5, wordfreq). Run by hand, when the rule changes; the result is
kept in the repository.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from common_words import FILES
from wordfreq import zipf_frequency

OUT = (
    Path(__file__).parents[1]
    / "interview_app"
    / "tailoring"
    / "truth_gate"
    / "words"
    / "deeds_en.py"
)
LEAST = 2.5
ENDINGS = ("ion", "ment", "al", "ance", "ence", "ure", "ery", "ing", "age")
KINDS = ("noun.act", "noun.event", "noun.process", "noun.communication")


def rows(file: Path) -> Iterator[list[str]]:
    """The lines of a WordNet data file, split."""
    for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
        if not line.startswith("  "):
            yield line.split()


def words_of(fields: list[str]) -> list[str]:
    """The words of a synset."""
    return [fields[4 + 2 * at].lower() for at in range(int(fields[3], 16))]


def pairs(folder: Path) -> set[tuple[str, str]]:
    """Each verb with a noun of its deed."""
    verbs = {fields[0]: words_of(fields) for fields in rows(folder / "data.verb")}
    found = set()
    for fields in rows(folder / "data.noun"):
        if FILES[int(fields[1])] not in KINDS:
            continue
        own = words_of(fields)
        for at, mark in enumerate(fields):
            if (
                mark != "+"
                or at + 3 >= len(fields)
                or fields[at + 2] != "v"
                or fields[at + 1] not in verbs
            ):
                continue
            source, target = int(fields[at + 3][:2], 16), int(fields[at + 3][2:], 16)
            if not (0 < source <= len(own) and 0 < target <= len(verbs[fields[at + 1]])):
                continue
            noun, verb = own[source - 1], verbs[fields[at + 1]][target - 1]
            plain = noun.isalpha() and verb.isalpha() and noun[:4] == verb[:4]
            if (
                plain
                and noun.endswith(ENDINGS)
                and noun != verb
                and zipf_frequency(noun, "en") >= LEAST
            ):
                found.add((verb, noun))
    return found


def main() -> None:
    """Write the module."""
    found = sorted(pairs(Path(sys.argv[1])))
    lines, line = [], ""
    for verb, noun in found:
        if len(line) + len(verb) + len(noun) > 133:
            lines.append(line)
            line = ""
        line += f"{verb} {noun}|"
    body = "\n".join([*lines, line.rstrip("|")])
    OUT.write_text(
        '"""English nouns that say what a verb says, made by packaging/deed_nouns.py; not edited '
        "by hand.\n\n"
        "From WordNet 3.1 (Princeton University, WordNet licence), by frequencies of wordfreq "
        "(Robyn Speer, data CC BY-SA 4.0).\n"
        f'"""\n\nDEEDS = """\n{body}\n"""\n',
        encoding="utf-8",
    )
    print(f"{len(found)} pairs in {OUT}")


if __name__ == "__main__":
    main()
