"""What kinds of documents are read: the one table from which intake, tools, file dialogs and what
can be dropped have them. What a file is, its content decides (`extraction/formats/sniff.py`).
"""

from typing import Literal

DocumentKind = Literal["pdf", "docx", "txt", "md"]

MIMES: dict[DocumentKind, str] = {
    "pdf": "application/pdf",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "txt": "text/plain",
    "md": "text/markdown",
}
EXTENSIONS: dict[str, DocumentKind] = {
    "pdf": "pdf",
    "docx": "docx",
    "txt": "txt",
    "text": "txt",
    "md": "md",
    "markdown": "md",
}
