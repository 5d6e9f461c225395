"""The pages that were shown last, as they were drawn: a window that starts shows them while what is
needed to work on them gets ready.
"""

import contextlib
from functools import cache

from pydantic import TypeAdapter

from interview_app.errors import StoreError
from interview_app.messages.tailoring.facts import RunPagesShown
from interview_app.paths import DataFolder
from interview_app.store.places import forget_last_page, last_page_file
from interview_app.store.store import Store


@cache
def _form() -> TypeAdapter[RunPagesShown]:
    return TypeAdapter(RunPagesShown)


def keep(store: Store, shown: RunPagesShown, *, erased: int) -> None:
    """Keep them until a record is erased (`Store.erased` before they were made); what cannot be
    kept is drawn anew at the next start.
    """
    with contextlib.suppress(StoreError):
        store.keep_last_page(_form().dump_json(shown), erased=erased)


def kept(places: DataFolder, run_id: str) -> RunPagesShown | None:
    """The last pages, where they are of this run."""
    try:
        shown = _form().validate_json(last_page_file(places).read_bytes())
    except (OSError, ValueError):
        return None
    return shown if shown.run_id == run_id else None


def forget(places: DataFolder, run_id: str) -> None:
    """They are no more, where they are of this run."""
    if kept(places, run_id) is not None:
        forget_last_page(places)
