"""A verdict rests on what a line says and not on how it is written: the same line in other forms, true ones and lies alike (CONTRACT D8).

The lines are of two invented people. Each transformation keeps the meaning of the line, or of line and evidence together; a
true line must go on passing, a lie must stay stopped.
"""

import re
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interview_app.domain.knowledge_card import EvidenceCard
from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked

FERRIES = (
    card("f1", "Skerrow Ferries", "Deck Officer", "2015-03 to present", "Organised 14 lifeboat drills a year for 38 crew members on two ferries."),
    card("f2", "Skerrow Ferries", "Deck Officer", "2015-03 to present", "Cut fuel costs by £48,000 in 2019 by slowing the high-speed crossings. The timetable was drawn up by the harbour office."),
    card("f3", "Skerrow Ferries", "Deck Officer", "2015-03 to present", "Helped the chief engineer to replace the catalogue of spare parts and trained six stewards in first aid."),
    card("f4", "Skerrow Ferries", "Deck Officer", "2015-03 to present", "Moved the logbooks to Nautilog in spring 2021. About 120 vehicles a week are loaded under my eye."),
)  # fmt: skip
SAILS = (
    card("s1", "Takelwerk Hansen GmbH", "Segelmacherin", "2014-2021", "Nähte und prüfte rund 90 Großsegel im Jahr mit zwei Lehrlingen. Die Preise machte der Inhaber."),
    card("s2", "Takelwerk Hansen GmbH", "Segelmacherin", "2014-2021", "Führte 2018 die Lasersäge ein und senkte den Verschnitt von 12 Prozent auf 7 Prozent."),
    card("s3", "Takelwerk Hansen GmbH", "Segelmacherin", "2014-2021", "Schulte 25 Kunden in der Pflege ihrer Segel und half beim Aufbau des Lagers in Kappeln."),
)  # fmt: skip
ENGLISH_TRUE = (
    "Organised 14 lifeboat drills a year for 38 crew members",
    "Cut fuel costs by £48,000 in 2019 by slowing the high-speed crossings",
    "Trained six stewards in first aid and organised 14 lifeboat drills a year",
    "Moved the logbooks to Nautilog in spring 2021",
    "Helped to replace the catalogue of spare parts",
    "Loading of about 120 vehicles a week",
)
ENGLISH_LIES = (
    "Organised 14 lifeboat drills a month for 38 crew members",
    "Cut fuel costs by £84,000 in 2019",
    "Cut fuel costs by £48,000 in 2018",
    "Trained six stewards and managed the harbour office",
    "Moved the logbooks to Nautilog in spring 2019",
    "Led the replacement of the catalogue of spare parts",
    "Loading of about 120 vehicles a day",
    "Moved the logbooks to Nautilog and Shiply",
    "Chief Engineer, Skerrow Ferries",
)
GERMAN_TRUE = (
    "Rund 90 Großsegel im Jahr genäht und geprüft",
    "Führte 2018 die Lasersäge ein",
    "Senkte den Verschnitt von 12 Prozent auf 7 Prozent",
    "Schulte 25 Kunden in der Pflege ihrer Segel",
    "Half beim Aufbau des Lagers in Kappeln",
)
GERMAN_LIES = (
    "Rund 90 Großsegel im Monat genäht und geprüft",
    "Führte 2016 die Lasersäge ein",
    "Senkte den Verschnitt von 12 Prozent auf 5 Prozent",
    "Schulte 35 Kunden in der Pflege ihrer Segel",
    "Leitete den Aufbau des Lagers in Kappeln",
    "Rund 90 Großsegel genäht und die Preise gemacht",
)
CASES = (
    [(line, FERRIES, False) for line in ENGLISH_TRUE]
    + [(line, FERRIES, True) for line in ENGLISH_LIES]
    + [(line, SAILS, False) for line in GERMAN_TRUE]
    + [(line, SAILS, True) for line in GERMAN_LIES]
)


def _blocked(line: str, cards: tuple[EvidenceCard, ...]) -> bool:
    return blocked(line, *cards, under=cards[0].company)


def _spelled(pattern: str, new: str) -> Callable[[str], str]:
    return lambda text: re.sub(pattern, new, text)


def _fronted(text: str) -> str:
    found = re.fullmatch(r"(\w)(.*) (in (?:spring )?20\d\d)", text)
    return f"{found[3].capitalize()}, {found[1].lower()}{found[2]}" if found else text


def _told(before: str) -> Callable[[str], str]:
    return lambda text: re.sub(
        r"^[A-Z](?=\w+(?:ed|ut) )", lambda found: before + found[0].lower(), text
    )


def _headline(text: str) -> str:
    return re.sub(r"(?<= )[a-z]", lambda found: found[0].upper(), text) if text.isascii() else text


