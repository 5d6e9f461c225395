"""What somebody said as lines that can be sent (CONTRACT D6): no talk, nothing they did not do, no changed fact."""

import pytest

from interview_app.domain.knowledge_card import CardType, EvidenceCard
from interview_app.tailoring.english_verbs import base_of_ing, in_past, past_of, past_of_participle
from interview_app.tailoring.lines import card_lines, writer
from interview_app.tailoring.spoken import detection, sentences
from interview_app.tailoring.truth_gate import gate


def card(text: str, **more: object) -> EvidenceCard:
    data: dict[str, object] = {
        "id": "card-1",
        "project": "Shift Lead",
        "company": "Marlfield Depot",
        "timeframe": "2015-2019",
        "role": "Shift Lead",
        "raw_text": text,
        **more,
    }
    return EvidenceCard.model_validate(data)


def lines(text: str, **more: object) -> list[str]:
    return [one.line for one in card_lines.lines(card(text, **more))]


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("I took on maybe 40 parcels an hour, honestly.", ["Took on about 40 parcels an hour"]),
        (
            "I'd say we loaded roughly 900 pallets a week or so.",
            ["Loaded roughly 900 pallets a week"],
        ),
        ("We tested 120 of them or so.", ["Tested about 120 of them"]),
        ("I was on call one week in six.", ["On call one week in six"]),
        ("In 2019 I rewrote the route list.", ["In 2019, rewrote the route list"]),
        ("The loading plan I built with Marek.", ["Built the loading plan with Marek"]),
        ("62 vendors, I signed those up.", ["Signed up 62 vendors"]),
        ("I was collecting every Tuesday and Friday.", ["Collected every Tuesday and Friday"]),
        ("I've written the handbook, 48 pages.", ["Wrote the handbook, 48 pages"]),
        ("Seven drivers report to me.", ["Direct reports: seven drivers"]),
        (
            "I built a two-minute check that we do at the bedside.",
            ["Built a two-minute check done at the bedside"],
        ),
        ("I tried it on my own shifts first.", ["Tried it on my own shifts first"]),
        ("I trained two fitters with my own tools.", ["Trained two fitters with my own tools"]),
        ("I built my own rig for it.", ["Built own rig for it"]),
        (
            "I taught myself Python and wrote the rota tool.",
            ["Taught myself Python and wrote the rota tool"],
        ),
        ("I introduced myself to every parent.", ["Introduced myself to every parent"]),
        (
            "The rounds were split between myself and Marek.",
            ["The rounds were split between myself and Marek"],
        ),
        ("I did the wiring by myself.", ["Did the wiring alone"]),
        ("We did the survey ourselves in 2014.", ["Did the survey in 2014"]),
        ("I covered ten nights on my own in 2010.", ["Covered ten nights alone in 2010"]),
        ("I wrote the labels for our three docks.", ["Wrote the labels for three docks"]),
        ("The winery labels, that was me and an illustrator, 2017, six labels.", None),
    ],
)
def test_english_talk_becomes_a_line(said: str, printed: list[str] | None) -> None:
    """D6: "I", fillers and turns of talk go; figures stay, and a hedge stays a hedge."""
    assert lines(said) == (printed or ["Winery labels with an illustrator, 2017, six labels"])


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Die Fristenliste hab ich eingeführt, in Excel.", ["Fristenliste eingeführt, in Excel"]),
        (
            "So 60 Bestellungen hab ich in der Woche geprüft.",
            ["Etwa 60 Bestellungen in der Woche geprüft"],
        ),
        ("Da hab ich an die 140 Anträge gestellt.", ["Etwa 140 Anträge gestellt"]),
        ("Ich mach den Dienstplan und die Einarbeitung.", ["Dienstplan und Einarbeitung"]),
        ("Ich habe mit meinem eigenen Werkzeug gearbeitet.", ["Mit eigenem Werkzeug gearbeitet"]),
        ("Ich hab mein eigenes Büro eröffnet.", ["Eigenes Büro eröffnet"]),
        (
            "Ich habe die Leitung meines eigenen Betriebs abgegeben.",
            ["Die Leitung des eigenen Betriebs abgegeben"],
        ),
        ("Wir haben unsere eigene Kasse geschrieben.", ["Eigene Kasse geschrieben"]),
        ("Ich hab mir SQL selbst beigebracht.", ["SQL selbst beigebracht"]),
        (
            "Seit 2022 schreib ich die Bautagebücher auf dem Tablet.",
            ["Schreibe seit 2022 die Bautagebücher auf dem Tablet"],
        ),
        ("Mir sind sieben Therapeuten unterstellt.", ["Sieben Therapeuten unterstellt"]),
        ("Drei Mitarbeiterinnen berichten an mich.", ["Drei Mitarbeiterinnen berichten direkt"]),
        (
            "Den Standard haben wir zu dritt geschrieben, der Oberarzt, eine Kollegin und ich.",
            ["Standard zu dritt geschrieben"],
        ),
        (
            "Ich bin der fachliche Ansprechpartner für vier Kollegen.",
            ["Fachlicher Ansprechpartner für vier Kollegen"],
        ),
        ("Geprüfter Polier bin ich seit 2018.", ["Geprüfter Polier seit 2018"]),
        ("Wir haben halt 12 Anlagen gebaut, ehrlich.", ["12 Anlagen gebaut"]),
        ("Den Waldtag, den hab ich eingeführt.", ["Den Waldtag: eingeführt"]),
        (
            "Die Ausfallquote, also Leute, die einfach nicht kommen, war 9 Prozent, jetzt 5. Das hab ich gezählt.",
            ["Die Ausfallquote war 9 Prozent, jetzt 5"],
        ),
    ],
)
def test_german_talk_becomes_a_line(said: str, printed: list[str]) -> None:
    """D6: "ich" and "hab" go, a clipped verb gets its ending, "so 60" is "etwa 60"."""
    assert lines(said)[:1] == printed


