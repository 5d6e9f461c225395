"""`python -m interview_app` is `interview-app`: what cannot wait for the command line's imports
comes before them.
"""

from interview_app.cli.own_verbs import run_own_verb


def main() -> None:
    """Be the worker this process was started as, or the command line."""
    run_own_verb()
    from interview_app.cli.head_start import begin

    begin()
    from interview_app.cli.main import main as command_line

    command_line()


if __name__ == "__main__":
    main()
