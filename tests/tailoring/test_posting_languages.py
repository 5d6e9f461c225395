"""Postings in French and Spanish are read by the words of their language's file (issue 25; CONTRACT D4)."""

import pytest

from interview_app.domain.tailoring import Priority
from interview_app.errors import PipelineError
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.analyst import analyse, tasks
from interview_app.tailoring.posting.text import read_posting
from interview_app.tailoring.posting.title import title_in

FRENCH = """Infirmier / Infirmière de nuit (H/F)
Clinique des Tilleuls – Angers – CDI temps plein

La Clinique des Tilleuls accueille depuis 1962 des patients en médecine et en chirurgie. Notre équipe de nuit compte neuf soignants.

Vos missions
• Assurer la surveillance de vingt-deux patients en service de chirurgie
• Préparer et administrer les traitements prescrits
• Encadrer les étudiants en stage

Profil recherché
• Diplôme d'État d'infirmier exigé
• Deux ans d'expérience en chirurgie au minimum
• Maîtrise du logiciel Osiris
• La connaissance du logiciel Hopital Manager serait un plus

Vous avez le sens du travail en équipe. L'anglais est apprécié. Aucune expérience en réanimation n'est nécessaire.

Nous offrons
• Un salaire de 2 350 € brut par mois et treize jours de congés supplémentaires
• Une mutuelle prise en charge à 60 %

Pour postuler, envoyez votre CV et une lettre de motivation avant le 30 mars.
"""
SPANISH = """Encargado/a de almacén
Frutas Maribel, Almería

Somos una empresa familiar con cuarenta años en la exportación de hortalizas.

Funciones
Coordinar las entradas y salidas de mercancía de tres naves
Elaborar los turnos de un equipo de doce personas

Requisitos
Experiencia mínima de tres años en un puesto similar
Carnet de carretillero en vigor
Manejo de SAP
Se valorará inglés

Te encargarás del inventario mensual. Buscamos una persona que haya trabajado con producto fresco.

Qué ofrecemos
Contrato indefinido y salario de 24.000 € brutos anuales
Horario de lunes a viernes

Envía tu currículum a empleo@maribel.example.
"""


def _asked(text: str, priority: Priority) -> list[str]:
    return [
        one.text for one in analyse(read_posting(text), Synonyms())[1] if one.priority is priority
    ]


def test_a_french_posting_is_read_as_an_english_one() -> None:
    """D4: demands, wishes, work; pay, applying and what is not asked are none of them."""
    posting = read_posting(FRENCH)
    assert posting.language == "fr"
    assert _asked(FRENCH, Priority.HIGH) == [
        "Diplôme d'État d'infirmier exigé",
        "Deux ans d'expérience en chirurgie au minimum",
        "Maîtrise du logiciel Osiris",
        "le sens du travail en équipe",
    ]
    assert _asked(FRENCH, Priority.MEDIUM) == [
        "La connaissance du logiciel Hopital Manager serait un plus",
        "L'anglais est apprécié",
    ]
    found = analyse(posting, Synonyms())[1]
    assert [one.text for one in tasks(posting, Synonyms(), found)] == [
        "Assurer la surveillance de vingt-deux patients en service de chirurgie",
        "Préparer et administrer les traitements prescrits",
        "Encadrer les étudiants en stage",
    ]
    assert title_in(FRENCH) == "Infirmier / Infirmière de nuit"


def test_a_spanish_posting_that_lost_its_marks_is_read_as_an_english_one() -> None:
    """D4: what stands in lines under a heading is a list."""
    posting = read_posting(SPANISH)
    assert posting.language == "es"
    assert _asked(SPANISH, Priority.HIGH) == [
        "Experiencia mínima de tres años en un puesto similar",
        "Carnet de carretillero en vigor",
        "Manejo de SAP",
        "haya trabajado con producto fresco",
    ]
    assert _asked(SPANISH, Priority.MEDIUM) == ["Se valorará inglés"]
    profile, found = analyse(posting, Synonyms())
    assert profile.inferred_level == "lead"
    assert "SAP" in {word for one in found for word in one.keywords}


@pytest.mark.parametrize("text", [FRENCH, SPANISH])
def test_a_quotation_is_in_the_posting_as_it_stands(text: str) -> None:
    """Issue 5.2: every demand can be found again."""
    posting = read_posting(text)
    for one in analyse(posting, Synonyms())[1]:
        assert one.span is not None
        assert posting.text[one.span.start : one.span.end] == one.span.quote == one.text


def test_a_language_without_such_words_is_told_with_those_that_are_read() -> None:
    """Issue 5, bad input: the sentence says what to do."""
    text = (
        "Vi söker en sjuksköterska som har erfarenhet av akutvård och kan arbeta självständigt. "
        * 8
    )
    with pytest.raises(PipelineError, match=r"Deutsch.* English.* Español.* Français"):
        read_posting(text)
