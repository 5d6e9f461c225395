"""A person with a screen reader, played from outside through AT-SPI. Runs with the system's Python,
which has pyatspi.

    python3 atspi_person.py SECONDS

Finds the app on the accessibility bus, goes to "Profile" and "Documents" by their names and prints
the pages it came to.
"""

import sys
import time

import pyatspi

BUTTONS = (
    "push button",
    "button",
    "toggle button",
    "radio button",
    "check box",
    "push button menu",
)
PAGES = ("panel", "filler", "frame")


def until(true, seconds):
    """What `true` gives as soon as it gives something; fails after so many seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            found = true()
        except Exception:  # noqa: BLE001 - an object may go away while it is asked; the next look is a new one
            found = None
        if found:
            return found
        time.sleep(0.1)
    raise SystemExit(f"not found in time: {true.__qualname__}, line {true.__code__.co_firstlineno}")


def named(root, name, roles):
    """The showing object of this name and one of these roles.

    Asked of the program itself: what the bus remembers of one found before its window stood may
    stay empty for good.
    """
    root.clear_cache()

    def fits(one):
        return (
            one.name == name
            and one.getRoleName() in roles
            and one.getState().contains(pyatspi.STATE_SHOWING)
        )

    return pyatspi.findDescendant(root, fits)


def app():
    """Our program on the bus."""
    desktop = pyatspi.Registry.getDesktop(0)
    return next(
        (one for one in desktop if one is not None and one.name.startswith("Interview App")), None
    )


def press(button):
    """Its first action, whatever an assistive program is offered first."""
    action = button.queryAction()
    names = [action.getName(at).casefold() for at in range(action.nActions)]
    action.doAction(next(at for at, one in enumerate(names) if one in ("press", "toggle", "click")))


def go(root, name, seconds):
    """Choose a row of the list of places."""

    def place():
        rows = named(root, "Places", ("list", "list box"))
        at = [one.name for one in rows].index(name)
        return rows.querySelection().selectChild(at)

    until(place, seconds)


def main():
    """Go, look, tell."""
    seconds = float(sys.argv[1])
    root = until(app, seconds)
    for name in ("Profile", "Documents"):
        go(root, name, seconds)
        until(lambda name=name: named(root, name, PAGES), seconds)
        sys.stdout.write(f"pressed {name}\n")


if __name__ == "__main__":
    main()
