"""The whole check: hash chain, contents, records and originals. Slow on purpose; the start makes do
with `quick_check`.
"""

from pathlib import Path

from interview_app.domain.frozen import frozen
from interview_app.store import blobs, contents, events, records
from interview_app.store.database import Connection


@frozen
class Verification:
    """What was checked, and a sentence without content for each fault."""

    events: int
    records: int
    blobs: int
    faults: tuple[str, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults


def verify(connection: Connection, blob_folder: Path) -> Verification:
    """Check everything against everything."""
    faults = [
        *(
            f"a content does not match its seal: {sha256[:16]}"
            for sha256 in contents.faults(connection)
        ),
        *events.chain_faults(connection),
        *records.faults(connection),
        *blobs.faults(connection, blob_folder),
    ]
    return Verification(
        events=events.last(connection)[0],
        records=int(connection.execute("SELECT COUNT(*) FROM records").fetchone()[0]),
        blobs=len(blobs.known(connection)),
        faults=tuple(faults),
    )
