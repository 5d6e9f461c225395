"""Addresses on the web as they stand in texts: written out, or told by the end of a host's name;
and where a postal code stands.
"""

import re
from functools import cache

from interview_app.language.files import in_all_languages

_WRITTEN_OUT = r"(?:https?://|www\.)"
_BEFORE_HOST = re.compile(r"^(?:https?://)?(?:www\.)?", re.IGNORECASE)


def bare_address(url: str) -> str:
    """An address without scheme, "www." and the last slash: "github.com/amara"."""
    return _BEFORE_HOST.sub("", url).rstrip("/")


@cache
def web_address() -> re.Pattern[str]:
    """An address on the web anywhere in a text: written out, or a host that ends as
    `tables.Names.domains` has it, with its path.
    """
    ends = "|".join(map(re.escape, in_all_languages("names")["domains"]))
    return re.compile(
        rf"{_WRITTEN_OUT}[^\s<>|,;()\"'，。]{{3,200}}|(?<![\w@.-])(?:[a-z0-9-]{{1,63}}\.){{1,4}}"
        rf"(?:{ends})(?:/[^\s<>|,;()\"'，。]{{0,150}})?(?![\w@-])",
        re.IGNORECASE,
    )


def code_behind_town(code: str, country: str) -> bool:
    """Whether a country writes a postal code behind the town: one that begins with a letter always
    stands there, figures where `tables.Names.code_behind` has the country.
    """
    return code[0].isalpha() or country.lower() in in_all_languages("names")["code_behind"]


@cache
def networks() -> dict[str, str]:
    """Where the accounts of each network stand, "github.com/", by its name."""
    table: dict[str, list[str]] = in_all_languages("names")["networks"]
    return {name: place for name, (place,) in table.items()}


def load() -> None:
    """Read the tables: afterwards no file is opened, which a sealed process may not."""
    networks()
    web_address()


def network_of(url: str) -> str | None:
    """The network that an address is on, by its host; None when it is on none we know."""
    host = bare_address(url).lower().partition("/")[0]
    for name, place in networks().items():
        own = place.partition("/")[0]
        if host == own or host.endswith(f".{own}"):
            return name
    return None
