"""The bounded process that runs tesseract: `interview-app --ocr-worker`. Pictures in, words with
boxes out.

It is sealed like the reader once tesseract's data is loaded. The language is found on a strip of
the page, a skewed page is turned straight, a page that reads badly is tried the other ways round, a
pale one is darkened and one without ink is not read.
"""

import contextlib
import os
import signal
from collections.abc import Callable
from typing import Any

from PIL import Image, ImageChops

from interview_app.extraction.limits import MAX_IMAGE_PIXELS
from interview_app.extraction.phrases.language import language_of
from interview_app.extraction.recognition.page_ink import with_ink
from interview_app.extraction.recognition.tesseract_data import (
    LANGUAGES,
    binding,
    installed_languages,
)
from interview_app.extraction.recognition.tesseract_engine import (
    Engine,
    Recognised,
    program_engine,
    tesserocr_engine,
)
from interview_app.extraction.sealing.protocol import (
    EndOfStream,
    ProtocolError,
    read_frame,
    write_frame,
)
from interview_app.extraction.sealing.seal import confine

_REQUEST_BYTES = MAX_IMAGE_PIXELS + 4096
_MEMORY_BYTES = 600 * 1024 * 1024
_CPU_SECONDS = 2_000
_STRIP = 0.045
"""Share of the page's height that is read to find its language; the strip then grows to whole
lines.
"""

_TRIAL = 0.06
"""Share of the page's height that is read to find which way up it lies."""

_STRIP_LETTERS = 60
_GOOD = 0.70
"""Mean confidence above which a page stands upright for certain."""

_NOISE = 0.35
"""Mean confidence below which it is no text at all."""

_LEAST_SKEW, _MOST_SKEW = 0.9, 6.0
"""Degrees: tesseract copes with less; more is no scan of a page."""

_SKEW_WIDTH = 220


def run() -> int:
    """Serve until the input closes; returns the exit code."""
    requests, answers = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nowhere, number)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Image.MAX_IMAGE_PIXELS = MAX_IMAGE_PIXELS
    engine = _engine()
    with contextlib.suppress(EndOfStream, ProtocolError):
        while True:
            frame = read_frame(requests, max_bytes=_REQUEST_BYTES)
            answer = recognise(
                engine,
                _image(frame.body),
                hint=frame.head.get("language"),
                told=lambda code: write_frame(answers, {"kind": "language", "language": code}),
            )
            write_frame(answers, answer)
    return 0


def _engine() -> Engine:
    if binding() == "tesserocr":
        engine = tesserocr_engine()
        # Libraries load parts of themselves when first used: once over everything, while they still
        # may. Reading the names of the languages is one of these.
        installed_languages()
        recognise(engine, Image.linear_gradient("L").resize((300, 300)).rotate(1.0))
        language_of("rehearsal")
        confine(most_bytes=_MEMORY_BYTES, cpu_seconds=_CPU_SECONDS)
        return engine
    return program_engine()


def _image(pgm: bytes) -> Any:
    header, _, pixels = pgm.partition(b"\n")
    _, width, height, _ = header.split()
    return Image.frombytes("L", (int(width), int(height)), pixels)


def recognise(
    engine: Engine,
    image: Any,
    *,
    hint: object = None,
    told: Callable[[str | None], None] = lambda _code: None,
) -> dict[str, Any]:
    """The page's words in its best orientation; boxes are pixels of the upright image.

    `hint` is the document's language, where an earlier page told it; else `told` hears what this
    page tells, before it is read.
    """
    inked = with_ink(image)
    if inked is None:
        return _words(image, Recognised([], 0.0))
    image = inked
    upright, angle = _straightened(image)
    turn = 0
    known = hint if isinstance(hint, str) and hint in installed_languages() else None
    if known is None:
        known = _language(engine, upright)
        told(known)
    language = known or _default_language()
    found = engine(upright, language)
    if known is None and found.confidence >= _GOOD:
        language, found = _reread(engine, upright, language, found)
    if found.confidence < _GOOD or found.sideways:
        turned = _better(engine, image, upright, language, found)
        if turned is not None:
            upright, turn, angle, language, found = turned
    if found.confidence < _NOISE:
        found = Recognised([], 0.0)
    return _words(upright, found, turn=turn, angle=angle)


def _words(upright: Any, found: Recognised, *, turn: int = 0, angle: float = 0.0) -> dict[str, Any]:
    return {
        "kind": "words",
        "width": upright.width,
        "height": upright.height,
        "turn": turn,
        "angle": angle,
        "lines": found.lines,
    }


def _reread(engine: Engine, image: Any, language: str, found: Recognised) -> tuple[str, Recognised]:
    """A strip said nothing, the whole page may: read it again in its own language."""
    own = LANGUAGES.get(language_of(found.text) or "", language)
    return (
        (own, engine(image, own))
        if own != language and own in installed_languages()
        else (language, found)
    )


def _default_language() -> str:
    installed = installed_languages()
    return "eng" if "eng" in installed else installed[0]


