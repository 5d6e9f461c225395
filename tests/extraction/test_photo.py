"""A photo for the résumé is opened under the seal, set upright, made small and written anew."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from interview_app.errors import DocumentError
from interview_app.extraction.limits import PHOTO_SIDE
from interview_app.use_cases.reading.document import DocumentReader

pytestmark = pytest.mark.end_to_end
_ORIENTATION, _CAMERA = 0x0112, 0x010F


@pytest.fixture(scope="module")
def reader() -> Iterator[DocumentReader]:
    with DocumentReader() as one:
        yield one


def photo(reader: DocumentReader, path: Path) -> bytes:
    return reader.photo_now(bytes(path))


def made(reader: DocumentReader, path: Path) -> Image.Image:
    return Image.open(io.BytesIO(photo(reader, path)))


def test_a_photo_is_upright_small_and_tells_nothing(reader: DocumentReader, tmp_path: Path) -> None:
    """A phone lays a photo on its side and writes down what it was taken with."""
    lying = Image.new("RGB", (1600, 1200), "red")
    told = Image.Exif()
    told[_ORIENTATION], told[_CAMERA] = 6, "Camera of Amara"
    lying.save(tmp_path / "a.jpg", exif=told)
    shown = made(reader, tmp_path / "a.jpg")
    assert (shown.format, shown.size) == ("JPEG", (480, PHOTO_SIDE))
    assert b"Amara" not in photo(reader, tmp_path / "a.jpg")
    Image.new("RGBA", (300, 400), (0, 0, 255, 90)).save(tmp_path / "b.png")
    small = made(reader, tmp_path / "b.png")
    assert (small.format, small.size) == ("JPEG", (300, 400)), "never made larger"


@pytest.mark.parametrize(
    "content", [b"I am a text.", b"\xff\xd8\xff\xe0 and no more", b"\x89PNG\r\n"]
)
def test_what_is_no_photo_is_a_sentence(
    reader: DocumentReader, tmp_path: Path, content: bytes
) -> None:
    """Issue 26: whatever the file is called."""
    (tmp_path / "me.jpg").write_bytes(content)
    with pytest.raises(DocumentError, match="Choose a JPEG or PNG file"):
        photo(reader, tmp_path / "me.jpg")


def test_a_photo_of_40_mb_or_a_bomb_is_a_sentence(reader: DocumentReader, tmp_path: Path) -> None:
    """A file that is too large is not read; one that unpacks to too much is not unpacked."""
    with open(tmp_path / "large.jpg", "wb") as file:
        file.truncate(40_000_000)
    with pytest.raises(DocumentError, match="10MB"):
        photo(reader, tmp_path / "large.jpg")
    Image.new("1", (20_000, 20_000)).save(tmp_path / "bomb.png")
    with pytest.raises(DocumentError, match="Choose a JPEG or PNG file"):
        photo(reader, tmp_path / "bomb.png")
