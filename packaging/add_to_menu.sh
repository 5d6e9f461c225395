#!/usr/bin/env bash
# Puts Interview App into your own menu (no administrator needed), with this folder as its place. `--remove` takes it out.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
id=org.interviewapp.InterviewApp
menu="${XDG_DATA_HOME:-$HOME/.local/share}"
entry="$menu/applications/$id.desktop"

if [ "${1:-}" = --remove ]; then
  rm -f "$entry" "$menu"/icons/hicolor/*/apps/"$id".*
  echo "Interview App is no longer in your menu. Your data stays where it is."
  exit 0
fi

mkdir -p "$menu/applications"
cp -R "$here/share/icons" "$menu/"
# In a desktop file a path with spaces stands in quotes; these four need a backslash inside them, the percent sign its double.
place=$(printf '%s' "$here/interview-app" | sed -e 's/["`$\\]/\\\\&/g' -e 's/%/%%/g')
while IFS= read -r line; do
  case "$line" in
    Exec=*) printf 'Exec="%s"%s\n' "$place" "${line#Exec=interview-app}" ;;
    *) printf '%s\n' "$line" ;;
  esac
done < "$here/share/applications/$id.desktop" > "$entry"
if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$menu/applications" || true; fi
echo "Interview App is in your menu. If you move this folder, run this again."
