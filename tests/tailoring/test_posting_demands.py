"""What a posting of any layout asks for: its demands and tasks, and nothing that the employer tells of itself (CONTRACT D4)."""

from pathlib import Path

import pytest

from interview_app.domain.tailoring import Priority, Requirement
from interview_app.paths import resources
from interview_app.tailoring.match.mapper import CardIndex
from interview_app.tailoring.match.terms import Synonyms
from interview_app.tailoring.posting.analyst import analyse
from interview_app.tailoring.posting.demands import items
from interview_app.tailoring.posting.terms import keywords
from interview_app.tailoring.posting.text import read_posting
from interview_app.use_cases.resumes.inputs import synonyms
from tests.tailoring.made_up import card

PASTED = """LKW-Fahrer CE (m/w/d) Nahverkehr

Die Spedition Bergmann blickt auf 75 Jahre Erfahrung zurück. Zur Verstärkung suchen wir ab sofort einen Fahrer.

Was dich erwartet
Auslieferung von Stückgut rund um Kassel
Ladungssicherung und Abfahrtskontrolle

Was du mitbringst
Führerschein Klasse CE mit Schlüsselzahl 95
Mindestens 2 Jahre Fahrpraxis
Gute Deutschkenntnisse in Wort und Schrift
Staplerschein wünschenswert

Was wir dir bieten
Übertarifliche Bezahlung ab 18 Euro die Stunde
Keine Wochenendarbeit erforderlich

Haben wir dein Interesse geweckt? Dann freuen wir uns auf deine Bewerbung an jobs@bergmann.example.
"""
PROSE = """Assistant Store Manager
Greenfields Homeware - Leeds - £27,500 per annum - Full time, 40 hours

We must be where our customers are, and we have 5+ years of experience in knowing what they need.

As Assistant Store Manager you will be responsible for the daily running of the shop floor and for cash handling.

The ideal candidate will have at least two years' supervisory experience, e.g. in retail. Experience with EPOS systems
is essential. A first aid certificate would be an advantage.

In return, you'll get a 30% staff discount. You must be over 18 to apply. Immediate start required. No cover letter is
required.
"""
MARKDOWN = """Cloud Engineer

##Basic Information:

**Position Type:** Excepted Service - Time-Limited Appointment - Not to exceed 24 months

**Key Requirements:** U.S. citizenship is required.

**Security Clearance:** Public Trust - Background Investigation Required

**Benefits:** We offer a comprehensive package. [Explore it](https://example.org/benefits) if required.

##Role Summary:
As an engineer, you will be a builder and a catalyst.

##Key Objectives
**Objective \\#1: You will deliver *well-tested* services for agency clients.**

- Review and define requirements for **information security** solutions
- Create drafts as needed

We help agencies serve the public by:

- Helping them adopt agile practices
- Maximising the value of every tax dollar

## Environmental challenges and needs

Many of our deliverables must be made available for public review.
"""
NESTED = """Senior Staff Nurse

Person specification

Qualifications
Essential criteria
• NMC registered nurse
• Immediate Life Support
Desirable criteria
• Practice assessor qualification

Experience
Essential criteria
• Minimum of 2 years' post-registration experience

Employer certification / accreditation badges
• Disability Confident

Salary: £37,338 to £44,962 a year
UK registration: Applicants must have current UK professional registration.
"""
WISHES = """Backend Engineer

Requirements
- 5+ years of experience with Python
- Proficiency in one language, such as Ruby, Node, Go, etc.
- Have worked public-facing on call

You might be a good fit if you:
- Know PostgreSQL inside out

Strong candidates will have experience with, or a desire to learn, some of the following:
- Threat modelling

What we offer:
- A budget of €2,000 a year
- All the hardware that is required
"""


