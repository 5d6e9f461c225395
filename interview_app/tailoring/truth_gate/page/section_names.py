"""The names of a résumé's sections, as people write them (CONTRACT D8, E7)."""

import re
import unicodedata
from functools import cache, lru_cache

from interview_app.domain.resume import SECTION_TITLES
from interview_app.domain.section_names import EXACT
from interview_app.tailoring.truth_gate.words import common_en

PERSONAL = "personal"
_BY_WORD = {
    "experience": "experience employment history career work werdegang berufserfahrung erfahrung erfahrungen berufspraxis praxiserfahrung stationen laufbahn praktika internships praktikum tätigkeiten",
    "education": "education studies ausbildung bildungsweg schulbildung studium weiterbildung weiterbildungen bildung berufsausbildung schule training courses qualifications qualifikationen zusatzqualifikationen fortbildung fortbildungen",
    "summary": "summary profile objective about statement overview introduction profil kurzprofil zusammenfassung",
    "skills": "skills competencies competences strengths expertise tools technologies kenntnisse fähigkeiten kompetenzen kernkompetenzen schlüsselkompetenzen stärken fachkenntnisse skill kenntniss",
    "certifications": "certifications certificates certification licenses licences zertifikate zertifizierungen lizenzen",
    "languages": "languages sprachen sprachkenntnisse fremdsprachen",
    "awards": "awards honors honours achievements accomplishments auszeichnungen preise erfolge highlights",
    "publications": "publications patents presentations talks publikationen veröffentlichungen patente vorträge",
    "volunteering": "volunteer volunteering community ehrenamt engagement",
    "interests": "interests hobbies hobbys interessen freizeit",
    "projects": "projects projekte",
    "memberships": "memberships affiliations mitgliedschaften",
    "references": "references referees referenzen",
    PERSONAL: "contact details kontakt kontaktdaten personalien",
}
_BESIDE = frozenset(
    "professional relevant other additional key core technical selected further personal and und of me my the in mich über beruflicher berufliche beruflicher berufliches "
    "schulischer akademische akademischer akademischer persönliche besondere praktische weitere fachliche soziale it edv computer digital soft hard industry areas area main recent "
    "early previous current service sonstiges sonstige aus fort ehrenamtliches information informationen daten development background language leadership military licensing "
    "academic vocational executive career clinical teaching research industry software".split()
)
_ALONE = frozenset(
    (
        "it",
        "edv",
        "sonstiges",
        "additional information",
        "about me",
        "über mich",
        "persönliche daten",
        "personal information",
        "professional development",
    )
)
_NOT_ALONE = frozenset(("work", "community", "details", "career", "history"))
_LONGEST = 5


@lru_cache(maxsize=4096)
def section_of(text: str) -> str:
    """The section that a line names, in any language of our own résumés or as people name it; empty for none.

    How many entries it has may stand behind the name: "Work Experience (4)".
    """
    name = _COUNTED.sub("", text)
    return (
        _by_words(name)
        or _by_name(name)
        or ("experience" if _unaccented(name) in _BARE else _LISTS.get(_unaccented(name), ""))
    )


_COUNTED = re.compile(r"\s*[(\[]\d{1,2}[)\]]\s*$")


def is_heading(text: str) -> bool:
    """Whether a cell beside others names a section, as nothing but a heading does: not "Leadership", but "Work" and "Education"."""
    bare = _unaccented(_COUNTED.sub("", text))
    return bare in _BARE or (bare in _names() and not _may_be_a_skill(bare))


_BARE = frozenset(("work", "arbeit"))
"""Names of the part that tells of work which stand alone in no list of skills."""
_LISTS = {"software": "skills"}
"""Names of a list, which are one alone in their line and none before a colon."""


@lru_cache(maxsize=4096)
def section_of_label(label: str) -> str:
    """The section that stands before a colon; "Software: SAP" is a list of a post, and no section of skills begins with it."""
    by_name = _by_name(label)
    return _by_words(label) or ("" if by_name == "skills" else by_name)


def _by_words(text: str) -> str:
    bare = " ".join(re.sub(r"[^\w\s]", " ", text.casefold()).split())
    known = _own().get(bare)
    if known is not None:
        return known
    words = bare.split()
    if not 0 < len(words) <= _LONGEST or len(text) > 60 or text.rstrip().endswith("."):
        return ""
    if bare in _ALONE:
        return {"about me": "summary", "über mich": "summary"}.get(
            bare, PERSONAL if bare.startswith("pers") else "other"
        )
    table = _words()
    named = [table[word] for word in words if word in table]
    all_known = all(word in table or word in _BESIDE for word in words)
    return named[0] if named and all_known and not (len(words) == 1 and bare in _NOT_ALONE) else ""


def _by_name(text: str) -> str:
    """The section of one of the names that readers of documents know, in many languages."""
    bare = _unaccented(text)
    return (
        ""
        if len(text) > _LONGEST_NAME or _may_be_a_skill(bare)
        else _names().get(_closed_up(bare), "")
    )


def _closed_up(bare: str) -> str:
    """Words in letters of East Asia without their spaces, which are a matter of looks there: "学 歴"."""
    return bare if bare.isascii() else bare.replace(" ", "")


_LONGEST_NAME = 60


def _may_be_a_skill(bare: str) -> bool:
    """Whether a word is as likely one of a list in a column of its own: "Leadership", "Writing", "Führerschein"."""
    return bare in _NOT_ALONE or bare in _BOASTED or bare in common_en.COMMON.split()


_BOASTED = frozenset(
    "speaking writing conferences outreach boards committees associations organizations web phone connect works creations "
    "fuhrerschein fuhrerscheine permis patenti scholarships prizes fellowships".split()
)


def _unaccented(text: str) -> str:
    letters = (
        mark
        for mark in unicodedata.normalize("NFKD", text.casefold())
        if not unicodedata.combining(mark)
    )
    return " ".join(
        re.sub(r"[\W_]+", " ", "".join(letters).replace("'", "").replace("’", "")).split()
    )


@cache
def _names() -> dict[str, str]:
    found = (
        (_unaccented(name), kind)
        for kind, names in EXACT.items()
        for name in re.split(r"[|\n]", names)
    )
    return {_closed_up(name): _KINDS.get(kind, kind) for name, kind in found if name}


_KINDS = {
    "certificates": "certifications",
    "volunteer": "volunteering",
    "contact": PERSONAL,
    "formalities": "other",
}
"""What readers of documents call these sections."""


@cache
def _words() -> dict[str, str]:
    return {word: section for section, words in _BY_WORD.items() for word in words.split()}


@cache
def _own() -> dict[str, str]:
    """The names that our own résumés print."""
    return {
        " ".join(re.sub(r"[^\w\s]", " ", title.casefold()).split()): key
        for titles in SECTION_TITLES.values()
        for key, title in titles.items()
    }
