"""Issue codes of a document, each with a sentence for the person that says what to do (CONTRACT B).

The sentences are only marked here: the sealed worker loads this too, and translates nothing.
"""

from interview_app.domain.base import Model
from interview_app.domain.marked import N_

_GRAVE: dict[str, str] = {
    "file_not_found": N_("The file is no longer there. Choose it again."),
    "not_a_regular_file": N_(
        "This is not a file that can be read. Choose a PDF, DOCX, TXT or MD file."
    ),
    "permission_denied": N_("This file may not be read. Allow reading it, or choose a copy."),
    "file_changed": N_(
        "The file changed while it was being read. Wait until it is saved, then try again."
    ),
    "file_empty": N_("The file is empty. Choose another one."),
    "file_too_large": N_("File too large. Please upload a file under 10MB."),
    "unsupported_type": N_("Unsupported format. Please upload PDF, DOCX, TXT or MD."),
    "encrypted": N_(
        "The document is protected by a password. Save a copy without one and try again."
    ),
    "corrupt_document": N_(
        "The document is damaged and could not be opened. Export it again and try once more."
    ),
    "archive_limit_exceeded": N_(
        "The document unpacks to far more than a résumé needs and was not read. Export it again."
    ),
    "unsafe_archive": N_(
        "The document's packaging is unsafe. Save it again with your word processor."
    ),
    "unsafe_xml": N_("The document contains unsafe XML. Save it again with your word processor."),
    "limit_memory": N_(
        "Reading this document took too much memory and was stopped. Try a simpler export of it."
    ),
    "timeout": N_(
        "Reading this document took too long and was stopped. Try a simpler export of it."
    ),
    "parser_crashed": N_(
        "Reading this document failed. Your progress is safe; try another export of it."
    ),
    "not_sealed": N_(
        "This system gives the reader no seal, so documents are not read. To read them all the "
        "same, say so once with: interview-app doctor --read-unsealed"
    ),
    "unparsable_no_text": N_(
        "No text could be found in this document. Try a text PDF or DOCX, or enter the facts by "
        "hand."
    ),
}
_WARNINGS: dict[str, str] = {
    "type_mismatch": N_("The file is not what its name says. Its content decided how it was read."),
    "repaired": N_(
        "The document was damaged and had to be repaired. Check that nothing is missing."
    ),
    "limit_pages": N_("The document has more than 200 pages; only the first 200 were read."),
    "ocr_used": N_(
        "The text was recognised from a picture. Check names, numbers and contact data."
    ),
    "image_skipped": N_("A picture in the document was too large and was skipped."),
    "active_content_ignored": N_(
        "The document contains scripts or attachments; they were ignored."
    ),
    "external_reference_blocked": N_(
        "The document points to something on the network; it was not fetched."
    ),
    "hidden_text": N_(
        "The document contains text that cannot be seen; it was set apart and not used."
    ),
    "instruction_like_text": N_(
        "The document contains text that reads like instructions to a computer; it was treated "
        "as plain text."
    ),
    "control_characters_removed": N_("Invisible control characters were removed from the text."),
    "encoding_guessed": N_("The text encoding had to be guessed. Check letters with accents."),
    "encoding_errors": N_("Some characters could not be read and were replaced. Check the text."),
    "low_confidence_text": N_(
        "Many characters in this document cannot be read reliably. Check every value or try "
        "another export."
    ),
    "text_truncated": N_("The document is very long; only the first part was read."),
    "not_a_resume": N_("This does not look like a résumé; its text was kept as a document."),
    "date_ambiguous": N_("A date can be read in two ways. Check it."),
    "timeline_gap": N_("There is a gap of more than six months. You may explain it or leave it."),
    "timeline_overlap": N_("Two jobs overlap in time. Check their dates."),
}
SENTENCES: dict[str, str] = {**_GRAVE, **_WARNINGS}

WARNINGS = frozenset(_WARNINGS)
"""Codes that may stand beside `ok`."""

GRAVE = frozenset(_GRAVE)
"""Codes that make the status partial or failed (CONTRACT B)."""


class Issue(Model):
    """One thing to know about a reading: code, field path when it is about one value, page from 0.

    `sentence` is in English; the sealed worker leaves it empty and the parent fills it in.
    """

    code: str
    path: str | None = None
    page: int | None = None
    sentence: str = ""