TALKING = """Groom at Fellside Stud

We keep forty mares on the hill, and after thirty years our head lad is retiring, so we are looking for somebody who has foaled down alone. You will
need a valid HGV licence and to be certified in first aid; we'd also want you to be comfortable with a microchip reader, because all our foals are
chipped. Three or more years of work with mares would be ideal, but if you are newer we'll teach you. You don't need a degree. Classical riding is not required.
You know your way around ultrasound and have used a breeding diary. Good English needed, Polish welcome. Knowing Equilume lamps is a plus, as is
farriery. Of all things a quiet hand is essential. If you've worked with stallions before, you'll feel at home. Some French would help.
We pay £14 an hour, and you have your own cottage.
"""
ERZAEHLT = """Bäckereileitung (m/w/d) für unser Haus am Deich

Unser Haus backt seit 1911. Weil unser Meister in den Ruhestand geht, brauchen wir Verstärkung. Du bist Bäckermeisterin oder hast die Prüfung vor dir,
bringst mindestens fünf Jahre Berufserfahrung in der Backstube mit und hast schon einmal ein Team geführt. Mit der Lebensmittelhygiene solltest du
vertraut sein. Schön wäre es, wenn du dich mit Sauerteig auskennst; ein Staplerschein ist von Vorteil, aber kein Muss. Englisch ist nicht erforderlich.
Uns ist wichtig, dass du Lehrlinge gern anleitest. Wir zahlen nach Tarif.
"""
CLERK = """Accounting Clerk
Minimum Qualifications
  • Knowledge in accounting and bookkeeping principles, and pertinent computer software applications, with sales and use
    tax laws.
  • Ability to adapt to changing work priorities, to communicate with groups and to meet every deadline.
MEETING MINIMUM QUALIFICATIONS DOES NOT ASSURE THE CANDIDATE OF AN INTERVIEW. Applications will be evaluated by experience.
Desirable
  • Coursework in accounting
"""
SECTIONS_ONLY = """Chef de Partie
This restaurant in Somerset West offers fusion cuisine. It mastered all techniques.
REQUIREMENTS:
Chefs qualification with at least 3 years of fine dining
Excellent presentation and communication skills to liaise directly with guests and the kitchen.
Works cleanly and methodically
The kitchen is open from Tuesday to Sunday, and the brigade of nine eats together.
"""
NO_HEADINGS = """We are seeking a skilled chef for our galley.
• Manage the assigned kitchen section
• Previous experience as a chef on cruise ships
• Experience in large-volume catering
• Contract Duration: Rotational contract
• Salary: Competitive
• Career progression opportunities
Applicants must be in Malta now
"""


def demands(text: str) -> list[Requirement]:
    return list(analyse(read_posting(text), Synonyms())[1])


def texts(text: str, priority: Priority | None = None) -> list[str]:
    return [one.text for one in demands(text) if priority in (None, one.priority)]


def test_a_list_that_lost_its_marks_on_the_way_is_a_list() -> None:
    """Issue 5.2: what a browser gives to the clipboard has headings and lines, and no marks; offers ask for nothing."""
    assert texts(PASTED, Priority.HIGH) == [
        "Führerschein Klasse CE mit Schlüsselzahl 95",
        "Mindestens 2 Jahre Fahrpraxis",
        "Gute Deutschkenntnisse in Wort und Schrift",
    ]
    assert texts(PASTED, Priority.MEDIUM) == ["Staplerschein wünschenswert"]


def test_prose_asks_where_it_speaks_of_the_applicant() -> None:
    """D4: what the employer is and has, pay, and how to apply are no demands; tasks fill up where demands are few."""
    assert texts(PROSE, Priority.HIGH) == [
        "at least two years' supervisory experience, e.g. in retail",
        "Experience with EPOS systems is essential",
        "Immediate start required",
    ]
    assert texts(PROSE, Priority.MEDIUM) == ["A first aid certificate would be an advantage"]
    assert next(one.text for one in items(read_posting(PROSE)) if one.kind == "told") == (
        "As Assistant Store Manager you will be responsible for the daily running of the shop floor and for cash handling"
    )


def test_each_demand_of_a_talking_posting_stands_by_its_own_words() -> None:
    """D4: who asks is no part of what is asked; what is not asked is no demand."""
    assert texts(TALKING, Priority.HIGH) == [
        "foaled down alone",
        "a valid HGV licence",
        "certified in first aid",
        "your way around ultrasound",
        "used a breeding diary",
        "Of all things a quiet hand is essential",
        "your own cottage",
    ]
    assert texts(TALKING, Priority.MEDIUM) == [
        "Three or more years of work with mares would be ideal, but if you are newer we'll teach you",
        "Good English needed, Polish welcome",
        "Some French would help",
    ]
    assert texts(ERZAEHLT, Priority.HIGH) == [
        "Bäckermeisterin oder hast die Prüfung vor dir",
        "mindestens fünf Jahre Berufserfahrung in der Backstube mit",
        "schon einmal ein Team geführt",
        "Mit der Lebensmittelhygiene solltest du vertraut sein",
    ]
    assert texts(ERZAEHLT, Priority.MEDIUM) == [
        "Schön wäre es, wenn du dich mit Sauerteig auskennst",
        "ein Staplerschein ist von Vorteil",
    ]


