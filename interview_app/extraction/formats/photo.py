"""A photo of the person for their résumé: opened in the sealed worker, set upright, made small, and
written anew, so that nothing else that the file told (where, when, with what) goes along.
"""

from typing import Any

import pymupdf

from interview_app.extraction.formats.pdf_reader import refusal_of
from interview_app.extraction.formats.sniff import sniff
from interview_app.extraction.limits import MAX_PHOTO_PIXELS, PHOTO_SIDE
from interview_app.extraction.refusal import Refused

_KINDS = {"image/jpeg": "jpeg", "image/png": "png"}
_QUALITY = 88


def small_photo(content: bytes) -> tuple[dict[str, Any], bytes]:
    """The answer to `photo`: a JPEG whose longer side has at most `PHOTO_SIDE` pixels.

    Raises:
        Refused: it is neither JPEG nor PNG, too large when it is unpacked, or damaged.
    """
    kind = _KINDS.get(sniff(content, "").mime)
    if kind is None:
        raise Refused("unsupported_type")
    try:
        page = pymupdf.open(stream=content, filetype=kind).load_page(0)
        (told,) = page.get_image_info()
        if told["width"] * told["height"] > MAX_PHOTO_PIXELS:
            raise Refused("image_skipped")
        scale = min(PHOTO_SIDE, max(told["width"], told["height"])) / max(page.rect.br)
        drawn = page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), alpha=False)
        return {"kind": "photo"}, drawn.tobytes("jpg", jpg_quality=_QUALITY)
    except (RuntimeError, ValueError, ZeroDivisionError, pymupdf.mupdf.FzErrorBase) as error:
        raise refusal_of(error) from error
