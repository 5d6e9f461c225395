"""Which fragment of an entry's header is the title, the organisation, the place: decided for a
whole section at once.

Words alone often say nothing (`Meza-Frey`), so fragments that share a slot (type, line, place in
the line) across the entries vote together; then each entry takes the best assignment.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations

from interview_app.extraction.entries.comma_cuts import cut_at_commas, cuts_of
from interview_app.extraction.entries.fragments import Fragment
from interview_app.extraction.entries.places_set_off import subject_like, town_like
from interview_app.extraction.entries.scheme import Scheme
from interview_app.extraction.phrases.places import is_region

_MAX_FRAGMENTS = 7


@dataclass(slots=True)
class Assigned:
    """An entry's fragments by role, those without one, and how far ahead the chosen assignment was
    (0 to 1).
    """

    roles: dict[str, Fragment]
    rest: list[Fragment]
    margin: float
    total: float
    """How well its roles fit its fragments."""
    unlike: float = 0.0
    """The share of the section's other entries whose roles stand elsewhere in the header."""


@dataclass(slots=True)
class Slots:
    """What stands in each slot of a document's entries: schools are set as jobs are, the degree
    where those have their post, the school where they have their firm.
    """

    by_place: bool = False
    """Whether the place of a fragment says what it is, and its own words next to nothing."""
    fragments: Counter[tuple[object, ...]] = field(default_factory=Counter)
    roles: Counter[tuple[tuple[object, ...], str]] = field(default_factory=Counter)

    def learn(self, assigned: Iterable[Assigned]) -> None:
        """Count what was read of the headers of a section."""
        for one in assigned:
            self.fragments.update(part.slot for part in (*one.roles.values(), *one.rest))
            self.roles.update((part.slot, role) for role, part in one.roles.items())

    def share(self, fragment: Fragment, role: str) -> float:
        """How often what stands in a fragment's slot has this role: 0 to 1."""
        slot = fragment.slot
        return self.roles[slot, role] / (self.fragments[slot] + 1)


_AS_ELSEWHERE = 0.6
"""How much a role counts in whose slot it stands in all other entries of the document."""


def assign(
    headers: list[list[Fragment]], scheme: Scheme, slots: Slots | None = None
) -> list[Assigned]:
    """Roles for the fragments of each entry of one section; `slots` is what other sections have in
    them.
    """
    headers = cut_at_commas(cut_at_commas(headers, scheme), scheme)
    own = [[scheme.score(fragment) for fragment in fragments] for fragments in headers]
    fine, coarse = _slot_means(headers, own, scheme)

    def best(fragments: list[Fragment]) -> Assigned:
        usable = fragments[:_MAX_FRAGMENTS]
        mixed = [
            _mixed(fragment, scheme.score(fragment), fine, coarse, scheme, slots or Slots())
            for fragment in usable
        ]
        return _best(usable, mixed, fragments[_MAX_FRAGMENTS:], scheme)

    out = [_completed(fragments, best, scheme) for fragments in headers]
    shapes = [_shape(one) for one in out]
    for one, shape in zip(out, shapes, strict=True):
        one.unlike = 1 - (shapes.count(shape) - 1) / max(len(out) - 1, 1)
    return out


def _completed(
    fragments: list[Fragment], best: Callable[[list[Fragment]], Assigned], scheme: Scheme
) -> Assigned:
    """The roles of an entry; where it lacks one that it needs, one of its fragments is parted so
    that it has all of them, each new one told by its words.
    """
    own = best(fragments)
    if own.roles.keys() >= set(scheme.needed):
        return own

    def told(one: Assigned) -> bool:
        new = [role for role in scheme.needed if one.roles.get(role) != own.roles.get(role)]
        return one.roles.keys() >= set(scheme.needed) and all(
            scheme.score(one.roles[role])[role] > 0 for role in new
        )

    parted = (
        best([*fragments[:at], cut.left, cut.right, *fragments[at + 1 :]])
        for at, fragment in enumerate(fragments[:_MAX_FRAGMENTS])
        for cut in cuts_of(fragment, scheme)
    )
    return max(filter(told, parted), key=lambda one: one.total, default=own)


def _shape(one: Assigned) -> frozenset[tuple[str, int, int]]:
    """Where the roles of an entry stand in its header."""
    return frozenset((role, part.line, part.place) for role, part in one.roles.items())


