"""A person with a screen reader, played from outside through AT-SPI: finds the app on the
accessibility bus, goes to its rooms by their names. Used by scripts that run
with the system's Python, which has pyatspi.
"""

import contextlib
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
    """What `true` gives as soon as it gives something; fails after so many seconds.

    Between two looks the app has as much time for its own work as it took to answer.
    """
    end = time.monotonic() + seconds
    while (begun := time.monotonic()) < end:
        try:
            found = true()
        except Exception:  # noqa: BLE001 - an object may go away while it is asked; the next look is a new one
            found = None
        if found:
            return found
        time.sleep(max(0.1, time.monotonic() - begun))
    raise SystemExit(f"not found in time: {true.__qualname__}, line {true.__code__.co_firstlineno}")


def named(root, name, roles):
    """The showing object of this name and one of these roles."""

    def fits(one):
        return one.name == name and one.getRoleName() in roles

    return descendant(root, fits)


def descendant(root, fits):
    """The first showing object below it that fits; what goes away while it is asked does not."""
    for one in showing(root):
        with contextlib.suppress(Exception):
            if fits(one):
                return one
    return None


def showing(root):
    """Every showing object below it, depth first. What stands in a hidden one is hidden.

    WORKAROUND: pyatspi's own search goes through everything once for each child of the root, and what
    the bus remembers of an object found before its window stood may stay empty for good.
    """
    root.clear_cache()
    below = children(root)[::-1]
    while below:
        one = below.pop()
        with contextlib.suppress(Exception):
            if one.getState().contains(pyatspi.STATE_SHOWING):
                yield one
                below += children(one)[::-1]


def children(one):
    """What stands in it. Going through it as a sequence asks the app twice as much."""
    return [one.get_child_at_index(at) for at in range(one.get_child_count())]


def app():
    """Our program on the bus."""
    desktop = pyatspi.Registry.getDesktop(0)
    return next(
        (one for one in desktop if one is not None and one.name.startswith("Interview App")), None
    )


def go(root, name, seconds):
    """Choose a row of the list of places."""

    def place():
        rows = named(root, "Places", ("list", "list box"))
        at = [one.name for one in rows].index(name)
        return rows.querySelection().selectChild(at)

    until(place, seconds)
