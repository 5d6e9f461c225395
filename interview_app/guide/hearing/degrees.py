"""A school or a degree among licences: "BSc Nursing, University of Leeds, 2012, and a forklift licence"."""

import re

from interview_app.domain.frozen import frozen
from interview_app.guide.hearing.frames import PERIOD
from interview_app.guide.hearing.papers import LICENCE
from interview_app.guide.hearing.school_words import NAMES_SCHOOL
from interview_app.guide.late_patterns import Late

_DEGREE = Late(
    r"(?<![\w-])(?:(?-i:B\.?Sc|B\.?A|B\.?Eng|B\.?Ed|B\.?Com|B\.?Tech|LL\.?[BM]|M\.?Sc|M\.?A|M\.?Eng|M\.?Ed|M\.?Phil|MBA|PGCE)"
    r"|ph\.?d|hnd|baccalaur\w*|(?:\w+ )?degree|bachelor\w*|master['’]?s|master (?:of|in|an|der|in)|doctorate"
    r"|a[- ]levels?|gcses?|leaving cert\w*|high school diploma|abitur|fach(?:hochschul)?abitur|matura|maturität|magister"
    r"|\w*studium|(?:mittlere |fachhochschul|hochschul)reife|(?:haupt|real)schulabschluss|diplomstudium"
    r"|(?:berufs)?ausbildung (?:als|zu[rm]?|bei|in)|lehre (?:als|zu[rm]?|bei|in)|apprenticeship (?:as|at|in|with))(?![\w])",
    re.IGNORECASE,
)
"""What is finished at a school or in an apprenticeship, and never a licence."""
_LEARNT_THERE = Late(
    r"\b(?:studied|graduated|went to|attended|studiert|studierte|besucht|zur schule)\b",
    re.IGNORECASE,
)
_PART = Late(
    r"(?P<joint>\s*[;\n]\s*|(?<=[\w)]{2})[.!]\s+(?=[A-ZÄÖÜ])|,\s*(?:(?:and|und|sowie|plus)\s+)?|\s+(?:and|und|sowie|plus)\s+)"
)
_BESIDE_IT = Late(
    rf"(?:{PERIOD}|(?:at|from|in|an|am|auf|bei|von|since|seit|until|bis|graduated|finished|abgeschlossen)\s.+)",
    re.IGNORECASE,
)
"""Where and when of the degree before it."""
_A_TIME = Late(rf"{PERIOD}", re.IGNORECASE)
_SUBJECT = re.compile(r"[^\W\d_]+(?: [^\W\d_]+)?")


@frozen(kw_only=False)
class _Piece:
    joint: str
    text: str
    is_degree: bool


def parted(text: str) -> tuple[str, str]:
    """The words of an answer about licences that tell what was learned at a school, and the rest; each "" where there is none."""
    pieces = _pieces(text.strip())
    school = _joined([one for one in pieces if one.is_degree])
    return (school, _joined([one for one in pieces if not one.is_degree])) if school else ("", text)


def _joined(pieces: list[_Piece]) -> str:
    return "".join(f"{one.joint if at else ''}{one.text}" for at, one in enumerate(pieces)).strip(
        " ,;"
    )


def _pieces(text: str) -> list[_Piece]:
    """The parts of a list, each with what joins it to the one before; a place or a year goes with the degree beside it."""
    cut = _PART.split(text)
    texts, joints = cut[::2], ["", *cut[1::2]]
    own = [is_degree(one) for one in texts]
    found: list[_Piece] = []
    for at, (joint, one) in enumerate(zip(joints, texts, strict=True)):
        is_dated = (
            at + 1 < len(texts)
            and _A_TIME.fullmatch(texts[at + 1].strip(" ."))
            and LICENCE.search(one) is None
        )
        behind = bool(found) and found[-1].is_degree and bool(is_dated or _goes_with(joint, one))
        before = at + 1 < len(texts) and own[at + 1] and _names_school(one)
        found.append(_Piece(joint, one, own[at] or behind or before))
    return found


def is_degree(text: str) -> bool:
    """Whether words tell what was finished at a school, and no licence."""
    return (
        LICENCE.search(text) is None
        and (_DEGREE.search(text) or _LEARNT_THERE.search(text)) is not None
    )


def _names_school(text: str) -> bool:
    return NAMES_SCHOOL.search(text) is not None and LICENCE.search(text) is None


def _goes_with(joint: str, text: str) -> bool:
    """Whether a part tells of the degree before it: where, when, or its second subject."""
    if _names_school(text) or _BESIDE_IT.fullmatch(text.strip(" .")):
        return True
    return (
        joint.strip() in ("and", "und")
        and _SUBJECT.fullmatch(text) is not None
        and LICENCE.search(text) is None
    )
