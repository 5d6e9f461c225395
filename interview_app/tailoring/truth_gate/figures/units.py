"""Units of money, time and measure, each with its kind and factor, so that 90 minutes and 1.5 hours read alike (CONTRACT D8)."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

Reading = tuple[str, Fraction]

MONEY = {
    "$": "USD", "usd": "USD", "dollar": "USD", "dollars": "USD", "€": "EUR", "eur": "EUR", "euro": "EUR", "euros": "EUR", "£": "GBP", "gbp": "GBP", "pound": "GBP",
    "pounds": "GBP", "quid": "GBP", "pfund": "GBP", "chf": "CHF", "franken": "CHF", "francs": "CHF", "¥": "JPY", "yen": "JPY",
    "₦": "NGN", "naira": "NGN", "₹": "INR", "rupees": "INR", "rupien": "INR", "inr": "INR", "aud": "AUD", "cad": "CAD", "nzd": "NZD", "sek": "SEK", "nok": "NOK", "dkk": "DKK",
    "kr": "KR", "kč": "CZK", "zł": "PLN", "₽": "RUB", "₴": "UAH", "₫": "VND", "₵": "GHS", "kronor": "SEK", "kroner": "DKK", "złoty": "PLN", "zloty": "PLN", "pln": "PLN", "₺": "TRY", "lira": "TRY", "rand": "ZAR", "shillings": "KES", "₱": "PHP", "pesos": "MXN",
    "reais": "BRL", "₪": "ILS", "₩": "KRW", "R": "ZAR", "riyals": "SAR", "dirhams": "AED", "baht": "THB", "bucks": "USD", "czk": "CZK", "huf": "HUF", "ngn": "NGN", "zar": "ZAR", "kes": "KES",
    "jpy": "JPY", "php": "PHP", "mxn": "MXN", "brl": "BRL", "ils": "ILS", "krw": "KRW", "sar": "SAR", "aed": "AED", "thb": "THB", "sgd": "SGD", "hkd": "HKD", "rs": "INR",
}  # fmt: skip
MONEY_CODES = frozenset(
    "usd eur gbp chf inr ngn aud cad nzd sek nok dkk pln zar kes czk huf jpy php mxn brl ils krw sar aed thb sgd hkd rs kr".split()
)
"""What stands before a sum: "INR 23 lakh"."""
PARTS_OF_MONEY = {
    "pence": ("GBP",),
    "penny": ("GBP",),
    "cent": ("USD", "EUR"),
    "cents": ("USD", "EUR"),
    "rappen": ("CHF",),
}
"""Hundredths of money, with the currencies they may be of."""
UNITS: dict[str, tuple[str, Fraction]] = {}
for _kind, _factor, _names in (
    ("hour", Fraction(1, 60), "minute minutes min mins minuten"),
    ("hour", Fraction(1), "hour hours hr hrs h stunde stunden std wochenstunden"),
    (
        "day",
        Fraction(1),
        "day days tag tage tagen tages arbeitstag arbeitstage arbeitstagen werktag werktage werktagen",
    ),
    ("day", Fraction(7), "week weeks wk wks woche wochen"),
    ("day", Fraction(14), "fortnight fortnights"),
    ("hour", Fraction(1, 3600), "second seconds secs sec s sekunde sekunden sek"),
    ("hour", Fraction(1, 3600000), "millisecond milliseconds ms millisekunde millisekunden"),
    ("year", Fraction(1, 12), "month months monat monate monaten"),
    ("year", Fraction(10), "decade decades jahrzehnt jahrzehnte jahrzehnten"),
    ("year", Fraction(1, 4), "quartal quartale quartalen vierteljahr vierteljahre"),
    ("year", Fraction(1, 2), "halbjahr halbjahre"),
    ("year", Fraction(3, 4), "dreivierteljahr"),
    ("year", Fraction(1), "year years yr yrs jahr jahre jahren jahres"),
    ("metre", Fraction(1000), "km kilometre kilometres kilometer kilometers kilometern"),
    ("metre", Fraction(1609344, 1000), "mile miles meile meilen"),
    ("metre", Fraction(1), "metre metres meter meters metern"),
    (
        "metre",
        Fraction(1, 100),
        "cm centimetre centimetres centimeter centimeters zentimeter zentimetern",
    ),
    (
        "metre",
        Fraction(1, 10**6),
        "micron microns micrometre micrometres micrometer micrometers mikrometer µm μm",
    ),
    ("metre", Fraction(1, 1000), "mm millimetre millimetres millimeter millimeters millimetern"),
    ("metre", Fraction(3048, 10000), "ft feet foot"),
    ("metre", Fraction(254, 10000), "inch inches zoll"),
    ("kilogram", Fraction(1), "kg kilo kilos kilogram kilograms kilogramm"),
    ("kilogram", Fraction(1000), "t tonne tonnes tonnen ton tons"),
    ("kilogram", Fraction(1, 1000), "g gram grams gramm"),
    ("kilogram", Fraction(45359237, 1600000000), "ounce ounces"),
    ("square metre", Fraction(1), "sqm m² m2 qm quadratmeter quadratmetern"),
    ("square metre", Fraction(10**6), "km² km2 quadratkilometer quadratkilometern"),
    ("square metre", Fraction(10000), "ha hectare hectares hektar hektaren"),
    ("square metre", Fraction(40468564224, 10000000), "acre acres"),
    ("cubic metre", Fraction(1), "m³ m3 cbm kubikmeter kubikmetern"),
    (
        "cubic metre",
        Fraction(1, 10**6),
        "ml millilitre millilitres milliliter milliliters millilitern",
    ),
    ("cubic metre", Fraction(1), "festmeter festmetern"),
    ("byte", Fraction(10**6), "mb megabyte megabytes"),
    ("byte", Fraction(10**9), "gb gigabyte gigabytes"),
    ("byte", Fraction(10**12), "tb terabyte terabytes"),
    ("cubic metre", Fraction(1, 1000), "litre litres liter liters litern"),
    (
        "cubic metre",
        Fraction(1, 10),
        "hl hectolitre hectolitres hectoliter hectoliters hektoliter hektolitern",
    ),
    ("watt", Fraction(1000), "kw kilowatt kilowatts"),
    ("watt", Fraction(1000000), "mw megawatt megawatts"),
    ("watt hour", Fraction(1000), "kwh kilowattstunde kilowattstunden"),
    ("watt hour", Fraction(10**6), "mwh megawattstunde megawattstunden"),
    ("watt hour", Fraction(10**9), "gwh gigawattstunde gigawattstunden"),
    ("ampere", Fraction(1), "ampere amperes amp amps"),
    ("ampere", Fraction(1, 1000), "milliampere milliamperes milliamp milliamps"),
    ("ampere", Fraction(1, 10**6), "µa μa mikroampere microampere microamperes microamp microamps"),
    ("hertz", Fraction(1), "hz hertz"),
    ("hertz", Fraction(1000), "khz kilohertz"),
    ("hertz", Fraction(10**6), "mhz megahertz"),
    ("hertz", Fraction(10**9), "ghz gigahertz"),
    ("volt", Fraction(1), "v volt volts"),
    ("volt", Fraction(1000), "kv kilovolt kilovolts"),
):
    UNITS.update(dict.fromkeys(_names.split(), (_kind, _factor)))


_TO_A_POWER = {
    f"{power} {name}": (
        f"{'square' if power in ('square', 'sq') else 'cubic'} metre",
        factor ** (2 if power in ("square", "sq") else 3),
    )
    for power in ("square", "sq", "cubic", "cu")
    for name, (kind, factor) in UNITS.items()
    if kind == "metre"
}
UNITS.update(_TO_A_POWER)
POWERS = frozenset(("square", "sq", "cubic", "cu"))
"""Words that make a length an area or a volume: "square feet"."""
_CODES = {"eur": "EUR", "euro": "EUR", "usd": "USD", "gbp": "GBP", "chf": "CHF"}
MONEY_WITH_SCALE = {
    letter + code: (currency, scale)
    for letter, scale in (("t", 10**3), ("k", 10**3), ("m", 10**6))
    for code, currency in _CODES.items()
}
"""Money in thousands or millions said in one word: "TEUR", "kCHF"."""


def is_unit(word: str) -> bool:
    """Whether a word is a unit of time or measure."""
    return word in UNITS


_SHORTEST_PART = 3


@lru_cache(maxsize=4096)
def ends_in_unit(low: str) -> str:
    """The unit that a German compound ends in: "stunden" of "Unterrichtsstunden"; "" for none."""
    ends = (low[at:] for at in range(_SHORTEST_PART, len(low) - _SHORTEST_PART))
    return next((end for end in ends if end in UNITS), "")


_WEEKS = ((48, 2), (52, 13))
"""How weeks are told as months: four to a month for an even number of them, 13 to a quarter of a year."""


def _are_days(hours: Fraction) -> bool:
    """Whether so many hours are told as days too: 36 hours are a day and a half."""
    return hours >= 24 and hours % 12 == 0


def unit_readings(values: Sequence[Fraction], unit: str) -> set[Reading]:
    """What values with this unit may read; a word that is no unit leaves them counts."""
    if unit in UNITS:
        kind, factor = UNITS[unit]
        readings = {(kind, value * factor) for value in values}
        if kind == "day":
            readings |= {
                ("year", value * factor / 365) for value in values if value * factor % 365 == 0
            }
            weeks = [value * factor / 7 for value in values]
            readings |= {
                ("year", week / a_year)
                for week in weeks
                for a_year, told in _WEEKS
                if week % told == 0
            }
        if kind == "hour":
            readings |= {
                ("day", hours / 24)
                for hours in (value * factor for value in values)
                if _are_days(hours)
            }
        return readings
    if unit in ("fach", "mal"):
        often = {("count", value) for value in values} if unit == "mal" else set()
        return often | {("factor", value) for value in values}
    return {("count", value) for value in values}
