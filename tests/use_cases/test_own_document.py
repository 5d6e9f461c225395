"""A document of the person's own that is given as the posting."""

import pytest

from interview_app.domain.journal import Record
from interview_app.domain.records import DataType
from interview_app.errors import OwnDocument
from interview_app.messages.tailoring.facts import RunFailed, RunShown
from interview_app.messages.tailoring.wishes import GeneralRequested, ResumeRequested
from interview_app.paths import resources
from interview_app.store.store import Store
from interview_app.use_cases.reading.document import DocumentReader
from tests.use_cases.conftest import Person

pytestmark = pytest.mark.end_to_end
CV = bytes(resources() / "samples" / "engineer.pdf")


def test_ones_own_resume_is_no_posting_before_one_says_so(
    person: Person, posting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By file and by text, where more than half of its lines are the same; a posting that quotes
    a line of it is one, and so is what somebody else wrote.
    """
    with DocumentReader() as reader:
        document = reader.read_file(CV).artifact_record
    assert document is not None
    known = Store.records

    def there(**more: object) -> None:
        data = {**document.to_json(), **more}
        record = Record(
            data_type=DataType.ARTIFACT_RECORD,
            id=document.id,
            version=1,
            sha256="",
            data=data,
            at="",
        )
        monkeypatch.setattr(Store, "records", lambda store: (*known(store), record))

    there()
    lines = [one for one in document.text.splitlines() if one.strip()]
    most = "\n".join([*lines[: len(lines) // 2 + 2], *posting.splitlines()[:3]])
    for wish in (
        ResumeRequested(target_title="Engineer", path=CV),
        ResumeRequested(target_title="Engineer", text=most),
    ):
        failed = person.ask(wish, RunFailed)
        assert failed.code == OwnDocument.code
        assert "“engineer.pdf”, one of your own documents" in failed.sentence
    quoting = f"{posting}\n{lines[0]}\n{lines[1]}"
    person.ask(ResumeRequested(target_title="Engineer", text=quoting), RunShown)
    person.ask(ResumeRequested(target_title="Engineer", text=most, is_posting=True), RunShown)
    there(left_out=True)
    heads = [one for one in lines if not one.endswith(".")]
    theirs = "\n".join([*heads, *posting.splitlines()])
    person.ask(ResumeRequested(target_title="Engineer", text=theirs), RunShown)


def test_a_resume_that_was_made_here_is_no_posting_either(person: Person, posting: str) -> None:
    """An exported page was matched with itself: 31 requirements, 17 of them answered."""
    page = person.printed(GeneralRequested())
    draft = page.blackboard.draft
    assert draft is not None
    text = "\n".join(line.text for line in draft.document.bullets()).replace(" of ", " of\n")
    failed = person.ask(ResumeRequested(target_title="Nurse", text=text), RunFailed)
    assert failed.code == OwnDocument.code
    assert failed.sentence.startswith("This is a résumé of your own:")
    first = next(iter(draft.document.bullets())).text
    person.ask(ResumeRequested(target_title="Nurse", text=f"{posting}\n{first}"), RunShown)
