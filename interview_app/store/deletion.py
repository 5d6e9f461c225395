"""Removing what the store wrote, and only that: the data folder may be one the person chose and uses for more."""

import shutil

from interview_app.store.faults import typed_faults
from interview_app.store.places import Places, drafts_file, set_aside, side_files, unsent_file


def remove_store_files(places: Places) -> None:
    """Remove all of it, copies before the database: cut off in the middle, it can be done again.

    Raises:
        StoreError: something could not be removed.
    """
    with typed_faults():
        for folder in (places.backups, set_aside(places), places.blobs, places.cache):
            if folder.is_dir() and not folder.is_symlink():
                shutil.rmtree(folder)
        for file in (unsent_file(places), drafts_file(places), *side_files(places.database), places.database):
            file.unlink(missing_ok=True)
