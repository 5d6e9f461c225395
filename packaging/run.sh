#!/usr/bin/env bash
# Opens the window; on a machine without a display it plays the demo and says where its files are.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "$(uname -s)" = Darwin ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec .venv/bin/interview-app "$@"
fi
echo "There is no display here, so the demo runs instead of the window."
exec .venv/bin/interview-app demo --out out/demo
