"""A text file that a person wrote or keeps: settings, a profile, a list of synonyms."""

from collections.abc import Callable
from pathlib import Path

from interview_app.errors import DocumentError
from interview_app.i18n import _


def text_of(path: Path, *, refused: Callable[[str], Exception]) -> str | None:
    """The text of a file, without the mark that some editors put before it; None when there is no
    such file.

    `refused` makes the error that is raised, out of its sentence, for a file that may not be opened
    or is no text.
    """
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise refused(
            _("{name} cannot be read. Check that it is a text file you may open.").format(
                name=path.name
            )
        ) from error


def not_there(path: Path) -> DocumentError:
    """What is told of a document that is named and cannot be opened."""
    sentence = _("{name} cannot be opened. Check that the file is there and may be read.")
    return DocumentError("file_not_found", sentence.format(name=path.name))
