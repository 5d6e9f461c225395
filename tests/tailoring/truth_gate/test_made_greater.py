"""A deed or a post told greater than it was, by one small word or by leaving one out."""

from tests.tailoring.truth_gate.judged import blocked, one_card


def test_carried_out_what_was_only_prepared_or_proposed() -> None:
    """A bland verb claims the deed itself, which what comes before it does not prove."""
    flats = one_card("Wohnungsabnahmen habe ich vorbereitet, und die Schlüssel gebe ich aus.")
    assert blocked("Wohnungsabnahmen durchgeführt", flats)
    assert not blocked("Wohnungsabnahmen vorbereitet und Schlüssel ausgegeben", flats)
    rounds = one_card("I proposed evening patrols of the harbour.")
    assert blocked("Introduced evening patrols of the harbour", rounds)
    assert blocked("Carried out evening patrols of the harbour", rounds)
    assert not blocked("Ran evening patrols", one_card("I suggested evening patrols and ran them."))


def test_a_post_without_the_word_that_made_it_smaller() -> None:
    """Not only at the beginning of a line; a post that another sentence gives whole is held."""
    shop = one_card("Ich war zwei Jahre stellvertretender Filialleiter, da waren wir zu neunt.")
    assert blocked("Zwei Jahre Filialleiter", shop)
    assert not blocked("Zwei Jahre stellvertretender Filialleiter", shop)
    ship = one_card("I was acting bosun for two trips, and I splice all the lines.")
    assert not blocked("Acting bosun for two trips", ship)
    both = one_card(
        "Ich war ein Jahr stellvertretender Filialleiter, seither bin ich Filialleiter."
    )
    assert not blocked("Seit einem Jahr Filialleiter", both)


def test_a_german_post_with_a_prefix_that_makes_it_greater() -> None:
    """The same prefix says nothing before a thing, and much before a post."""
    cook = one_card("Ich koche für 40 Gäste am Abend.", role="Köchin", company="Erlenkrug")
    assert blocked("Tätig als Hauptköchin bei Erlenkrug", cook)
    assert blocked("Hauptköchin, Erlenkrug", cook)
    assert not blocked("Tätig als Köchin bei Erlenkrug", cook)


def test_granted_and_turned_down() -> None:
    """What the evidence says was rejected was not accepted."""
    bid = one_card(
        "There were two complaints about me, both rejected. I bid for a grant for the archive."
    )
    assert blocked("Two complaints, both accepted", bid)
    assert not blocked("Two complaints, both rejected", bid)
    assert blocked(
        "Teach cue-calling at the youth theatre, paid",
        one_card("I teach cue-calling at the youth theatre, unpaid."),
    )


def test_praise_that_nobody_told() -> None:
    """Records, being the only one, being better than all, and lasting to this day."""
    cut = one_card("I cut about 20 window surrounds a month in the yard.")
    for praise in (
        ", a company record",
        ", still in use today",
        ", faster than anybody",
        ", setting a house record",
    ):
        assert blocked("Cut about 20 window surrounds a month" + praise, cut)
    assert blocked("As the only one in the yard, cut about 20 window surrounds a month", cut)
    assert blocked("Famously cut about 20 window surrounds a month", cut)
    assert blocked("Cut about 20 window surrounds a month with full budget responsibility", cut)
    assert not blocked(
        "Reading list still used today",
        one_card("I wrote the reading list, and it is used to this day."),
    )
    assert not blocked("Clean driving record", one_card("I have a clean driving record."))


def test_overseeing_what_oneself_did() -> None:
    """Whose work is overseen is done by others."""
    wells = one_card("I drilled the wells and wrote the logs in Cork.")
    assert blocked("Oversaw drilling the wells", wells)
    assert not blocked("Oversaw training", one_card("I was in charge of training."))
