"""Three journeys to a PDF without a mouse, played from outside.

    python3 atspi_keyboard.py SECONDS document FILE
    python3 atspi_keyboard.py SECONDS told
    python3 atspi_keyboard.py SECONDS posting FILE PYTHON POSTING

`document`: FILE by the file dialog, the sheets, the page. `told`: no document at all, the forms and one
story typed. `posting`: FILE, then POSTING pasted, one gap answered, one line changed on the page and
changed back. Prints each thing it came to and what the journey took.
"""

import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

from atspi_drop import UNSEEN, window_of
from atspi_keys import Keys, say, text_of
from atspi_page import SHEETS
from atspi_person import BUTTONS, named


class Person(Keys):
    """What every journey does."""

    def open_document(self, file):
        """The file dialog of the system, and the path typed into it."""
        self.front("Interview App")
        self.until(lambda: named(self.root, "Add a document", BUTTONS))
        self.key("ctrl+o")
        self.front("Attach a file")
        self.write(file)
        self.key("Return")
        self.gone("Attach a file")
        say("handed over")

    def leave_goals(self):
        """From the message on."""
        self.key("ctrl+l")
        self.to("Later", BUTTONS)
        self.key("space")

    def approve(self, window):
        """Look at a sheet, and approve it as it stands."""
        title = self.title_of(window)
        self.front(title)
        self.check()
        self.look_and_approve()
        self.gone(title)
        say(f"approved {title}")

    def press_approve(self):
        """From wherever the keys are."""
        self.key("ctrl+Return")

    def go_to_look(self):
        """The question's own key."""
        self.front(UNSEEN)
        self.until(lambda: self.somewhere().name == "Look at them")
        self.key("Return")
        self.until(lambda: window_of(UNSEEN) is None)
        self.front(SHEETS)

    def find_right(self):
        """The keys were led there."""
        self.until(lambda: self.somewhere().name == "It is right")
        self.key("space")

    def choose(self, name):
        """An answer of the question that waits: the first stops after the message."""
        self.key("ctrl+l")
        self.to(name, BUTTONS)
        self.key("space")
        say(f"chose {name}")

    def press_here(self, name):
        """A button of the sheet that stands."""
        self.to(name, BUTTONS)
        self.key("space")

    def fill(self, fields):
        """Type into one field after the other."""
        for name, words in fields.items():
            self.to(name, ("text",))
            self.write(words)

    def fill_sheet(self, title, fields):
        """Type a sheet and approve it."""
        self.until(lambda: window_of(title))
        self.front(title)
        self.fill(fields)
        self.key("ctrl+Return")
        self.gone(title)
        say(f"filled in {title}")

    def answer(self, words, name="Message"):
        """Type an answer where the keys are, once that is asked for; Return."""
        self.until(lambda: self.begins(name, ("text",)))
        self.key("ctrl+l")
        self.until(lambda: self.somewhere().name == name)
        self.write(words)
        self.key("Return")

    def tell_story(self, job):
        """One story of a job, from its choice to its approved card."""
        self.choose(job)
        for words in ANSWERS:
            self.answer(words)
        self.until(lambda: self.begins("Number", ("text",)))
        self.key("ctrl+l")
        self.to("Number", ("text",), "shift+Tab")
        self.fill(NUMBER)
        self.key("Return")
        self.until(lambda: named(self.root, "Yes", BUTTONS))
        self.choose("Yes")
        self.answer(LINE, "Line for your résumé")
        self.until(lambda: window_of("Review this story") or self.begins("Open the review"))
        if not window_of("Review this story"):
            self.key("ctrl+r")
        self.approve(self.until(lambda: window_of("Review this story")))

    def begin(self):
        """A new résumé for the posting that was copied; its page comes up."""
        self.key("ctrl+n")
        self.front("New résumé")
        self.key("ctrl+v")
        self.until(lambda: text_of(self.begins("Job posting", ("text",))))
        self.key("ctrl+Return")
        self.gone("New résumé")
        self.until(lambda: named(self.root, "Page", ("list",)).childCount)
        say("pasted")

    def answer_gap(self):
        """Tell of what is missing, choose the newest job, and take the answer as the line. In a small
        window what is beside the page is folded; what can be ticked comes before the question.
        """
        first = "Answer the first open question"
        if not named(self.root, first, BUTTONS):
            self.to(BESIDE, BUTTONS)
            self.key("space")
            self.until(lambda: named(self.root, first, BUTTONS))
        self.to(first, BUTTONS)
        self.key("space")
        self.until(lambda: self.somewhere().name != first)
        self.to("Your answer about", ("text",))
        self.write(GAP)
        # It stands above; Qt names it by what is chosen in it.
        self.to("Choose", ("combo box",), "shift+Tab")
        self.key("Down")
        self.to("Use my answer", BUTTONS)
        self.key("space")
        self.until(lambda: text_of(self.begins("Line for your résumé", ("text",))))
        self.to("Save", BUTTONS)
        self.key("space")
        self.until(lambda: self.row(GAP.rstrip(".")))
        say("answered")

    def change_back(self):
        """Another wording of the first line of the newest job, and undo."""
        self.walk(lambda one: "Page" in (one.name, one.parent.name), "shift+Tab")
        lines = [one.name for one in named(self.root, "Page", ("list",))]
        self.row_in_hand(FIRST)
        self.key("Return")
        self.until(lambda: self.at.getRoleName() == "text" or self.listen())
        self.key("ctrl+a")
        self.write(NEW)
        self.key("Return")
        self.until(lambda: self.row(NEW))
        self.key("ctrl+z")
        self.until(lambda: self.row(FIRST))
        assert lines == [one.name for one in named(self.root, "Page", ("list",))]
        say("changed and undone")

    def export(self):
        """The page, and the PDF of it."""
        self.key("ctrl+2")
        self.until(lambda: named(self.root, "Page", ("list",)).childCount)
        say("page")
        self.key("ctrl+e")
        self.front("Export")
        self.key("Return")
        self.until(lambda: self.begins("Exported to", ("label", "text", "panel", "notification")))
        self.gone("Export")
        say("exported")


