"""docs/sessions-over-http.md is true: its lines are run as they stand, against a real server
(CONTRACT E8, F6; issue 7.5).
"""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from pypdf import PdfReader

from interview_app.server.openapi import TOOLS

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "sessions-over-http.md"


@pytest.mark.end_to_end
@pytest.mark.skipif(
    not (shutil.which("curl") and shutil.which("bash")),
    reason="needs bash and curl (Debian: apt install curl)",
)
def test_following_the_page_line_by_line_gives_a_cv_of_two_pages(tmp_path: Path) -> None:
    """F6, F9: from a document through confirmation to the PDF, by nothing but what the page
    says.
    """
    fences = re.findall(
        r"^```sh\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    lines = "\n".join(fences)
    assert len(fences) >= 7
    # A server whose page fails half way is ended all the same, and waited for.
    script = "set -euo pipefail\ntrap 'kill $(jobs -p) 2>/dev/null; wait' EXIT\n" + lines
    environment = {
        **os.environ,
        "INTERVIEW_APP_HOME": str(tmp_path / "data"),
        "TMPDIR": str(tmp_path),
    }
    command = ["bash", "-m", "-c", script]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    (work,) = tmp_path.glob("tmp.*")
    assert json.loads((work / "made.json").read_text(encoding="utf-8"))["pdf_base64"]
    assert len(PdfReader(work / "cv.pdf").pages) == 2
    assert '"hits":[{' in done.stdout
    # Not on the edge of a page, where another font or library would tip it over.
    checked = json.loads((work / "checked.json").read_text(encoding="utf-8"))
    assert checked["is_valid"] is True
    assert 0.25 < checked["predicted_last_page_fill"] < 0.75
    assert "<html" in (work / "preview.html").read_text(encoding="utf-8")


def test_the_page_has_a_line_to_copy_for_each_tool() -> None:
    """F2: all nine, not most of them."""
    fences = "".join(re.findall(r"^```sh\n(.*?)^```", PAGE.read_text("utf-8"), re.M | re.S))
    assert [name for name in TOOLS if f'"tool_name": "{name}"' not in fences] == []
