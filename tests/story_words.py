"""Every text that a story holds, to be counted."""

from collections.abc import Sequence

from interview_app.domain.story import FIELDS, Draft, Told


def said_by(drafts: Sequence[Draft]) -> tuple[str, ...]:
    """Every text of some stories, once for each place in which it stands."""
    found = []
    for draft in drafts:
        for name in FIELDS:
            value = getattr(draft, name)
            parts = (
                value.words()
                if isinstance(value, Told)
                else (value if isinstance(value, tuple) else (value,))
            )
            found += [one for one in parts if one]
        found += draft.notes
    return tuple(found)