def _better(
    engine: Engine, image: Any, upright: Any, language: str, found: Recognised
) -> tuple[Any, int, float, str, Recognised] | None:
    """The first quarter turn, then script, that reads clearly better: image, turn, angle, language,
    words.
    """
    turns = (
        (180, Image.Transpose.ROTATE_180),
        (90, Image.Transpose.ROTATE_90),
        (270, Image.Transpose.ROTATE_270),
    )
    for turn, method in turns:
        turned = image.transpose(method)
        strip = engine(_strip(turned, share=_TRIAL), language)
        gain = 0.0 if found.sideways else 0.1
        if (
            strip.sideways
            or strip.confidence < max(0.6, found.confidence + gain)
            or strip.letters < 20
        ):
            continue
        turned, angle = _straightened(turned)
        again = _language(engine, turned) or language
        result = engine(turned, again)
        if not result.sideways and (found.sideways or result.confidence > found.confidence + 0.05):
            return turned, turn, angle, again, result
    if language == "eng" and "chi_sim" in installed_languages():
        result = engine(upright, "chi_sim")
        if result.confidence > found.confidence + 0.05 and _is_chinese(result):
            return upright, 0, _angle(image), "chi_sim", result
    return None


def _is_chinese(found: Recognised) -> bool:
    """Whether it holds Chinese signs: that language's data reads Latin letters too, with much
    self-confidence.
    """
    return sum("\u4e00" <= c <= "\u9fff" for c in found.text) > 0.3 * found.letters


def _language(engine: Engine, image: Any) -> str | None:
    """The installed language that a strip of the page tells; None when it tells none."""
    installed = installed_languages()
    strip = engine(_strip(image), _default_language())
    if strip.confidence < 0.5 and "chi_sim" in installed:
        wide = engine(_strip(image), "chi_sim")
        if wide.confidence > max(0.5, strip.confidence + 0.1) and _is_chinese(wide):
            return "chi_sim"
    chosen = LANGUAGES.get(
        (language_of(strip.text) or "") if strip.letters >= _STRIP_LETTERS else ""
    )
    return chosen if chosen in installed else None


def _strip(image: Any, *, share: float = _STRIP) -> Any:
    """The band of the page with most writing: where neighbours along a row differ most, on a small
    copy.

    It begins and ends between two lines: letters cut in half tell no language.
    """
    step = 4
    small = image.resize(
        (max(2, image.width // 3), max(1, image.height // step)), Image.Resampling.BOX
    )
    edges = ImageChops.difference(small, ImageChops.offset(small, 1, 0))
    rows = edges.resize((1, small.height), Image.Resampling.BOX).tobytes()
    height = max(1, int(len(rows) * share))
    written = sum(rows[:height])
    best, top = written, 0
    for start in range(1, len(rows) - height + 1):
        written += rows[start + height - 1] - rows[start - 1]
        if written > best:
            best, top = written, start
    first, last = _between_lines(rows, top, top + height)
    return image.crop((0, first * step, image.width, min(image.height, last * step)))


def _between_lines(rows: bytes, first: int, last: int) -> tuple[int, int]:
    """The band widened to the emptiest rows near its ends."""
    reach = max(1, len(rows) // 60)
    above = range(max(0, first - reach), first + 1)
    below = range(min(last, len(rows)), min(len(rows), last + reach) + 1)
    start = min(above, key=lambda row: (rows[row], -row))
    end = min(below, key=lambda row: (rows[min(row, len(rows) - 1)], row))
    return start, end + 1


def _straightened(image: Any) -> tuple[Any, float]:
    """The page with level lines, and the degrees it was turned by."""
    angle = _angle(image)
    return (
        image.rotate(angle, resample=Image.Resampling.BICUBIC, fillcolor=255) if angle else image
    ), angle


def _angle(image: Any) -> float:
    angle = skew(image)
    return angle if abs(angle) >= _LEAST_SKEW else 0.0


def skew(image: Any) -> float:
    """Degrees to turn the page counter-clockwise so that its lines lie level; found where rows
    differ most.
    """
    width = min(_SKEW_WIDTH, image.width)
    small = image.resize((width, max(1, image.height * width // image.width)), Image.Resampling.BOX)
    best = max(
        (_sharpness(small, step), -abs(step), step) for step in _steps(-_MOST_SKEW, _MOST_SKEW, 1.0)
    )[2]
    if not best:
        return 0.0
    return max(
        (_sharpness(small, step), -abs(step), step)
        for step in _steps(best - 0.75, best + 0.75, 0.25)
    )[2]


def _steps(start: float, stop: float, step: float) -> list[float]:
    return [round(start + i * step, 2) for i in range(round((stop - start) / step) + 1)]


def _sharpness(image: Any, angle: float) -> int:
    turned = (
        image.rotate(angle, resample=Image.Resampling.BILINEAR, fillcolor=255) if angle else image
    )
    rows = turned.resize((1, turned.height), Image.Resampling.BOX).tobytes()
    return sum((rows[i] - rows[i - 1]) ** 2 for i in range(1, len(rows)))
