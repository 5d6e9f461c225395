"""A journey to a PDF at large text, played from outside with the tree of the screen reader read at
each step.

    python3 atspi_large.py SECONDS SIZE FILE PYTHON POSTING [FOLDER]

The journey `posting` of `atspi_keyboard.py` in a window of SIZE, as 900x600, with a look at the
settings and at each place of the window. At each step every control that
shows must lie inside its window, or inside something that scrolls and then within its width; and no
two may lie over one another. With FOLDER a picture of the screen at each step is put there. Prints
what it came to and what lies wrong.
"""

import contextlib
import subprocess
import sys
import time
from pathlib import Path

import pyatspi
from atspi_drop import xdotool
from atspi_keyboard import Person, posting
from atspi_keys import say
from atspi_person import BUTTONS

CONTROLS = {*BUTTONS, "text", "entry", "spin button", "combo box", "slider", "page tab", "label"}
WORN = 2
"""Pixels by which a frame or a focus ring may stand over."""
GRAB = """import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
app.primaryScreen().grabWindow(0).save(sys.argv[1])
"""


class Box:
    """Where something stands on the screen, in pixels."""

    def __init__(self, one):
        at = one.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        self.left, self.top, self.right, self.bottom = at.x, at.y, at.x + at.width, at.y + at.height

    def cut(self, other):
        """What of it is seen through the other; itself where there is no other."""
        if other is not None:
            self.left, self.top = max(self.left, other.left), max(self.top, other.top)
            self.right, self.bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return self

    def within(self, other, *, scrolls):
        """Whether it lies in the other; what scrolls may be higher."""
        wide = self.left >= other.left - WORN and self.right <= other.right + WORN
        high = self.top >= other.top - WORN and self.bottom <= other.bottom + WORN
        return wide and (high or scrolls)

    def over(self, other):
        """Whether they share more than a line of pixels."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide > WORN and high > WORN

    def __str__(self):
        return f"({self.left}, {self.top})-({self.right}, {self.bottom})"


def scrolls(one):
    """Whether it is an area with a bar: the one beside what is seen of it."""
    return any(part.getRoleName() == "scroll bar" for child in one for part in child)


def placed(one, clip=None, scrolled=False, path=()):
    """Each showing control below it, the innermost ones: (itself, its box, what clips it, whether that
    scrolls, what it stands in).
    """
    for part in one:
        with contextlib.suppress(Exception):
            if not part.getState().contains(pyatspi.STATE_SHOWING):
                continue
            window = part.getRoleName() in ("frame", "dialog", "window", "alert")
            inner = Box(part).cut(None if window else clip) if window or scrolls(part) else clip
            within = not window and (scrolled or scrolls(part))
            below = [*placed(part, inner, within, (*path, part))]
            if part.getRoleName() in CONTROLS and part.name and not below:
                yield part, Box(part), clip, scrolled, path
            yield from below


def wrong(found):
    """What lies outside, and what lies over another, in words."""
    for one, box, clip, scrolled, _path in found:
        if not box.within(clip, scrolls=scrolled):
            yield f"{one.getRoleName()} {one.name!r} {box} outside {clip}"
    seen = [(one, box.cut(clip), path) for one, box, clip, _scrolled, path in found]
    for at, (one, box, path) in enumerate(seen):
        for other, beside, its in seen[at + 1 :]:
            if path[:1] == its[:1] and box.over(beside):
                yield f"{one.getRoleName()} {one.name!r} {box} over {other.name!r} {beside}"


class Looker(Person):
    """Looks at every screen that it comes to."""

    def __init__(self, seconds, size, python, folder):
        super().__init__(seconds)
        self.size = size.split("x")
        self.python, self.folder, self.wrong = python, folder, []
        self.steps = self.controls = 0

    def look(self, step):
        """What lies wrong here, once what moves stands still."""
        self.steps += 1
        time.sleep(1)
        if self.folder:
            picture = Path(self.folder) / f"{self.steps:02d}-{step.replace(' ', '-')}.png"
            subprocess.run([self.python, "-c", GRAB, str(picture)], check=True)
        self.root.clear_cache()
        found = [one for one in placed(self.root) if one[2] is not None]
        self.controls += len(found)
        self.wrong += [f"{step}: {one}" for one in wrong(found)]

    def open_document(self, file):
        """Seen before anything is done, too, and the settings."""
        window = self.front("Interview App")
        xdotool("windowsize", "--sync", window, *self.size)
        self.look("the start")
        self.key("ctrl+comma")
        self.front("Settings")
        for tab in TABS:
            self.look(f"Settings, {tab}")
            self.key("Right")
        self.key("Escape")
        self.gone("Settings")
        super().open_document(file)

    def approve(self, window):
        """Each sheet is seen before it is approved."""
        title = self.title_of(window)
        self.front(title)
        self.look(title)
        super().approve(window)

    def begin(self):
        """The sheet of a new résumé, and its page with what is asked."""
        self.look("the question after the sheets")
        super().begin()
        self.look("the page with a gap")

    def answer_gap(self):
        """The page with the gap told."""
        super().answer_gap()
        self.look("the gap told")

    def change_back(self):
        """The page after undo."""
        super().change_back()
        self.look("the line changed back")

    def export(self):
        """Every place, and the file."""
        for at, name in enumerate(PLACES, 1):
            self.key(f"ctrl+{at}")
            self.look(name)
        super().export()
        self.look("exported")


TABS = ("General", "AI")
PLACES = ("Interview", "My résumé", "Profile", "Jobs", "Stories", "Documents", "Goals")


def main():
    """Play it, and say what lies wrong."""
    seconds, size, file, python, text, *folder = sys.argv[1:]
    person = Looker(float(seconds), size, python, folder[0] if folder else "")
    posting(person, file, python, text)
    for one in person.wrong:
        say(f"wrong at {one}")
    say(f"{person.controls} controls on {person.steps} screens, {len(person.wrong)} lie wrong")


if __name__ == "__main__":
    main()
