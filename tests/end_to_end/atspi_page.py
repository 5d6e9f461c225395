"""A person who wants a PDF of the résumé they have, played from outside: the real mouse by xdotool,
what is there by AT-SPI.

    python3 atspi_page.py SECONDS FILE PYTHON

Drags FILE onto the app, looks at each sheet before approving it, goes to the page and exports it.
Every press of the button counts. Runs with the system's Python, which has pyatspi; prints each
thing it came to.
"""

import sys
import time

import pyatspi
from atspi_drop import drop, focused, say, window_of, xdotool
from atspi_person import BUTTONS, app, children, descendant, named, until

SHEETS = "(Review your|Your) (profile|timeline|goals)"
"""The titles of sheets, of what was read and of a form that the person fills in."""
LOOKED_AT = 1.5
"""Seconds for which a person looks at a sheet at least."""
STILL = 0.2
"""Seconds for which something stands where it is before it is clicked."""
NEW = "Wrote this line with the mouse and the keys"
ENTRY_AT = 18
"""Pixels from the top of a menu to the middle of its first entry."""


class Mouse:
    """A hand on the mouse, and how long it waits for the app."""

    def __init__(self, seconds):
        self.seconds, self.clicks, self.looks = seconds, 0, 0
        self.root = until(app, seconds)

    def until(self, true):
        """What `true` gives as soon as it gives something."""
        return until(true, self.seconds)

    def click(self, find, times=1):
        """Click in the middle of what `find` gives, when it can be clicked."""

        def usable():
            one = find()
            state = one.getState()
            ready = state.contains(pyatspi.STATE_ENABLED) and state.contains(pyatspi.STATE_SHOWING)
            before = one.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
            time.sleep(STILL)  # nobody clicks what moves
            after = one.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
            same = (before.x, before.y, before.height) == (after.x, after.y, after.height)
            return after if ready and same else None

        box = self.until(usable)
        xdotool("mousemove", "--sync", box.x + box.width // 2, box.y + box.height // 2)
        xdotool("click", "--repeat", times, 1)
        self.clicks += times

    def begins(self, words, roles=BUTTONS, *, below=None):
        """The first showing object of these roles whose name begins so, in the app or `below`."""

        def fits(one):
            return one.name.startswith(words) and one.getRoleName() in roles

        return descendant(below or self.root, fits)

    def open_and_take_first(self, find):
        """Open a menu, which Qt puts on the screen and not on the bus, and click its first entry."""
        before = self.windows()
        self.click(find)
        menu = self.until(lambda: self.windows() - before).pop()
        place = dict(word.split("=") for word in xdotool("getwindowgeometry", "--shell", menu))
        xdotool("mousemove", "--sync", int(place["X"]) + 60, int(place["Y"]) + ENTRY_AT)
        xdotool("click", 1)
        self.clicks += 1

    def windows(self):
        """The X windows of the app that are shown, menus among them."""
        return {*xdotool("search", "--onlyvisible", "--pid", self.root.get_process_id())}

    def row(self, words):
        """The row of the page that begins so."""
        rows = named(self.root, "Page", ("list",))
        return next(one for one in rows if one.name.startswith(words))

    def place(self, name):
        """A row of the list of places."""
        rows = named(self.root, "Places", ("list", "list box"))
        return next(one for one in rows if one.name.startswith(name))

    def approve(self, window):
        """Look at a sheet, and approve it as it stands."""
        title = " ".join(xdotool("getwindowname", window))
        xdotool("windowfocus", "--sync", window)  # what a window manager does
        self.until(lambda: focused(self.root))
        self.look_and_approve()
        self.until(lambda: window_of(SHEETS) != window)
        say(f"approved {title}")

    def look_and_approve(self):
        """Approve the sheet that stands, once each value that it leads to was found right."""
        time.sleep(LOOKED_AT)
        words = self.until(self.approve_button).name
        if words.endswith("…"):
            self.to_look(self.press_approve)
            self.to_look(self.go_to_look)
            time.sleep(LOOKED_AT)
            while self.approve_button().name.endswith("…"):
                self.to_look(self.find_right)
                time.sleep(LOOKED_AT)
        self.press_approve()

    def to_look(self, press):
        """What is pressed for a look is no click of the way; it is counted beside."""
        clicks = self.clicks
        press()
        self.clicks, self.looks = clicks, self.looks + 1

    def approve_button(self):
        """The button that approves the sheet that stands."""
        sheet = self.sheet()
        return self.begins("Approve", below=sheet) or named(sheet, "Save", BUTTONS)

    def sheet(self):
        """The sheet that stands: whoever looks at it does not read the window behind it."""
        sheets = (one for one in children(self.root) if one.getRoleName() == "dialog")
        return next(
            (one for one in sheets if one.getState().contains(pyatspi.STATE_SHOWING)), self.root
        )

    def press_approve(self):
        """Click it."""
        self.click(self.approve_button)

    def go_to_look(self):
        """Answer the question about what was not looked at: click that it shall be."""
        self.click(lambda: named(self.root, "Look at them", BUTTONS))

    def find_right(self):
        """Click that all that is to be checked of the entry in hand is right, or the one value."""
        sheet = self.sheet()
        self.click(lambda: self.begins("All ", below=sheet) or named(sheet, "It is right", BUTTONS))

    def hand_over(self, file, python, *copied):
        """Drop a résumé and approve what was understood, until the interview goes on; the program
        it was dragged from.
        """
        self.until(lambda: named(self.root, "Add a document", BUTTONS))
        source = drop(file, python, self.seconds, *copied)
        self.approve_all()
        self.main_window()
        return source

    def approve_all(self):
        """Each sheet looked at and approved, until the interview goes on; the goals are for
        later.
        """
        while (window := self.until(self.sheet_or_question)) != "question":
            if window == "goals":
                self.leave_goals()
                self.until(lambda: self.sheet_or_question() != "goals")
            else:
                self.approve(window)

    def leave_goals(self):
        """Their card stands in the conversation."""
        self.click(lambda: named(self.root, "Later", BUTTONS))

    def sheet_or_question(self):
        """The X window of a sheet that waits, "goals" for their card, or "question"."""
        window = window_of(SHEETS)
        if window is None and named(self.root, "Look at my résumé", BUTTONS):
            return "goals"
        if window is None and named(self.root, "Something outside these jobs", BUTTONS):
            return "question"
        return window

    def main_window(self):
        """The keys go to the window again: what a window manager does when a sheet has gone."""
        xdotool("windowfocus", "--sync", self.until(lambda: window_of("Interview App")))

    def export(self):
        """Share, Export PDF…, and the system's own dialog."""
        self.open_and_take_first(lambda: named(self.root, "Share", BUTTONS))
        xdotool("windowfocus", "--sync", self.until(lambda: window_of("Export")))
        self.click(lambda: named(self.root, "Save", BUTTONS))
        self.until(lambda: self.begins("Exported to", ("label", "text", "panel", "notification")))
        self.main_window()

    def general_page(self):
        """The page without any posting, and the PDF of it."""
        self.click(lambda: self.place("My résumé"))
        self.until(lambda: named(self.root, "Page", ("list",)).childCount)
        say("page")
        self.export()

    def change_line(self, words):
        """Other words for the line of the page that begins so, where it stands."""
        self.click(lambda: self.row(words), times=2)
        self.until(
            lambda: named(self.root, "Edit", BUTTONS)
        )  # beside the page, of the line in hand
        xdotool("key", "ctrl+a")
        xdotool("type", NEW)
        xdotool("key", "Return")
        self.until(lambda: self.row(NEW))
        say("changed")


def main():
    """Drop, approve, export."""
    seconds, file, python = sys.argv[1:]
    hand = Mouse(float(seconds))
    begun = time.monotonic()
    source = hand.hand_over(file, python)
    hand.general_page()
    say(
        f"exported after {hand.clicks} clicks, {hand.looks} looks and {time.monotonic() - begun:.0f} s"
    )
    source.terminate()
    source.wait(hand.seconds)


if __name__ == "__main__":
    main()
