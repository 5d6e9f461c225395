"""Sessions that other programs began, opened in the window: real store, real dispatcher, real pages
(issue 6.1, 6.6).
"""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from interview_app.domain.cv_session import CvSession
from interview_app.messages.cv_sessions import (
    CvSessionChosen,
    CvSessionDeletionRequested,
    CvSessionRefused,
    CvSessionSaved,
    CvSessionSaveRequested,
    CvSessionShown,
    CvSessionsRequested,
    CvSessionsTold,
)
from interview_app.paths import DataFolder
from interview_app.store.opening import open_store
from interview_app.store.store import Store
from interview_app.ui.window.cv_session_words import field_words
from interview_app.ui.window.cv_sessions_dialog import CvSessionsDialog
from interview_app.use_cases.exchange.cv_session_desk import CvSessionDesk
from interview_app.use_cases.reading.on_demand import ReadingOnDemand
from tests.server.conftest import full_cv

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("propagateSizeHints")]
NOW = datetime(2026, 11, 21, 9, 0, tzinfo=UTC)
READY = "00000000-0000-4000-8000-000000000001"
SHORT = "00000000-0000-4000-8000-000000000002"
EMPTY = "00000000-0000-4000-8000-000000000003"
OVER = "00000000-0000-4000-8000-000000000004"


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    folder = DataFolder(tmp_path_factory.mktemp("sessions") / "data")
    folder.create()
    flags = {"confirmed_flags": {"contact_confirmed": True, "education_confirmed": True}}
    short = {**full_cv(jobs=1, bullets=1), "full_name": "Bo"}
    empty: dict[str, Any] = {"full_name": "", "work_experience": [], "education": []}
    with open_store(folder) as one:
        for id, cv, metadata, hours in (
            (READY, full_cv(), flags, 24),
            (SHORT, short, {}, 20),
            (EMPTY, empty, {}, 10),
            (OVER, full_cv(), flags, -1),
        ):
            expires = (NOW + timedelta(hours=hours)).isoformat()
            one.cv_sessions.add(
                CvSession(
                    id=id,
                    version=1,
                    created=NOW.isoformat(),
                    expires=expires,
                    cv_data=_whole(cv),
                    metadata=metadata,
                )
            )
        yield one


def _whole(cv: dict[str, Any]) -> dict[str, Any]:
    from interview_app.server import cv_data

    return {**cv_data.empty(), **cv}


@pytest.fixture(scope="module")
def desk(store: Store, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CvSessionDesk]:
    reader = ReadingOnDemand(DataFolder(tmp_path_factory.mktemp("reader")))
    one = CvSessionDesk(store, reader, now=lambda: NOW)
    yield one
    one.close()
    reader.close()


@pytest.fixture
def opened(desk: CvSessionDesk, qtbot: QtBot) -> CvSessionsDialog:
    """The dialog on a desk that answers at once."""
    dialog = CvSessionsDialog()
    qtbot.addWidget(dialog)

    def answer(wish: object) -> None:
        async def answered() -> object:
            return await desk.table()[type(wish)](wish)

        dialog.show_message(asyncio.run(answered()))

    dialog.wish.connect(answer)
    dialog.show()
    answer(CvSessionsRequested())
    return dialog


def test_sessions_that_are_not_over_are_listed_and_the_first_is_shown(
    opened: CvSessionsDialog,
) -> None:
    """Issue 6.1, F3: the window opens a session; one whose 24 hours are over is not there."""
    assert [opened.list.item(at).text().split("\n")[0] for at in range(opened.list.count())] == [
        "Ada Example",
        "Bo",
        "No name yet",
    ]
    pages = [one for one in opened.strip.findChildren(QLabel) if not one.pixmap().isNull()]
    assert len(pages) == 2
    assert "ready to be saved" in opened.state.text()


def test_what_is_in_the_way_is_said_in_words(opened: CvSessionsDialog) -> None:
    """F4, F9: what is missing and how much to add, by names a person uses."""
    opened.list.setCurrentRow(1)
    words = opened.state.text()
    assert "1 page." in words
    assert "the contact data is not confirmed" in words
    assert "Add about" in words
    assert "work_experience" not in words
    opened.list.setCurrentRow(2)
    assert opened.strip.isHidden()
    assert "Full name" in opened.state.text()


