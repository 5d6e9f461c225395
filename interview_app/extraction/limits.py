"""The limits of CONTRACT B, in one place; the sealed worker and its parent both hold them."""

MAX_BYTES = 10_485_760
"""Bytes of one document."""

MAX_PAGES = 200
MAX_CHARACTERS = 2_000_000
"""Characters of visible text; hidden text has the same bound of its own."""

MAX_ARCHIVE_ENTRIES = 2_000
MAX_ARCHIVE_BYTES = 100_000_000
"""Bytes of all entries of a zip, unpacked."""

MAX_ARCHIVE_RATIO = 200
"""Unpacked bytes for each packed byte of one entry."""

RATIO_GRACE_BYTES = 1_000_000
"""An entry smaller than this, unpacked, is harmless at any ratio (blank tables pack extremely
well).
"""

MAX_XML_DEPTH = 200
MAX_XML_NODES = 1_500_000

MAX_IMAGE_PIXELS = 25_000_000
"""Pixels of one page image, drawn or embedded."""

MAX_PHOTO_PIXELS = 50_000_000
"""Pixels of a photo of the person, as its file claims; phones take 12 to 48 million."""
PHOTO_SIDE = 640
"""Pixels of the longer side of a photo that is kept: more than a printer shows at its size."""
MAX_PICTURE_DPI = 150
OCR_DPI = (150, 300)
"""The lowest and highest resolution a page is drawn at for OCR."""

WORKER_BYTES = 512 * 1024 * 1024
"""Address space (where the system enforces it) and resident memory of the worker."""

WORKER_CPU_SECONDS = 20
DEFAULT_TIMEOUT_SECONDS = 60.0

MAX_LINKS = 2_000
MAX_ANSWER_BYTES = 64 * 1024 * 1024
"""One frame from the worker: a 25 MP grey page with room, or the largest reading."""

OCR_PAGES = 50
"""Pages of one document that are sent to OCR; later ones are told as skipped."""
