"""A career as `profile.yaml`: where it lies beside a file of cards, and how it is read (CONTRACT C5)."""

from pathlib import Path

from interview_app.errors import SelectionError
from interview_app.i18n import _
from interview_app.tailoring import profile_yaml
from interview_app.tailoring.facts import Career


def profile_beside(cards: Path) -> Path:
    """Where `parse` keeps the career that a file of cards was read from."""
    return cards.with_name(f"{cards.stem}.profile.yaml")


def read_profile(path: Path) -> Career:
    """Profile and timeline of a file.

    Raises:
        SelectionError: it is missing, or cannot be used.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise SelectionError(_("Profile file not found: {path}").format(path=path)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise SelectionError(
            _("{name} cannot be read. Check that it is a text file you may open.").format(name=path.name)
        ) from error
    return profile_yaml.from_yaml(text, name=path.name)
