"""What the window asks of the copies of a data folder before it restores from one."""

from pathlib import Path

from interview_app.errors import PersonCanMend
from interview_app.messages import data
from interview_app.paths import DataFolder
from interview_app.store import backup


def told(folder: DataFolder, _message: data.CopiesRequested) -> data.CopiesTold:
    """All backups."""
    return data.CopiesTold(
        copies=tuple(
            data.Copy(path=str(one.path), name=one.name, bytes=one.path.stat().st_size)
            for one in backup.listed(folder.backups)
        )
    )


def looked_into(folder: DataFolder, message: data.CopyLookRequested) -> data.CopyShown:
    """What a copy holds, or a sentence why nothing can be brought back from it."""
    from interview_app.use_cases.care.copies import look_into

    try:
        return look_into(folder, Path(message.path))
    except PersonCanMend as error:
        return data.CopyShown(path=message.path, sentence=error.sentence)
