"""Tesseract behind one function, by tesserocr in this process or by the program; both give words as
TSV.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from interview_app.extraction.recognition.tesseract_data import (
    LANGUAGES,
    data_folder,
    installed_languages,
)

_WORD = "5"
_TELLING_LETTERS = 4
"""Words of so many letters are wider than high, unless they stand on end."""


@dataclass
class Recognised:
    """Lines `{"block", "words": [[text, x0, y0, x1, y1, confidence]]}` and the mean confidence of
    letters, 0 to 1.
    """

    lines: list[dict[str, Any]]
    confidence: float
    text: str = field(default="", repr=False)

    @property
    def letters(self) -> int:
        """How many letters and digits were read."""
        return sum(1 for c in self.text if c.isalnum())

    @property
    def sideways(self) -> bool:
        """Whether most words stand on end: tesseract reads them, but the page lies on its side."""
        words = [
            word
            for line in self.lines
            for word in line["words"]
            if len(word[0]) >= _TELLING_LETTERS
        ]
        on_end = sum(1 for _text, x0, y0, x1, y1, _sure in words if y1 - y0 > 1.5 * (x1 - x0))
        return on_end * 2 > len(words)


Engine = Callable[[Any, str], Recognised]
"""(grey PIL image, tesseract language) -> what was read."""


def tesserocr_engine() -> Engine:
    """Tesseract in this process, with all languages that it may be asked for loaded at once: after
    the seal no file can be opened any more. One takes some hundredths of a second and 10 MB.
    """
    import tesserocr

    folder = f"{data_folder()}/"
    wanted = [one for one in installed_languages() if one in LANGUAGES.values()]
    loaded = {
        language: tesserocr.PyTessBaseAPI(path=folder, lang=language, psm=tesserocr.PSM.AUTO)
        for language in wanted or installed_languages()[:1]
    }

    def recognise(image: Any, language: str) -> Recognised:
        engine = loaded[language]
        engine.SetImageBytes(image.tobytes(), image.width, image.height, 1, image.width)
        engine.SetSourceResolution(_resolution(image))
        engine.Recognize()
        return from_tsv(engine.GetTSVText(0))

    return recognise


def program_engine() -> Engine:
    """The tesseract program through pytesseract: it starts anew for each picture."""
    import pytesseract

    def recognise(image: Any, language: str) -> Recognised:
        config = f"--psm 3 --dpi {_resolution(image)}"
        tsv = pytesseract.image_to_data(image, lang=language, config=config, timeout=30)
        return from_tsv(tsv.partition("\n")[2])

    return recognise


def _resolution(image: Any) -> int:
    """A page is about 8.3 by 11.7 inches, either way round; strips keep the page's width."""
    dots: float = max(image.width / 8.3, image.height / 11.7)
    return max(70, min(600, round(dots)))


def from_tsv(tsv: str) -> Recognised:
    """Words of tesseract's TSV, grouped by line; blocks and paragraphs numbered through."""
    lines: dict[tuple[str, ...], dict[str, Any]] = {}
    blocks: dict[tuple[str, ...], int] = {}
    weight = total = 0.0
    for row in tsv.split("\n"):
        cells = row.split("\t")
        if len(cells) < 12 or cells[0] != _WORD or not cells[11].strip():
            continue
        left, top, width, height = (int(value) for value in cells[6:10])
        confidence = max(0.0, min(1.0, float(cells[10]) / 100))
        text = cells[11].strip()
        total += confidence * len(text)
        weight += len(text)
        block = blocks.setdefault(tuple(cells[1:4]), len(blocks))
        line = lines.setdefault(tuple(cells[1:5]), {"block": block, "words": []})
        line["words"].append([text, left, top, left + width, top + height, round(confidence, 3)])
    text = "\n".join(" ".join(word[0] for word in line["words"]) for line in lines.values())
    return Recognised(list(lines.values()), total / weight if weight else 0.0, text)