@pytest.mark.parametrize(
    ("text", "level"),
    [
        (TALKING, "not stated"),
        (ERZAEHLT, "lead"),
        (
            "Clerk\nYou must be able to type. The contract is for a maximum of 5 years.",
            "not stated",
        ),
    ],
)
def test_the_level_is_what_the_title_or_the_demands_say(text: str, level: str) -> None:
    """D4: how old the firm is, and how long a contract may last, are no years that somebody must have; "your own" owns nothing."""
    profile = analyse(read_posting(text), Synonyms())[0]
    assert profile.inferred_level == level
    assert "own" not in [one.text for one in profile.seniority_signals]


def test_markdown_is_read_and_paperwork_is_passed_over() -> None:
    """D4: marks of Markdown are no words; a label of paperwork asks nothing; "as needed" makes no must-have of a task."""
    found = demands(MARKDOWN)
    assert [one.text for one in found] == [
        "U.S. citizenship is required",
        "Review and define requirements for information security solutions",
        "Create drafts as needed",
    ]
    profile = analyse(read_posting(MARKDOWN), Synonyms())[0]
    assert [one.explicit for one in profile.must_haves] == [True, False, False]


def test_a_quotation_is_in_the_posting_as_it_stands() -> None:
    """Issue 5.2: every demand can be found again, marks and line ends included."""
    for text in (PASTED, PROSE, MARKDOWN, NESTED, WISHES, TALKING, ERZAEHLT):
        posting = read_posting(text)
        found = demands(text)
        assert found
        for one in found:
            assert one.span is not None
            assert posting.text[one.span.start : one.span.end] == one.span.quote
            assert one.text.split()[0] in one.span.quote
            assert one.text.split()[-1].strip("()") in one.span.quote


def test_headings_under_headings_say_which_demands_are_essential() -> None:
    """D4: "Essential criteria" and "Desirable criteria" under "Qualifications" and "Experience"."""
    assert texts(NESTED, Priority.HIGH) == [
        "NMC registered nurse",
        "Immediate Life Support",
        "Minimum of 2 years' post-registration experience",
        "current UK professional registration",
    ]
    assert texts(NESTED, Priority.MEDIUM) == ["Practice assessor qualification"]


def test_a_heading_ends_a_list_whatever_stands_before_it() -> None:
    """D4: no heading becomes the end of the demand above it, and no word about the procedure is a demand."""
    assert texts(CLERK, Priority.HIGH) == [
        "Knowledge in accounting and bookkeeping principles, and pertinent computer software applications, with sales and use tax laws",
        "Ability to adapt to changing work priorities, to communicate with groups and to meet every deadline",
    ]
    assert texts(CLERK, Priority.MEDIUM) == ["Coursework in accounting"]


def test_a_sentence_in_a_list_without_marks_is_a_demand_and_prose_after_it_is_none() -> None:
    """Issue 5.2: one demand with a full stop ended the list."""
    assert texts(SECTIONS_ONLY) == [
        "Chefs qualification with at least 3 years of fine dining",
        "Excellent presentation and communication skills to liaise directly with guests and the kitchen",
        "Works cleanly and methodically",
    ]


def test_a_list_without_a_heading_tells_demands_from_tasks_and_paperwork() -> None:
    """D4: experience comes before tasks; contract, pay and prospects ask for nothing."""
    assert texts(NO_HEADINGS) == [
        "Previous experience as a chef on cruise ships",
        "Experience in large-volume catering",
        "in Malta now",
    ]


