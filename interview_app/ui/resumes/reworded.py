"""The person's own words for lines of the page, from the moment they are kept until the page is set
with them: a model may be writing for it, and they are seen at once.
"""

from collections.abc import Sequence
from dataclasses import replace

from interview_app.i18n import _
from interview_app.messages.tailoring.facts import RunShown
from interview_app.messages.tailoring.shown import SuggestedLine
from interview_app.ui.resumes.page_rows import PageRow


class Reworded:
    """Lines of one page by key, each with what stood there and the words it has now."""

    def __init__(self) -> None:
        self._words: dict[str, str] = {}
        self._stood: dict[str, str] = {}

    def take(self, key: str, words: str) -> None:
        """The person put a line into these words."""
        self._words[key] = words

    def forget(self, key: str = "") -> None:
        """The line is as it was; "" for all of them."""
        for one in [key] if key else list(self._words):
            self._words.pop(one, None)
            self._stood.pop(one, None)

    def rows(self, rows: Sequence[PageRow], run: RunShown) -> tuple[PageRow, ...]:
        """The rows with the words that the page has not yet. Where another line stands now, or the
        words wait for the person, the page is what is in force.
        """
        wait = {one.text for one in run.waiting}
        printed = {row.key: row.text for row in rows}
        for key, words in list(self._words.items()):
            stood = self._stood.setdefault(key, printed.get(key, ""))
            if printed.get(key) != stood or words in (stood, *wait):
                self.forget(key)
        return tuple(self._reworded(row) if row.key in self._words else row for row in rows)

    def _reworded(self, row: PageRow) -> PageRow:
        state = " · ".join(filter(None, (row.state, _("kept, and on the page soon"))))
        words = self._words[row.key]
        laid_over = SuggestedLine(id="", place="", old=(row.text,), new=words, words=())
        return replace(row, text=words, state=state, suggested=(laid_over,), coming=True)
