"""What the truth gate takes for a section's name, in the languages that readers of documents know (CONTRACT E7)."""

import pytest
from interview_app.tailoring.resume_audit import audit_text
from interview_app.tailoring.truth_gate.page.section_names import section_of, section_of_label

from interview_app.domain.tailoring import Severity
from tests.tailoring.made_up import card


@pytest.mark.parametrize(
    ("name", "section"),
    [
        ("Experiencia", "experience"),
        ("EXPERIENCIA LABORAL", "experience"),
        ("Educación", "education"),
        ("Formación académica", "education"),
        ("Habilidades", "skills"),
        ("Idiomas", "languages"),
        ("Expérience professionnelle", "experience"),
        ("Compétences", "skills"),
        ("Centres d’intérêt", "interests"),
        ("Esperienze lavorative", "experience"),
        ("Istruzione e formazione", "education"),
        ("Competenze", "skills"),
        ("Experiência profissional", "experience"),
        ("Formação acadêmica", "education"),
        ("Certificados", "certifications"),
        ("Doświadczenie zawodowe", "experience"),
        ("Werkervaring", "experience"),
        ("Persönliche Stärken", "skills"),
        ("职业经验", "experience"),
        ("專業證照", "certifications"),
        ("職務要約", "summary"),
        ("学　歴", "education"),
        ("資格・免許", "certifications"),
        ("【職務経歴】", "experience"),
        ("경력 사항", "experience"),
        ("보유기술", "skills"),
        ("수상 경력", "awards"),
    ],
)
def test_a_section_is_known_in_many_languages(name: str, section: str) -> None:
    """With and without accents, in capitals or small."""
    assert section_of(name) == section


@pytest.mark.parametrize(
    "line",
    ["Leadership", "Writing", "Research", "Führerschein", "Governance", "Career", "Kubernetes"],
)
def test_a_skill_in_a_line_of_its_own_is_no_section(line: str) -> None:
    """D8: what opens a section claims nothing, so a word that may be claimed is none."""
    assert section_of(line) == ""


def test_a_list_of_a_post_opens_no_section_of_skills() -> None:
    """A post's "Software: SAP" stays under its employer; "Idiomas: inglés" is a section in one line."""
    assert section_of_label("Software") == ""
    assert section_of_label("Idiomas") == "languages"


LUCIA = (
    card(
        "c1",
        "Talleres Aranda",
        "Jefa de taller",
        "2018-09 to 2021-02",
        "Gestión de un taller con 12 mecánicos en Zaragoza",
    ),
    card(
        "c2",
        "independent",
        "Habilidades",
        "2018-present",
        "Soldadura, Neumática, AutoCAD",
        skills=("Soldadura", "Neumática", "AutoCAD"),
    ),
)
SPANISH = """# Lucía Alemán

## Experiencia

### Jefa de taller, Talleres Aranda

septiembre de 2018 – febrero de 2021

- Gestión de un taller con 12 mecánicos en Zaragoza

## Habilidades

- Soldadura, Neumática, AutoCAD
"""


def test_a_spanish_page_is_read_in_its_sections() -> None:
    """E7: its headings claim nothing, its skills are no employer's, and its lies are refused."""
    assert audit_text(SPANISH, LUCIA).truth_violations == ()
    for true, lie in (("12 mecánicos", "22 mecánicos"), ("AutoCAD\n", "AutoCAD, CATIA\n")):
        found = audit_text(SPANISH.replace(true, lie), LUCIA).truth_violations
        assert any(one.severity is Severity.BLOCKER for one in found), lie


def test_a_list_of_software_has_a_name() -> None:
    """E7: such a section was none; before a colon it is a list of a post, and beside other words it is what they say."""
    assert (
        section_of("Software") == section_of("Software & Tools") == section_of("TOOLS") == "skills"
    )
    assert section_of_label("Software") == ""
    assert section_of("Software Development") == section_of("Software Engineer") == ""
