"""Where the fragments of headers are cut at commas and at words such as "at": as the whole section
wants it.
"""

import re
from collections import defaultdict
from dataclasses import dataclass
from itertools import islice, product

from interview_app.extraction.entries.fragments import Fragment
from interview_app.extraction.entries.places_set_off import town_like
from interview_app.extraction.entries.scheme import Scheme
from interview_app.extraction.phrases.places import is_region
from interview_app.language.names import name_words, phrase_between
from interview_app.language.tokens import normal


def cut_at_commas(headers: list[list[Fragment]], scheme: Scheme) -> list[list[Fragment]]:
    """Cut the fragments of a slot at a comma when, over all entries together, the parts say more
    than the whole.
    """
    groups: dict[tuple[object, ...], list[tuple[int, Fragment]]] = defaultdict(list)
    for number, fragments in enumerate(headers):
        for fragment in fragments:
            groups[fragment.slot].append((number, fragment))
    chosen: dict[int, list[Fragment]] = {}
    for members in groups.values():
        pair = _pair_of(members, headers, scheme)
        if pair is None:
            continue
        roles, joint = pair
        for _, fragment in members:
            cuts = cuts_of(fragment, scheme)[joint]
            if (cut := _best_cut(cuts, roles, scheme)) is not None:
                chosen[id(fragment)] = [cut[1].left, cut[1].right]
    if not chosen:
        return headers
    return [
        [part for fragment in fragments for part in chosen.get(id(fragment), [fragment])]
        for fragments in headers
    ]


def _pair_of(
    members: list[tuple[int, Fragment]], headers: list[list[Fragment]], scheme: Scheme
) -> tuple[tuple[str, str], slice] | None:
    """The roles of the parts, and which joints may part them: where all fragments have as many,
    each is parted at the same one.
    """
    with_comma = [
        (number, one) for number, one in members if _joints(one.text) and not _is_whole_place(one)
    ]
    if len(with_comma) < 0.5 * len(members):
        return None
    # What does not hang on the pair is worked out once: the cuts, the whole, and the roles that the
    # others fill.
    known = []
    for number, fragment in with_comma:
        cuts = cuts_of(fragment, scheme)
        others = _covered(headers[number], fragment, scheme) if cuts else set()
        known.append((cuts, max(scheme.score(fragment).values()) if cuts else 0.0, others))
    counts = {len(cuts) for cuts, _whole, _others in known}
    alike = len(known) >= _ALIKE and len(counts) == 1
    joints = [slice(at, at + 1) for at in range(max(counts))] if alike else [slice(None)]
    best: tuple[float, tuple[tuple[str, str], slice] | None] = (0.0, None)
    for pair, joint in product(scheme.pairs, joints):
        gain = 0.0
        for cuts, whole, others in known:
            cut = _best_cut(cuts[joint], pair, scheme)
            if cut is None:
                gain -= 1.0
                continue
            value = cut[0] - whole
            value += (
                sum(-0.7 if role in others else 0.9 for role in pair if role in scheme.needed)
                - 0.75
            )
            gain += value
        gain /= len(known)
        if gain > best[0]:
            best = (gain, (pair, joint))
    return best[1]


_ALIKE = 3
"""Entries with as many joints in a line, at least, of which the same one parts them."""


def _is_whole_place(fragment: Fragment) -> bool:
    """`Hull, United Kingdom` or `Hull, England, United Kingdom`, set off: one place, and not a firm
    with its country.
    """
    town, comma, region = fragment.text.rpartition(",")
    set_off = fragment.opened != "," and (fragment.place > 0 or fragment.line > 0)
    if not comma or not set_off or not is_region(region):
        return False
    first, more, county = town.rpartition(",")
    return town_like(first) and is_region(county) if more else town_like(town)


def _covered(fragments: list[Fragment], besides: Fragment, scheme: Scheme) -> set[str]:
    """The needed roles that other fragments of an entry can fill."""
    free = [fragment for fragment in fragments if fragment is not besides]
    scores = [scheme.score(fragment) for fragment in free]
    covered: set[str] = set()
    used: set[int] = set()
    for role in scheme.needed:
        options = [(scores[at][role], at) for at in range(len(free)) if at not in used]
        if not options:
            continue
        score, at = max(options)
        if score > 0.2:
            covered.add(role)
            used.add(at)
    return covered


_SENTENCE = re.compile(r"[^\W\d_]{5,}(\.)(?=\s+[^\W\d_a-z])")


_LESS_TELLING = re.compile(r"\s+(?:na|em|en)\s+(?=[^\W\d_a-z])")


def _joints(text: str) -> list[tuple[int, int, float]]:
    """Where a fragment may be parted: begin and end of the joint, and how telling it is."""
    out = [(*match.span(), 0.0) for match in islice(_COMMA.finditer(text), 6)]
    out += [(match.start(), match.end(), 0.7) for match in phrase_between(text, "before_firm")]
    out += [(match.start(), match.end(), 0.0) for match in _LESS_TELLING.finditer(text)]
    out += [(match.start(1), match.end(1), 0.0) for match in _SENTENCE.finditer(text)]
    outside = (
        one for one in sorted(out) if text.count("(", 0, one[0]) <= text.count(")", 0, one[0])
    )
    return [*islice(outside, 8)]


_COMMA = re.compile(r"[,，、،](?!\d)|:(?= )")


@dataclass(frozen=True, slots=True)
class Cut:
    """A fragment parted at one joint: both parts with their scores, how many commas stay in them,
    how telling the joint is.
    """

    left: Fragment
    right: Fragment
    left_scores: dict[str, float]
    right_scores: dict[str, float]
    commas: int
    telling: float


def cuts_of(fragment: Fragment, scheme: Scheme) -> list[Cut]:
    """The ways to part a fragment in two, from left to right."""
    cuts = []
    for at, after, telling in _joints(fragment.text):
        left, right = fragment.text[:at].rstrip(), fragment.text[after:].strip()
        if not left or not right or (telling and right.islower()):
            continue
        if "".join(normal(right).split()) in name_words("legal"):
            continue  # "Pinturas Gállego, S.A."
        begin = fragment.text.index(right, after)
        one = fragment.part(0, len(left))
        two = fragment.part(begin, begin + len(right), place=fragment.place + 1, opened=",")
        commas = left.count(",") + right.count(",")
        cuts.append(Cut(one, two, scheme.score(one), scheme.score(two), commas, telling))
    return cuts


def _best_cut(cuts: list[Cut], pair: tuple[str, str], scheme: Scheme) -> tuple[float, Cut] | None:
    best: tuple[float, Cut] | None = None
    for cut in cuts:
        value = cut.left_scores[pair[0]] + cut.right_scores[pair[1]] - 0.15 * cut.commas
        if cut.telling:
            value += cut.telling if pair in scheme.spoken else -cut.telling
        if best is None or value > best[0]:
            best = (value, cut)
    return best