@pytest.mark.parametrize(
    "said",
    [
        "I didn't do the front end, that was Tobias.",
        "I never set the rates, that was the revenue guy at corporate.",
        "The move to Kubernetes, that was the platform team, not me.",
        "The budget's with the practice manager, nothing to do with me.",
        "I haven't touched the routing.",
        "Menus I didn't price, that was Chef.",
        "I started an MBA by distance but I left it after one semester, so no MBA.",
        "I don't do collections, that is another floor altogether.",
        "Die Bauleitung hatte ich nicht, das war der Herr Sievers.",
        "Die Frachtpreise hat der Chef gemacht, ich hab das nie gemacht.",
        "Verhandelt hat der Einkauf, da war ich nicht dabei.",
        "Lkw machen wir keine.",
        "The shopper research was bought in, not mine, and I never asked.",
        "Bei einer haben wir die Nachzahlung heruntergebracht, da war aber der Dr. Auinger federführend.",
    ],
)
def test_what_was_not_done_and_what_others_did_is_no_line(said: str) -> None:
    """DESIGN 9: a page tells the person's own deeds."""
    assert lines(said) == []


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "I wrote the Dockerfiles, the IT guy did the migration, and I ran the checks.",
            "Wrote the Dockerfiles and ran the checks",
        ),
        ("I do the rota, but I don't hire or fire, Dr. Osei does that.", "Do the rota"),
        ("Ich mach den Dienstplan, die Gehälter macht die Chefin.", "Dienstplan"),
        (
            "Audits habe ich begleitet, acht Stück, geführt hat sie die Qualität.",
            "Audits begleitet, acht Stück",
        ),
    ],
)
def test_a_sentence_keeps_what_the_person_did(said: str, printed: str) -> None:
    """DESIGN 9: a denial and the deed of another go, the deed beside them stays."""
    assert printed in lines(said)[0]


@pytest.mark.parametrize(
    ("said", "before", "after"),
    [
        (
            "Staff turnover was 38 percent in 2021, it was 29 in 2023. I did the exit interviews.",
            "38",
            "29",
        ),
        (
            "Deployments used to be once a fortnight, now it's about twice a day. I built that.",
            "fortnight",
            "twice a day",
        ),
        (
            "Die Durchlaufzeit lag bei 21 Tagen, in meinem Bereich sind es jetzt 13. Das hab ich gemessen.",
            "21",
            "13",
        ),
    ],
)
def test_a_comparison_is_never_cut_in_half(said: str, before: str, after: str) -> None:
    """D6: without its second half the first would say something else."""
    assert before in lines(said)[0]
    assert after in lines(said)[0]


def test_a_sentence_that_leans_on_the_one_before_is_joined_to_it() -> None:
    """D6: "It was about $3,400 a month" alone names nothing."""
    said = "I kind of took over the ordering. It was about $3,400 a month and I got it down to around $2,700."
    assert lines(said) == [
        "Took over the ordering; it was about $3,400 a month; got it down to around $2,700",
    ]


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "I write a first draft and test it with three users. In 2023 I did this for 40 pages in six weeks.",
            "Write a first draft and test it with three users; in 2023, did this for 40 pages in six weeks",
        ),
        (
            "Ich habe alle Kabel neu beschriftet. 2023 habe ich das für 40 Schränke gemacht.",
            "Alle Kabel neu beschriftet; 2023 das für 40 Schränke gemacht",
        ),
        ("I sort the returns by cause. We did the same at the Leith shop in 2019.", "Sort the returns by cause; did the same at the Leith shop in 2019"),
    ],
)  # fmt: skip
def test_a_deed_that_only_points_at_the_one_before_stands_behind_it(
    said: str, printed: str
) -> None:
    """D6: "In 2023, did this for 40 pages" alone, or before what it is about, tells nothing."""
    assert lines(said) == [printed]
    assert lines(said.partition(". ")[2]) == []