def test_a_demand_keeps_its_own_words() -> None:
    """D4: "5+ years" stays 5+ years, and a hyphen stays in its word."""
    assert texts(WISHES, Priority.HIGH) == [
        "5+ years of experience with Python",
        "Proficiency in one language, such as Ruby, Node, Go, etc",
        "Have worked public-facing on call",
        "Know PostgreSQL inside out",
    ]
    assert texts(WISHES, Priority.MEDIUM) == ["Threat modelling"]


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        (
            "Proficiency in one language, such as Ruby, Python, Node, Go, etc",
            {"Ruby", "Python", "Node", "Go"},
        ),
        ("Immediate Life Support (ILS) is needed", {"Immediate Life Support", "ILS"}),
        ("Use agile methodologies (e.g., Scrum)", {"agile methodologies"}),
        ("Experience of working in a matrix organisation", {"matrix organisation"}),
        ("Experience of managing a shift", {"shift"}),
        ("Threat modelling and other threat analysis", {"threat modelling"}),
        ("react quickly to change", set()),
    ],
)
def test_terms_are_what_a_resume_could_show(text: str, asked: set[str]) -> None:
    """D7: names and nouns; no verb of a sentence, no word of manner; a language that is called like a verb is one."""
    shipped = synonyms(resources(), Path("there-is-none"))
    found = keywords(text, shipped)
    assert asked <= {*found, *(one.lower() for one in found)}
    assert len({one.casefold() for one in found}) == len(found)
    assert not {"agile", "Support", "Life"} & set(found)
    assert "React" not in found


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("Pursue grants for the museum", ("grants", "museum")),
        ("An understanding of Amazon Web Services (VPC)", ("Amazon Web Services", "VPC")),
        ("Frameworks and libraries (e.g., jQuery, iText)", ("jQuery", "iText")),
        ("Consuming RESTful APIs", ("RESTful APIs",)),
        ("Experience with a good kiln and strong glazes", ("kiln", "glazes")),
        ("The 339A ticket", ("339A",)),
        ("Penetration testing and mending what penetration tests find", ("penetration testing",)),
        ("Verständnis für Zusammenhänge in der Gießerei", ("Gießerei",)),
    ],
)
def test_words_of_asking_are_no_terms(text: str, terms: tuple[str, ...]) -> None:
    """D7: nobody can show "good"; what names something is kept, however it is written."""
    assert keywords(text, synonyms(resources(), Path("there-is-none"))) == terms


def test_a_demand_that_is_written_twice_is_one() -> None:
    """D4: a posting that repeats its list asks, and is answered, once; what must be stays what must be."""
    text = "Baker wanted.\nRequirements\n- Sourdough experience\n- Night shifts\n- Sourdough  Experience\nNice to have\n- Night shifts\n- Cakes\n"
    requirements = analyse(read_posting(text), Synonyms())[1]
    assert [(one.text, one.priority.value) for one in requirements] == [
        ("Sourdough experience", "high"),
        ("Night shifts", "high"),
        ("Cakes", "medium"),
    ]


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        (
            "Examinierte Gesundheits- und Krankenpfleger oder Altenpfleger",
            ("Krankenpfleger", "Altenpfleger"),
        ),
        ("Wartung des Mittel- und Niederspannungsnetzes", ("Niederspannungsnetzes",)),
        ("Sicher im Arbeits-, Steuer- und Sozialversicherungsrecht", ("Sozialversicherungsrecht",)),
        ("Qualifizierte Fachkräfte für Lagerlogistik", ("Fachkräfte", "Lagerlogistik")),
        ("Kaufmännische Leitung", ("Kaufmännische Leitung",)),
    ],
)
def test_half_a_german_compound_is_no_term(text: str, terms: tuple[str, ...]) -> None:
    """D4: "Gesundheits-" alone says nothing, and no more does the kind of person that is wanted."""
    assert keywords(text, Synonyms()) == terms


@pytest.mark.parametrize(
    ("text", "term", "said"),
    [
        ("Languages: Python, Go, SQL", "Go", True),
        ("Customers go there", "Go", False),
        ("Ausbildung zum Elektroniker, Elektro Hauffe", "Ausbildung", True),
        ("Senior back-end developer", "back-end", True),
        ("Moved the end of the queue", "back-end", False),
        ("Charge nurse on a ward of 28 beds", "charge nurse", True),
        ("Worked until the till was empty", "till", False),
        ("Reduced the latency of services", "latency", True),
    ],
)
def test_a_term_with_small_words_is_found_as_it_is_written(
    text: str, term: str, said: bool
) -> None:
    """D7: a person whose card says "Ausbildung", "back end" or "Go" was told that it was not found."""
    index = CardIndex((card("c", "Acme", "Cook", "2015-2016", text),))
    assert index.tells(term, Synonyms()) is said


