"""Posts that a line claims to have held, against those of others (CONTRACT D8: titles)."""

import pytest

from tests.tailoring.made_up import card
from tests.tailoring.truth_gate.judged import blocked, one_card

EVIDENCE = (
    card("p1", "Corley Tools", "Inside Sales Representative", "2010-2014", "Sold hand tools. We had a sales trainer for the courses; the plant manager ran the site."),
    card("p2", "Corley Tools", "Inside Sales Representative", "2010-2014", "On the recall I was the records officer. The project lead was from IT. I coached three juniors."),
    card("p3", "Bray Foods", "Development Chemist", "2014-2019", "Ran the tasting panel. The plant chemist looked after scale-up. I wrote the recall guide."),
    card("p4", "Kanzlei Ruhl und Partner", "Steuerfachangestellte", "2019-2023", "Löhne gemacht. Die Preise haben die Partner festgelegt. Ich war Ausbilderin für zwei Lehrlinge."),
)  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Sales Trainer, Corley Tools",
        "Managing Sales Representative",
        "Senior Packing Worker, Corley Tools",
        "Project lead for the recall",
        "Plant Chemist, Bray Foods",
        "Co-owner of Bray Foods",
        "Partnerin der Kanzlei",
    ],
)
def test_what_others_were_is_no_post_of_the_persons(line: str) -> None:
    """D8, titles: a post that a card names as somebody else's, or not at all, is not held."""
    assert blocked(line, *EVIDENCE)


@pytest.mark.parametrize(
    "line",
    [
        "Sales Representative, Corley Tools",
        "Records officer on the recall",
        "Tasting panel chemist, Bray Foods",
        "Author of the recall guide",
        "Coached three juniors",
        "Ausbilderin für zwei Lehrlinge",
        "Steuerfachangestellte, Kanzlei Ruhl und Partner",
    ],
)
def test_the_persons_own_posts_pass(line: str) -> None:
    """D8, titles: the card's title, what the person says they were, and who does what they did."""
    assert not blocked(line, *EVIDENCE)


OF_OTHERS = [
    ("CT Technologist", "Did CT scans at night. Helped the lead technologist rewrite 31 protocols.", "Lead CT Technologist"),
    ("Cellar Hand", "Washed kegs by hand. The head brewer wrote the recipes.", "Brewer"),
    ("Field Officer", "Collected data on phones. The WHO data manager did the analysis.", "WHO Data Manager"),
    ("Network Engineer", "Guides four engineers; they report to the delivery manager.", "Delivery Manager for SD-WAN"),
    ("Senior Merchandiser", "Handle three buyers. The general manager signs the orders.", "General Manager Merchandising"),
    ("Survey Assistant", "Surveyed lots. The licensed surveyor signed off on everything.", "Licensed Surveyor, Aldwick"),
    ("Sozialbetreuerin", "Betreute 12 Menschen. Die Diagnostik machte die Psychologin.", "Psychologin im betreuten Wohnen"),
]  # fmt: skip


@pytest.mark.parametrize(("role", "raw", "line"), OF_OTHERS)
def test_a_post_that_the_evidence_gives_to_others_is_not_the_persons(
    role: str, raw: str, line: str
) -> None:
    assert blocked(line, one_card(raw, role=role))
    assert not blocked(role, one_card(raw, role=role))


OTHERS_POSTS = {
    "mill": (
        "Machine operator",
        "I feed the planer and told the mill manager there what jammed. The yard foreman loads the lorries.",
    ),
    "kennel": (
        "Kennel hand",
        "I walk 22 dogs a day and help the dog trainer with puppy classes on Saturdays.",
    ),
    "choir": (
        "Chorister",
        "I sing in eight concerts a year and deputised for the section lead at two of them.",
    ),
    "press": (
        "Assistant print manager",
        "I set the folding machine for 60 jobs a week and train one apprentice.",
    ),
    "clinic": (
        "Receptionist",
        "I book about 40 patients a day; the practice supervisor does the rota.",
    ),
    "school": (
        "Classroom aide",
        "I help the training manager plan first-aid courses for teachers in Leeds.",
    ),
}


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("mill", "Mill manager feeding the planer"),
        ("mill", "Yard foreman feeding the planer"),
        ("kennel", "Dog trainer for puppy classes on Saturdays"),
        ("choir", "Section lead singing in eight concerts a year"),
        ("press", "Finishing unit manager setting the folding machine for 60 jobs a week"),
        ("press", "Print manager setting the folding machine for 60 jobs a week"),
        ("clinic", "Practice supervisor booking about 40 patients a day"),
        ("school", "Training manager for teachers in Leeds"),
        ("school", "Training manager planning first-aid courses for teachers"),
    ],
)
def test_a_post_before_what_its_holder_does_is_claimed(who: str, line: str) -> None:
    role, told = OTHERS_POSTS[who]
    assert blocked(line, one_card(told, role=role))


@pytest.mark.parametrize(
    ("who", "line"),
    [
        ("mill", "Machine operator feeding the planer"),
        ("mill", "Operator feeding the planer"),
        ("kennel", "Kennel hand walking 22 dogs a day"),
        ("kennel", "Puppy classes with the dog trainer on Saturdays"),
        ("choir", "Singing in eight concerts a year"),
        ("press", "Assistant print manager setting the folding machine for 60 jobs a week"),
        ("press", "Assistant manager training one apprentice"),
        ("clinic", "Receptionist booking about 40 patients a day"),
        ("school", "Helping the training manager plan first-aid courses for teachers in Leeds"),
    ],
)
def test_the_persons_own_post_before_what_they_do_is_not(who: str, line: str) -> None:
    role, told = OTHERS_POSTS[who]
    assert not blocked(line, one_card(told, role=role))


@pytest.mark.parametrize(
    ("told", "role", "line", "honest"),
    [
        (
            "I stood in as line leader for five weeks in 2019.",
            "Packer",
            "Line leader in 2019",
            False,
        ),
        (
            "I stood in as line leader for five weeks in 2019.",
            "Packer",
            "Acting line leader in 2019",
            True,
        ),
        ("I was asked to be head porter and said no.", "Porter", "Head porter", False),
        (
            "The podiatrist refers people to me.",
            "Gait Assistant",
            "Podiatrist seeing the people",
            False,
        ),
        (
            "I planned the rota.",
            "Temporary Shift Manager",
            "Shift manager planning the rota",
            False,
        ),
        ("I planned the rota.", "Temporary Shift Manager", "Temporary shift manager", True),
        ("I run the sauce kitchen.", "Executive Sauce Chef", "Executive chef", False),
        ("I run the sauce kitchen.", "Executive Sauce Chef", "Executive sauce chef", True),
        (
            "I lead the dives; the survey lead plans it.",
            "Diver",
            "Survey lead for the dives",
            False,
        ),
    ],
)
def test_a_post_held_for_another_offered_or_larger_is_none_of_ones_own(
    told: str, role: str, line: str, honest: bool
) -> None:
    assert blocked(line, one_card(told, role=role)) is not honest
