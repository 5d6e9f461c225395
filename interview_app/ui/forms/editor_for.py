"""Which editor edits a field."""

from typing import Any

from interview_app.ui.forms.editors import (
    ChoiceEditor,
    CountryEditor,
    DateEditor,
    Editor,
    LineEditor,
    NumberEditor,
    TimeEditor,
)
from interview_app.ui.forms.spec import FieldSpec
from interview_app.ui.forms.text_editors import LinesEditor, QuoteEditor, TextEditor

_EDITORS: dict[str, type[Editor]] = {
    "line": LineEditor,
    "text": TextEditor,
    "lines": LinesEditor,
    "start": DateEditor,
    "end": DateEditor,
    "time": TimeEditor,
    "country": CountryEditor,
    "choice": ChoiceEditor,
    "number": NumberEditor,
    "quote": QuoteEditor,
}


def editor_for(spec: FieldSpec) -> Editor:
    """The editor of a field."""
    make: Any = _EDITORS[spec.kind]
    editor: Editor = make(spec)
    return editor