def _slot_means(
    headers: list[list[Fragment]], own: list[list[dict[str, float]]], scheme: Scheme
) -> tuple[dict[tuple[object, ...], dict[str, float]], dict[tuple[object, ...], dict[str, float]]]:
    fine: dict[tuple[object, ...], list[dict[str, float]]] = defaultdict(list)
    coarse: dict[tuple[object, ...], list[dict[str, float]]] = defaultdict(list)
    for fragments, scores in zip(headers, own, strict=True):
        for fragment, score in zip(fragments, scores, strict=True):
            fine[fragment.slot].append(score)
            coarse[_coarse(fragment)].append(score)

    def means(
        table: dict[tuple[object, ...], list[dict[str, float]]],
    ) -> dict[tuple[object, ...], dict[str, float]]:
        return {
            slot: {
                role: sum(one.get(role, 0.0) for one in scores) / (len(scores) + 0.3)
                for role in scheme.roles
            }
            for slot, scores in table.items()
        }

    return means(fine), means(coarse)


def _coarse(fragment: Fragment) -> tuple[object, ...]:
    kind = fragment.type
    return (kind.size, kind.bold, kind.italic, kind.color, fragment.place > 0, fragment.aside)


def _mixed(
    fragment: Fragment,
    own: dict[str, float],
    fine: dict[tuple[object, ...], dict[str, float]],
    coarse: dict[tuple[object, ...], dict[str, float]],
    scheme: Scheme,
    slots: Slots,
) -> dict[str, float]:
    near, far = fine.get(fragment.slot, own), coarse.get(_coarse(fragment), own)
    by_words, by_slot = (0.05, 1.3) if slots.by_place else (0.55, 0.65)
    return {
        role: by_words * own.get(role, 0.0)
        + by_slot * near[role]
        + 0.3 * far[role]
        + _AS_ELSEWHERE * slots.share(fragment, scheme.elsewhere.get(role, ""))
        for role in scheme.roles
    }


def _best(
    usable: list[Fragment], mixed: list[dict[str, float]], more: list[Fragment], scheme: Scheme
) -> Assigned:
    """The assignment of roles to fragments with the largest sum; each role at most once."""
    count = len(usable)
    choices: list[tuple[float, dict[str, int]]] = []
    for picked in (
        _orders(count, len(scheme.roles))
        if count <= 4
        else dict.fromkeys(_greedy_orders(mixed, scheme))
    ):
        total = 0.0
        taken: dict[str, int] = {}
        for role, at in zip(scheme.roles, picked, strict=True):
            if at < 0:
                total -= 0.6 if role in scheme.needed else 0.0
                continue
            value = mixed[at][role] - 0.25
            if role not in scheme.needed and value <= 0.15:
                total -= 0.5
            total += value + (scheme.order_bonus.get(role, 0.0) if at == 0 else 0.0)
            taken[role] = at
        total += _TOWN_BEHIND * _has_town_behind(usable, taken, scheme)
        choices.append((total, taken))
    choices.sort(key=lambda one: -one[0])
    best_total, best = choices[0]
    other = next(
        (total for total, taken in choices[1:] if _differs(taken, best, scheme.needed)),
        best_total - 2,
    )
    used = set(best.values())
    rest = [fragment for at, fragment in enumerate(usable) if at not in used]
    margin = max(0.0, min((best_total - other) / 1.5, 1.0))
    return Assigned(
        {role: usable[at] for role, at in best.items()}, [*rest, *more], margin, best_total
    )


_TOWN_BEHIND = 1.2
"""How much a bare name behind a comma is the town of the firm or school before it."""


def _has_town_behind(usable: list[Fragment], taken: dict[str, int], scheme: Scheme) -> bool:
    """Whether the place of an assignment is a bare name right behind that of the employer or the
    school, and all that the entry needs is told elsewhere.
    """
    at = taken.get("location", 0)
    return (
        at > 0
        and all(role in taken for role in scheme.needed)
        and taken.get(scheme.located) == at - 1
        and not subject_like(usable[at - 1].text)
        and usable[at].opened == ","
        and usable[at].line == usable[at - 1].line
        and town_like(usable[at].text)
        and not is_region(usable[at].text)
    )


@lru_cache(maxsize=64)
def _orders(count: int, roles: int) -> tuple[tuple[int, ...], ...]:
    """Each way to give `count` fragments to the roles, at most one to each; -1 is none."""
    return tuple(dict.fromkeys(permutations([*range(count), *([-1] * roles)], roles)))


def _differs(taken: dict[str, int], best: dict[str, int], needed: Iterable[str]) -> bool:
    return any(taken.get(role) != best.get(role) for role in needed)


def _greedy_orders(mixed: list[dict[str, float]], scheme: Scheme) -> list[tuple[int, ...]]:
    """For long headers: only the three best fragments of each role are tried."""
    best = {
        role: [*sorted(range(len(mixed)), key=lambda at, role=role: -mixed[at][role])[:3], -1]  # type: ignore[misc]
        for role in scheme.roles
    }
    out: list[tuple[int, ...]] = [()]
    for role in scheme.roles:
        out = [(*taken, at) for taken in out for at in best[role] if at < 0 or at not in taken]
    return out
