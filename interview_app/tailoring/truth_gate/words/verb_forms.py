"""The forms that a regular verb has by rule, English and German, with the nouns made of it."""

from collections.abc import Iterator, Set

from interview_app.tailoring.truth_gate.words import verbs_de
from interview_app.tailoring.truth_gate.words.tokens import fold

_VOWELS = "aeiou"


def english(base: str) -> Iterator[str]:
    """The forms of an English verb, and its nouns in -ion or -ment."""
    yield base
    if base.endswith("e"):
        yield from (base + "d", base + "s", base[:-1] + "ing", base[:-1] + "ion")
    elif base.endswith("y") and base[-2] not in _VOWELS:
        yield from (base[:-1] + "ied", base[:-1] + "ies", base + "ing")
    else:
        yield from (base + "ed", base + "s", base + "es", base + "ing", base + "ment")
        if base[-1] not in _VOWELS + "wxy" and base[-2:-1] and base[-2] in _VOWELS:
            yield from (base + base[-1] + "ed", base + base[-1] + "ing")


def of_german_stem(stem: str, posts: Set[str]) -> Iterator[str]:
    """The forms of a German stem in the present and past, and its noun in -ung; a stem that names a post is no form."""
    joint = "e" if stem.endswith(("t", "d", "chn", "ffn", "dn", "tm")) else ""
    for ending in ("te", "ten", "t"):
        yield stem + joint + ending
    if len(stem) > 3 and stem not in posts:
        yield stem  # "betreu ich", "die leit ich an": the spoken first person drops its ending
    yield from (
        stem + "e",
        stem + "en" if not stem.endswith(("el", "er")) else stem + "n",
        stem + "end",
        stem + "ung",
        stem + "ungen",
    )
    if stem.endswith("el"):
        yield from (stem[:-2] + "lung", stem[:-2] + "lungen")


_UNSTRESSED = ("be", "ver", "er", "ent", "zer", "über", "unter")
"""What a German verb begins with whose participle has no "ge"."""
_ONLY_ALIKE = frozenset(
    "bessern beizen beugen betten beulen beten ernten erden erben entern zerren".split()
)
"""Verbs that only look as if they began so: "geerntet", "ausgebessert"."""


def german(base: str, posts: Set[str]) -> Iterator[str]:
    """The forms of a German verb, whole and around "zu" or "ge"; `posts` are words that name a post."""
    base = fold(base)
    yield base
    prefix = next(
        (one for one in verbs_de.PARTICLES if base.startswith(one) and len(base) - len(one) >= 5),
        "",
    )
    rest = base[len(prefix) :]
    stem = rest[:-2] if rest.endswith("en") else rest[:-1]
    bare = stem.endswith("ier") or (rest.startswith(_UNSTRESSED) and rest not in _ONLY_ALIKE)
    participle = "" if bare else "ge"
    joint = "e" if stem.endswith(("t", "d", "chn", "ffn", "dn", "tm")) else ""
    yield from (prefix + form for form in of_german_stem(stem, posts))
    if stem.endswith("ier"):
        yield from (
            prefix + stem[:-3] + ending for ending in ("ation", "ion", "ierung", "age", "atur")
        )
    for ending in ("", "e", "en", "er", "es", "em"):
        yield prefix + participle + stem + joint + "t" + ending
    yield prefix + "zu" + rest
