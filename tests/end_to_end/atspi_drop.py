"""A person at the screen, played from outside: real mouse and real keys by xdotool, what is there
by AT-SPI.

    python3 atspi_drop.py SECONDS FILE PYTHON

Goes to rooms by their names, drags FILE from another program's window onto the app (XDND), approves
three sheets with the keyboard alone, and writes a message. Runs with the system's Python, which has pyatspi; prints each thing it
came to.
"""

import subprocess
import sys
from pathlib import Path

import pyatspi
from atspi_person import PAGES, app, descendant, go, named, until

BUTTONS = ("push button", "button")
SOURCE_AT = (1500, 40)
UNSEEN = "[0-9]+ values? w"
"""The title of what is asked of values that nobody looked at."""


def xdotool(*words):
    """Run it; what it says."""
    done = subprocess.run(["xdotool", *map(str, words)], capture_output=True, text=True, check=True)
    return done.stdout.split()


def say(words):
    """Tell the test."""
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def window_of(title):
    """The X window with this title that is shown, or None."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", f"^{title}"],
        capture_output=True,
        text=True,
        check=False,
    )
    return found.stdout.split()[-1] if found.stdout.split() else None


def shown(root, name):
    """The showing object of this name, whatever its role."""
    return descendant(root, lambda one: one.name == name)


def focused(root, roles=()):
    """What has the focus, of one of these roles if any are given: the row in hand of every list says
    that it has it. What only holds it for a field inside has no name.
    """

    def fits(one):
        return (
            one.name
            and one.getState().contains(pyatspi.STATE_FOCUSED)
            and (not roles or one.getRoleName() in roles)
        )

    return descendant(root, fits)


def drop(file, python, seconds, *copied):
    """Drag the file from the other program's window into the middle of the app's; that program,
    still running, with what was copied there.
    """
    script = str(Path(__file__).parent / "drag_source.py")
    source = subprocess.Popen(
        [python, script, file, *map(str, SOURCE_AT), *copied],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert source.stdout.readline() == "ready\n"
    until(lambda: window_of("Drag source"), seconds)
    window = until(lambda: window_of("Interview App"), seconds)
    place = dict(word.split("=") for word in xdotool("getwindowgeometry", "--shell", window))
    middle = (
        int(place["X"]) + int(place["WIDTH"]) // 2,
        int(place["Y"]) + int(place["HEIGHT"]) // 2,
    )
    xdotool("mousemove", SOURCE_AT[0] + 30, SOURCE_AT[1] + 30, "mousedown", 1)
    for part in range(1, 11):
        x, y = (
            SOURCE_AT[at] + 30 + (middle[at] - SOURCE_AT[at] - 30) * part // 10 for at in (0, 1)
        )
        # The source answers each movement before the next: a hand is slower than a program.
        xdotool("mousemove", "--sync", x, y, "sleep", 0.05)
    until(lambda: shown(app(), "Drop files here"), seconds)
    say("shown where to drop")
    xdotool("mouseup", 1)
    say(f"drop {source.stdout.readline().strip()}")
    return source


def main():
    """Go, drop, approve, approve, write."""
    seconds, file, python = float(sys.argv[1]), sys.argv[2], sys.argv[3]
    root = until(app, seconds)
    for name in ("Profile", "Documents", "Interview"):
        go(root, name, seconds)
        page = "Add a document" if name == "Interview" else name
        until(lambda page=page: named(root, page, (*PAGES, *BUTTONS)), seconds)
        say(f"pressed {name}")
    source = drop(file, python, seconds)
    for title in ("Review your profile", "Review your timeline", "Your goals"):
        if title == "Your goals":  # opens by a press, for the first page comes before it
            until(lambda: named(root, "Fill in", BUTTONS), seconds)
            xdotool("windowfocus", "--sync", until(lambda: window_of("Interview App"), seconds))
            until(lambda: getattr(focused(root, BUTTONS), "name", "") == "Fill in", seconds)
            xdotool("key", "space")
        window = until(lambda title=title: window_of(title), seconds)
        # What a window manager does with a new sheet; here is none.
        xdotool("windowfocus", "--sync", window)
        until(lambda: focused(root), seconds)
        if title == "Review your timeline":
            xdotool("key", "Return")  # from the table into the fields of the entry in hand
            until(lambda: focused(root, ("text",)), seconds)
        if title != "Your goals":  # whose first fields are lists, and may stay empty
            xdotool("key", "Return")  # ends the line, and sends nothing off
        xdotool("key", "ctrl+Return")
        until(lambda title=title: window_of(title) is None or window_of(UNSEEN), seconds)
        if window_of(UNSEEN):
            approve_as_it_was_read(root, seconds)
        until(lambda title=title: window_of(title) is None, seconds)
        say(f"approved {title}")
    until(lambda: named(root, "Something outside these jobs", BUTTONS), seconds)
    xdotool("windowfocus", "--sync", until(lambda: window_of("Interview App"), seconds))
    xdotool("key", "ctrl+l")
    until(lambda: focused(root, ("text",)).name == "Message", seconds)
    xdotool("type", "back")
    xdotool("key", "Return")
    until(lambda: any_text(root, "back"), seconds)
    say("wrote")
    source.terminate()
    source.wait(seconds)


def approve_as_it_was_read(root, seconds):
    """Answer what is asked of values that nobody looked at."""
    xdotool("windowfocus", "--sync", window_of(UNSEEN))
    while until(lambda: focused(root, BUTTONS), seconds).name != "Approve as it was read":
        xdotool("key", "Tab")
    xdotool("key", "space")


def any_text(root, words):
    """Whether a bubble of the person says just this."""

    def says(one):
        try:
            text = one.queryText().getText(0, -1).strip()
        except NotImplementedError:
            return False
        return text == words and one.name != "Message"

    return descendant(root, says)


if __name__ == "__main__":
    main()