@pytest.mark.parametrize("marks", ["(m/w/d)", "(w/m/d)", "(m/f/d)", "(f/m/x)", "(m/w)"])
def test_the_title_of_a_post_is_no_demand(marks: str) -> None:
    """D4: "Wir suchen: Stationsleitung (w/m/d)" names the post; nobody is asked whether they have done it."""
    text = f"Wir suchen ab sofort: Stationsleitung {marks} Innere Medizin\n\nWas Sie mitbringen\n- Führungserfahrung\n- Wundversorgung\n- Triage\n"
    found = [one.text for one in items(read_posting(text))]
    assert found == ["Führungserfahrung", "Wundversorgung", "Triage"]


@pytest.mark.parametrize(
    "heading",
    [
        "Das wäre schön",
        "Was uns außerdem begeistern würde:",
        "Außerdem hilfreich",
    ],
)
def test_a_heading_in_the_conditional_announces_wishes(heading: str) -> None:
    """D4: what would please somebody is nice to have, in whatever words they say so."""
    text = f"Koch\n\nDein Profil\n- Erfahrung in der Großküche\n- HACCP\n- Warenannahme\n\n{heading}\n- Diätküche\n"
    requirements = analyse(read_posting(text), Synonyms())[1]
    assert [(one.text, one.priority) for one in requirements][-1] == ("Diätküche", Priority.MEDIUM)


PARAGRAPHS = """Head Chef - The Lantern Room, Edinburgh

The Lantern Room is a 70-cover seafood restaurant on the Shore.

What you'll do
Lead a brigade of ten and plan menus with the seasons.

What we need from you
You have run a kitchen for at least four years. You know fish and shellfish inside out. A Level 3 food safety certificate is a must. It is a busy kitchen.

It would be great if you also had experience with event catering, and if you speak French or Italian. Knowledge of wine pairing is a bonus. Ideally WSET Level 2.
"""
ABSATZ = """Die Stadtwerke Harburg suchen eine Softwareentwicklerin / einen Softwareentwickler (m/w/d)

Das bringen Sie mit:
Ein abgeschlossenes Studium der Informatik setzen wir voraus. Sie verfügen über mehrjährige Berufserfahrung mit Python. Kenntnisse in Docker sind erforderlich. Idealerweise haben Sie schon mit SAP gearbeitet. Schön wäre Erfahrung mit Angular. Sehr gute Deutschkenntnisse sind unerlässlich; Englisch auf B2-Niveau rundet Ihr Profil ab.
"""


def _told(text: str) -> list[tuple[str, str]]:
    return [
        (one.kind, one.text) for one in items(read_posting(text)) if one.kind in ("must", "nice")
    ]


def test_a_paragraph_under_a_heading_of_demands_is_read_sentence_by_sentence() -> None:
    """D4: must-have cues and nice-to-have cues are each their own sentence's, whatever stands beside it in the paragraph."""
    assert _told(PARAGRAPHS) == [
        ("must", "run a kitchen for at least four years"),
        ("must", "fish and shellfish inside out"),
        ("must", "A Level 3 food safety certificate is a must"),
        ("nice", "It would be great if you also had experience with event catering"),
        ("nice", "French or Italian"),
        ("nice", "Knowledge of wine pairing is a bonus"),
        ("nice", "Ideally WSET Level 2"),
    ]
    assert _told(ABSATZ) == [
        ("must", "Ein abgeschlossenes Studium der Informatik setzen wir voraus"),
        ("must", "mehrjährige Berufserfahrung mit Python"),
        ("must", "Kenntnisse in Docker sind erforderlich"),
        ("nice", "haben Sie schon mit SAP gearbeitet"),
        ("nice", "Schön wäre Erfahrung mit Angular"),
        ("must", "Sehr gute Deutschkenntnisse sind unerlässlich"),
        ("must", "Englisch auf B2-Niveau rundet Ihr Profil ab"),
    ]


def test_an_item_of_a_list_that_wishes_for_more_at_its_end_asks_twice() -> None:
    """D4: "Ideally" is the cue of what stands behind it, and a word of explanation asks for nothing by itself."""
    text = """Requirements
- Two years of building services in Java. Ideally Go.
- Experience with Kafka. We use it for everything.
- A degree is not required.
"""
    assert _told(text) == [
        ("must", "Two years of building services in Java"),
        ("nice", "Ideally Go"),
        ("must", "Experience with Kafka. We use it for everything"),
    ]


