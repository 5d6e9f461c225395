"""What stands on the page and was dropped: towns behind dashes, levels side by side, who gave a
certificate, what one was.
"""

from tests.extraction_understanding.pages import line, pdf, plain, read
from tests.extraction_understanding.test_cuts import HEAD, timeline

SCHOOL = "\nEducation\n\nBSc, Horticulture\nUniversity of Eastmere, 2012 - 2015\n"
JOB = (
    "Ilse Brandt\nilse.brandt@mailbox.example\n\nWork experience\n\nHead Gardener, Kew Mount "
    "Estate\n2019 - 2023\n"
    "- Planted nine hundred trees along the drive.\n"
)


def test_towns_stand_behind_dashes_where_that_is_how_the_page_is_written() -> None:
    """`Verdier – Bourg-la-Forêt` above the post: once it could be a department, twice it is a town
    (issue 3).
    """
    posts = (
        ("Verdier – Bourg-la-Forêt", "2019 – 2023", "Chef de cuisine"),
        ("Auberge Morel – Saint Thibault", "2015 – 2019", "Cuisinier"),
    )
    rows = [line("Expérience", 50, 100, size=16, bold=True)]
    for at, (firm, when, post) in enumerate(posts):
        y = 124 + 60 * at
        rows += [
            line(firm, 50, y, bold=True),
            line(when, 420, y, bold=True),
            line(post, 50, y + 14),
        ]
        rows += [
            line("• Cuit le pain de deux cents couverts par jour avec trois apprentis.", 60, y + 30)
        ]
    found = timeline(pdf(*HEAD, *rows)).experiences
    assert [(one.organization, one.location) for one in found] == [
        ("Verdier", "Bourg-la-Forêt"),
        ("Auberge Morel", "Saint Thibault"),
    ]
    alone = timeline(pdf(*HEAD, *rows[:5])).experiences
    assert [one.location for one in alone] == [None]


def test_levels_side_by_side_belong_to_the_languages_above_them() -> None:
    """`English | Spanish` over `Native | Fluent`; how somebody is reached at the foot of the page
    is no language (issue 3).
    """
    rows = [
        line("Education", 50, 100, size=16, bold=True),
        line("BSc Horticulture", 50, 124), line("University of Eastmere", 50, 138), line("2012 - 2015", 50, 152),
        line("Languages", 50, 200, size=16, bold=True),
        line("English", 50, 224, bold=True), line("Spanish", 250, 224, bold=True),
        line("Native", 50, 238), line("Fluent", 250, 238),
        line("+44 113 496 0733", 50, 290), line("ilse.example.com", 250, 290),
    ]  # fmt: skip
    found = timeline(pdf(*HEAD, *rows))
    assert [(one.language, one.fluency) for one in found.languages] == [
        ("English", "Native"),
        ("Spanish", "Fluent"),
    ]


def test_what_somebody_was_in_a_project_is_kept() -> None:
    """The post behind a project's name is a role, what else stands there its entity (issue 3)."""
    text = JOB + SCHOOL + (
        "\nProjects\n\nSeed Library | Eastmere Trust | Volunteer Coordinator\n2020 - 2021\n- "
        "Lent seeds to forty gardens.\n\n"
        "Compost Map | Developer\n2018 - 2019\n- Drew all heaps of the town on one page.\n"
    )  # fmt: skip
    found = timeline(plain(text)).projects
    assert [(one.name, one.entity, one.roles) for one in found] == [
        ("Seed Library", "Eastmere Trust", ("Volunteer Coordinator",)),
        ("Compost Map", None, ("Developer",)),
    ]


def test_a_heading_over_dates_and_entries_ends_the_section_above() -> None:
    """Dates in a column of their own with the headings, entries beside it: the heading stands over
    both (issue 3).
    """
    posts = (
        (
            "2019 - présent",
            "Cheffe jardinière, Domaine de Kew",
            (
                "Plantation de neuf cents jeunes arbres le long de la grande allée.",
                "Tenue du budget des trois serres et du parc pour le domaine.",
            ),
        ),
        (
            "2017 - 2019",
            "Jardinière, Parc Morel",
            (
                "Taille des vieux pommiers et des haies du grand verger.",
                "Formation de deux apprentis chaque année au travail de la serre.",
            ),
        ),
        (
            "2016 - 2017",
            "Ouvrière agricole, Ferme Anders",
            ("Récolte et tri des semences de quarante variétés de légumes.",),
        ),
    )
    schools = (
        ("2014 - 2016", "BTS, Production horticole, Lycée du Bourg"),
        ("2012 - 2014", "Bac, Lycée Jean-Morel"),
    )
    rows, y = [line("Expériences professionnelles", 50, 100, size=14, bold=True)], 130.0
    for when, post, items in posts:
        rows += [line(when, 50, y), line(post, 190, y, bold=True)]
        rows += [line(f"• {item}", 200, y + 16 * at) for at, item in enumerate(items, start=1)]
        y += 16 * len(items) + 24
    rows += [line("Formations", 50, y + 6, size=14, bold=True)]
    for at, (when, school) in enumerate(schools):
        rows += [line(when, 50, y + 34 + 18 * at), line(school, 190, y + 34 + 18 * at)]
    found = timeline(pdf(*HEAD, *rows))
    assert [(one.title, one.start) for one in found.experiences] == [
        ("Cheffe jardinière", "2019"),
        ("Jardinière", "2017"),
        ("Ouvrière agricole", "2016"),
    ]
    assert [(one.study_type, one.start) for one in found.education] == [
        ("BTS", "2014"),
        ("Bac", "2012"),
    ]


def test_a_paragraph_under_a_side_bar_is_the_summary() -> None:
    """It stands behind the last list of words and before the first entries, and is no language
    (issue 3).
    """
    rows = [
        line("Languages", 50, 100, size=14, bold=True),
        line("English: native", 50, 124), line("Spanish: fluent", 50, 140),
        line("Gardener with ten years on large estates who likes old trees, young", 50, 200, size=11, wide=480),
        line("apprentices and clear plans, and keeps the books of the glasshouses too.", 50, 214, size=11, wide=480),
        line("Work experience", 50, 260, size=14, bold=True),
        line("Head Gardener", 50, 284, bold=True), line("Kew Mount Estate", 50, 298), line("2019 - 2023", 50, 312),
        line("Planted nine hundred trees along the drive.", 50, 328),
    ]  # fmt: skip
    document = pdf(*HEAD, *rows)
    found = timeline(document)
    assert [one.language for one in found.languages] == ["English", "Spanish"]
    profile = read(document).applicant_profile
    assert profile is not None
    assert (profile.basics.summary or "").startswith("Gardener with ten years")
