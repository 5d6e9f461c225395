"""A person who applies for a job, played from outside: real mouse and keys by xdotool, what is there
by AT-SPI.

    python3 atspi_posting.py SECONDS FILE PYTHON POSTING LINE

Drags FILE onto the app, approves what was understood, exports the page without any posting and
changes the LINE of it that begins so, where it stands. Then goes back, tells one story of the newest
job, pastes POSTING, answers one gap and leaves another, accepts one suggestion of the model that was
chosen and rejects the next, and exports. Runs with the system's Python, which has pyatspi; prints each thing it
came to and every press of the button.
"""

import sys
import time

import pyatspi
from atspi_drop import say, window_of, xdotool
from atspi_page import LOOKED_AT, Mouse
from atspi_person import BUTTONS, descendant, named, showing

TOLD = (
    "About twelve patients a month fell on our ward, most of them at night.",
    "I introduced a two-minute risk check at the bed.",
    "From 12 falls a month we came to 5.",
    "12 falls a month before, 5 after",
)
LINE = "Cut inpatient falls on a 28-bed ward from 12 to 5 a month with a bedside risk check"
GAP = "I assisted at 30 bronchoscopies a year on the respiratory ward."


def text_of(one):
    """What stands in it."""
    return one.queryText().getText(0, -1).strip()


class Applicant(Mouse):
    """Somebody with a résumé and a posting."""

    def fields(self, name):
        """The showing field of this name that can be typed into."""
        return named(self.root, name, ("text",))

    def put(self, name, words):
        """Type into a field, with a click first where the keyboard is elsewhere; Return."""
        self.type(name, words)
        xdotool("key", "Return")

    def type(self, name, words):
        """Type into the field whose name begins so."""
        field = self.until(lambda: self.begins(name, ("text",)))
        if not has_focus(field):
            self.click(lambda: self.begins(name, ("text",)))
        xdotool("type", words)
        self.until(lambda: words in text_of(field))

    def press(self, name):
        """Click the button of this name."""
        self.click(lambda: named(self.root, name, BUTTONS))
        say(f"pressed {name} ({self.clicks})")

    def tell_story(self, job):
        """One story of a job, from its choice to its approved card."""
        self.click(lambda: self.begins(job))
        for words in TOLD:
            self.put("Message", words)
        self.press("Yes")
        self.put("Line for your résumé", LINE)
        if not window_of("Review this story"):
            self.press("Open the review")
        self.approve(self.until(lambda: window_of("Review this story")))
        self.main_window()

    def begin(self):
        """A new résumé for a posting, with suggestions of the model that is set up; its page comes
        up.
        """
        self.press("New résumé")
        sheet = self.until(lambda: window_of("New résumé"))
        xdotool("windowfocus", "--sync", sheet)
        self.until(lambda: has_focus(self.begins("Job posting", ("text",))))
        xdotool("key", "ctrl+v")
        self.until(lambda: text_of(self.begins("Job posting", ("text",))))
        self.click(lambda: self.labelled("Who works on it"))
        xdotool("key", "Down", "Return")
        self.until(lambda: self.labelled("Who works on it").name.startswith("With "))
        self.press("Analyze")
        self.until(lambda: window_of("New résumé") is None)
        self.main_window()
        self.until(lambda: named(self.root, "Accept", BUTTONS))
        say("suggested")

    def labelled(self, words):
        """The showing choice with this label: its name is what is chosen in it."""

        def fits(one):
            return one.getRoleName() == "combo box" and any(
                relation.getTarget(at).name == words
                for relation in one.getRelationSet()
                if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY
                for at in range(relation.getNTargets())
            )

        return descendant(self.root, fits)

    def answer_gap(self, about, words):
        """Go to what is missing first, tell of it, choose the newest job, and take the answer as the
        line.
        """
        self.press("Answer the first open question")
        field = self.until(lambda: self.about("Your answer about", about, ("text",)))
        self.type(field, words)
        xdotool("key", "shift+Tab", "Down")
        self.press(field.replace("Your answer about", "Use my answer"))
        self.until(lambda: text_of(self.begins("Line for your résumé", ("text",))))
        self.press(field.replace("Your answer about", "Save"))
        self.until(lambda: self.row(words.rstrip(".")))
        say("answered")

    def leave_gap(self, about):
        """Look at what is missing, which is in hand after the one before, and leave it."""
        name = self.until(lambda: self.about("I don't have it", about, BUTTONS))
        time.sleep(LOOKED_AT)
        self.press(name)
        self.until(lambda: named(self.root, name, BUTTONS) is None)
        say("left")

    def about(self, words, what, roles):
        """What the object is called that begins so, once it is about this gap: the one in hand."""
        name = self.begins(words, roles).name
        return name if what in name else None

    def decide(self, name):
        """Accept or reject the first suggestion on the page."""
        there = len(self.all_named(name))
        self.press(name)
        self.until(lambda: len(self.all_named(name)) < there or not there)

    def all_named(self, name):
        """Every showing button of this name."""
        return [one for one in showing(self.root) if one.name == name]


def has_focus(one):
    """Whether the keys go there."""
    return one.getState().contains(pyatspi.STATE_FOCUSED)


def main():
    """Drop, export; tell, paste, answer, decide, export."""
    seconds, file, python, posting, line = sys.argv[1:]
    person = Applicant(float(seconds))
    begun = time.monotonic()
    source = person.hand_over(file, python, posting)
    handed_over, since = person.clicks, time.monotonic()
    person.general_page()
    say(
        f"page after {person.clicks} clicks, {person.looks} looks and {time.monotonic() - begun:.0f} s"
    )
    person.change_line(line)
    person.click(lambda: person.place("Interview"))
    # The way with a posting is counted without the other page.
    aside, begun = person.clicks - handed_over, begun + time.monotonic() - since
    person.tell_story("Senior Staff Nurse")
    person.begin()
    person.answer_gap("bronchoscopy", GAP)
    person.leave_gap("tracheostomy")
    person.decide("Accept")
    person.decide("Reject")
    person.export()
    say(
        f"exported after {person.clicks - aside} clicks, {person.looks} looks and {time.monotonic() - begun:.0f} s"
    )
    source.terminate()
    source.wait(person.seconds)


if __name__ == "__main__":
    main()
