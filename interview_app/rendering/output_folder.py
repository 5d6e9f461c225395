"""The folder of one run's files: whole or not at all, and never over an older one (CONTRACT
D10).
"""

import errno
import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from interview_app.domain.resume import slug
from interview_app.errors import RenderError
from interview_app.i18n import _
from interview_app.rendering.engine import RenderEngine
from interview_app.rendering.page_fit import Fitted
from interview_app.rendering.plain_formats import to_html, to_markdown, to_text
from interview_app.rendering.rendercv_data import to_yaml

FORMATS = ("pdf", "docx", "md", "txt", "html", "yaml")


def resume_file(
    format: str, fitted: Fitted, engine: RenderEngine, *, docx_template: bytes | None = None
) -> bytes:
    """The résumé in one of `FORMATS`, made of nothing that another format needs.

    Raises:
        RenderError: the template is no DOCX, or RenderCV refuses the YAML.
    """
    resume = fitted.resume
    match format:
        case "pdf":
            return fitted.rendered.pdf
        case "docx":
            # python-docx and lxml take 8 MB, and a window that shows a page writes no Word file.
            from interview_app.rendering.docx_file import to_docx

            return to_docx(
                resume,
                template=docx_template,
                design=fitted.design,
                pages=fitted.rendered.pages,
                fonts=engine.fonts,
            )
        case "yaml":
            return to_yaml(engine.validate(resume, fitted.design)).encode("utf-8")
    plain = {"md": to_markdown, "txt": to_text, "html": to_html}
    return plain[format](resume).encode("utf-8")


def resume_files(
    fitted: Fitted, engine: RenderEngine, *, docx_template: bytes | None = None
) -> tuple[dict[str, bytes], str]:
    """The résumé in every format, by file name; and a sentence if there is no `resume.yaml`, since
    RenderCV refuses it.

    Raises:
        RenderError: the template is no DOCX.
    """
    made = {
        f"resume.{one}": resume_file(one, fitted, engine, docx_template=docx_template)
        for one in FORMATS
        if one != "yaml"
    }
    try:
        made["resume.yaml"] = resume_file("yaml", fitted, engine)
    except RenderError as refused:
        left = _("There is no resume.yaml: {reason}").format(reason=refused.sentence)
        return made, left
    return made, ""


def write_folder(
    output_dir: Path, *, target_title: str, date: str, files: Mapping[str, bytes]
) -> Path:
    """Write the files into `{slug of the title}-{date}`, with `-2`, `-3` when that exists; returns
    the folder.

    Args:
        output_dir: made when it is not there.
        target_title: what the folder is named after.
        date: `YYYY-MM-DD`.
        files: content by file name.

    Raises:
        RenderError: the folder cannot be written, or the disk is full; nothing half-written is
            left.
    """
    name = f"{slug(target_title)}-{date}"
    unfinished: Path | None = None
    try:
        output_dir.mkdir(parents=True, exist_ok=True)
        unfinished = Path(tempfile.mkdtemp(prefix=".unfinished-", dir=output_dir))
        for file_name, content in files.items():
            _write(unfinished / file_name, content)
        unfinished.chmod(0o755)
        return _claim(unfinished, output_dir, name)
    except OSError as error:
        if unfinished is not None:
            shutil.rmtree(unfinished, ignore_errors=True)
        otherwise = _(
            "The output folder cannot be written. Choose another folder and try again; nothing "
            "was written."
        )
        raise unwritable(error, otherwise) from error


def unwritable(error: OSError, otherwise: str) -> RenderError:
    """What is said of a file that could not be written: of room or of a limit, where that was the
    matter, else `otherwise`.
    """
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return RenderError(_("The disk is full. Make room and try again; nothing was written."))
    if error.errno == errno.EFBIG:
        return RenderError(
            _(
                "A file would be larger than is allowed here. Raise the limit (`ulimit -f`) and "
                "try again; nothing was written."
            )
        )
    return RenderError(otherwise)


def _write(path: Path, content: bytes) -> None:
    with open(path, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _claim(unfinished: Path, parent: Path, name: str) -> Path:
    """Give the finished folder the first free name; two runs at once never share one."""
    number = 1
    while True:
        target = parent / (name if number == 1 else f"{name}-{number}")
        try:
            # mkdir decides who owns the name; rename over an empty folder of our own is atomic.
            target.mkdir()
        except FileExistsError:
            number += 1
            continue
        os.replace(unfinished, target)
        return target
