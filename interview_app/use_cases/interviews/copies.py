"""What the window asks of the copies of a data folder before it restores from one."""

import asyncio
from pathlib import Path

from interview_app.errors import PersonCanMend
from interview_app.interview.parts import Service
from interview_app.messages.data import (
    CopiesRequested,
    CopiesTold,
    Copy,
    CopyLookRequested,
    CopyShown,
)
from interview_app.paths import DataFolder


def copy_services(folder: DataFolder) -> dict[type, Service]:
    """The services for `CopiesRequested` and `CopyLookRequested`."""

    async def tell(_message: CopiesRequested) -> object:
        return await asyncio.to_thread(_told, folder)

    async def look(message: CopyLookRequested) -> object:
        return await asyncio.to_thread(_looked, folder, message.path)

    return {CopiesRequested: tell, CopyLookRequested: look}


def _told(folder: DataFolder) -> CopiesTold:
    from interview_app.use_cases.care.backup import list_backups

    return CopiesTold(
        copies=tuple(
            Copy(path=str(one.path), name=one.name, bytes=one.path.stat().st_size)
            for one in list_backups(folder)
        )
    )


def _looked(folder: DataFolder, path: str) -> CopyShown:
    from interview_app.use_cases.care.copies import look_into

    try:
        return look_into(folder, Path(path))
    except PersonCanMend as error:
        return CopyShown(path=path, sentence=error.sentence)
