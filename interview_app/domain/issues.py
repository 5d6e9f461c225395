"""Issue codes of a document (CONTRACT B); their sentences are in `issue_sentences`."""

from interview_app.domain.base import Model

GRAVE = frozenset(
    {
        "file_not_found",
        "not_a_regular_file",
        "permission_denied",
        "file_changed",
        "file_empty",
        "file_too_large",
        "unsupported_type",
        "encrypted",
        "corrupt_document",
        "archive_limit_exceeded",
        "unsafe_archive",
        "unsafe_xml",
        "limit_memory",
        "timeout",
        "parser_crashed",
        "not_sealed",
        "unparsable_no_text",
    }
)
"""Codes that make the status partial or failed (CONTRACT B)."""

WARNINGS = frozenset(
    {
        "type_mismatch",
        "repaired",
        "limit_pages",
        "ocr_used",
        "image_skipped",
        "active_content_ignored",
        "external_reference_blocked",
        "hidden_text",
        "instruction_like_text",
        "control_characters_removed",
        "encoding_guessed",
        "encoding_errors",
        "low_confidence_text",
        "text_truncated",
        "not_a_resume",
        "date_ambiguous",
        "timeline_gap",
        "timeline_overlap",
    }
)
"""Codes that may stand beside `ok`; every other makes the status partial or failed (CONTRACT B)."""

CODES = GRAVE | WARNINGS


class Issue(Model):
    """One thing to know about a reading: code, field path when it is about one value, page from 0.

    `sentence` is in English; the sealed worker leaves it empty and the parent fills it in.
    """

    code: str
    path: str | None = None
    page: int | None = None
    sentence: str = ""
