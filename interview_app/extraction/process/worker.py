"""The sealed process that reads one document: `interview-app --parse-worker` (DESIGN 2 and 8).

It is started ahead of time, imports and rehearses everything while it is still open, then seals
itself and waits. On
Linux the rehearsed process never sees a document: it forks one sealed child for each, and practises
once after the first, so that later ones read faster. Elsewhere it reads one document itself and
ends. Requests come on standard input, answers go to what was standard output; what MuPDF prints
goes nowhere.
"""

import contextlib
import gc
import os
import signal
import sys
from typing import Any

from interview_app.extraction.limits import MAX_ANSWER_BYTES, MAX_BYTES
from interview_app.extraction.process.reading import Answers, answer_request, bug_answer
from interview_app.extraction.process.rehearsal import practise, read_practice, rehearse
from interview_app.extraction.refusal import Refused
from interview_app.extraction.sealing.protocol import (
    EndOfStream,
    ProtocolError,
    read_frame,
    write_frame,
)
from interview_app.extraction.sealing.seal import die_with_parent, seal

SINGLE = "--single"
"""Read one document in this very process, as on systems where forking is no good."""

ONCE = "--once"
"""End after one document: none of the preparing for later ones."""

WARM = "--warm"
"""Each child reads a page for practice before it says that it stands by: what it writes to of the
memory it shares with this process has been copied by then, and no document waits for that. It costs
as much processor time as a short document
does: for a window, where somebody waits, and not for many documents.
"""

ONLY_PDF = "--only-pdf"
"""The document is a PDF, as its content was sniffed: the readers of other kinds are not loaded."""

_END_OF_INPUT = 3
"""Exit code of a child that found standard input closed: nothing will come any more."""

_REQUEST_BYTES = MAX_BYTES + 4 * 1024 * 1024


def run() -> int:
    """The whole life of the worker; returns its exit code."""
    requests, answers, control = _take_pipes()
    die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.disable()  # what is rehearsed stays
    rehearse(only_pdf=ONLY_PDF in sys.argv)
    gc.freeze()
    gc.enable()
    if sys.platform != "linux" or SINGLE in sys.argv:
        os.close(control)
        return _read_one(requests, answers)
    practised = False
    while True:
        child = os.fork()
        if child == 0:
            # A document is read once: collecting would only touch, and so copy, the pages shared
            # with the parent.
            gc.disable()
            # The child keeps the two pipes alone; the control pipe tells the parent only what this
            # process saw.
            die_with_parent()
            os.close(control)
            os._exit(_read_one(requests, answers))
        _tell(control, f"forked {child}")
        _, status, usage = os.wait4(child, 0)
        _tell(control, f"ended {child} {status} {usage.ru_maxrss}")
        if ONCE in sys.argv or not os.WIFEXITED(status) or os.WEXITSTATUS(status) != 0:
            os._exit(0)
        if not practised:
            practised = True
            practise()
            gc.collect()
            gc.freeze()


def _take_pipes() -> tuple[int, int, int]:
    """Requests, answers and control, moved away from 0, 1 and 2, which now lead nowhere."""
    moved = tuple(os.dup(number) for number in (0, 1, 2))
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nowhere, number)
    os.close(nowhere)
    return moved[0], moved[1], moved[2]


def _tell(control: int, line: str) -> None:
    with contextlib.suppress(OSError):
        os.write(control, line.encode("ascii") + b"\n")


def _read_one(requests: int, answers: int) -> int:
    held = seal()
    if WARM in sys.argv:
        read_practice()
    out = Answers(requests, answers)
    try:
        write_frame(answers, {"kind": "ready", "sandbox": held})
        request = read_frame(requests, max_bytes=_REQUEST_BYTES)
        out.nonce = str(request.head.get("nonce", ""))
        return _answer(out, request.head, request.body)
    except EndOfStream:
        return _END_OF_INPUT
    except ProtocolError:
        return _END_OF_INPUT + 1


def _answer(out: Answers, head: dict[str, Any], content: bytes) -> int:
    try:
        answer, body = answer_request(head, content, out)
    except Refused as refused:
        answer, body = {"kind": "refused", "code": refused.code}, b""
    except MemoryError:
        answer, body = {"kind": "refused", "code": "limit_memory"}, b""
    except EndOfStream:
        raise
    except Exception as error:  # noqa: BLE001 - the border of the worker: the parent logs it, without content
        answer, body = bug_answer(error), b""
    if len(body) > MAX_ANSWER_BYTES:
        answer, body = {"kind": "refused", "code": "limit_memory"}, b""
    out.send(answer, body)
    return 0
