"""Names of files that say whose they are."""

import pytest

from interview_app.ui.controls.saving import file_name


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        (
            ("Marisol Okonkwo-Díaz", "Content Designer"),
            "Marisol Okonkwo-Díaz – Content Designer.pdf",
        ),
        (("Jörg Weiß", "Kranführer (m/w/d)"), "Jörg Weiß – Kranführer (m w d).pdf"),
        (("", "Staff Nurse"), "Staff Nurse.pdf"),
        (("李 明", 'C:\\x "y"?\n'), "李 明 – C x y.pdf"),
        (("A" * 300, ""), "A" * 120 + ".pdf"),
    ],
)
def test_a_file_is_called_after_the_person_and_what_it_is_for(
    parts: tuple[str, ...], name: str
) -> None:
    """Issue 26: letters kept; what no system takes in a name is left out."""
    assert file_name(*parts, suffix="pdf") == name
