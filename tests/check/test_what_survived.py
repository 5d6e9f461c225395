"""What mutants of `line_check` and `marks` survived without a test: cards cited, rows in another
language, limits that stand elsewhere (docs/mutants.md).
"""

import pytest

from interview_app.check.evidence import EvidenceSet
from interview_app.check.line_check import _language
from interview_app.check.wording import sentences
from tests.check.made_up import TODAY, card, told, verdict

MILK = card("milk", "I milked the cows of the upper barn.")
FENCE = card("fence", "I mended fences with posts of oak around every meadow.")
CALVES = card("calves", "I raised 31 calves.")
VET = card("vet", "I called the vet for lame horses.")
HERD = card("herd", "I milked 84 cows twice a day with two helpers and kept all of the records.")


def test_the_cards_that_a_line_rests_on_are_cited_best_first() -> None:
    """D8: most words first; a card that adds nothing is not among them."""
    line = "Mended oak fences around meadows and milked cows"
    assert verdict(line, MILK, FENCE, VET).card_ids == ("fence", "milk")


def test_a_figure_is_evidence_of_its_card() -> None:
    """D8: also where the line shares no word with it."""
    assert verdict("Brought up 31 young", MILK, CALVES).card_ids == ("calves",)


def test_a_line_cites_three_cards_at_most() -> None:
    """One that needs more is nobody's evidence."""
    line = "Mended fences, milked cows, raised calves, called the vet"
    assert len(verdict(line, MILK, FENCE, CALVES, VET).card_ids) == 3


def test_a_line_of_no_card_cites_none() -> None:
    """Nothing is cited for want of better."""
    assert verdict("Baked bread", MILK, FENCE).card_ids == ()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_an_item_of_a_row_in_another_language_is_asked_and_not_refused(language: str) -> None:
    """NEXT 5: a translation is one verdict; the field has its value in the evidence's language."""
    words = {"de": "Herdenleiterin und die Melkerin", "fr": "Responsable du troupeau et des vaches"}
    found = verdict(words[language], HERD, kind="head", language=language)
    assert "translated" in found.rules
    assert "item_not_approved" not in found.rules


def test_a_short_line_that_stands_in_two_entries_is_not_moved() -> None:
    """Fewer than three words are a name that stands in many places; three are a line."""
    other = card(
        "other", "Sheep", company="Fell Farm", lines=("Sheared sheep", "Sheared all sheep")
    )
    assert "line_of_another_entry" not in verdict("Sheared sheep", MILK, other).rules
    moved = verdict("Sheared all sheep", MILK, other)
    assert moved.rules[0] == "line_of_another_entry"
    assert moved.marked[0] == "Sheared all sheep"


def test_new_words_are_named_one_after_the_other() -> None:
    """The sentence that the person reads has each of them."""
    found = verdict("Milked organic Jersey cows", MILK)
    assert found.marked == ("organic", "Jersey")
    assert "organic, Jersey" in found.sentence


def test_a_negation_that_the_evidence_has_not_is_a_new_word() -> None:
    """It turns a line round; no small word is a small one there."""
    assert verdict("Never milked the cows", MILK).marked == ("Never",)
    assert "the" not in verdict("Milked the cows", MILK).marked


def test_a_limit_is_told_where_it_stands_beside_what_is_used_and_only_there() -> None:
    """Right before it, or up to two words behind it."""
    fed = card("told", "I fed calves daily, rarely at night, with warm clean sweet barley straw.")
    only = card("only", "I only mended old wooden gates near the lower meadow.")
    assert verdict("Mended old wooden gates", only).dropped == ("only",)
    assert verdict("Wooden gates near the meadow", only).dropped == ()
    assert verdict("Fed calves with barley", fed).dropped == ()


def test_one_shared_word_is_no_use_of_a_statement() -> None:
    """A limit of a sentence that the line does not rest on is none of its own."""
    only = card("only", "I only mended gates.")
    assert verdict("Painted gates", only, MILK).dropped == ()


@pytest.mark.parametrize(
    ("line", "translated"),
    [
        ("J'ai conduit le tracteur et soigné les vaches de la ferme", True),
        ("Leitete die Herde und das Personal der Farm", True),
        ("Chef de rang", False),
        ("Führte Personal und Herde", False),
    ],
)
def test_a_line_is_foreign_when_its_small_words_are(line: str, translated: bool) -> None:
    """A name or one word of another language on an English page is read as English: two clear
    small words make a line another language's.
    """
    assert ("translated" in verdict(line, HERD).rules) is translated


def test_a_line_that_tells_no_language_is_in_the_pages() -> None:
    """Figures alone; without a page nobody says what they are in."""
    here = told(HERD).under(told(HERD).named("Linnet Dairy"))
    assert [_language("84", here, hint) for hint in ("en", "fr", None)] == ["en", "fr", None]
    nothing = EvidenceSet.of([], language="en", today=TODAY).whole
    assert _language("Führte Personal und Herde", nothing, None) == "de"


def test_approved_values_are_no_translation_and_have_their_cards() -> None:
    """The head of an entry on a page in another language says the same names."""
    found = verdict("Herd Manager, Linnet Dairy", HERD, kind="head", language="de")
    assert (found.rules, found.card_ids) == (("approved_values",), ("herd",))


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Fed approx. 84 cows. Kept records.", 2),
        ("Fed cows since Sept. 2019. Kept records.", 2),
        ("Sold milk for 3 Mio. Euro. Kept records.", 2),
        ("Fed the cows. 84 of them. Kept records.", 3),
        ("Sold milk by the Mio. Kept records.", 2),
    ],
)
def test_a_point_behind_a_shortened_word_ends_no_sentence(text: str, count: int) -> None:
    """Before a figure that of a limit or a month, behind one that of a scale."""
    assert len(sentences(text)) == count
