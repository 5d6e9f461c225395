"""Scans: words come back with places, whichever way the page lies; a machine without tesseract says
so.
"""

import io
import queue
import random
import shutil
import threading
import time
from typing import Any

import pymupdf
import pytest
from PIL import Image, ImageChops

from interview_app.extraction.recognition import ocr_worker, tesseract_data
from interview_app.extraction.recognition.document_language import DocumentLanguage
from interview_app.extraction.recognition.ocr import OcrPool, _Child, _Task
from interview_app.extraction.recognition.recognised_pages import _written
from interview_app.extraction.recognition.tesseract_engine import (
    Recognised,
    from_tsv,
    program_engine,
    tesserocr_engine,
)
from interview_app.extraction.sealing.protocol import Frame
from interview_app.use_cases.reading.document import DocumentReader
from tests.extraction.hostile_files import scan

needs_tesseract = pytest.mark.skipif(
    tesseract_data.binding() is None, reason="needs tesseract (Debian: apt install tesseract-ocr)"
)


@needs_tesseract
def test_words_have_places_in_points(reader: DocumentReader) -> None:
    """Issue 3.5: boxes in PDF points from the top left, also from OCR."""
    record = reader.read_now(scan(), filename="scan.pdf").artifact_record
    assert record is not None
    first = record.layout.pages[0].blocks[0]
    assert first.box[0] == pytest.approx(72, abs=4)
    assert 70 < first.box[1] < 90


@needs_tesseract
@pytest.mark.parametrize(("turn", "skew"), [(0, 3.0), (180, 0.0), (90, 0.0), (270, -2.0)])
def test_a_scan_is_read_whichever_way_it_lies(
    reader: DocumentReader, turn: int, skew: float
) -> None:
    """Issue 3.4, 3.5: rotation and skew; ocr_used is told, and highlights lie on the ink of the
    page as it is shown.
    """
    content = scan(turn=turn, skew=skew)
    reading = reader.read_now(content, filename="scan.pdf")
    record = reading.artifact_record
    picture = reader.picture_now(content, 0, 72)
    assert record is not None
    assert reading.quality.issues[0] == "ocr_used"
    assert "Harbour Clinic" in record.text
    assert "City College" in record.text
    layout = record.layout.pages[0]
    assert (layout.width, layout.height) == pytest.approx(
        (picture.width_points, picture.height_points), abs=0.5
    )
    shown = Image.open(io.BytesIO(picture.png)).convert("L")
    inked = Image.new("L", shown.size, 255)
    for block in layout.blocks:
        x0, y0, x1, y1 = block.box
        inked.paste(0, (int(x0) - 3, int(y0) - 3, int(x1) + 4, int(y1) + 4))
    dark = [at for at, value in enumerate(shown.tobytes()) if value < 100]
    covered = inked.tobytes()
    assert sum(covered[at] == 0 for at in dark) > 0.97 * len(dark)
    assert covered.count(0) < 0.5 * len(covered)


@needs_tesseract
def test_latin_letters_are_not_taken_for_chinese() -> None:
    """Issue 3.4: right languages by detection: data for Chinese reads Latin letters too, and is
    sure of itself.
    """
    latin = Recognised([], 0.9, "Delectus adipisci fugit suscipit")
    chinese = Recognised([], 0.9, "软件工程师 Python 2019")
    assert not ocr_worker._is_chinese(latin)
    assert ocr_worker._is_chinese(chinese)


_GRAINS = 65_521
"""Pixels after which the grain of a paper comes again: a prime number, so in no row alike."""


