"""How a withheld value is found in a text, and the placeholder that stands for each way to spell
it.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from interview_app.interview import spellings
from interview_app.interview.value_parts import address_in, name_in, numbers_in
from interview_app.language.names import name_words

ADDRESS, POSTAL_CODE, CITY = (
    "basics.location.address",
    "basics.location.postalCode",
    "basics.location.city",
)
NAME, PHONE, EMAIL = "basics.name", "basics.phone", "basics.email"
OTHER_PHONE, BIRTH = "basics.otherPhone", "basics.birth"
COUNTRY = "basics.location.countryCode"


_BETWEEN = r"(?:[\s,;:.()\-–#№]|(?<=[\s,;(])[^\W\d_]{1,12}(?=[.:\s#№])){0,8}"
"""What may stand between two parts: marks, and a label."""
_MARKS = r"[\s,;:.()\-–/]{1,3}"
"""What may stand between a house number and a word of its street, however the others are
shortened.
"""


class Spelled:
    """One pattern, and the placeholder of each spelling: `forms` by text, the first one for any
    other spelling.
    """

    def __init__(
        self,
        pattern: str,
        forms: Mapping[str, str],
        *,
        may_be_a_word: bool = False,
        within: str = "",
    ) -> None:
        self._pattern = re.compile(pattern)
        self._within = re.compile(within) if within else None
        self.forms = dict(forms)
        self._may_be_a_word = may_be_a_word
        self._by_key = {
            _key(text): placeholder for text, placeholder in reversed(list(forms.items()))
        }
        self._first = next(iter(forms.values()))

    def replaced(self, text: str, mark: Callable[[str], str]) -> str:
        """The text with a sign for each place where the value stands; `mark` gives the sign of a
        placeholder.
        """

        def one(found: re.Match[str]) -> str:
            if self._may_be_a_word and found[0] in name_words("also_words"):
                return found[0]
            return mark(self._placeholder(found[0]))

        if self._within is None:
            return self._pattern.sub(one, text)
        return self._within.sub(lambda run: self._pattern.sub(one, run[0]), text)

    def _placeholder(self, text: str) -> str:
        """What stands for this spelling."""
        return self.forms.get(text) or self._by_key.get(_key(text)) or self._first


class _Beside(Spelled):
    """Two parts that stand beside each other, with a label between them or not; what stands between
    stays.
    """

    def __init__(
        self,
        one: str,
        other: str,
        forms: Mapping[str, str],
        others: Mapping[str, str],
        *,
        between: str = _BETWEEN,
    ) -> None:
        super().__init__(f"({one})({between})({other})", {**forms, **others})
        self._first_of = (next(iter(forms.values())), next(iter(others.values())))

    def replaced(self, text: str, mark: Callable[[str], str]) -> str:
        """The text with a sign for each of the two."""

        def both(found: re.Match[str]) -> str:
            one = self.forms.get(found[1]) or self._first_of[0]
            other = self.forms.get(found[3]) or self._first_of[1]
            return f"{mark(one)}{found[2]}{mark(other)}"

        return self._pattern.sub(both, text)


class Alone(Spelled):
    """Parts that say nothing by themselves, such as a house number: found only as a whole value
    beside another part of the address, in a form with a field for each.
    """

    def __init__(self, forms: Mapping[str, str]) -> None:
        super().__init__("(?!)", forms or {"": ""})
        self.forms = dict(forms)

    def of(self, value: Any) -> str | None:
        """The placeholder of a whole value."""
        if isinstance(value, bool) or not isinstance(value, str | int):
            return None
        plain = _key(str(value)).replace(" ", "")
        found = (one for text, one in self.forms.items() if _key(text).replace(" ", "") == plain)
        return next(found, None)


def order(path: str) -> int:
    """What holds other values in itself is looked for first."""
    order = (EMAIL, PHONE, OTHER_PHONE, ADDRESS, NAME)
    return order.index(path) if path in order else len(order)


def _key(text: str) -> str:
    return " ".join(spellings.plain(text).casefold().split())


def spelled(path: str, value: str, values: Mapping[str, str]) -> Iterable[Spelled]:
    """The patterns of one value, the most telling first."""
    numbered = _Numbers(path)
    if path == NAME:
        yield from _of_name(name_in(value), numbered)
    elif path == EMAIL:
        yield Spelled(spellings.email(value), numbered.each([value]))
    elif path in (PHONE, OTHER_PHONE):
        for number in numbers_in(value):
            pattern = spellings.phone(number, values.get(COUNTRY))
            within = spellings.NUMBERS if pattern else ""
            forms = numbered.each([number])
            yield Spelled(pattern or re.escape(number), forms, within=within)
    elif path == ADDRESS:
        yield from _of_address(value, values, numbered)
    elif path not in (POSTAL_CODE, CITY, COUNTRY):
        yield Spelled(re.escape(value), numbered.each([value]))


def _of_name(value: str, numbered: "_Numbers") -> Iterable[Spelled]:
    yield Spelled(spellings.whole_name(value), numbered.cases(value))
    for one in spellings.handles(value):
        yield Spelled(spellings.handle(one), numbered.ways(one))
    for part in spellings.name_parts(value):
        yield Spelled(spellings.word(part), numbered.cases(part), may_be_a_word=True)


def _of_address(value: str, values: Mapping[str, str], numbered: "_Numbers") -> Iterable[Spelled]:
    city = values.get(CITY)
    parts = address_in(value, city)
    yield Spelled(spellings.address(value) or re.escape(value), numbered.each([value]))
    numbers = numbered.each(parts.numbers)
    streets = [(spellings.address(street), numbered.each([street])) for street in parts.streets]
    words = [word for street in parts.streets if " " in street for word in street.split()]
    telling = [(spellings.word(one), numbered.each([one])) for one in words if len(one) > 3]
    for number, placeholder in numbers.items():
        own = spellings.house_number(number)
        for street, forms in streets:
            yield _Beside(street, own, forms, {number: placeholder})
            yield _Beside(own, street, {number: placeholder}, forms)
        for word, forms in telling:
            yield _Beside(word, own, forms, {number: placeholder}, between=_MARKS)
            yield _Beside(own, word, {number: placeholder}, forms, between=_MARKS)
    for piece in parts.pieces:
        if piece != value:
            yield Spelled(spellings.address(piece) or re.escape(piece), numbered.each([piece]))
    for street, forms in streets:
        yield Spelled(street, forms)
    codes = dict.fromkeys([*filter(None, (values.get(POSTAL_CODE),)), *parts.codes])
    for code, placeholder in _Numbers(POSTAL_CODE).each(codes).items():
        yield Spelled(spellings.postal_code(code, city), {code: placeholder})
    yield Alone({**numbers, **_Numbers(POSTAL_CODE).each(codes)})


class _Numbers:
    """Gives each spelling of a value its placeholder, in order."""

    def __init__(self, path: str) -> None:
        self._path, self._next = path, 1

    def each(self, texts: Iterable[str]) -> dict[str, str]:
        """Text to placeholder."""
        forms: dict[str, str] = {}
        for text in dict.fromkeys(texts):
            forms[text] = f"{{{{{self._path}{f'.{self._next}' if self._next > 1 else ''}}}}}"
            self._next += 1
        return forms

    def ways(self, text: str) -> dict[str, str]:
        """With marks on its letters, without, and spelled out."""
        return self.each((text, spellings.plain(text), spellings.spelled_out(text)))

    def cases(self, text: str) -> dict[str, str]:
        """The usual ways to write a word."""
        ways = (text, spellings.plain(text), spellings.spelled_out(text))
        return self.each(form for way in ways for form in (way, way.upper(), way.lower()))
