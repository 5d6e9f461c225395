"""What was typed into the composer and not sent yet: one small file beside the database, for the
session in force.

It is no event: it changes with every few words, nobody has said it yet, and no backup shall hold
what was thought better of.
"""

import json

from interview_app.paths import DataFolder
from interview_app.store.faults import typed_faults
from interview_app.store.files import write_whole
from interview_app.store.places import unsent_file


def keep(places: DataFolder, session_id: str, texts: tuple[str, ...]) -> None:
    """Keep the texts in the place of those kept before; without any, nothing stays.

    Raises:
        StoreError: it could not be written; what was kept before is still there.
    """
    file = unsent_file(places)
    with typed_faults():
        if texts:
            content = {"session": session_id, "texts": texts}
            # A half of a surrogate pair can be typed or pasted, and is no UTF-8: JSON writes it as
            # an escape.
            write_whole(file, json.dumps(content).encode())
        else:
            file.unlink(missing_ok=True)


def kept(places: DataFolder, session_id: str) -> tuple[str, ...]:
    """The texts kept for this session; none when the file is another's, or says nothing of use."""
    try:
        told = json.loads(unsent_file(places).read_bytes())
        return tuple(str(one) for one in told["texts"]) if told["session"] == session_id else ()
    except (OSError, ValueError, TypeError, KeyError):
        return ()
