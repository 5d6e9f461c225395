"""docs/sessions-over-http.md is true: its lines are run as they stand, against a real server
(CONTRACT E8, F6; issue 7.5).
"""

import base64
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from pypdf import PdfReader

from interview_app.paths import resources
from interview_app.server.openapi import TOOLS
from tests.llm.serving_here import ServingHere
from tests.server.conftest import full_cv
from tests.server.test_serve_command import document

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


@pytest.mark.end_to_end
def test_the_flow_from_a_document_to_two_pages(tmp_path: Path) -> None:
    """F6: document, posting, correction, confirmation by the person, "generate"; the real reader
    and renderer.
    """
    posting = (resources() / "samples" / "nurse.posting.txt").read_text(encoding="utf-8")
    with ServingHere(tmp_path) as serving:
        begun = serving.post("/api/process-cv", {"message": "Hello", "docx_base64": document()})
        assert begun["stage"] == "bootstrap"
        assert "paste" in begun["response"]
        id = begun["session_id"]
        waiting = serving.post(
            "/api/cv-tool-call-handler", {"tool_name": "get_cv_session", "session_id": id}
        )
        assert waiting["metadata"]["docx_prefill_unconfirmed"]["full_name"]
        review = serving.post(
            "/api/process-cv",
            {"message": "Here it is", "session_id": id, "job_posting_text": posting},
        )
        assert review["stage"] == "review_session"
        assert "Still needed" in review["response"]
        early = serving.post("/api/process-cv", {"message": "Generate the CV", "session_id": id})
        assert "pdf_base64" not in early
        patch = {
            "tool_name": "update_cv_field",
            "session_id": id,
            "params": {"cv_patch": full_cv()},
        }
        assert serving.post("/api/cv-tool-call-handler", patch)["success"]
        confirm = {"contact_confirmed": True, "education_confirmed": True}
        made = serving.post(
            "/api/process-cv", {"message": "Generate the CV", "session_id": id, "confirm": confirm}
        )
        assert made["stage"] == "generate_pdf"
        assert base64.b64decode(made["pdf_base64"]).startswith(b"%PDF-")
