"""Where tesseract's languages lie, and whether OCR works on this machine at all."""

import functools
import importlib.util
import os
import shutil
import sys
from pathlib import Path

LANGUAGES = {
    "en": "eng",
    "de": "deu",
    "fr": "fra",
    "es": "spa",
    "it": "ita",
    "pt": "por",
    "nl": "nld",
    "pl": "pol",
    "sv": "swe",
    "da": "dan",
    "nb": "nor",
    "fi": "fin",
    "tr": "tur",
    "ru": "rus",
    "zh": "chi_sim",
}
"""Our language codes and tesseract's."""

_FOLDERS = (
    "/usr/share/tesseract-ocr/5/tessdata",
    "/usr/share/tesseract-ocr/4.00/tessdata",
    "/usr/share/tessdata",
    "/usr/share/tesseract/tessdata",
    "/usr/local/share/tessdata",
    "/opt/homebrew/share/tessdata",
    "/opt/local/share/tessdata",
)


@functools.cache
def data_folder() -> Path | None:
    """The folder of `*.traineddata`: `TESSDATA_PREFIX`, the frozen app's own, or the system's."""
    candidates = [Path(os.environ["TESSDATA_PREFIX"])] if os.environ.get("TESSDATA_PREFIX") else []
    candidates += [candidate / "tessdata" for candidate in list(candidates)]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        candidates.append(Path(frozen) / "tessdata")
    candidates += [Path(folder) for folder in _FOLDERS]
    return next((folder for folder in candidates if any(folder.glob("*.traineddata"))), None)


@functools.cache
def installed_languages() -> tuple[str, ...]:
    """Tesseract's codes of the languages that are installed, without `osd`."""
    folder = data_folder()
    return (
        tuple(sorted(path.stem for path in folder.glob("*.traineddata") if path.stem != "osd"))
        if folder is not None
        else ()
    )


def binding() -> str | None:
    """`tesserocr` (in the process, 1.7 times faster), else `pytesseract` with the program, else
    None.
    """
    if not installed_languages():
        return None
    if importlib.util.find_spec("tesserocr") is not None:
        return "tesserocr"
    if importlib.util.find_spec("pytesseract") is not None and shutil.which("tesseract"):
        return "pytesseract"
    return None
