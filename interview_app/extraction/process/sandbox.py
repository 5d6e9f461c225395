"""What the doctor asks about the sealed worker: which locks hold on this machine."""

from interview_app.extraction.process.worker_pool import WorkerPool
from interview_app.extraction.refusal import Refused
from interview_app.extraction.sealing import unsealed


def sandbox_status() -> dict[str, bool]:
    """Start a worker and ask it: `limits`, `no_new_privs`, `landlock`, `seccomp`, on macOS
    `sandbox`. Empty: it did not start.
    """
    with WorkerPool(at_once=1, spares=0) as pool:
        try:
            return pool.sandbox_status()
        except Refused:
            return {}


def available() -> bool:
    """Whether a worker starts here and at least one lock on files and network holds."""
    held = sandbox_status()
    return unsealed.holds(held)
