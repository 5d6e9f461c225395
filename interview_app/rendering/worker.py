"""`--render-worker`: RenderCV and Typst in a child process, so that a window never waits for them
or falls with them.

Protocol: frames of a 4-byte big-endian length and a UTF-8 JSON object, on stdin and stdout.
Requests are first `{"verb": "start", "packages": folder, "folder": folder}`, then
`{"verb": "validate" | "render" | "draw", "resume": {...}, "design": {...}}`;
answers `{"ok": {...}}` or `{"error": sentence}`. A rendered or drawn answer is followed by a second
frame, the PDF itself.
"""

import json
import os
import shutil
import struct
import sys
from pathlib import Path
from typing import IO, Any

LARGEST_FRAME = 64 * 1024 * 1024
"""Bytes; nothing a résumé needs comes near it."""


def write_frame(stream: IO[bytes], payload: bytes) -> None:
    """Write one frame and flush."""
    stream.write(struct.pack(">I", len(payload)) + payload)
    stream.flush()


def read_frame(stream: IO[bytes]) -> bytes | None:
    """The next frame, or None at the end of the stream.

    Raises:
        ValueError: the frame is larger than `LARGEST_FRAME` or cut off.
    """
    head = stream.read(4)
    if not head:
        return None
    (length,) = struct.unpack(">I", head.ljust(4, b"\0"))
    if length > LARGEST_FRAME:
        raise ValueError("a frame is too large")
    payload = stream.read(length)
    if len(payload) != length:
        raise ValueError("a frame is cut off")
    return payload


def run() -> int:
    """Answer requests until stdin ends; then the folder of the sources goes."""
    answers = os.fdopen(os.dup(1), "wb")
    # Whatever a library prints must not reach the protocol.
    os.dup2(2, 1)
    compiler, folder = None, ""
    try:
        while (frame := read_frame(sys.stdin.buffer)) is not None:
            request = json.loads(frame)
            if compiler is None:
                folder = request["folder"]
                compiler = _start(request["packages"], folder)
                answer: dict[str, Any] = {"ok": {}}
                pdf: bytes | None = None
            else:
                answer, pdf = _answer(compiler, request)
            write_frame(answers, json.dumps(answer, ensure_ascii=False).encode())
            if pdf is not None:
                write_frame(answers, pdf)
    finally:
        # Who started it may have been killed, and the résumé must not stay behind.
        if folder:
            shutil.rmtree(folder, ignore_errors=True)
    return 0


def _start(packages: str, folder: str) -> Any:
    import interview_app.rendering.typst_source  # noqa: F401 - a second of imports, paid before it is needed
    from interview_app.rendering.compiler import Compiler

    return Compiler(packages, folder)


def _answer(compiler: Any, request: dict[str, Any]) -> tuple[dict[str, Any], bytes | None]:
    from interview_app.domain.resume import ResumeDocument
    from interview_app.errors import RenderError
    from interview_app.rendering import own_themes
    from interview_app.rendering.design import Design, page_size
    from interview_app.rendering.typst_source import typst_source, validate

    resume = ResumeDocument.model_validate(request["resume"])
    design = Design(**request["design"])
    try:
        if request["verb"] == "validate":
            return {"ok": validate(resume, design)}, None
        pdf, measured = compiler.render(
            json.dumps((request["resume"], request["design"])),
            lambda: (
                own_themes.source(
                    resume,
                    design,
                    packages=Path(compiler.packages),
                    photo=compiler.photo(design.photo),
                )
                if design.is_own
                else typst_source(resume, design)
            ),
            height=page_size(design.paper)[1],
            draw=request["verb"] == "draw",
        )
        return {"ok": measured}, pdf
    except RenderError as error:
        return {"error": error.sentence}, None