_UMLAUTS = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
)
FORMS: dict[str, Callable[[str], str]] = {
    "bullet": lambda text: f"• {text}",
    "dash before it": lambda text: f"– {text}.",
    "accents apart": lambda text: unicodedata.normalize("NFD", text),
    "soft hyphens": _spelled(r"([^\W\d_]{4})([^\W\d_]{4})", "\\1\u00ad\\2"),
    "zero width": _spelled(" ", " \u200b"),
    "thin spaces": _spelled(" ", "\u2009"),
    "ligatures": lambda text: text.replace("fi", "ﬁ").replace("fl", "ﬂ"),
    "unbroken hyphens": _spelled("-", "\u2011"),
    "capitals": str.upper,
    "headline": _headline,
    "and as a sign": _spelled(" (?:and|und) ", " & "),
    "and as well": lambda text: text.replace(" and ", " as well as ").replace(" und ", " sowie "),
    "plus": lambda text: text.replace(" and ", " plus ").replace(" und ", " wie auch "),
    "American": lambda text: text.replace("rganised", "rganized").replace("catalogue", "catalog").replace("harbour", "harbor"),
    "Swiss": _spelled("ß", "ss"),
    "no umlauts": lambda text: text.translate(_UMLAUTS),
    "slash": lambda text: re.sub(r" a (year|week|month|day)\b", r"/\1", text).replace(" im Jahr", "/Jahr").replace(" im Monat", "/Monat"),
    "each": lambda text: re.sub(r" a (year|week|month|day)\b", r" each \1", text).replace(" im Jahr", " je Jahr").replace(" im Monat", " je Monat"),
    "circa": lambda text: text.replace("about ", "c. ").replace("Rund ", "Ca. "),
    "year cut short": _spelled(r"\b(in|spring) 20(\d\d)\b", r"\1 ’\2"),
    "date first": _fronted,
    "date in brackets": _spelled(r" in ((?:spring )?20\d\d)", r" (\1)"),
    "told by the person": _told("I "),
    "one thing more": _told("Also "),
    "perfect": _told("Have "),
    "arrow": _spelled(r"von (\d+ Prozent) auf", r"\1 →"),
    "all genders": _spelled(r"\bKunden\b", "Kund:innen"),
    "both genders": _spelled(r"\bKunden\b", "Kundinnen und Kunden"),
}  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_a_line_in_another_form_gets_the_same_verdict(form: str) -> None:
    """D8: signs, spellings, capitals and word order are no claims."""
    write = FORMS[form]
    wrong = [
        write(line)
        for line, cards, lie in CASES
        if _blocked(write(line), cards) is not lie and _blocked(line, cards) is lie
    ]
    assert not wrong
    assert any(write(line) != line for line, _, _ in CASES)


@pytest.mark.parametrize("form", FORMS)
def test_evidence_in_another_form_proves_the_same(form: str) -> None:
    """D8: the same forms in the cards, whether the line has them too or not."""
    write = FORMS[form]
    wrong = []
    for line, cards, lie in CASES:
        written = tuple(one.model_copy(update={"raw_text": write(one.raw_text)}) for one in cards)
        wrong += [text for text in (line, write(line)) if _blocked(text, written) is not lie]
    assert not wrong


@pytest.mark.parametrize("before", ["{since}: ", "{post}: ", "{since} | "])
def test_a_line_behind_its_time_or_its_post_gets_the_same_verdict(before: str) -> None:
    """D8: where a line stands is no claim of its own, and hides none."""
    wrong = []
    for line, cards, lie in CASES:
        since = "2015–present" if cards is FERRIES else "2014–2021"
        text = before.format(since=since, post=cards[0].role) + line
        wrong += [text] if _blocked(text, cards) is not lie else []
    assert not wrong


def test_an_employer_named_behind_a_line_proves_nothing() -> None:
    """D8: "at Skerrow Ferries" stands in the heading already."""
    for line, cards, lie in CASES:
        there = f"{line} {'at' if cards is FERRIES else 'bei'} {cards[0].company}"
        assert cards[0].company in line or _blocked(there, cards) is lie, there


@pytest.mark.parametrize("name", ["Ferroly", "DrillCrew", "Nautiworks"])
def test_a_name_made_of_known_words_or_like_an_adverb_is_unknown_all_the_same(name: str) -> None:
    """D8: "drills" and "crew" of the evidence are no product of that name, and what ends in -ly behind "and" is no manner."""
    assert _blocked(f"Moved the logbooks to Nautilog and {name}", FERRIES)
    assert _blocked(
        f"As deck officer, moved the logbooks to Nautilog and {name} for 38 crew members", FERRIES
    )


def test_the_lines_are_judged_rightly_as_they_stand() -> None:
    """D8: each true line passes, each lie is stopped."""
    assert not [line for line, cards, lie in CASES if _blocked(line, cards) is not lie]


@pytest.mark.parametrize("mark", ["; ", ". ", " | "])
def test_two_lines_in_one_are_true_where_both_are(mark: str) -> None:
    """D8: a lie behind a true sentence is as false as alone, and two truths stay true."""
    for mine in (FERRIES, SAILS):
        own = [(line, lie) for line, cards, lie in CASES if cards is mine]
        for first, false in own:
            for second, lie in own:
                assert _blocked(f"{first}{mark}{second}", mine) is (false or lie), (
                    f"{first}{mark}{second}"
                )


_NOUN = st.builds(str.__add__, st.sampled_from(["brin", "tark", "mod", "dru", "gant", "sol", "pard", "hick", "lom", "wes", "cul", "dorp", "stav", "trem", "vosk", "yar"]), st.sampled_from(["dle", "vet", "mock", "bart", "kin", "gard", "wick", "nell", "sant", "dorf", "rell", "tum"]))  # fmt: skip


@settings(max_examples=40, deadline=None)
@given(st.lists(_NOUN, min_size=4, max_size=4, unique=True))
def test_words_that_nobody_ever_wrote_are_judged_like_any_other(new: list[str]) -> None:
    """D8: the verdict rests on no list of nouns: lifeboat, steward, logbook and fuel may be called anything on both sides."""
    old = ("lifeboat", "steward", "logbook", "fuel")

    def renamed(text: str) -> str:
        for before, after in zip(old, new, strict=True):
            text = text.replace(before, after)
        return text

    cards = tuple(one.model_copy(update={"raw_text": renamed(one.raw_text)}) for one in FERRIES)
    assert not [line for line in ENGLISH_TRUE if _blocked(renamed(line), cards)]
    assert not [line for line in ENGLISH_LIES if not _blocked(renamed(line), cards)]
