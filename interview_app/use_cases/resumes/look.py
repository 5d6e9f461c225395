"""The look of a résumé as the window changes it: each change sets the page anew, and is no version
(issue 26).
"""

import base64

from interview_app.domain.tailoring import LengthRules
from interview_app.messages.tailoring import wishes
from interview_app.tailoring.lines.contact import header_of
from interview_app.use_cases.reading.on_demand import ReadingOnDemand
from interview_app.use_cases.resumes.evidence import Ground
from interview_app.use_cases.resumes.run import Run
from interview_app.use_cases.resumes.showing import photo_name


def with_contact(run: Run, ground: Ground, *, hidden: tuple[str, ...]) -> Run:
    """The run with other contact lines on its page; the lines of the résumé stay as they are."""
    draft = run.board.draft
    if hidden == run.board.hidden_contact or draft is None:
        return run.on_board(hidden_contact=hidden)
    header = header_of(
        ground.career.profile.basics,
        headline=draft.document.header.headline,
        language=draft.document.language,
        hidden=hidden,
    )
    document = draft.document.model_copy(update={"header": header})
    draft = draft.model_copy(update={"document": document})
    return run.on_board(draft=draft, hidden_contact=hidden)


def with_look(message: wishes.LookChosen, run: Run, ground: Ground) -> Run:
    """The run as it looks from now on; it stays the version that it is."""
    rules = LengthRules(max_pages=message.max_pages)
    run = run.on_board(inputs=run.board.inputs.model_copy(update={"length_rules": rules}))
    look: dict[str, object] = {
        "theme": message.theme,
        "paper": message.paper,
        "accent": message.accent,
        "family": message.family or None,
        "density": message.density,
    }
    if any(getattr(run, name) != told for name, told in look.items() if name != "accent"):
        look["pages"] = 0
    run = Run.model_validate({**run.to_json(), **look})
    return with_contact(run, ground, hidden=message.hidden_contact)


def with_sections(message: wishes.SectionsArranged, run: Run, _ground: Ground) -> Run:
    """The run with its sections, or the entries of one, in the person's order."""
    others = (one for one in run.sections if one not in message.sections)
    return run.model_copy(update={"sections": (*others, *message.sections)})


class Photos:
    """Photos of this day's work by their names: what was taken away can be brought back."""

    def __init__(self, reader: ReadingOnDemand) -> None:
        self._reader = reader
        self._photos: dict[str, str] = {}

    async def chosen(self, message: wishes.PhotoChosen, run: Run, _ground: Ground) -> Run:
        """The run with the person's photo, opened under the seal and made small, or one that was
        there before; without either there is none any more.
        """
        self._photos[photo_name(run.photo)] = run.photo
        photo = self._photos.get(message.photo, "")
        if message.path:
            photo = base64.b64encode(await self._reader.photo(message.path)).decode()
        self._photos[photo_name(photo)] = photo
        return run.model_copy(update={"photo": photo})
