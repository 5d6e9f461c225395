"""Heads and headings told by where they stand: over the dates, alone under a wide space."""

from tests.extraction_understanding.pages import line, pdf, plain, read

HEAD = "Marek Tobias\nLeeds, UK\n+44 20 7946 0111 | marek.tobias@mailbox.example\n\n"


def test_a_long_line_over_its_dates_is_the_head_of_an_entry() -> None:
    """As long as a sentence, and no item of the entry above it."""
    found = read(
        plain(
            f"{HEAD}Work experience\n\n"
            "Eastmere Cabs, Leeds — Night Dispatcher\n"
            "Oct 2018 - Feb 2021\n- Routed 22 taxis by radio.\n\n"
            "Mesa Ana County Regional Despatch, Las Cruces, NM — Emergency Telecommunicator II\n"
            "Jun 2014 - Sep 2018\n- Answered 130 calls a shift.\n"
        )
    ).skeleton_timeline
    assert found is not None
    assert [(one.organization, one.start) for one in found.experiences] == [
        ("Eastmere Cabs", "2018-10"),
        ("Mesa Ana County Regional Despatch", "2014-06"),
    ]


def test_a_time_in_brackets_begins_the_next_entry() -> None:
    """It is no rest of the item above it, whose last word could go on."""
    rows = ["[ 09/2017 - Present ]", "Interpreter", "Federation of the Deaf Ltd"]
    more = ["[ 09/2014 - 06/2017 ]", "Class Assistant", "Harbour School Ltd"]
    lines = [line("Marek Tobias", 50, 30, size=20), line("marek@mailbox.example", 50, 60)]
    lines.append(line("EXPERIENCE", 50, 100, size=12, bold=True))
    lines += [line(text, 50, 120 + 13 * n) for n, text in enumerate(rows)]
    lines.append(line("• Video calls one weekend al mes.", 60, 160))
    lines += [line(text, 50, 178 + 13 * n) for n, text in enumerate(more)]
    lines.append(line("• Went along with four pupils in their lessons and exams", 66, 218))
    found = read(pdf(*lines)).skeleton_timeline
    assert found is not None
    assert [(one.start, one.highlights) for one in found.experiences] == [
        ("2017-09", ("Video calls one weekend al mes.",)),
        ("2014-09", ("Went along with four pupils in their lessons and exams",)),
    ]


def test_capitals_that_stand_alone_are_headings_in_plain_text() -> None:
    """Two that are known vouch for the ones of own words, also for the one above them."""
    found = read(
        plain(
            f"{HEAD}OUT AND ABOUT\n\n2016 - 2021: Forwarder Driver\nNorrskog AB, Lycksele\n\n"
            "EDUCATION\n\n2001 - 2004: Forestry Diploma\nLilja School, Vannas\n\n"
            "THINGS I DO\n\nWelding, Hydraulics, Pruning\n\nLANGUAGES\n\nEnglish, Swedish\n"
        )
    )
    assert found.skeleton_timeline is not None
    assert [one.organization for one in found.skeleton_timeline.experiences] == ["Norrskog AB"]
    skills = [word for group in found.skeleton_timeline.skills for word in group.keywords]
    assert skills == ["Welding", "Hydraulics", "Pruning"]


def test_a_word_that_had_room_in_the_line_above_is_a_skill_of_its_own() -> None:
    """Names of programs begin with a small letter too; a broken line was full."""
    words = ["Ledgers", "enova365", "Symphony", "Sheets of tables and their", "pivots"]
    lines = [line("Marek Tobias", 50, 30, size=20), line("marek@mailbox.example", 50, 60)]
    lines += [line("EXPERIENCE", 50, 100, size=12, bold=True), line("Clerk, Foss Ltd", 50, 120)]
    lines += [line("2016 - 2021", 50, 133), line("SKILLS", 50, 170, size=12, bold=True)]
    lines += [line(text, 50, 190 + 18 * n) for n, text in enumerate(words)]
    found = read(pdf(*lines)).skeleton_timeline
    assert found is not None
    skills = [word for group in found.skills for word in group.keywords]
    assert skills == ["Ledgers", "enova365", "Symphony", "Sheets of tables and their pivots"]


def test_the_label_beside_the_only_list_is_no_skill() -> None:
    """One row with a list of three is a group with its kind before it."""
    found = read(
        plain(
            f"{HEAD}Work experience\n\nClerk, Foss Ltd\n2016 - 2021\n\nSkills\n\n"
            "Office\tLedgers, Invoices, Payroll\n"
        )
    ).skeleton_timeline
    assert found is not None
    assert [word for one in found.skills for word in one.keywords] == [
        "Ledgers",
        "Invoices",
        "Payroll",
    ]


