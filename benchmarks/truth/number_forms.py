"""Other ways to write the same number, as a person would; written without a look at the product's own tables."""

import re

SMALL = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn "
    "achtzehn neunzehn zwanzig",
}
TENS = {
    "en": {
        20: "twenty",
        30: "thirty",
        40: "forty",
        50: "fifty",
        60: "sixty",
        80: "eighty",
        90: "ninety",
    },
    "de": {
        20: "zwanzig",
        30: "dreißig",
        40: "vierzig",
        50: "fünfzig",
        60: "sechzig",
        80: "achtzig",
        90: "neunzig",
    },
}
FIXED = {
    "three quarters": ["75%", "75 percent", "3/4"],
    "drei Viertel": ["75 %", "75 Prozent"],
    "1.2 million": ["1,200,000", "1.2M"],
    "$1.2M": ["$1,200,000", "$1.2 million", "USD 1.2m"],
    "1,2 Mio. €": ["1.200.000 €", "1,2 Millionen Euro"],
    "£250,000": ["£250k", "£0.25M"],
    "25%": ["a quarter", "25 percent"],
    "18 months": ["one and a half years", "eighteen months", "1.5 years"],
    "two years": ["24 months", "2 years"],
    "Doubled": ["Grew 2x"],
    "Halbierte": ["Senkte um 50 %"],
    "Halved": ["Cut by 50%"],
}


def words(value: int, lang: str) -> str | None:
    """The number in words, where this small table can say it."""
    small = SMALL[lang].split()
    if 2 <= value <= 20:
        return small[value]
    tens = TENS[lang]
    if value in tens:
        return tens[value]
    ten, one = value // 10 * 10, value % 10
    if ten in tens and one and value < 100:
        unit = "ein" if one == 1 and lang == "de" else small[one]
        return f"{tens[ten]}-{unit}" if lang == "en" else f"{unit}und{tens[ten]}"
    return None


def other_forms(text: str, lang: str) -> list[str]:
    """The sentence with one number in another form, each possible way."""
    found = [text.replace(old, new) for old, news in FIXED.items() if old in text for new in news]
    percent = re.search(r"(\d+) ?%", text)
    if percent:
        found.append(
            text.replace(percent[0], f"{percent[1]} {'percent' if lang == 'en' else 'Prozent'}")
        )
    for match in re.finditer(r"(?<![\d.,$£€])\b(\d{1,2})\b(?![\d.,%]| %|-)", text):
        word = words(int(match[1]), lang)
        if word:
            found.append(text[: match.start()] + word + text[match.end() :])
    for match in re.finditer(r"\b(\d{1,3})[.,](\d{3})\b", text):
        found.append(text.replace(match[0], match[1] + match[2]))
    return list(dict.fromkeys(one for one in found if one != text))
