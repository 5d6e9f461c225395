#!/usr/bin/env bash
# Opens the window; on a machine without a display it plays the demo and says where its files are. Needs no make.
set -euo pipefail
unset CDPATH
cd "$(dirname "$0")/.."
for file in pyproject.toml constraints.txt packaging/set_up.sh; do
  if [ ! -e .venv/.ready ] || [ "$file" -nt .venv/.ready ]; then
    bash packaging/set_up.sh
    break
  fi
done
if [ "$(uname -s)" = Darwin ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec .venv/bin/interview-app "$@"
fi
echo "There is no display here, so the demo runs instead of the window."
exec .venv/bin/interview-app demo --out out/demo
