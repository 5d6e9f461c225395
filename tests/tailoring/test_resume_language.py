"""A résumé's own words follow its evidence: 17 languages (DESIGN 9; NEXT 6)."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from interview_app.check.page.read_back import strange_words
from interview_app.cli.main import cli
from interview_app.domain.dates import PRESENT
from interview_app.domain.resume import (
    ResumeDocument,
    ResumeEntry,
    ResumeSection,
)
from interview_app.language.printed import languages, word
from interview_app.rendering.plain_formats import to_text
from interview_app.tailoring.stages.writing import language_of

LANGUAGES = languages()
SAID: dict[str, tuple[str, ...]] = {
    "en": ("Ran the north line with a team of 5", "Cut outages by 30 % in two years"),
    "de": (
        "Störungsdienst für 12 Umspannstationen",
        "Ausbildung von 3 Lehrlingen bis zur Gesellenprüfung",
    ),
    "fr": (
        "Encadrement de 3 étudiants par an",
        "Réduction de 20 % du temps d'attente aux urgences",
    ),
    "es": (
        "Tutoría de 3 estudiantes al año",
        "Reducción del 20 % del tiempo de espera en urgencias",
    ),
    "it": (
        "Formazione di 3 apprendisti all'anno",
        "Riduzione del 20 % dei tempi di attesa al pronto soccorso",
    ),
    "pt": ("Formação de 3 aprendizes por ano", "Redução de 20 % do tempo de espera nas urgências"),
    "nl": (
        "Jaarlijks 3 leerlingen opgeleid",
        "De wachttijd op de spoedeisende hulp met 20 % verkort",
    ),
    "pl": (
        "Szkolenie 3 uczniów rocznie",
        "Skrócenie czasu oczekiwania na oddziale ratunkowym o 20 %",
    ),
    "sv": (
        "Handledde 3 elever om året på vår avdelning",
        "Kortade väntetiden för patienter med 20 %",
    ),
    "da": (
        "Vejledte 3 elever om året på vores afdeling",
        "Afkortede ventetiden på skadestuen med 20 % efter et halvt år",
    ),
    "nb": (
        "Veiledet 3 lærlinger i året gjennom hele opplæringen",
        "Kortet ventetiden på legevakten med 20 % etter et halvt år",
    ),
    "fi": (
        "Opastin vuosittain 3 opiskelijaa osastolla ja kotihoidossa",
        "Lyhensin potilaiden odotusaikaa 20 % kahden vuoden aikana",
    ),
    "ro": (
        "Am îndrumat 3 ucenici pe an în secția de urgență",
        "Timpul de așteptare la urgență a scăzut cu 20 % în doi ani",
    ),
    "hu": (
        "Évente 3 tanulót képeztem ki az osztályon",
        "A várakozási idő 20 %-kal csökkent a sürgősségi osztályon",
    ),
    "cs": (
        "Každý rok jsem zaškolila 3 učně na oddělení",
        "Čekací doba na pohotovosti se zkrátila o 20 %",
    ),
    "sk": (
        "Každý rok som zaškolila 3 učňov na oddelení",
        "Čakacia doba na pohotovosti sa skrátila o 20 %",
    ),
    "tr": ("Her yıl 3 çırak için eğitim verdim", "Acil serviste bekleme süresi %20 daha kısa oldu"),
}
FRENCH = """# Camille Lefèvre

camille@example.org

## Expérience professionnelle

### Cheffe de projet, Hôpital Saint-Antoine

2019-03 – 2023-08

- Réduction de 20 % du temps d'attente aux urgences

## Langues

- Anglais: courant
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_evidence_is_known(language: str) -> None:
    """DESIGN 9: headings and dates are localised to the language the evidence speaks."""
    assert language_of(SAID[language]) == language
    assert language_of(reversed(SAID[language])) == language


def test_what_tells_nothing_is_not_guessed() -> None:
    """A list of products speaks no language."""
    assert language_of(["SAP S/4HANA", "Kubernetes, Terraform", "2019"]) is None
    assert language_of([]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_month_that_we_print_is_known_as_ours(language: str) -> None:
    """D8: the check of the finished page takes no month name or word for an open end for an invented one."""
    entries = tuple(
        ResumeEntry(
            id=f"e{month}",
            title="Fitter",
            organization="Acme",
            start=f"2019-{month:02d}",
            end=PRESENT,
        )
        for month in range(1, 13)
    )
    title = word("experience", language)
    document = ResumeDocument(
        language=language, sections=(ResumeSection(key="experience", title=title, entries=entries),)
    )
    assert strange_words(to_text(document), document) == []


@pytest.mark.parametrize(
    ("told", "language"),
    [
        (
            ("Developed REST APIs serving 10K requests per second", "BS, Computer Science, MIT"),
            "en",
        ),
        (("Drove a night bus, Los Angeles", "Shift planner, City of El Paso"), "en"),
        (("Welded hulls, DEN HAAG", "Fitted 12 hulls with cranes"), "en"),
        (("THE NORTH LINE OF A MILL",), "en"),
        (("Die Nachtschicht geplant. Den Lagerplatz umgebaut",), "de"),
    ],
)
def test_a_name_speaks_no_language(told: tuple[str, ...], language: str | None) -> None:
    """DESIGN 9: a school called MIT, or a town of two Spanish words, makes no German or Spanish page of an English one."""
    assert language_of(told) == language


def test_a_french_resume_is_written_in_french(tmp_path: Path) -> None:
    """Issue 7.4: section names and dates of the files follow the evidence, the gate included; no window is asked."""
    (tmp_path / "cv.md").write_text(FRENCH, encoding="utf-8")
    (tmp_path / "jd.txt").write_text(
        "Cheffe de projet\n\nRequis:\n- Expérience aux urgences\n", encoding="utf-8"
    )
    cards = tmp_path / "cards.json"
    run = CliRunner().invoke
    assert run(cli, ["parse", "-f", str(tmp_path / "cv.md"), "-o", str(cards)]).exit_code == 0
    asked = [
        "generate",
        "-j",
        str(tmp_path / "jd.txt"),
        "-t",
        "Cheffe de projet",
        "--cards",
        str(cards),
        "--batch",
    ]
    done = run(cli, [*asked, "-o", str(tmp_path / "out")])
    assert done.exit_code == 0, done.output
    (text,) = (tmp_path / "out").glob("*/resume.txt")
    told = text.read_text(encoding="utf-8").casefold()
    assert word("experience", "fr").casefold() in told
    assert "mars 2019 – août 2023" in told
