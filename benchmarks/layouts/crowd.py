"""Everybody of the bench: 21 people written by hand, and 24 drawn from lists of words by a fixed seed, in ten languages."""

from pathlib import Path

from benchmarks.layouts.people import LANGUAGES, Person, person
from benchmarks.layouts.third_people import Somebody, Stay, somebodies
from benchmarks.layouts.words import HEADINGS, PRESENT

_HERE = Path(__file__).parent
_LATER = {
    "en": ("Languages", "Interests", "Courses"),
    "de": ("Sprachen", "Interessen", "Kurse"),
    "fr": ("Langues", "Centres d'intérêt", "Stages"),
    "es": ("Idiomas", "Intereses", "Cursos"),
    "it": ("Lingue", "Interessi", "Corsi"),
    "pt": ("Idiomas", "Interesses", "Cursos"),
    "nl": ("Talen", "Interesses", "Cursussen"),
    "pl": ("Języki obce", "Zainteresowania", "Kursy"),
    "zh": ("语言能力", "兴趣爱好", "培训"),
}
_SPOKEN = {
    "en": ("English", "German"),
    "de": ("Deutsch", "Englisch"),
    "fr": ("Français", "Anglais"),
    "es": ("Español", "Inglés"),
    "it": ("Italiano", "Inglese"),
    "pt": ("Português", "Inglês"),
    "nl": ("Nederlands", "Engels"),
    "pl": ("Polski", "Angielski"),
    "zh": ("汉语", "英语"),
}
DRAWN = 24


def _somebody(one: Person, variant: int) -> Somebody:
    kinds = ("languages", "interests", "extra")
    headings = {kind: words[variant % 3] for kind, words in HEADINGS[one.language].items()}
    headings |= dict(zip(kinds, _LATER[one.language], strict=True))
    return Somebody(
        one.id, one.language, one.name, one.headline, one.email, one.phone, one.place,
        tuple(link.split("//")[-1].removeprefix("www.") for link in one.links), one.summary,
        PRESENT[one.language][variant % 3], tuple(one.skills), _SPOKEN[one.language], (), (), headings,
        tuple(Stay(o.title, "", o.firm, o.start, o.end, o.place, tuple(o.highlights)) for o in one.posts),
        tuple(Stay(o.degree, o.area, o.school, o.start, o.end, "", ()) for o in one.studies),
    )  # fmt: skip


def crowd() -> list[Somebody]:
    """Everybody, the languages mixed, always in the same order."""
    written = [
        one
        for name in ("third", "fourth", "fifth")
        for one in somebodies(_HERE / f"{name}_people.toml").values()
    ]
    drawn = [_somebody(person(LANGUAGES[n % len(LANGUAGES)], 500 + n), n) for n in range(DRAWN)]
    return sorted([*written, *drawn], key=lambda one: (one.id[::-1], one.id))
