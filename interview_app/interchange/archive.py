"""Zip archives of other programs, read with limits (CONTRACT B: entries, size, ratio)."""

import io
import zipfile

from interview_app.errors import ImportFailed
from interview_app.i18n import _

MOST_ENTRIES = 2_000
MOST_BYTES = 100 * 1024 * 1024


def read_members(content: bytes, *, suffix: str) -> dict[str, bytes]:
    """The members whose name ends in `suffix`, by their file name without folders.

    Raises:
        ImportFailed: it is no zip, is damaged, or unpacks to more than the limits.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            infos = archive.infolist()
            if len(infos) > MOST_ENTRIES or sum(info.file_size for info in infos) > MOST_BYTES:
                raise ImportFailed(
                    _("The archive unpacks to far more than expected and was not read.")
                )
            members: dict[str, bytes] = {}
            left = MOST_BYTES
            for info in infos:
                if not info.filename.lower().endswith(suffix):
                    continue
                with archive.open(info) as member:
                    # The directory may lie about sizes: what counts is what comes out.
                    data = member.read(left + 1)
                left -= len(data)
                if left < 0:
                    raise ImportFailed(
                        _("The archive unpacks to far more than expected and was not read.")
                    )
                members[info.filename.rsplit("/", 1)[-1]] = data
            return members
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError) as error:
        raise ImportFailed(
            _("The archive is damaged or protected. Download it again and try once more.")
        ) from error
