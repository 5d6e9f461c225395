"""Long texts of the person arrive whole: nothing is trimmed on the way from a message or a file
into the store.
"""

from pathlib import Path

import pytest

from interview_app.domain.asks import MessageAsk, OptionAsk, ReviewAsk, UploadAsk
from interview_app.domain.phases import Phase
from interview_app.domain.records import DataType
from interview_app.guide.leader import Guide
from interview_app.messages.interview import Acknowledged, FilesOffered, PhaseRequested
from interview_app.paths import DataFolder, resources
from interview_app.store.opening import open_store
from tests.interview.played import Played, reading_of

LETTER = "\n\n".join(
    f"{number}. Dear colleagues, from Monday on we count every dose in pairs; Łukasz keeps the "
    f"list at bed {number}."
    for number in range(1, 300)
)
LETTER = LETTER[:30_000].strip()


def kept_sample(folder: Path) -> str:
    """The text of the writing sample as another start of the app finds it."""
    with open_store(DataFolder(folder)) as store:
        (record,) = [one for one in store.records() if one.data_type is DataType.WRITING_SAMPLE]
    return str(record.data["text"])


@pytest.mark.parametrize("way", ["paste", "upload"])
def test_a_writing_sample_of_thirty_thousand_characters_arrives_whole(
    tmp_path: Path, way: str
) -> None:
    """Issue 2.5: the sheet shows all of it, and the store holds all of it, pasted or read from a
    file.
    """
    assert len(LETTER) > 29_900
    file = tmp_path / "letter.txt"
    file.write_text(LETTER, encoding="utf-8")
    with Played(tmp_path / "data", Guide(resources() / "guide"), is_guide=True) as played:
        played.asked()
        played.post(PhaseRequested(phase=Phase.WRITING_CORPUS))
        while True:
            published = played.asked()
            match published.ask:
                case OptionAsk(options=options):
                    wanted = next(
                        (one.id for one in options if one.id in (way, "letter")), options[0].id
                    )
                    played.answer(published, selectedIds=[wanted])
                case MessageAsk():
                    played.answer(published, text=LETTER)
                case UploadAsk():
                    played.documents.otherwise = reading_of(LETTER)
                    played.post(FilesOffered(paths=(bytes(file),)))
                case ReviewAsk(data=data):
                    assert data["text"] == LETTER
                    played.answer(published, status="approved")
                    played.until(Acknowledged, lambda ack: ack.status == "approved")
                    break
    assert kept_sample(tmp_path / "data") == LETTER
