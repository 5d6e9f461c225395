#!/usr/bin/env bash
# Makes ./.venv with everything in it. Asks the system's package manager only where it may; otherwise says what to install.
set -euo pipefail
cd "$(dirname "$0")/.."

python=""
for candidate in python3.13 python3.12 python3.11 python3; do
  if command -v "$candidate" >/dev/null && "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    python=$candidate
    break
  fi
done
if [ -z "$python" ]; then
  echo "Python 3.11 or newer is needed. On Debian: apt install python3 python3-venv; on macOS: brew install python@3.12" >&2
  exit 1
fi

missing_system_packages() {
  # name of a package, then a test that it is there
  "$python" -c 'import ensurepip' 2>/dev/null || echo "$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
  command -v tesseract >/dev/null || echo tesseract-ocr tesseract-ocr-deu tesseract-ocr-fra tesseract-ocr-spa
  for library in libEGL.so.1:libegl1 libGL.so.1:libgl1 libxkbcommon.so.0:libxkbcommon0 libdbus-1.so.3:libdbus-1-3 \
                 libfontconfig.so.1:libfontconfig1 libxcb-cursor.so.0:libxcb-cursor0 libxcb-icccm.so.4:libxcb-icccm4 \
                 libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-shape.so.0:libxcb-shape0 libxkbcommon-x11.so.0:libxkbcommon-x11-0 \
                 libxcb-image.so.0:libxcb-image0 libxcb-render-util.so.0:libxcb-render-util0 libxcb-randr.so.0:libxcb-randr0; do
    ldconfig -p 2>/dev/null | grep -q "${library%%:*}" || echo "${library##*:}"
  done
}

case "$(uname -s)" in
  Linux)
    packages=$(missing_system_packages | tr '\n' ' ')
    if [ -n "${packages// /}" ]; then
      as_root=""
      [ "$(id -u)" = 0 ] || { command -v sudo >/dev/null && sudo -n true 2>/dev/null && as_root="sudo -n"; } || as_root="no"
      if command -v apt-get >/dev/null && [ "$as_root" != no ]; then
        echo "Installing system packages: $packages"
        $as_root env DEBIAN_FRONTEND=noninteractive sh -c "apt-get update -qq && apt-get install -y -qq --no-install-recommends $packages" >/dev/null \
          || echo "Some system packages could not be installed. Please install: $packages" >&2
      else
        echo "These system packages are missing; please install them: $packages" >&2
        echo "Going on with what works (without tesseract, scans cannot be read)." >&2
      fi
    fi ;;
  Darwin)
    if ! command -v tesseract >/dev/null; then
      if command -v brew >/dev/null; then brew install tesseract tesseract-lang || true
      else echo "For reading scans install tesseract (https://brew.sh, then: brew install tesseract tesseract-lang)." >&2; fi
    fi ;;
esac

[ -x .venv/bin/python ] || "$python" -m venv .venv
echo "Installing Python packages (the first time takes a few minutes)…"
.venv/bin/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[dev]'
# The faster OCR binding is welcome, not needed: pytesseract serves where no wheel fits.
.venv/bin/python -m pip install -q --disable-pip-version-check -c constraints.txt 'tesserocr>=2.7' --only-binary tesserocr 2>/dev/null || true
# Where Python may not write its cache beside the sources, every start would compile them anew.
.venv/bin/python -m compileall -q interview_app tools || true
touch .venv/.ready
