"""One fact in another form: who reports to whom, two languages, times of the year, and of what there was none."""

import pytest

from tests.tailoring.truth_gate.judged import blocked, one_card

_REPORTS = "Two welders and a storeman report to me. I keep the tool store. I brief a freelance lighting designer."
_TONGUES = "I take calls in English and Polish, about 30 a day. I wrote a parents' leaflet in English and Somali and translate from English into French."
_SEASONS = "I give talks at two schools every February. I check the lamps every Monday. I paint the fence each spring."
_HERBST = "Jeden Herbst schneide ich die Hecken, jeden Montag prüfe ich die Pumpen."
_NONE = "Unfälle im Betrieb: keine in sechs Jahren. Die Abnahme lief ohne Beanstandung. Ich habe 300 fehlerfreie Sendungen gepackt."
_UPHELD = "Complaints upheld since I took over: none. Training days held: 14."
_NEW = "Seit 2021 lerne ich die Neuen an. Letztes Jahr habe ich drei Neue angelernt."
_HOURS = "In Gmunden war ich mit 28 Wochenstunden in der Küche."
_WEEK = "I drove the reed boat on a 40-hour week and showed two fitters the new press."


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (_REPORTS, "Direct reports: two welders and a storeman"),
        (_REPORTS, "Line manager of two welders and a storeman"),
        (_REPORTS, "Supervise two welders and a storeman"),
        (_REPORTS, "Brief a freelance lighting designer"),
        (_TONGUES, "Bilingual calls in English and Polish, about 30 a day"),
        (_TONGUES, "Wrote a bilingual parents' leaflet"),
        (_SEASONS, "Annual talks at two schools"),
        (_SEASONS, "Talks at two schools once a year"),
        (_SEASONS, "Weekly check of the lamps"),
        (_HERBST, "Jährlicher Heckenschnitt"),
        (_NONE, "Sechs Jahre ohne Unfall"),
        (_NONE, "Beanstandungsfreie Abnahme"),
        ("Ich fuhr neun Jahre unfallfrei.", "Neun Jahre ohne Unfall gefahren"),
        (_NONE, "300 Sendungen ohne Fehler gepackt"),
        (_UPHELD, "No complaints upheld since I took over"),
        (_UPHELD, "14 training days held"),
        (_NEW, "Einarbeitung von drei neuen Kräften"),
        (_NEW, "Anlernen neuer Kollegen seit 2021"),
        (_HOURS, "28 h pro Woche in der Küche"),
        (_HOURS, "28 Stunden pro Woche in der Küche"),
        (_WEEK, "Drove the reed boat 40 hours a week"),
        (_WEEK, "Demonstrated the new press to two fitters"),
    ],
)
def test_the_same_fact_passes_in_another_form(told: str, line: str) -> None:
    """Nothing is added by the other form."""
    assert not blocked(line, one_card(told))


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (_REPORTS, "Direct reports: five welders"),
        (_REPORTS, "Supervise the tool store staff"),
        (_REPORTS, "Freelance lighting designer"),
        ("I sell machines to clerks.", "Line manager of one clerk"),
        ("I sell machines to clerks.", "Direct reports: one clerk"),
        (_TONGUES, "Bilingual calls in English and German"),
        (_TONGUES, "Bilingual (English and French)"),
        (_TONGUES, "Bilingual adviser"),
        (
            "I do layouts for Bay Foods. One junior and one finished artist report to me.",
            "Head up layouts for Bay Foods",
        ),
        (_SEASONS, "Monthly talks at two schools"),
        (_SEASONS, "Annual check of the lamps"),
        (_HERBST, "Hecken einmal im Monat geschnitten"),
        (_NONE, "Unfallfreier Betrieb in sieben Jahren"),
        (_NONE, "Acht Jahre ohne Panne"),
        ("Ich fuhr neun Jahre ohne verschuldeten Unfall.", "Neun Jahre unfallfrei gefahren"),
        ("Mängel hatte ich im ersten Jahr vier.", "Arbeit ohne Mängel im ersten Jahr"),
        ("Schulungen im Haus: keine. Ich backe Brot.", "Schulungen im Haus"),
        (_UPHELD, "Complaints upheld: two"),
        (_NEW, "Einarbeitung von vier neuen Kräften"),
        (_NEW, "Leitung von drei neuen Kräften"),
        (_HOURS, "38 h pro Woche in der Küche"),
        (_WEEK, "Drove the reed boat 40 hours a month"),
        (_WEEK, "Demonstrated success with the new press"),
    ],
)
def test_another_fact_in_such_a_form_is_blocked(told: str, line: str) -> None:
    """Each form is held to what it says."""
    assert blocked(line, one_card(told))
