"""A deed whose grammatical subject is somebody else may not be claimed; the person's own deed beside it may (CONTRACT D8)."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

SUBJECTS = [
    ("Presents the cost report to the project director, who owns the budget.", "Owns the budget", "Presents the cost report"),
    ("Measured drawings under a senior surveyor, who signed off all bills.", "Signed off bills", "Measured drawings"),
    ("Ran blood samples. The vets interpreted the results.", "Interpreted the results", "Ran blood samples"),
    ("Tested pumps. It was the director who approved the budget.", "Approved the budget", "Tested pumps"),
    ("Cut sleeves at Aldwick. Helen, the head of wardrobe, designed the costumes.", "Designed costumes", "Cut sleeves"),
    ("Prepared tenders for the manager to sign.", "Signed tenders", "Prepared tenders"),
    ("Watched the senior technician calibrate the scale. Cleaned 12 scales.", "Calibrated the scale", "Cleaned 12 scales"),
    ("Wrote tests while the lead developer designed the migration.", "Designed the migration", "Wrote tests"),
    ("Took over from a colleague who had built the tracker. Wrote 12 manuals.", "Built the tracker", "Wrote 12 manuals"),
    ("Trained 40 users after the consultant had set up the database.", "Set up the database", "Trained 40 users"),
    ("Drafted minutes while the works council negotiated the agreement.", "Negotiated the agreement", "Drafted minutes"),
    ("The senior midwife leads the clinic and I book the appointments.", "Lead the clinic", "Book appointments"),
    ("Typed invoices. Two colleagues wrote the backend.", "Wrote the backend", "Typed invoices"),
    ("Typed invoices. The backend was written by two colleagues.", "Wrote the backend", "Typed invoices"),
    ("Bereitete 60 Erklärungen vor. Die Steuerberaterin unterzeichnete alle Erklärungen.", "Erklärungen unterzeichnet", "60 Erklärungen vorbereitet"),
    ("Führte Protokoll, während die Kollegin die Verträge verhandelte.", "Verträge verhandelt", "Protokoll geführt"),
    ("Stellte Unterlagen zusammen, die der Steuerberater einreichte.", "Unterlagen eingereicht", "Unterlagen zusammengestellt"),
    ("Pflegt eine Anlage, die eine Fremdfirma errichtet hat.", "Anlage errichtet", "Anlage gepflegt"),
    ("Baute 14 Modelle. Der Entwurf stammt vom Architekten.", "Entwurf der Modelle", "14 Modelle gebaut"),
    ("Zählte Bestände. Aufgebaut wurde das Lager von meinem Vorgänger.", "Lager aufgebaut", "Bestände gezählt"),
]  # fmt: skip

OWN = [
    (
        "Lead four engineers who maintain the pipeline.",
        "Lead four engineers who maintain the pipeline",
    ),
    ("Me and a temp scanned 3,200 files in five months.", "Scanned 3,200 files in five months"),
    ("Every morning two presenters briefed, four guests booked.", "Two presenters briefed"),
    ("Worked as the nurse who kept the register.", "Kept the register"),
    ("Hab getestet und die Klickanleitung geschrieben.", "Klickanleitung geschrieben"),
]


@pytest.mark.parametrize(("raw", "lie", "honest"), SUBJECTS)
def test_a_deed_of_another_subject_may_not_be_claimed(raw: str, lie: str, honest: str) -> None:
    assert blocked(lie, one_card(raw))
    assert not blocked(honest, one_card(raw))


@pytest.mark.parametrize(("raw", "line"), OWN)
def test_what_the_person_shares_or_leads_stays_theirs(raw: str, line: str) -> None:
    assert not blocked(line, one_card(raw))


CAME_TO_NOTHING = [
    ("Screened 140 prescriptions a day. A rotation in the aseptic unit was planned but did not take place.", "Completed a rotation in the aseptic unit", "Screened 140 prescriptions a day"),
    ("Ordered drugs for the surgery. A stock module in Vetra 3 was tested but not adopted.", "Brought the stock module into use", "Ordered drugs for the surgery"),
    ("Kept 62 cold boxes. A plan for solar fridges went in in 2023 and was not funded.", "Installed solar fridges", "Kept 62 cold boxes"),
    ("Plans 38 networks. A proof of concept with Cisco ACI was started in 2023 and stopped.", "Completed a proof of concept with Cisco ACI", "Plans 38 networks"),
    ("Patrols 78 stores. Applied to the police academy in 2011 and was not accepted.", "Police academy graduate", "Patrols 78 stores"),
    ("Watched for pests in six hectares. I did not spray, the crop team did that.", "Sprayed six hectares", "Watched for pests in six hectares"),
    ("I trained 12 technicians in the field. Hiring them was HR.", "Hired 12 technicians", "Trained 12 technicians"),
    ("I kept receipts for Helen. Her budget was £60,000 a season.", "Held a budget of £60,000 a season", "Kept receipts"),
    ("Maintain 7 services deployed with Terraform modules written by the platform team.", "Wrote Terraform modules", "Maintain 7 services deployed with Terraform modules"),
    ("Trained four apprentices. Formal assessment was done by the college.", "Formally assessed four apprentices", "Trained four apprentices"),
    ("Was one of 9 testers of Duck Creek Policy 6. Did not configure the system.", "Configured Duck Creek Policy 6", "One of 9 testers of Duck Creek Policy 6"),
    ("Uses RiskLink results. The models are run by the catastrophe team.", "Run the RiskLink models", "Uses RiskLink results"),
    ("Helped at 12 screening days for learners. The tests were done by the optometrist.", "Tested learners", "Helped at 12 screening days"),
    ("Multispectral imaging is carried out by the university; I only choose the sheets for it.", "Carry out multispectral imaging", "Choose sheets"),
    ("Passed two exams toward the ARe designation and stopped in 2019.", "ARe designation", "Passed two exams toward the ARe designation and stopped in 2019"),
    ("Bediente den Pasteur. Reparaturen machte die Technik.", "Reparaturen", "Den Pasteur bedient"),
    ("Zog Proben für die Taxation. Taxiert wurde von der Sortenorganisation.", "Käse taxiert", "Proben für die Taxation gezogen"),
    ("Took X-rays at an outpatient imaging center in Missoula.", "Ran the outpatient imaging center in Missoula", "X-rays at an outpatient imaging center"),
    ("Ran Western blots for a metabolism group in Madison.", "Led a metabolism group in Madison", "Western blots for a metabolism group in Madison"),
]  # fmt: skip


@pytest.mark.parametrize(("raw", "lie", "honest"), CAME_TO_NOTHING)
def test_what_came_to_nothing_or_was_never_theirs_may_not_be_claimed(
    raw: str, lie: str, honest: str
) -> None:
    assert blocked(lie, one_card(raw))
    assert not blocked(honest, one_card(raw))


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        ("Reviewed 40 proposals that were not funded in the first round.", "Reviewed 40 proposals"),
        ("Checked orders but did not approve them.", "Checked orders"),
        (
            "Speaks Urdu, spoken, not written. Wrote the training notes for Genesys.",
            "Wrote the training notes for Genesys",
        ),
        (
            "Trained 310 vaccinators. The state health educator wrote the manual; she translated it into Hausa.",
            "Translated the manual into Hausa",
        ),
        (
            "There was no proper laboratory, so I set up a small one with materials from the market.",
            "Equipped a small laboratory with materials from the market",
        ),
        (
            "Worked two seasons in an extraction shed.",
            "Worked in an extraction shed over two seasons",
        ),
        ("War 2018 einer von 4 Testern bei der Einführung von SAP PP.", "Test von SAP PP"),
        ("Führt die Käserei in Appenzell.", "Leitung der Käserei in Appenzell"),
        ("Ran the breakfast club for 30 children.", "Led the breakfast club for 30 children"),
    ],
)
def test_what_is_denied_beside_a_deed_leaves_the_deed(raw: str, line: str) -> None:
    assert not blocked(line, one_card(raw))


def test_who_is_named_for_a_deed_runs_what_they_ran_and_a_machine_does_not() -> None:
    told = one_card(
        "I laid the cable, the splicer ran the tests. The dryer ran all night; I set the heat."
    )
    assert blocked("Ran the tests on the cable", told, under="Aldwick")
    assert not blocked("Laid the cable", told, under="Aldwick")
    assert not blocked("Set the heat of the dryer", told, under="Aldwick")
