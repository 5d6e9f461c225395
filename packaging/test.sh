#!/usr/bin/env bash
# Everything a change must pass; without lint nothing else is tried.
set -euo pipefail
cd "$(dirname "$0")/.."
# What only tests need is looked for once after each set-up; a file that is not there is older than any.
if [ .venv/.ready -nt .venv/.ready-for-tests ]; then bash packaging/set_up.sh tests; fi
export QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}" OMP_THREAD_LIMIT=1
# Python keeps what it compiles, the tests with their rewritten asserts too: to compile them anew costs each worker 15 s.
unset PYTHONDONTWRITEBYTECODE
echo "== lint"
.venv/bin/ruff check .
.venv/bin/ruff format --check .
# Types are checked beside the tests, which leave a part of a core free: most of their starts wait for
# another process. What is wrong with them is told as soon as it is known.
echo "== types and tests"
.venv/bin/mypy &
types=$!
# Nothing stays behind when the tests are stopped.
trap 'kill "$types" 2>/dev/null || true' EXIT
failed=0
# Two at a time, a file never split: files of one room share its slow parts (an engine, a window, a store).
# In the order of tests/conftest.py: the long files would come last where they are ordered by how many tests they have.
.venv/bin/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder "$@" || failed=$?
wait "$types" || failed=$?
trap - EXIT
exit "$failed"
