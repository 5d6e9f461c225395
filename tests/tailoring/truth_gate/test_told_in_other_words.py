"""English deeds, posts and figures told in other words pass, and the greater or denied ones beside them do not (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import Post


def post(told: str, role: str = "Rigger") -> Post:
    """What somebody told of one post."""
    return Post("Linnet Dairy", role, "2015-2021", told)


OTHER_WORDS = [
    # a verb in its first form is one as much as in its past
    ("Rigger", "I put up scaffold towers for the roofers, 40 a year.", "Erect scaffold towers", "Erect 90 scaffold towers a year"),
    # showing how is teaching
    ("Rigger", "I showed nine colleagues how the new winches work.", "Coached nine colleagues on the new winches", "Coached nineteen colleagues on the new winches"),
    # whose work is done for a while
    ("Rigger", "I sometimes filled in for the yard lead when she was on leave.", "Filled in at times for the yard lead during her leave", "Yard lead"),
    ("Rigger", "I stood in for the mate for six weeks in 2017.", "Acted in place of the mate for six weeks in 2017", "Led the mates for six weeks in 2017"),
    ("Rigger", "I'm also the deputy for lifting safety; the officer is a physicist in Hull. I don't do rosters.", "Deputise for the lifting safety officer", "Safety officer for lifting"),
    ("Rigger", "I'm also the deputy for lifting safety.", "Deputy for lifting safety", "Head of lifting safety"),
    ("Rigger", "Deputises for the stores manager during leave.", "Deputy to the stores manager during leave", "Deputy stores manager"),
    # people who are led
    ("Rigger", "I had three welders on my shift.", "Led a shift of three welders", "Led a shift of thirteen welders"),
    ("Rigger", "Manage a team of 6 (4 splicers and 2 casuals) with 900 moorings in Leith and Dunbar.", "Lead a team of 6 with 900 moorings in Leith and Dunbar", "Lead a team of 16 with 900 moorings in Leith and Dunbar"),
    ("Rigger", "I manage two assistant buyers and a pool of about ten freelancers.", "Lead two assistant buyers and a pool of about ten freelancers", "Lead two assistant buyers and a pool of about thirty freelancers"),
    ("Rigger", "We work in five boatyards. Four people report to me, three splicers and a driver.", "Lead four staff across five boatyards", "Lead eight staff across five boatyards"),
    ("Rigger", "I supervise two splicing assistants.", "Supervisor of two splicing assistants", "Supervisor of the boatyard"),
    ("Pastry Cook", "I run the pastry kitchen at the hotel in Leith.", "Run the hotel's pastry kitchen", "Run the hotel in Leith"),
    # qualifications by their letters
    ("Rigger", "I'm a CWI since 2016.", "Certified Welding Inspector since 2016", "Certified Energy Manager since 2016"),
    # figures
    ("Rigger", "Lost shackles went from seven in 2016 to none in 2019.", "Lost shackles: 7 in 2016, 0 in 2019", "Lost shackles: 7 in 2016, 1 in 2019"),
    ("Rigger", "I was one of five fitters for the Liebherr 450.", "One of five Liebherr 450 fitters", "One of nine Liebherr 450 fitters"),
    ("Driver", "Drove 53-seat coaches on tours of Kerry, up to seven days out.", "Tours of up to a week on 53-seat coaches", "Tours of up to a month on 53-seat coaches"),
    # somebody else's, said so by the line too
    ("Rigger", "The redesign was the QA team's; lost shackles on the deck fell from 45 to 19.", "Lost shackles on the deck fell from 45 to 19 after the QA team's redesign", "Redesign of the deck, lost shackles down from 45 to 19"),
]  # fmt: skip


@pytest.mark.parametrize(("role", "told", "honest", "lie"), OTHER_WORDS)
def test_the_same_in_other_words_passes_and_more_than_that_does_not(
    role: str, told: str, honest: str, lie: str
) -> None:
    """D8: another verb, post or form of a number that claims no more passes; a greater one beside it is blocked."""
    person = post(told, role)
    assert not person.blocked(honest), person.objections(honest)
    assert person.blocked(lie)


DENIED = [
    ("I found one faulty winch. The electrician changed the winch.", "Replaced the faulty winch", "Found one faulty winch"),
    ("I check deck cranes. Offshore cranes I've never touched.", "Check offshore cranes", "Check deck cranes"),
    ("I order the rope. Front desk and payroll were the owner's wife.", "Ran the payroll", "Order the rope"),
    ("I order the rope. When the yard manager is off I run the yard.", "Manage the yard", "Run the yard when the manager is off"),
]  # fmt: skip


@pytest.mark.parametrize(("told", "lie", "honest"), DENIED)
def test_what_is_denied_or_limited_is_so_under_another_verb_too(
    told: str, lie: str, honest: str
) -> None:
    """D8: another word for a denied deed, or for one done only in somebody's absence, does not make it the person's."""
    person = post(told)
    assert person.blocked(lie)
    assert not person.blocked(honest), person.objections(honest)


@pytest.mark.parametrize(
    ("told", "lie"),
    [
        ("CFE exam: passed two of four sections so far.", "Certified Fraud Examiner"),
        ("I moved our mail to AWS.", "Rigger for Amazon Web Services"),
        ("I had three good years on my team.", "Led a team"),
    ],
)
def test_letters_of_an_exam_or_a_firm_and_years_on_a_team_show_nothing_more(
    told: str, lie: str
) -> None:
    """D8: an examination is no qualification, a firm's product no employer, and years on a team no lead of it."""
    assert post(told).blocked(lie)


def test_no_quote_is_cut_within_a_word_or_ends_with_a_small_one() -> None:
    """A word of which only the first part was read is quoted whole, and a shortened piece ends with a word that says something."""
    assert any(
        "“8th" in one
        for one in post("Rigging certificate, 7th edition.").objections("Certificate, 8th edition")
    )
    quoted = post("I helped with the rope store.").objections(
        "Responsible for the rope store behind the old slipway"
    )
    assert any("rope store …" in one for one in quoted)
