"""A career as `profile.yaml`: where it lies beside a file of cards, and how it is read (CONTRACT
C5).
"""

from pathlib import Path

from interview_app.errors import SelectionError
from interview_app.i18n import _
from interview_app.tailoring.given_file import text_of
from interview_app.tailoring.lines import profile_yaml
from interview_app.tailoring.lines.facts import Career


def profile_beside(cards: Path) -> Path:
    """Where `parse` keeps the career that a file of cards was read from."""
    return cards.with_name(f"{cards.stem}.profile.yaml")


def read_profile(path: Path) -> Career:
    """Profile and timeline of a file.

    Raises:
        SelectionError: it is missing, or cannot be used.
    """
    text = text_of(path, refused=SelectionError)
    if text is None:
        raise SelectionError(_("Profile file not found: {path}").format(path=path))
    return profile_yaml.from_yaml(text, name=path.name)