def test_too_many_pages_are_told_in_words_and_not_by_the_code_of_the_api(
    opened: CvSessionsDialog,
) -> None:
    """F9's sentence is for programs; a person reads how many there are and how many are wanted."""
    shown = opened._shown
    assert shown is not None
    opened.show_message(
        replace(shown, pages=(), page_count=3, sentence="DoD violation: pages != 2 (got 3).")
    )
    assert opened._nothing.text() == "It has 3 pages. Exactly 2 are wanted."
    opened.show_message(
        replace(shown, pages=(), page_count=0, sentence="The page could not be drawn.")
    )
    assert opened._nothing.text() == "The page could not be drawn."


def test_the_preview_and_the_pdf_are_written_where_the_person_says(
    desk: CvSessionDesk, tmp_path: Path
) -> None:
    """Issue 6.6: the preview as a file; the PDF through the same gates as over HTTP."""

    async def save(id: str, kind: str, path: Path) -> object:
        return await desk.save(CvSessionSaveRequested(session_id=id, format=kind, path=str(path)))  # type: ignore[arg-type]

    html, pdf = tmp_path / "cv.html", tmp_path / "cv.pdf"
    assert isinstance(asyncio.run(save(READY, "html", html)), CvSessionSaved)
    assert "Ada Example" in html.read_text(encoding="utf-8")
    assert isinstance(asyncio.run(save(READY, "pdf", pdf)), CvSessionSaved)
    assert pdf.read_bytes().startswith(b"%PDF-")
    refused = asyncio.run(save(SHORT, "pdf", tmp_path / "no.pdf"))
    assert isinstance(refused, CvSessionRefused)
    assert "not confirmed" in refused.sentence
    assert not (tmp_path / "no.pdf").exists()
    nowhere = asyncio.run(save(READY, "html", tmp_path / "none" / "cv.html"))
    assert isinstance(nowhere, CvSessionRefused)
    assert "another folder" in nowhere.sentence


def test_a_session_that_is_over_meanwhile_is_a_sentence(desk: CvSessionDesk) -> None:
    """F10: expired and unknown look the same."""
    for id in (OVER, "00000000-0000-4000-8000-00000000ffff"):
        assert isinstance(asyncio.run(desk.show(CvSessionChosen(session_id=id))), CvSessionRefused)


def test_a_session_is_deleted_for_good(desk: CvSessionDesk, store: Store) -> None:
    """DESIGN 7: deleting deletes."""
    id = "00000000-0000-4000-8000-000000000005"
    expires = (NOW + timedelta(hours=1)).isoformat()
    store.cv_sessions.add(
        CvSession(
            id=id,
            version=1,
            created=NOW.isoformat(),
            expires=expires,
            cv_data=_whole({}),
            metadata={},
        )
    )
    left = asyncio.run(desk.delete(CvSessionDeletionRequested(session_id=id)))
    assert isinstance(left, CvSessionsTold)
    assert id not in [one.session_id for one in left.sessions]
    assert store.cv_sessions.find(id) is None


def test_without_sessions_the_list_says_how_they_come(qtbot: QtBot) -> None:
    """An empty state is a sentence, and nothing can be pressed but Close."""
    dialog = CvSessionsDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.show_message(CvSessionsTold(sessions=()))
    assert not dialog.list.isVisible()
    assert not dialog.save_pdf.isEnabled()
    assert dialog.close_button.isEnabled()


def test_an_answer_that_comes_late_is_not_shown(
    opened: CvSessionsDialog, desk: CvSessionDesk
) -> None:
    """The pages of one session never stand under the name of another."""
    late = asyncio.run(desk.show(CvSessionChosen(session_id=SHORT)))
    assert isinstance(late, CvSessionShown)
    opened.list.setCurrentRow(0)
    before = opened.state.text()
    opened.show_message(late)
    assert opened.state.text() == before


def test_fields_are_named_as_people_call_them() -> None:
    """No path of our schema reaches a person's eye."""
    assert field_words("work_experience[1].bullets") == "Work 2, lines"
    assert field_words("contact_not_confirmed") == "the contact data is not confirmed"