def test_a_lapsed_certificate_is_no_line() -> None:
    """DESIGN 9: the year of a certificate without "it has lapsed" would say that it holds."""
    assert (
        lines(
            "I got the analytics certificate in 2018, that one's lapsed.",
            card_type=CardType.EDUCATION,
        )
        == []
    )


def test_a_line_of_a_document_stays_as_it_is() -> None:
    """D6: what was written for a page is not taken for talk."""
    written = "Managed a team of 12, which was led by the area manager, and cut waste by 8%"
    assert lines(written) == [written]
    assert not detection.is_told(
        card("Never missed a deadline in 4 years; no reportable accidents")
    )


def test_talk_of_another_language_is_left_alone() -> None:
    """D6: a Spanish "me" is no English one."""
    said = "Me encargué de los pedidos de la tienda y de las facturas, unas 40 por semana, con los proveedores de la zona"
    assert lines(said) == [said]


def test_a_title_or_an_ordinal_ends_no_sentence() -> None:
    """D6: "Dr. Whitlock" and "im 3. Lehrjahr" are one piece."""
    assert sentences.sentences("I worked for Dr. Whitlock. 14 patients a day.") == [
        "I worked for Dr. Whitlock.",
        "14 patients a day.",
    ]
    assert sentences.sentences("Im 3. Lehrjahr war ich in Bonn. 2016. Danach nicht.") == [
        "Im 3. Lehrjahr war ich in Bonn.",
        "2016.",
        "Danach nicht.",
    ]


def test_what_still_sounds_like_talk_stands_only_where_there_is_nothing_else() -> None:
    """D6: an entry with one clean line prints no talk; with none it prints what there is."""
    talk = card("The texting was my idea.", id="card-2")
    clean = card("I answered 40 calls a day.")
    assert [line for _id, line, _said in writer.lines_of([talk, clean], {}, most=5)] == [
        "Answered 40 calls a day"
    ]
    assert [line for _id, line, _said in writer.lines_of([talk], {}, most=5)] == [
        "The texting was my idea"
    ]


def test_a_line_the_gate_refuses_is_not_printed() -> None:
    """D8, DESIGN 9: the writer asks the gate before it prints a line made of talk; talk as it was said is none either."""
    told = card("I'm a first aider since 2015, and I've got the forklift licence, since 2019.")
    made = "First aider since 2015 and the forklift licence, since 2019"
    assert [line for _id, line, _said in writer.lines_of([told], {}, most=5)] == [made]
    assert writer.lines_of([told], {}, most=5, holds=lambda line, _card_id: line != made) == []


def test_what_is_held_since_two_years_is_printed() -> None:
    """D8: the line made of it is one that the gate holds."""
    told = card("I'm a first aider since 2015, and I've got the forklift licence, since 2019.")
    ready = gate.index([told])

    def holds(line: str, card_id: str) -> bool:
        return not gate.judge(line, ready, gate.LineContext(cited=(card_id,))).blocked

    printed = writer.lines_of([told], {}, most=5, holds=holds)
    assert [line for _id, line, _said in printed] == [
        "First aider since 2015 and the forklift licence, since 2019"
    ]


def test_a_half_that_the_gate_holds_stands_for_a_line_it_refuses() -> None:
    """D8: of two deeds told in one breath the one that can be proven is printed."""
    told = card("I kind of took over the ordering. It was about $3,400 a month.")
    printed = writer.lines_of([told], {}, most=5, holds=lambda line, _card_id: ";" not in line)
    assert [line for _id, line, _said in printed] == ["Took over the ordering"]


