"""A person without a mouse at the screen, played from outside: real keys by xdotool, what is there
by AT-SPI. Nothing is clicked, and nothing is called inside the app.

What has the focus is what the app told an assistive program last. Whatever the Tab key comes to must
have a name and a role that can be used, a walk may not come round to where it began, and what is
farther than FARTHEST stops is a fault of the window. Runs with the system's Python, which has
pyatspi; the journeys are in `atspi_keyboard.py`.
"""

import time

import pyatspi
from atspi_drop import focused, say, window_of, xdotool
from atspi_posting import Applicant, text_of
from gi.repository import GLib

FARTHEST = 15
"""Stops of the Tab key to anything that no key of its own leads to."""
ANSWER = 5.0
"""Seconds for the focus to have moved after a key; a busy machine takes some."""
ROLES = {
    "button",
    "push button",
    "push button menu",
    "toggle button",
    "radio button",
    "check box",
    "combo box",
    "text",
    "entry",
    "spin button",
    "slider",
    "list",
    "list box",
    "list item",
    "tree",
    "tree item",
    "table",
    "table cell",
    "page tab",
    "page tab list",
    "link",
    "menu item",
    "document text",
    "document frame",
    "filler",
}
"""What can be worked with, or is read: a focus on anything else tells nobody anything. An area that
scrolls by keys is a filler to Qt, which has no other word for one.
"""


class Keys(Applicant):
    """Hands on the keyboard; counts what they press."""

    def __init__(self, seconds):
        super().__init__(seconds)
        self.pressed = self.typed = self.tabs = self.farthest = 0
        self.at = None
        self._told = 0
        pyatspi.Registry.registerEventListener(self._moved, "object:state-changed:focused")

    def click(self, find, times=1):
        """There is no mouse."""
        raise SystemExit("a journey of the keyboard clicked")

    def _moved(self, event):
        """The app says where the focus is."""
        if event.detail1 and event.host_application == self.root:
            self.at = event.source
            self._told += 1

    def listen(self, seconds=0.0, since=None):
        """Take what was told; wait so long for one thing more than `since`."""
        end = time.monotonic() + seconds
        context = GLib.MainContext.default()
        while True:
            while context.iteration(False):
                pass
            if since is None or self._told > since or time.monotonic() > end:
                return
            time.sleep(0.01)

    def key(self, *names):
        """Press them one after the other."""
        self.pressed += len(names)
        xdotool("key", *names)

    def write(self, words):
        """Type them into what has the focus."""
        self.listen()
        assert self.at.getRoleName() in ("text", "entry"), self.told()
        self.typed += len(words)
        xdotool("type", "--delay", 4, words)
        self.until(lambda: words in text_of(self.at))

    def told(self):
        """The role and the name of what has the focus."""
        return f"{self.at.getRoleName()} {self.at.name!r}" if self.at else "nothing"

    def check(self):
        """What has the focus has a name and a role that fits."""
        if not self.at.name.strip() or self.at.getRoleName() not in ROLES:
            raise SystemExit(f"a focus that says nothing: {self.told()}")

    def move(self, name):
        """Press a key that moves the focus; whether it did."""
        self.listen()
        before = self._told
        self.key(name)
        self.listen(ANSWER, before)
        if self._told > before:
            self.listen(0.05, self._told)  # a list says itself first, then its row
            self.check()
        return self._told > before

    def walk(self, fits, key="Tab"):
        """Tab until the focus is on what fits."""
        self.listen()
        seen = []
        while not (self.at is not None and fits(self.at)):
            if len(seen) >= FARTHEST:
                raise SystemExit(f"not within {FARTHEST} stops: {', '.join(seen)}")
            if not self.move(key):
                raise SystemExit(f"{key} leads out of nowhere: {self.told()} after {seen}")
            self.tabs += 1
            seen.append(self.told())
        self.farthest = max(self.farthest, len(seen))

    def to(self, name, roles=(), key="Tab"):
        """Tab to what is called so, or whose name begins so."""
        self.walk(
            lambda one: one.name.startswith(name) and (not roles or one.getRoleName() in roles), key
        )

    def row_in_hand(self, words):
        """Go down a list, which has the focus, to the row that begins so."""
        for _row in range(80):
            if self.at.name.startswith(words):
                return
            if not self.move("Down"):
                break
        raise SystemExit(f"no row {words!r}; at {self.told()}")

    def front(self, title):
        """The window of this title comes up, and takes the keys: what a window manager does."""
        window = self.until(lambda: window_of(title))
        before = self._told
        xdotool("windowfocus", "--sync", window)
        self.listen(1.0, before)
        self.until(self.somewhere)
        return window

    def somewhere(self):
        """What has the focus, once something with a name has."""
        self.listen()
        if self.at is None or not self.at.name:
            self.at = focused(self.root, ROLES)  # it had it before anybody listened
        return self.at

    def title_of(self, window):
        """What stands in its title, without the program's name."""
        return " ".join(xdotool("getwindowname", window)).partition(" — ")[0]

    def gone(self, title):
        """It has closed, and the window has the keys again."""
        self.until(lambda: window_of(title) is None)
        self.front("Interview App")

    def summary(self, begun):
        """What it took."""
        return (
            f"{self.pressed} keys, {self.tabs} of them Tab (at most {self.farthest} in a row), "
            f"{self.typed} letters and {time.monotonic() - begun:.0f} s"
        )


__all__ = ["Keys", "say", "text_of"]
