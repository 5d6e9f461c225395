"""The forms of an address of mail or web, and the pieces of a header line with the labels before
them.
"""

import re

from interview_app.extraction.page.rows import Cell
from interview_app.extraction.phrases.lexicon import title_score

EMAIL = re.compile(
    r"[A-Za-z0-9][A-Za-z0-9._%+'-]{0,63}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){0,4}\.[A-Za-z]{2,12}(?![\w@])"
)
_HEADER_SEPARATORS = re.compile(r"\s*[|·•‖¦⋄◦∙▪⬩●◆]\s*|\s+[/–—]\s+|\s+-\s+|\t|\s{3,}")
_LABEL_WORDS = (
    r"(?:e-?mail|mail|phone|tel(?:ephone|efon|éfono|efono)?|mobile?|mobil|cell|handy|address"
    r"|adresse|"
    r"anschrift|dirección|indirizzo|endereço|adres|location|"
    r"wohnort|ort|lieu|residence|residenza|website|web(?:site|seite)?|site|homepage|url|portfolio"
    r"|blog|"
    r"linkedin|github|twitter|电话|邮箱|地址|网址|网站|手机|"
    r"现居|所在地|居住地|city|ville|città|cidade|miasto|based in|lives in|contact|kontakt|"
    r"locale)(?:\(s\))?"
)
_LABEL = re.compile(rf"^{_LABEL_WORDS}(?:\s*[:：]\s*|\s+)(?=\S)", re.IGNORECASE)
LABEL_ALONE = re.compile(_LABEL_WORDS, re.IGNORECASE)


def _is_post(text: str, label: str) -> bool:
    """Whether a text that begins with a label and no colon is a post: "Site Supervisor", "Web
    Developer".
    """
    return (
        label.rstrip()[-1] not in ":："
        and not any(char in "@./+" or char.isdigit() for char in text)
        and title_score(text) >= 1
    )


def pieces_of(text: str) -> list[tuple[int, int, bool]]:
    """The pieces of a line between separators: begin, end, and whether a label stood before."""
    out = []
    at = 0
    text = text[:1_000]
    for match in [*_HEADER_SEPARATORS.finditer(text), None]:
        stop = match.start() if match else len(text)
        piece = text[at:stop]
        lead = len(piece) - len(piece.lstrip(" ,;"))
        body = piece.strip(" ,;")
        labelled = False
        if (label := _LABEL.match(body)) and not _is_post(body, label.group()):
            lead += label.end()
            body = body[label.end() :]
            labelled = True
        if body:
            out.append((at + lead, at + lead + len(body), labelled))
        at = match.end() if match else stop
    return out


def header_pieces(cell: Cell) -> list[tuple[int, int, bool]]:
    """The pieces of a header cell between separators: begin, end, and whether a label stood
    before.
    """
    return pieces_of(cell.text)
