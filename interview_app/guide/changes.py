"""Words that say something changed, in English and German, as stems: numbers are results by them,
and stories end with them.
"""

_MOVED = """
    decreas increas improv rising rises rose risen grew grow fell fall dropp drops doubl tripl halv
    shrank shrunk climb sank sunk
    declin jump
    gesunken sank sinkt stieg gestiegen fiel gefallen gewachs wuchs halbier verdoppel verdreifach
"""
"""What something does of itself."""
_MADE = """
    reduc cut sav brought lower rais boost
    gesenkt senk steiger erhöh reduzier verkürz verbesser gespart einspar eingespart
"""
"""What somebody does to it."""
_COMPARED = """
    down up(?!\\sto) more(?!\\sthan) fewer(?!\\sthan) less(?!\\sthan) faster slower higher lower
    cheaper better
    shorter longer earlier
    sooner extra additional
    weniger(?!\\sals) mehr(?!\\sals) schneller langsamer höher niedriger kürzer länger günstiger
    besser zusätzlich rückgang zuwachs
"""


def _one_of(*words: str) -> str:
    return "|".join(" ".join(words).split())


MOVED = rf"(?:{_one_of(_MOVED)})\w*"
"""A verb of what went up or down of itself."""
MADE = rf"(?:{_one_of(_MOVED, _MADE)})\w*"
"""A verb of what was made to go up or down, or went so."""
CHANGED = _one_of(_MOVED, _MADE, _COMPARED)
"""Stems of everything that tells a change."""
