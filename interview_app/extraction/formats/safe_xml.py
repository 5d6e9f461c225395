"""Parses one XML part without DTD, entities, network or unbounded depth (CONTRACT B:
`unsafe_xml`).
"""

import re
from typing import Any

from lxml import etree

from interview_app.extraction.limits import MAX_XML_DEPTH, MAX_XML_NODES
from interview_app.extraction.refusal import Refused

_DECLARATION = re.compile(r"<!(?!--|\[)")
"""Of a document type, an entity, an element: anything but a comment and a section of characters."""
_ENCODINGS = ("utf-8", "utf-16-le", "utf-16-be")


def parse_xml(content: bytes) -> Any:
    """The root element of a part in any encoding lxml knows.

    Raises:
        Refused: unsafe_xml for a DTD, too deep or too many nodes; corrupt_document when it is no
            XML.
    """
    head = content[:4096]
    if any(_DECLARATION.search(head.decode(encoding, "ignore")) for encoding in _ENCODINGS):
        raise Refused("unsafe_xml")
    if content.count(b"<") > 2 * MAX_XML_NODES:
        raise Refused("unsafe_xml")
    parser = etree.XMLParser(
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        dtd_validation=False,
        huge_tree=False,
        remove_comments=True,
        remove_pis=True,
    )
    try:
        root = etree.fromstring(content, parser)
    except etree.XMLSyntaxError as error:
        raise Refused(
            "unsafe_xml" if "depth" in str(error).lower() else "corrupt_document"
        ) from error
    except ValueError as error:
        raise Refused("corrupt_document") from error
    if root.getroottree().docinfo.internalDTD is not None:
        raise Refused("unsafe_xml")
    _check_depth(root)
    return root


def _check_depth(root: Any) -> None:
    depth = nodes = 0
    for event, _ in etree.iterwalk(root, events=("start", "end")):
        depth += 1 if event == "start" else -1
        nodes += event == "start"
        if depth > MAX_XML_DEPTH or nodes > MAX_XML_NODES:
            raise Refused("unsafe_xml")
