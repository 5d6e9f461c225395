"""The label before a list, which says only what is listed: "Tools: Excel and Sage", "Technical skills: rheology", "Werkzeuge: …".

Not labels that claim something themselves: a qualification, a certificate, a language that is spoken, an expertise.
"""

import re

_OF = "key core main technical technical/it professional other further additional selected soft hard it digital computer software laboratory lab weitere sonstige technische fachliche"
_LISTED = (
    "skills tools technologies software systems methods techniques equipment instruments machines machinery programs programmes platforms materials hardware frameworks databases "
    "libraries competencies competences strengths werkzeuge methoden geräte maschinen programme systeme techniken technologien fähigkeiten kenntnisse kompetenzen stärken "
    "materialien anlagen edv edv-kenntnisse it-kenntnisse fachkenntnisse softwarekenntnisse kernkompetenzen schwerpunkte"
)
_WHOLE = "programming languages|tech stack|technology stack|areas of expertise|programmiersprachen"
_ONE = rf"(?:(?:{'|'.join(_OF.split())}) )?(?:{'|'.join(_LISTED.split())})"
_LABEL = re.compile(
    rf"(?:{_ONE}(?:(?: and | & | und |/|, ){_ONE}){{0,2}}|{_WHOLE}) ?: ?(?=\S)", re.IGNORECASE
)


def without(text: str) -> str:
    """The text without the label of a list that it begins with."""
    found = _LABEL.match(text) if ":" in text else None
    return text if found is None else text[found.end() :]
