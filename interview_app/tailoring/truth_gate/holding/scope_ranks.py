"""How strong a part a piece tells: helped < did < owned < managed < led."""

_STRENGTH = {"help": 0, "do": 1, "own": 2, "manage": 3, "lead": 4}
_STRONGEST_FIRST = tuple(sorted(_STRENGTH.items(), key=lambda one: -one[1]))
_KNOWN = {**_STRENGTH, "care": 3, "charge": 4, "run": 4}
"""What the evidence shows: who looks after it oversees it, who was in charge of people led them."""


def strength(ranks: set[str]) -> int:
    """0 helped, 1 did, 2 owned, 3 managed, 4 led; who helped in it did no more than help."""
    if "help" in ranks:
        return 0
    return next((number for rank, number in _STRONGEST_FIRST if rank in ranks), 1)


def shown_strength(ranks: set[str]) -> int:
    """What the evidence shows, on the same scale: who looks after something manages it, who is in charge leads."""
    return (
        0 if "help" in ranks else max((_KNOWN[rank] for rank in ranks if rank in _KNOWN), default=1)
    )
