"""A person who writes a résumé from outside: everything by its accessible name through AT-SPI, real
keys where text goes.

    python3 atspi_resume.py SECONDS POSTING FOLDER

Pastes the posting, looks at what it asks, writes the draft, types a lie over a line of the page
and sees it refused, takes it out, and exports PDF and DOCX into FOLDER. Runs with the system's
Python, which has pyatspi; prints each thing it came to.
"""

import sys
from pathlib import Path

import pyatspi
from atspi_drop import say, shown, window_of, xdotool
from atspi_person import BUTTONS, app, named, press, until

LIE = "Led a team of 200 nurses and cut infections by 95 %"
TITLE = "Staff Nurse"


class Room:
    """The running app, and how long to wait for it."""

    def __init__(self, seconds):
        self.seconds = seconds
        self.root = until(app, seconds)

    def until(self, true):
        """What `true` gives as soon as it gives something."""
        return until(true, self.seconds)

    def press(self, name):
        """Press a button that can be pressed."""

        def usable():
            found = named(self.root, name, BUTTONS)
            return found if found and found.getState().contains(pyatspi.STATE_ENABLED) else None

        press(self.until(usable))

    def write(self, name, text):
        """Put a text into a field."""
        self.until(lambda: named(self.root, name, ("text",))).queryEditableText().setTextContents(
            text
        )

    def list(self, name):
        """A list that shows something."""

        def filled():
            found = named(self.root, name, ("list",))
            return found if found and found.childCount else None

        return self.until(filled)

    def line(self, words):
        """The place of the page's row that has these words."""

        def found():
            lines = [one.name for one in self.list("Page")]
            return next(
                (at + 1 for at, one in enumerate(lines) if all(part in one for part in words)), None
            )

        return self.until(found) - 1

    def export(self, button, path):
        """Save a file with the dialog that comes up, and a real Return."""
        self.until(lambda: not window_of("Export résumé"))  # that of the file before
        self.press(button)
        dialog = self.until(lambda: window_of("Export résumé"))
        xdotool("windowfocus", "--sync", dialog)

        def ready():
            field = named(self.root, "File name:", ("text",))
            return field is not None and field.getState().contains(pyatspi.STATE_FOCUSED)

        self.until(ready)
        # By name and not by keys: a busy server drops some, and the dialog completes what it takes
        # for an end.
        self.write("File name:", str(path))
        self.until(
            lambda: (
                named(self.root, "File name:", ("text",)).queryText().getText(0, -1) == str(path)
            )
        )
        xdotool("key", "Return")
        self.until(lambda: shown(self.root, f"Exported to {path}."))
        say(f"exported {path.name}")


def main():
    """From the posting to the files."""
    room, posting, folder = Room(float(sys.argv[1])), Path(sys.argv[2]), Path(sys.argv[3])
    room.press("New résumé")
    room.write("Target title", TITLE)
    room.write("Job posting", posting.read_text(encoding="utf-8"))
    room.press("Analyze")
    room.press("Match")
    say(f"requirements {room.list('Requirements').childCount > 0}")
    room.press("Show related")
    say(f"evidence {room.list('Evidence for requirement').childCount > 0}")
    room.press("Write draft")
    room.list("Page").querySelection().selectChild(room.line(("nurses",)))
    room.press("Line")
    room.press("Edit")
    room.write("Your wording", LIE)
    xdotool("key", "Return")
    room.until(lambda: named(room.root, "It is true", BUTTONS))
    say("lie refused")
    room.press("Take out")
    room.until(lambda: not any(LIE in one.name for one in room.list("Page")))
    # Names that begin alike would let the dialog complete the second to the first, which is there
    # already.
    for button, name in (("Export PDF", "cv.pdf"), ("Export DOCX", "my.docx")):
        room.export(button, folder / name)


if __name__ == "__main__":
    main()
