"""Work on one's own account: "Freelance", "Selbstständig", "Autónomo" stand where others have their
firm.
"""

import re
from functools import lru_cache

from interview_app.language.names import phrases

_EDGES = re.compile(r"^\W+|\W+$")


@lru_cache(maxsize=8192)
def is_own_account(text: str) -> bool:
    """Whether a text says nothing but that somebody worked on their own account."""
    return phrases("own_account").fullmatch(_EDGES.sub("", text)) is not None


def on_own_account(text: str) -> bool:
    """Whether a text says that somebody worked on their own account: "Freelance Translator"."""
    return phrases("own_account").search(text) is not None