@pytest.mark.parametrize(
    ("demand", "terms"),
    [
        ("Go", ("Go",)),
        ("Ideally Go", ("Go",)),
        ("Python, Go, Rust", ("Python", "Go", "Rust")),
        ("Idealerweise Kenntnisse in Go", ("Go",)),
        ("experience with customers who go elsewhere", ("customers", "elsewhere")),
    ],
)
def test_a_name_that_is_a_verb_elsewhere_is_a_term_where_it_has_no_object(
    demand: str, terms: tuple[str, ...]
) -> None:
    """D7: a keyword that stands alone is no less one because it could be a verb."""
    assert keywords(demand, synonyms(resources(), Path("there-is-none"))) == terms


@pytest.mark.parametrize(
    ("demand", "terms"),
    [
        ("Work within multi-disciplinary teams", ("multi-disciplinary",)),
        ("Experience in cross-functional teams", ("cross-functional",)),
    ],
)
def test_what_a_hyphen_joins_is_one_term(demand: str, terms: tuple[str, ...]) -> None:
    """D4: a gap told "Not found: multi, disciplinary"."""
    assert keywords(demand, Synonyms()) == terms


@pytest.mark.parametrize(
    ("text", "must", "nice"),
    [
        (
            "Lagermitarbeiter gesucht. Wir erwarten: Staplerschein, Deutschkenntnisse mindestens B1, Bereitschaft zur Schichtarbeit."
            " Von Vorteil sind SAP-Kenntnisse. Wir bieten 15 Euro pro Stunde und einen unbefristeten Vertrag.",
            ["Staplerschein", "Deutschkenntnisse mindestens B1", "Bereitschaft zur Schichtarbeit"],
            ["Von Vorteil sind SAP-Kenntnisse"],
        ),
        (
            "We are a small bakery in Leeds. You have a food hygiene certificate, two years in a commercial kitchen and a driving licence."
            " Ideally you speak some Italian. £13 an hour, apply to jobs@bakery.example.",
            [
                "a food hygiene certificate",
                "two years in a commercial kitchen",
                "a driving licence",
            ],
            ["speak some Italian"],
        ),
        (
            "Warehouse operative wanted. We expect: forklift licence, good English, willingness to work nights. A bonus: experience"
            " with SAP. We offer free parking and 25 days of holiday.",
            ["forklift licence", "good English", "willingness to work nights"],
            ["experience with SAP"],
        ),
        (
            "Buscamos camarero con experiencia de dos años, nivel medio de inglés y buena presencia. Se valorará formación en vinos.",
            ["camarero con experiencia de dos años", "nivel medio de inglés", "buena presencia"],
            ["formación en vinos"],
        ),
        (
            "Vendeuse à Lyon. Vous avez un permis de conduire, deux ans en boulangerie et le sens du contact. L'anglais est un plus.",
            ["un permis de conduire", "deux ans en boulangerie", "le sens du contact"],
            ["L'anglais est un plus"],
        ),
    ],
    ids=["de", "en", "en with a colon", "es", "fr"],
)
def test_a_sentence_that_lists_demands_asks_for_each(
    text: str, must: list[str], nice: list[str]
) -> None:
    """D4: a posting of one paragraph was refused as asking for nothing, or asked for one long thing."""
    assert texts(text, Priority.HIGH) == must
    assert texts(text, Priority.MEDIUM) == nice


def test_a_sentence_over_a_list_says_what_it_lists() -> None:
    """D4: "Voraussetzungen für die Bewerbung sind:" was one about applying, and its list none of demands."""
    text = """Die Stadt Celle sucht eine Sachbearbeitung (w/m/d) Hochbau.

Zu Ihrem Aufgabengebiet gehören:
- die Planung von Baumaßnahmen

Voraussetzungen für die Bewerbung sind:
- ein Studium der Architektur
- Kenntnisse im Vergaberecht

Darüber hinaus wünschenswert sind:
- Kenntnisse in AVA-Software
"""
    assert [(one.kind, one.text) for one in items(read_posting(text))] == [
        ("duty", "die Planung von Baumaßnahmen"),
        ("must", "ein Studium der Architektur"),
        ("must", "Kenntnisse im Vergaberecht"),
        ("nice", "Kenntnisse in AVA-Software"),
    ]
