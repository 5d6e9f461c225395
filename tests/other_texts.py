"""A résumé with other bullets."""

from collections.abc import Mapping
from typing import Any

from interview_app.domain.resume import ResumeDocument


def with_bullets(document: ResumeDocument, updates: Mapping[str, Any]) -> ResumeDocument:
    """The same résumé with the same update of every bullet."""
    return _updated(document, {one.bullet_id: updates for one in document.bullets()})


def with_texts(document: ResumeDocument, texts: Mapping[str, str]) -> ResumeDocument:
    """The same résumé with other texts for some bullets, by bullet id."""
    return _updated(document, {id: {"text": text} for id, text in texts.items()})


def _updated(document: ResumeDocument, updates: Mapping[str, Mapping[str, Any]]) -> ResumeDocument:
    data = document.model_dump()
    entries = [entry for section in data["sections"] for entry in section["entries"]]
    for bullet in [*data["summary"], *(one for entry in entries for one in entry["bullets"])]:
        bullet.update(updates.get(bullet["bullet_id"], {}))
    return ResumeDocument.model_validate(data)
