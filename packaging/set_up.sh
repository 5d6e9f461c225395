#!/usr/bin/env bash
# Makes ./.venv with everything in it. Asks the system's package manager only where it may; otherwise says what to install.
# With the argument `tests` it adds what only tests need to a .venv that is there: without it they are skipped, and say why.
# Runs under bash 3.2 (macOS): no associative arrays, no mapfile.
set -euo pipefail
unset CDPATH
cd "$(dirname "$0")/.."
# Debian keeps ldconfig where people who are not root do not look.
PATH="$PATH:/usr/sbin:/sbin"

find_python() {
  # the newest Python that can make an environment of its own; else the newest of all
  local candidate test
  for test in 'import ensurepip, venv' ''; do
    for candidate in python3.13 python3.12 python3.11 python3; do
      if command -v "$candidate" >/dev/null \
        && "$candidate" -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null \
        && "$candidate" -c "$test" 2>/dev/null; then
        echo "$candidate"
        return
      fi
    done
  done
}

python=$(find_python)
if [ -z "$python" ]; then
  echo "Python 3.11 or newer is needed. On Debian: apt install python3 python3-venv; on macOS: brew install python@3.12" >&2
  exit 1
fi

missing_system_packages() {
  local known library
  "$python" -c 'import ensurepip' 2>/dev/null || "$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'
  command -v tesseract >/dev/null || echo tesseract-ocr tesseract-ocr-{deu,fra,spa,ita,por,nld,pol}
  # Read once into a variable: a pipe that grep leaves early would count as a failure.
  known=$(ldconfig -p 2>/dev/null || true)
  [ -n "$known" ] || return 0
  for library in libEGL.so.1:libegl1 libGL.so.1:libgl1 libxkbcommon.so.0:libxkbcommon0 libdbus-1.so.3:libdbus-1-3 \
                 libfontconfig.so.1:libfontconfig1 libglib-2.0.so.0:libglib2.0-0 \
                 libxcb-cursor.so.0:libxcb-cursor0 libxcb-icccm.so.4:libxcb-icccm4 \
                 libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-shape.so.0:libxcb-shape0 libxkbcommon-x11.so.0:libxkbcommon-x11-0 \
                 libxcb-image.so.0:libxcb-image0 libxcb-render-util.so.0:libxcb-render-util0 libxcb-randr.so.0:libxcb-randr0; do
    case "$known" in *"${library%%:*}"*) ;; *) echo "${library##*:}" ;; esac
  done
}

missing_test_packages() {
  # LibreOffice is left out: several hundred MB for one test.
  local pair
  for pair in curl:curl "cc:gcc libc6-dev" xdotool:xdotool "xvfb-run:xvfb xauth" dbus-run-session:dbus gnome-keyring-daemon:gnome-keyring; do
    command -v "${pair%%:*}" >/dev/null || echo "${pair#*:}"
  done
  # The screen reader's side runs in the system's own Python, which alone finds these bindings.
  /usr/bin/python3 -c 'import pyatspi' 2>/dev/null || echo at-spi2-core python3-pyatspi
}

install_packages() { # the packages in one word, and what is said when they are not there
  local as_root=no
  [ -n "${1// /}" ] || return 0
  if [ "$(id -u)" = 0 ]; then as_root=""
  elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then as_root="sudo -n"; fi
  if command -v apt-get >/dev/null && [ "$as_root" != no ]; then
    echo "Installing system packages: $1"
    # shellcheck disable=SC2086  # as_root is nothing or two words
    $as_root env DEBIAN_FRONTEND=noninteractive sh -c "apt-get update -qq && apt-get install -y -qq --no-install-recommends $1" >/dev/null \
      || echo "Some system packages could not be installed. Please install: $1" >&2
  else
    echo "These system packages are missing; please install them (names of Debian): $1" >&2
    echo "$2" >&2
  fi
}

pip() { .venv/bin/python -m pip install -q --disable-pip-version-check -c constraints.txt "$@"; }

if [ "${1:-}" = tests ]; then
  if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    echo "There is no usable .venv here yet, so nothing was added to it. Run \`make test\`: it makes one first, then what tests need." >&2
    exit 1
  fi
  if [ "$(uname -s)" = Linux ]; then
    install_packages "$(missing_test_packages | tr '\n' ' ')" "Going on without them: their tests are skipped."
  fi
  pip -e '.[cluster,mcp]' || echo "The extras [cluster] and [mcp] could not be installed: their tests are skipped." >&2
  touch .venv/.ready-for-tests
  exit
fi

case "$(uname -s)" in
  Linux)
    install_packages "$(missing_system_packages | tr '\n' ' ')" "Going on with what works (without tesseract, scans cannot be read)." ;;
  Darwin)
    if ! command -v tesseract >/dev/null; then
      if command -v brew >/dev/null; then brew install tesseract tesseract-lang || true
      else echo "For reading scans install tesseract (https://brew.sh, then: brew install tesseract tesseract-lang)." >&2; fi
    fi ;;
esac

# An environment that was left half made, or whose folder or Python was moved, is made anew.
works() { .venv/bin/python -m pip --version >/dev/null 2>&1 && head -n 2 .venv/bin/pip | grep -qF "$(pwd -P)/.venv/bin/"; }
if ! works; then
  rm -rf .venv
  if ! "$python" -m venv .venv >/dev/null 2>&1; then
    rm -rf .venv
    echo "$python cannot make a virtual environment here. On Debian: apt install python3-venv. Then try again." >&2
    exit 1
  fi
fi
echo "Installing Python packages (the first time takes a few minutes)…"
if ! pip -e '.[dev]'; then
  echo "The Python packages could not be installed; the lines above say why. They come from the network: check it, then try again." >&2
  exit 1
fi
# The faster OCR binding is welcome, not needed: pytesseract serves where no wheel fits.
pip 'tesserocr>=2.7' --only-binary tesserocr >/dev/null 2>&1 || true
# Where Python may not write its cache beside the sources, every start would compile them anew.
.venv/bin/python -m compileall -q interview_app tools || true
touch .venv/.ready
