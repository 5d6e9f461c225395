"""What a report says of lines that exclude each other, without what is told where one of them gave
way to the other.
"""

from collections.abc import Iterable, Sequence

from interview_app.domain.resume import ResumeBullet
from interview_app.domain.tailoring import Trim


def inconsistencies_besides(
    sentences: Iterable[str], trims: Sequence[Trim], printed: Iterable[ResumeBullet]
) -> tuple[str, ...]:
    """Those of a report's inconsistencies that are not told with a trim: neither its own reason,
    nor both its lines.

    `trims`: what was left out and is told as such; `printed`: the lines that are there (CONTRACT
    D2, D11).
    """
    lines = {one.bullet_id: _bare(one.text) for one in printed}
    settled = [one for one in trims if one.instead_of is not None]

    def is_told(sentence: str) -> bool:
        return any(
            one.reason in sentence
            or (
                _bare(one.text) in sentence
                and one.instead_of in lines
                and lines[one.instead_of] in sentence
            )
            for one in settled
        )

    return tuple(one for one in sentences if not is_told(one))


def _bare(text: str) -> str:
    """A line without its stop: a page prints some without, and their card has it."""
    return text.rstrip(" .")
