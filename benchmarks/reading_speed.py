"""Speed and memory of reading, as ratios in one run: `python -m benchmarks.reading_speed CORPUS`.

Without a corpus it reads documents made on the spot. Goals (issue 3): a median text PDF through the
warm worker at most 6 times PyMuPDF's own `get_text("dict")` and at most 25 ms; OCR at least 0.8 of
two tesserocr processes; worker at most 200 MB; a cold `extract` at most 0.4 s; two jobs at least
1.8 times one.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pymupdf

from interview_app.extraction.limits import OCR_DPI
from interview_app.extraction.process.worker_pool import WorkerPool
from interview_app.extraction.recognition.tesseract_data import (
    LANGUAGES,
    binding,
    data_folder,
    installed_languages,
)
from interview_app.use_cases.reading.document import DocumentReader

_FLAGS = pymupdf.TEXTFLAGS_DICT & ~pymupdf.TEXT_PRESERVE_IMAGES
_SCANS = 12
_SCAN_ROUNDS = 3
GOALS = {
    "ratio_to_dict": 6.0,
    "median_ms": 25.0,
    "ocr_rate_ratio": 0.8,
    "worker_peak_rss_mb": 200.0,
    "cold_s": 0.4,
    "two_jobs_ratio": 1.8,
}
_JOBS_DOCUMENTS = 200
_JOBS_ROUNDS = 3


def run(corpus: Path | None) -> dict[str, Any]:
    """The figures: `text_pdf` (medians in ms and the ratio), `ocr` (pages/s of both and the ratio),
    `worker_peak_rss_mb`.
    """
    texts = (
        [path.read_bytes() for path in sorted(corpus.glob("pdf/*.pdf"))]
        if corpus is not None
        else _made()
    )
    scans = (
        [path.read_bytes() for path in sorted(corpus.glob("scans/*.pdf"))[:_SCANS]]
        if corpus is not None
        else []
    )
    with DocumentReader() as reader:
        reader.read_now(texts[0], filename="warm.pdf")
        figures = {"goals": GOALS, "text_pdf": _text_pdfs(reader, texts)}
        peaks = [
            reader.read_now(content, filename="cv.pdf").worker_peak_rss_mb or 0.0
            for content in texts
        ]
    figures["worker_peak_rss_mb"] = max(peaks)
    if scans and binding() == "tesserocr":
        with DocumentReader(
            pool=WorkerPool(at_once=2, spares=0)
        ) as reader:  # as `extract --jobs 2` has it
            figures["ocr"] = _scans(reader, scans)
    return {**figures, **_commands(texts)}


def _commands(contents: list[bytes]) -> dict[str, float]:
    """`interview-app extract` as a whole process: one document cold (median of 5), and many with
    one job and with two, in turns (median of the rounds' ratios).
    """
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        environment = {**os.environ, "INTERVIEW_APP_HOME": str(folder / "data")}
        many = folder / "many"
        many.mkdir()
        for number in range(_JOBS_DOCUMENTS):
            (many / f"{number:03}.pdf").write_bytes(contents[number % len(contents)])

        def taken(*arguments: str) -> float:
            command = [sys.executable, "-m", "interview_app", "extract", *arguments]
            started = time.perf_counter()
            subprocess.run(
                command,
                env=environment,
                check=True,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            return time.perf_counter() - started

        cold = statistics.median(taken(str(many / "000.pdf"), "--json") for _again in range(5))
        ratios = []
        for again in range(_JOBS_ROUNDS):
            one, two = (
                taken(str(many), "--jobs", jobs, "--out", str(folder / f"{jobs}-{again}"))
                for jobs in ("1", "2")
            )
            ratios.append(one / two)
    return {"cold_s": round(cold, 2), "two_jobs_ratio": round(statistics.median(ratios), 2)}


def _text_pdfs(reader: DocumentReader, contents: list[bytes]) -> dict[str, float]:
    ours, theirs = [], []
    for content in contents:
        started = time.perf_counter()
        with pymupdf.open(stream=content, filetype="pdf") as pdf:
            for page in pdf:
                page.get_text("dict", flags=_FLAGS)
        theirs.append(time.perf_counter() - started)
        # a warm worker: the next child is forked and sealed before the document comes
        reader.stand_by()
        started = time.perf_counter()
        reader.read_now(content, filename="cv.pdf")
        ours.append(time.perf_counter() - started)
    return {
        "documents": len(contents),
        "median_ms": round(1000 * statistics.median(ours), 1),
        "dict_median_ms": round(1000 * statistics.median(theirs), 1),
        "ratio_to_dict": round(
            statistics.median(one / other for one, other in zip(ours, theirs, strict=True)), 2
        ),
    }


def _scans(reader: DocumentReader, contents: list[bytes]) -> dict[str, float]:
    """Our whole reading of scans against two bare tesserocr processes, in turns: the same pages at
    the same resolution, with the language data that each page turned out to need. The ratio is the
    median of the rounds'.
    """
    images = [
        (*image, language)
        for content, language in zip(contents, _languages(reader, contents), strict=True)
        for image in _images(content)
    ]
    theirs: list[tuple[float, float]] = []
    ours: list[tuple[float, float]] = []
    with ProcessPoolExecutor(2) as processes, ThreadPoolExecutor(2) as threads:
        list(
            processes.map(_plain_ocr, images)
        )  # every language is loaded before anything is measured
        for _round in range(_SCAN_ROUNDS):
            theirs.append(_taken(lambda: list(processes.map(_plain_ocr, images))))
            # as `extract --jobs 2`: a scan of one page keeps one process busy
            ours.append(
                _taken(
                    lambda: list(
                        threads.map(lambda one: reader.read_now(one, filename="scan.pdf"), contents)
                    )
                )
            )
    pairs = list(zip(ours, theirs, strict=True))
    return {
        "pages": len(images),
        "pages_per_s": round(len(images) / statistics.median(wall for wall, _cpu in ours), 2),
        "tesserocr_x2_pages_per_s": round(
            len(images) / statistics.median(wall for wall, _cpu in theirs), 2
        ),
        "ocr_rate_ratio": round(statistics.median(their[0] / our[0] for our, their in pairs), 2),
        "ocr_processor_ratio": round(
            statistics.median(their[1] / our[1] if our[1] else 0.0 for our, their in pairs), 2
        ),
    }


def _taken(work: Callable[[], object]) -> tuple[float, float]:
    """Seconds by the clock, and of processor time in this process and all below it (0 where /proc
    does not tell).
    """
    started, spent = time.perf_counter(), _processor_seconds()
    work()
    return time.perf_counter() - started, _processor_seconds() - spent


def _processor_seconds() -> float:
    """Processor time of this process and all below it, the ended ones too, so that what others do
    does not count.
    """
    below: dict[int, list[tuple[int, float]]] = {}
    own = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (
                (folder / "stat")
                .read_text(encoding="utf-8", errors="replace")
                .rpartition(")")[2]
                .split()
            )
        except OSError:  # ended meanwhile
            continue
        seconds = sum(int(ticks) for ticks in fields[11:15]) / os.sysconf("SC_CLK_TCK")
        below.setdefault(int(fields[1]), []).append((int(folder.name), seconds))
        if int(folder.name) == os.getpid():
            own = seconds
    waiting, total = [os.getpid()], own
    while waiting:
        for child, seconds in below.get(waiting.pop(), ()):
            waiting.append(child)
            total += seconds
    return total


def _languages(reader: DocumentReader, contents: list[bytes]) -> list[str]:
    """Tesseract's code for each document, as our own reading finds it; English where there is no
    data for it.
    """
    found = []
    for content in contents:
        record = reader.read_now(content, filename="scan.pdf").artifact_record
        code = LANGUAGES.get((record.language if record is not None else None) or "", "eng")
        found.append(code if code in installed_languages() else "eng")
    return found


def _images(content: bytes) -> list[tuple[int, int, bytes]]:
    images = []
    with pymupdf.open(stream=content, filetype="pdf") as pdf:
        for page in pdf:
            widest = max((image[2] for image in page.get_images()), default=0)
            dpi = min(OCR_DPI[1], max(OCR_DPI[0], round(widest * 72 / page.rect.width) or 200))
            picture = page.get_pixmap(dpi=dpi, colorspace=pymupdf.csGRAY)
            images.append((picture.width, picture.height, bytes(picture.samples)))
    return images


_engines: dict[str, Any] = {}


def _plain_ocr(image: tuple[int, int, bytes, str]) -> int:
    import tesserocr

    width, height, pixels, language = image
    if language not in _engines:
        _engines[language] = tesserocr.PyTessBaseAPI(path=f"{data_folder()}/", lang=language)
    _engines[language].SetImageBytes(pixels, width, height, 1, width)
    return len(_engines[language].GetUTF8Text())


def _made() -> list[bytes]:
    """Ten plain two-page résumés."""
    contents = []
    for number in range(10):
        pdf = pymupdf.open()
        for _ in range(2):
            page = pdf.new_page()
            for row in range(45):
                page.insert_text(
                    (60, 60 + 16 * row),
                    f"Line {row} of document {number}: nursed twelve patients from 2014 to 2018",
                    fontsize=10,
                )
        contents.append(pdf.tobytes())
    return contents


if __name__ == "__main__":
    print(json.dumps(run(Path(sys.argv[1]) if len(sys.argv) > 1 else None), indent=1))
