"""D8: rules that keep a unit, a period or a counted noun apart from another one that is told beside it."""

import pytest

from tests.tailoring.truth_gate.judged import Post

MIXED = Post(
    "Fenwick Works",
    "Fitter",
    "2012-2022",
    "Handled 40 calls an hour, and missed calls fell within a year.",
    "I am on call one week in six.",
    "Cut waiting time for parts from 6 days to 36 hours.",
    "Guarded 3 sites with 64 cameras.",
    "Planted 1,100 trees on 3 plots and mowed 12 lawns a week.",
    "Took alarm calls on 12-hour shifts, four a week.",
    "Covered for the storeman for two weeks.",
    "Line faults went from 2.4 to 0.6 per 1,000 machine days.",
    "Welded at 240 °C.",
    "Used 900 litres of oil per press a year and 8.5 t of steel per line.",
    "Raised the pass rate by 12 percentage points to 84%.",
    "Checked in 95 visitors a day in high season.",
    "Reconciled 14 bank accounts.",
    "Mentored 4 newly qualified teachers through their first year, which three schools asked for.",
    "Taught groups of 20.",
    "Won 22 contracts in a quarter.",
    "Treated stroke patients with a new chair; the ward had 28 beds.",
    "I looked after elderly care, 54 beds together.",
    "Walked the 9 miles of pipe per night shift.",
    "Learned the crane over half a year.",
    "Cut a pump service from 3 hours to 100 minutes.",
    "Ran evening groups of 8.",
    "Set up 360 degree feedback for the shift.",
)


@pytest.mark.parametrize(
    "line",
    [
        "Handled 40 calls a minute",
        "Handled calls and cut missed calls within a month",
        "On call one term in six",
        "Cut waiting time for parts by 36 hours",
        "Cut waiting time for parts to 6 days",
        "Guarded 3 sites with 64 guards",
        "Planted 1,100 trees a week",
        "Took alarm calls 12 hours a week",
        "Took alarm calls on 12-month shifts",
        "Covered for the storeman for two years",
        "Cut line faults from 2.4 to 0.6 per 1,000 machine years",
        "Welded at 240 °F",
        "Used 900 litres of oil per line",
        "Raised the pass rate by 84%",
        "Checked in 95 visitors a season",
        "Reconciled 14 banks",
        "Mentored 4 newly qualified schools through their first year",
        "Taught 20 groups",
        "Won 22 contracts in a month",
        "Treated stroke wards with a new chair",
        "Looked after 54 nurses in elderly care",
        "Cut a pump service to an hour and fifty minutes",
        "Ran 8 evening groups",
    ],
)
def test_what_stands_beside_lends_no_unit(line: str) -> None:
    """D8: each unit, period and noun here is told of something else in the same evidence."""
    assert MIXED.blocked(line)


@pytest.mark.parametrize(
    "line",
    [
        "Handled 40 calls per hour",
        "Cut missed calls within a year",
        "On call every sixth week",
        "Cut waiting time for parts from 6 to 1.5 days",
        "Cut waiting time for parts from six days to a day and a half",
        "Cut waiting time for parts by four and a half days",
        "Mowed 12 lawns a week",
        "Took alarm calls on four twelve-hour shifts a week",
        "Covered for the storeman for 14 days",
        "Cut line faults from 2.4 to 0.6 per 1,000 machine days",
        "Welded at 240 degrees Celsius",
        "Welded at 240 degrees",
        "Used 900 litres of oil per press annually",
        "Raised the pass rate by 12 points to 84 percent",
        "Reconciled fourteen bank accounts",
        "Mentored four newly qualified teachers in their first year",
        "Taught groups of twenty",
        "Won 22 contracts in three months",
        "Treated stroke patients with a new chair",
        "Walked 9 miles of pipe a night",
        "Learned the crane over six months",
        "Cut a pump service from three hours to an hour and forty minutes",
        "Ran evening groups of eight",
        "Set up 360-degree feedback",
    ],
)
def test_the_same_unit_told_otherwise_passes(line: str) -> None:
    """D8: the very facts, each in another form."""
    assert not MIXED.blocked(line), MIXED.objections(line)


SOLAR = Post(
    "Sonnwerk Elm",
    "Elektroniker",
    "2015-2023",
    "Ich montierte Anlagen mit 30 kW auf 55 Dächern.",
    "Im letzten Jahr hatten wir 64 Prüfungen.",
    "Statt drei Tagen dauert der Test jetzt vier Stunden.",
    "Ich habe 7 Schüler angeleitet.",
    "Einmal im Monat gehe ich zum Stammtisch.",
)


@pytest.mark.parametrize(
    "line",
    [
        "64 Prüfungen im letzten Monat",
        "Anleitung von 7 Schulen",
        "Test von drei Tagen auf vier Minuten verkürzt",
    ],
)
def test_german_units_are_kept_apart(line: str) -> None:
    """D8: German as well as English."""
    assert SOLAR.blocked(line)


@pytest.mark.parametrize(
    "line",
    [
        "Montage von 30-kW-Anlagen auf 55 Dächern",
        "64 Prüfungen im letzten Jahr",
        "Dauer des Tests von drei Tagen auf vier Stunden verkürzt",
        "Anleitung von sieben Schülern",
    ],
)
def test_german_units_in_other_forms_pass(line: str) -> None:
    """D8: "von 30-kW-Anlagen auf 55 Dächern" is no change from 30 to 55."""
    assert not SOLAR.blocked(line), SOLAR.objections(line)