def test_firms_stand_at_the_same_comma_of_every_entry() -> None:
    """One legal form tells it for all: post, firm and town in one line."""
    found = read(
        plain(
            f"{HEAD}Work experience\n\n"
            "2014-08 - present  Zorgmaker, Vindel Timber AB, Storum\n\n"
            "2006-02 - 2014-06  Plimsetter, Brothers Forsell, Lyck\n\n"
            "2004-06 - 2005-12  Hobturner, Rundvik, Nordmal\n"
        )
    ).skeleton_timeline
    assert found is not None
    assert [(one.title, one.organization) for one in found.experiences] == [
        ("Zorgmaker", "Vindel Timber AB"),
        ("Plimsetter", "Brothers Forsell"),
        ("Hobturner", "Rundvik"),
    ]


def test_a_name_broken_in_the_largest_type_is_whole() -> None:
    """Whatever stands beside its second line."""
    lines = [line("Korbinian", 24, 40, size=44, bold=True), line("0151 5550146", 490, 86, size=9)]
    lines += [line("Diessl", 24, 92, size=44, bold=True), line("k@mailbox.example", 440, 104)]
    lines += [line("EXPERIENCE", 24, 200, size=14), line("Clerk, Foss Ltd", 24, 220)]
    lines += [line("2016 - 2021", 24, 233), line("SKILLS", 24, 260, size=14), line("Ink", 24, 280)]
    found = read(pdf(*lines)).applicant_profile
    assert found is not None
    assert found.basics.name == "Korbinian Diessl"


def test_a_time_told_in_an_item_begins_no_entry() -> None:
    """Where the entries of a section have theirs outside of the items."""
    found = read(
        plain(
            f"{HEAD}Work experience\n\nClerk, Foss Ltd\n2016 - 2021\n- Kept the rota\n"
            "- Chair of the staff council (2017 - 2019)\n\nPorter, Hull Ltd\n2011 - 2015\n"
            "- Moved beds\n"
        )
    ).skeleton_timeline
    assert found is not None
    assert [one.organization for one in found.experiences] == ["Foss Ltd", "Hull Ltd"]


def test_what_else_a_line_of_dates_says_is_no_name() -> None:
    """Where entries have a line for their time, "every summer" in it is neither post nor firm; a
    long line under each is its head.
    """
    found = read(
        plain(
            f"{HEAD}Work experience\n\n"
            "from June 2021 to present\n"
            "Harbour Launch Skipper, Fiordland Blue Charters Ltd, Te Anau, Southland, New Zealand\n"
            "- Took 24 guests through the sound.\n\n"
            "2016 - 2019, every summer\n"
            "Deckhand, Mackenzie Lake Cruises Ltd, Omarama, Canterbury, New Zealand\n"
            "- Scrubbed the decks of two launches.\n"
        )
    ).skeleton_timeline
    assert found is not None
    assert [(one.title, one.start, one.end) for one in found.experiences] == [
        ("Harbour Launch Skipper", "2021-06", "present"),
        ("Deckhand", "2016", "2019"),
    ]
    assert [one.organization for one in found.experiences] == [
        "Fiordland Blue Charters Ltd",
        "Mackenzie Lake Cruises Ltd",
    ]


def test_a_remark_behind_a_post_is_neither_firm_nor_place() -> None:
    """Elternzeit (Tochter Mia) was a post at the firm Tochter Mia."""
    found = read(
        plain(
            "Jörg Wiegand\n34119 Kassel\njoerg@mailbox.example\n\nBeruflicher Werdegang\n\n"
            "03/2019 – heute\tTischlergeselle, Möbelwerkstatt Brandau GmbH, Kassel\n"
            "- Massivholzmöbel nach Maß\n"
            "08/2016 – 07/2017\tElternzeit (Tochter Mia)\n"
            "04/2013 – 07/2016\tBautischler, Fenster & Türen Kessler KG, Baunatal\n"
            "- Fenster und Haustüren eingebaut\n"
        )
    ).skeleton_timeline
    assert found is not None
    assert [(one.title, one.organization, one.location) for one in found.experiences] == [
        ("Tischlergeselle", "Möbelwerkstatt Brandau GmbH", "Kassel"),
        ("Elternzeit (Tochter Mia)", None, None),
        ("Bautischler", "Fenster & Türen Kessler KG", "Baunatal"),
    ]