def document(person, file):
    """A résumé that is no sample, as it was read."""
    person.open_document(file)
    person.approve_all()
    person.export()


WHO = {
    "Full name": "Ilka Brandvik",
    "Headline": "Rope maker",
    "Email": "ilka@example.org",
    "City": "Kristiansand",
}
JOB = {
    "Employer": "Nordhamn Ropeworks",
    "Job title": "Rope maker",
    "Start": "April 2015",
    "End": "present",
}
ANSWERS = (
    "The mooring lines of the ferries broke two or three times a year.",
    "I changed the lay of the strands and tested every length to breaking.",
    "No mooring line has broken since.",
)
NUMBER = {"Number": "9", "Of what": "ferries with our lines", "Over what time": "in 2024"}
LINE = "Changed the lay of the mooring lines of 9 ferries, none of which has broken since"


def told(person):
    """Nothing is handed over: two forms, one story with a number, and its line."""
    person.front("Interview App")
    person.until(lambda: named(person.root, "Tell you myself", BUTTONS))
    person.choose("Tell you myself")
    person.fill_sheet("Your profile", WHO)
    person.until(lambda: window_of("Your timeline"))
    person.front("Your timeline")
    person.press_here("Add")
    person.fill_sheet("Your timeline", JOB)
    person.approve_all()
    person.tell_story(JOB["Job title"])
    person.export()


BESIDE = "Show or hide what is beside the page"
GAP = "I milked 300 cows with four robots for two seasons."
FIRST = "Roster and training for five staff"
NEW = "Trained five people and planned their rosters"


def posting(person, file, python, text):
    """A page for a job: a gap answered, a line changed on the page and changed back."""
    with copied(python, text):
        person.open_document(file)
        person.approve_all()
        person.begin()
    person.answer_gap()
    person.change_back()
    person.export()


@contextmanager
def copied(python, text):
    """Another program, in which this text was copied."""
    source = subprocess.Popen(
        [python, str(Path(__file__).parent / "drag_source.py"), text, "1500", "40", text],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert source.stdout.readline() == "ready\n"
    yield
    source.terminate()
    source.wait()


JOURNEYS = {one.__name__: one for one in (document, told, posting)}


def main():
    """Play one, and say what it took."""
    seconds, journey, *words = sys.argv[1:]
    person = Person(float(seconds))
    begun = time.monotonic()
    JOURNEYS[journey](person, *words)
    say(f"took {person.summary(begun)}")


if __name__ == "__main__":
    main()
