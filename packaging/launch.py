"""Where a bundle starts. It stands outside the package so that the package is imported by its name, as everywhere."""

import multiprocessing

from interview_app.cli.main import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    main()