def _grained(page: Image.Image, *, seed: int = 3) -> Image.Image:
    """The page on paper with a grain of a few levels of grey."""
    grain = random.Random(seed)
    once = bytes(128 + round(grain.gauss(0, 4)) for _ in range(_GRAINS))
    pixels = page.width * page.height
    paper = Image.frombytes("L", page.size, (once * (pixels // _GRAINS + 1))[:pixels])
    return ImageChops.add(page, paper, offset=-128)


def test_nothing_is_looked_for_on_a_page_without_ink() -> None:
    """Issue 3.4: the back of a page, all grain, is no work for tesseract: it is never asked."""

    def asked(image: Any, language: str) -> Recognised:
        raise AssertionError("a blank page was read")

    page = ocr_worker.recognise(asked, _grained(Image.new("L", (400, 500), 244)), hint="eng")
    assert page["lines"] == []
    assert (page["width"], page["height"]) == (400, 500)


@needs_tesseract
def test_a_pale_page_is_darkened_and_read() -> None:
    """Issue 3.4: light grey letters on grained paper, which tesseract alone takes for grain, are
    read.
    """
    pdf = pymupdf.open(stream=scan(["Nurse at Harbour Clinic since 2014"]), filetype="pdf")
    drawn = pdf[0].get_pixmap(dpi=150, colorspace=pymupdf.csGRAY)
    black = Image.frombytes("L", (drawn.width, drawn.height), drawn.samples)
    pale = _grained(black.point([244 - (255 - level) * 50 // 255 for level in range(256)]))
    engine = program_engine() if tesseract_data.binding() == "pytesseract" else tesserocr_engine()
    words = " ".join(word[0] for word in _words(ocr_worker.recognise(engine, pale)))
    assert "Harbour Clinic" in words


@needs_tesseract
@pytest.mark.parametrize("turn", [90, 270])
def test_a_page_of_many_lines_on_its_side_is_set_upright(turn: int) -> None:
    """Issue 3.4: tesseract reads words that stand on end by itself; the page is turned all the
    same.
    """
    lines = [
        f"Nurse {year} at Harbour Clinic led patients and staff over several wards"
        for year in range(1996, 2018)
    ]
    pdf = pymupdf.open(stream=scan(lines, fontsize=12), filetype="pdf")
    drawn = pdf[0].get_pixmap(dpi=150, colorspace=pymupdf.csGRAY)
    upright = Image.frombytes("L", (drawn.width, drawn.height), drawn.samples)
    engine = program_engine() if tesseract_data.binding() == "pytesseract" else tesserocr_engine()
    page = ocr_worker.recognise(engine, upright.rotate(-turn, expand=True))
    assert page["turn"] == turn
    assert (page["width"], page["height"]) == upright.size
    words = [word for word in _words(page) if len(word[0]) > 4]
    assert len(words) > 100
    assert all(x1 - x0 > y1 - y0 for _text, x0, y0, x1, y1 in words)


class _Scripted:
    """The parent's end of an OCR process that tells a language, then the words; `asked` is what it
    was asked.
    """

    pid = 0
    returncode = None

    def __init__(self, tells: object) -> None:
        self.asked: list[str | None] = []
        self._frames = [
            Frame({"kind": "language", "language": tells}, b""),
            Frame({"kind": "words", "width": 10, "height": 10, "lines": []}, b""),
        ]

    def send(self, head: dict[str, Any], _body: bytes, *, deadline: float) -> None:
        self.asked.append(head["language"])

    def next_event(self, _seconds: float) -> Frame:
        return self._frames.pop(0)


def _asked(language: DocumentLanguage, *, tells: object = None) -> str | None:
    """What an OCR process is told about the next page's language; `tells`: what it finds on it."""
    child = object.__new__(_Child)
    scripted = _Scripted(tells)
    child.channel, child._pages = scripted, 0  # type: ignore[assignment]
    task = _Task(b"", lambda _head: None, time.monotonic() + 5, language, language.lead())
    assert child.recognise(task, stopped=lambda: False) is not None
    return scripted.asked[0]


@needs_tesseract
@pytest.mark.parametrize(
    ("tells", "told"), [("eng", "eng"), (None, None), ("../../etc", None), (["eng"], None)]
)
def test_later_pages_are_read_in_the_language_the_first_told(
    tells: object, told: str | None
) -> None:
    """Issue 3.4: right languages by detection, once a document; an answer that is no language here
    tells nothing.
    """
    language = DocumentLanguage()
    assert _asked(language, tells=tells) is None
    assert _asked(language, tells="deu") == told
    assert _asked(language, tells="deu") == told


@needs_tesseract
def test_a_first_page_that_fails_leaves_no_page_waiting() -> None:
    """Issue 3.4: a page that cannot be recognised settles the language all the same."""
    language = DocumentLanguage()
    answers: queue.Queue[dict[str, Any]] = queue.Queue()
    pool = OcrPool(at_once=1)
    try:
        pool.submit(
            b"P5 1 1 255\n\0", done=answers.put, deadline=time.monotonic() - 1, language=language
        )
        assert answers.get(timeout=30)["lines"] == []
    finally:
        pool.close()
    assert not language.lead()
    language.settle("eng")
    assert language.wait(0) is None


def test_a_strip_ends_between_lines() -> None:
    """Issue 3.4: the strip that tells the language holds whole lines of writing."""
    page = Image.new("L", (600, 800), 255)
    for line in range(12):
        top = 200 + 24 * line
        for across in range(40, 560, 6):
            page.paste(0, (across, top, across + 3, top + 12))
    strip = ocr_worker._strip(page)
    rows = strip.resize((1, strip.height), Image.Resampling.BOX).tobytes()
    assert rows[0] == 255
    assert rows[-1] == 255
    assert min(rows) < 200


@needs_tesseract
@pytest.mark.skipif(
    shutil.which("tesseract") is None,
    reason="needs the program tesseract (Debian: apt install tesseract-ocr)",
)
def test_the_program_reads_the_same_as_the_library() -> None:
    """Issue 3.4: pytesseract remains the fallback; both bindings give the same words."""
    pdf = pymupdf.open(stream=scan(), filetype="pdf")
    drawn = pdf[0].get_pixmap(dpi=150, colorspace=pymupdf.csGRAY)
    image = Image.frombytes("L", (drawn.width, drawn.height), drawn.samples)
    by_program = _words(ocr_worker.recognise(program_engine(), image))
    assert "Harbour" in [word[0] for word in by_program]
    if tesseract_data.binding() == "tesserocr":
        assert _words(ocr_worker.recognise(tesserocr_engine(), image)) == by_program


def _words(page: dict[str, Any]) -> list[list[Any]]:
    """Text and box of each word."""
    return [word[:5] for line in page["lines"] for word in line["words"]]


@needs_tesseract
@pytest.mark.skipif(
    "deu" not in tesseract_data.installed_languages(),
    reason="needs German (Debian: apt install tesseract-ocr-deu)",
)
def test_the_language_is_found_on_the_page(reader: DocumentReader) -> None:
    """Issue 3.4: right languages by detection: German letters are read as such."""
    lines = [
        "Lebenslauf von Käthe Größmann",
        "Berufserfahrung als Krankenschwester in der Universitätsklinik",
        "Pflege und Überwachung von zwölf Patienten auf der Station",
        "Ausbildung zur Fachkraft für die Pflege von älteren Menschen",
        "Kenntnisse: Gespräche mit Angehörigen, Führung, Büroarbeit",
    ]
    record = reader.read_now(scan(lines, fontsize=13), filename="scan.pdf").artifact_record
    assert record is not None
    assert "Größmann" in record.text
    assert "Überwachung" in record.text


def test_without_tesseract_a_scan_is_partial(monkeypatch: pytest.MonkeyPatch) -> None:
    """A13 (2): a scanned PDF without OCR gives partial with unparsable_no_text, and `ocr` is
    false.
    """
    monkeypatch.setattr(OcrPool, "available", lambda self: False)
    with DocumentReader() as reader:
        assert reader.capabilities()["ocr"] is False
        reading = reader.read_now(scan(), filename="scan.pdf")
    assert (reading.status, reading.quality.issues) == ("partial", ("unparsable_no_text",))


def test_an_image_that_lies_about_itself_is_not_even_started() -> None:
    """B: the receiver enforces the limit."""
    answers: list[dict[str, Any]] = []
    pool = OcrPool()
    pool.submit(
        b"P5 9999 9999 255\nshort", done=answers.append, deadline=0.0, language=DocumentLanguage()
    )
    assert answers[0]["lines"] == []
    assert not pool._threads
    pool.close()


@needs_tesseract
def test_a_page_for_which_there_is_no_time_is_answered_empty() -> None:
    """A9 timeout_seconds: OCR never holds up the answer."""
    answered = threading.Event()
    answers: list[dict[str, Any]] = []
    pool = OcrPool(at_once=1)
    pool.submit(
        b"P5 100 100 255\n" + b"\xff" * 10_000,
        done=lambda head: (answers.append(head), answered.set()),
        deadline=0.0,
        language=DocumentLanguage(),
    )
    assert answered.wait(20)
    pool.close()
    assert answers[0] == {"available": True, "width": 1, "height": 1, "lines": []}


def test_tsv_becomes_lines_of_words() -> None:
    """Issue 3.4: blocks and lines of tesseract's table, words of spaces left out."""
    row = "5\t1\t{b}\t1\t{line}\t{word}\t10\t20\t30\t40\t{conf}\t{text}"
    tsv = "\n".join(
        [
            "1\t1\t0\t0\t0\t0\t0\t0\t9\t9\t-1\t",
            row.format(b=1, line=1, word=1, conf=96.5, text="Lena"),
            row.format(b=1, line=1, word=2, conf=90, text="B"),
            row.format(b=1, line=1, word=3, conf=0, text=" "),
            row.format(b=2, line=1, word=1, conf=50, text="Kiel"),
        ]
    )
    found = from_tsv(tsv)
    assert [(line["block"], [word[0] for word in line["words"]]) for line in found.lines] == [
        (0, ["Lena", "B"]),
        (1, ["Kiel"]),
    ]
    assert found.lines[0]["words"][0][1:] == [10, 20, 40, 60, 0.965]
    assert found.confidence == pytest.approx((4 * 0.965 + 0.9 + 4 * 0.5) / 9)


@pytest.mark.parametrize(
    ("first", "box", "kept"),
    [
        ("e", (0, 12, 10, 22), "•"),  # a dot, read as a letter and as a sign
        ("©", (0, 12, 10, 22), "•"),
        ("&", (0, 2, 20, 22), ""),  # a picture
        ("a", (12, 12, 25, 25), "a"),  # a letter as near as words are
        ("1", (0, 0, 10, 20), "1"),  # higher than wide
        ("B", (0, 5, 20, 25), "B"),  # as high as the words
        ("—", (0, 14, 20, 16), "—"),
        ("电", (0, 3, 20, 24), "电"),
        ("«A»", (0, 12, 10, 22), "«A»"),
    ],
)
def test_what_is_drawn_before_a_line_is_not_written(
    first: str, box: tuple[float, float, float, float], kept: str
) -> None:
    """A dot becomes the sign of a list item, a picture goes; told by shape and gap, whatever they
    were read as.
    """
    words = [
        (first, box, 0.9),
        ("Mended", (33.0, 0.0, 90.0, 25.0), 0.9),
        ("nets", (98.0, 0.0, 130.0, 25.0), 0.9),
    ]
    assert [word for word, _, _ in _written(words)] == [*([kept] if kept else []), "Mended", "nets"]
