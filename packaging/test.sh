#!/usr/bin/env bash
# Everything a change must pass; stops at the first kind that fails.
set -euo pipefail
cd "$(dirname "$0")/.."
# What only tests need is looked for once after each set-up; a file that is not there is older than any.
if [ .venv/.ready -nt .venv/.ready-for-tests ]; then bash packaging/set_up.sh tests; fi
export QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}" OMP_THREAD_LIMIT=1
echo "== lint"
.venv/bin/ruff check .
.venv/bin/ruff format --check .
echo "== types"
.venv/bin/mypy
# Two at a time, a file never split: files of one room share its slow parts (an engine, a window, a store).
echo "== tests"
.venv/bin/python -m pytest -n 2 --dist loadfile "$@"