def test_the_forms_of_a_verb() -> None:
    """D6: a line made of "I was running" or "I've written" needs the past of its verb."""
    assert [past_of(one) for one in ("run", "plan", "manage", "carry", "visit")] == [
        "ran",
        "planned",
        "managed",
        "carried",
        "visited",
    ]
    assert [base_of_ing(one) for one in ("running", "making", "repairing", "morning")] == [
        "run",
        "make",
        "repair",
        None,
    ]
    assert [past_of_participle(one) for one in ("written", "trained", "always")] == [
        "wrote",
        "trained",
        None,
    ]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Manage the rota for 12 nurses", "Managed the rota for 12 nurses"),
        ("Plan and run the weekly stock count", "Planned and ran the weekly stock count"),
        ("Lead engineer for the payment service", "Lead engineer for the payment service"),
        ("Support for 40 users", "Support for 40 users"),
        ("Managed a team of 4", "Managed a team of 4"),
        ("Leite ein Team", "Leite ein Team"),
    ],
)
def test_a_post_that_ended_is_told_in_the_past(line: str, told: str) -> None:
    """D6: past tense for past roles; a noun at the head of a line stays one."""
    assert in_past(line) == told
    document = card(line)
    assert [one for _id, one, _said in writer.lines_of([document], {}, most=3, past=True)] == [told]
    assert [one for _id, one, _said in writer.lines_of([document], {}, most=3)] == [line]


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("The dryer broke down in May, we lost two days of grain. I dried it on the floor the same week and afterwards I wrote the plan for the next time.",
         ["Wrote the plan for the next time"]),
        ("A lot of drivers were late, so I started calling them the night before with me.", ["A lot of drivers were late; started calling them the night before"]),
        ("There was one morning in 2021, the wind was up. I stopped all loading on six docks.", ["Stopped all loading on six docks"]),
        ("I was there almost five years. I checked 40 tyres a day.", ["Checked 40 tyres a day"]),
        ("I was there when they opened dock 9, I set up its racks from nothing in six weeks.", ["Set up its racks from nothing in six weeks"]),
        ("I drove the crane maybe ten times, I'm not licensed for it.", []),
        ("I only put in the requests. I checked 40 tyres a day.", ["Checked 40 tyres a day"]),
        ("I said no and went. I checked 40 tyres a day.", ["Checked 40 tyres a day"]),
        ("Als unsere Chefin 2023 krank war, habe ich den Hof allein geführt, mit 14 Leuten.",
         ["Als die Chefin 2023 krank war, den Hof allein geführt, mit 14 Leuten"]),
        ("Ich habe nur die Anträge gestellt. Die Halle habe ich mit Jana aufgebaut.", ["Halle mit Jana aufgebaut"]),
    ],
)  # fmt: skip
def test_a_line_is_what_was_done_and_not_how_it_came_to_it(said: str, printed: list[str]) -> None:
    """D6: a mishap, a moment and a mere presence are told around a deed; who had no right to it may not claim it."""
    assert [line for _id, line, _said in writer.lines_of([card(said)], {}, most=8)] == printed


def test_an_entry_with_enough_lines_does_without_a_circumstance() -> None:
    """D6: "Out of the Gloucester depot" alone tells a reader nothing."""
    told = card(
        "I was out of the Gloucester depot. I loaded 18 vans a day. I checked 40 tyres. I trained two people."
    )
    alone = card("Out of the Gloucester depot. I loaded 18 vans a day and so on.")
    printed = [line for _id, line, _said in writer.lines_of([told], {}, most=8)]
    assert printed == ["Loaded 18 vans a day", "Checked 40 tyres", "Trained two people"]
    assert len(writer.lines_of([alone], {}, most=8)) == 2


def test_a_line_keeps_the_sentences_it_was_made_of() -> None:
    """C4, DESIGN 9: a person who rejects the wording goes back to their own words, as they said them."""
    told = card(
        "I kind of took over the ordering. It was about $3,400 a month. I was on call, honestly."
    )
    originals = [line.original for line in card_lines.lines(told)]
    assert originals == ["I kind of took over the ordering. It was about $3,400 a month."]


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "I was at MARLFIELD. RESPONSIBLE FOR CUSTOMER RELATIONS, SUPPLIER MANAGEMENT AND ADMINISTRATION OF ALL DEPOTS.",
            "RESPONSIBLE FOR CUSTOMER RELATIONS, SUPPLIER MANAGEMENT AND ADMINISTRATION OF ALL DEPOTS",
        ),
        (
            "Ich war im Lager. In SÜDDEUTSCHLANDS GRÖSSTEM LOGISTIKZENTRUM UND HAUPTUMSCHLAGBAHNHOF ABGELADEN.",
            "Im Lager; in SÜDDEUTSCHLANDS GRÖSSTEM LOGISTIKZENTRUM UND HAUPTUMSCHLAGBAHNHOF ABGELADEN",
        ),
    ],
)
def test_capitals_take_no_longer_than_small_letters(said: str, printed: str) -> None:
    """D6: who types with the caps lock on has their lines as soon as anybody; read letter by letter these never came."""
    assert printed in lines(said)


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Cared for my father.", ["Cared for my father"]),
        (
            "I looked after my elderly mother for two years.",
            ["Looked after my elderly mother for two years"],
        ),
        ("I trained my team of 12.", ["Trained the team of 12"]),
    ],
)
def test_whose_kin_it_is_stays(said: str, printed: list[str]) -> None:
    """D6: "Cared for the father" tells of somebody else's father."""
    assert lines(said) == printed
