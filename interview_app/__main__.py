"""`python -m interview_app` is `interview-app`."""

from interview_app.cli.main import main

main()
