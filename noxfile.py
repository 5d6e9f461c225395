"""Sessions behind `make test-pythons`: the tests on each Python that is installed here."""

import nox

nox.options.error_on_missing_interpreters = False


@nox.session(python=["3.11", "3.12", "3.13", "3.14"])
def tests(session: nox.Session) -> None:
    """Lint and types run once, with `make test`; here is what differs between Pythons."""
    session.install("-c", "constraints.txt", "-e", ".[dev]")
    session.env["QT_QPA_PLATFORM"] = "offscreen"
    two = ("-n", "2", "--dist", "loadfile", "--no-loadscope-reorder")
    session.run("python", "-m", "pytest", *two, *session.posargs)
