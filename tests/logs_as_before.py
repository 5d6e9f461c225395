"""Logging goes where it went before, once a block is over that let the app set its logs up: else no
later test would see an error that is logged.
"""

import contextlib
import logging
from collections.abc import Iterator

from interview_app import logs


@contextlib.contextmanager
def logs_as_before() -> Iterator[None]:
    """What is set up within the block ends with it."""
    logger = logging.getLogger("interview_app")
    before = (logger.handlers, logger.level, logger.propagate, logs._file, logging.raiseExceptions)
    try:
        yield
    finally:
        for handler in logger.handlers:
            if handler not in before[0]:
                handler.close()
        logger.handlers, logger.level, logger.propagate, logs._file, logging.raiseExceptions = (
            before
        )
