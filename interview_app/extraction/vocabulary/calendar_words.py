"""Month names, seasons, and the words for `present`, `since` and `until`, lower case without accents and dots."""

MONTHS: dict[str, int] = {
    name: number
    for number, names in enumerate(
        (
            "january jan januar jaenner janner janvier janv enero ene gennaio gen genn janeiro januari styczen stycznia sty",
            "february feb februar fevrier fevr fev febrero febbraio fevereiro februari luty lutego lut febr feber",
            "march mar marz maerz mrz mars marzo marco mrt maart marzec marca mrc",
            "april apr avril avr abril abr aprile kwiecien kwietnia kwi",
            "may mai mayo maggio mag maio mei maj maja",
            "june jun juni juin jui junio giugno giu junho czerwiec czerwca cze",
            "july jul juli juillet juil julio luglio lug julho lipiec lipca lip",
            "august aug aout aou agosto ago augustus sierpien sierpnia sie",
            "september sep sept septembre septiembre settembre set sett setembro wrzesien wrzesnia wrz setiembre",
            "october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika paz",
            "november nov novembre noviembre novembro listopad listopada lis",
            "december dec dezember dez decembre diciembre dic dicembre dezembro dez december grudzien grudnia gru",
        ),
        start=1,
    )
    for name in names.split()
}
"""Name or short form to the number of the month."""

SEASONS: dict[str, int] = {
    name: number
    for names, number in (
        ("spring fruhling fruhjahr printemps primavera lente wiosna", 3),
        ("summer sommer ete verano estate verao zomer lato", 6),
        ("autumn fall herbst automne otono autunno outono herfst jesien", 9),
        ("winter hiver invierno inverno zima", 12),
    )
    for name in names.split()
}
"""Season to the month it starts in."""

PRESENT = [
    "present",
    "current",
    "currently",
    "now",
    "today",
    "ongoing",
    "date",
    "to-date",
    "heute",
    "jetzt",
    "aktuell",
    "gegenwartig",
    "gegenwärtig",
    "laufend",
    "dato",
    "derzeit",
    "aujourd'hui",
    "aujourd’hui",
    "aujourdhui",
    "present",
    "actuel",
    "actuellement",
    "présent",
    "actualidad",
    "actual",
    "actualmente",
    "hoy",
    "presente",
    "oggi",
    "attuale",
    "attualmente",
    "corso",
    "atual",
    "atualmente",
    "hoje",
    "momento",
    "heden",
    "nu",
    "huidig",
    "obecnie",
    "teraz",
    "dzis",
    "nadal",
    "至今",
    "现在",
    "現在",
    "現職",
    "在職中",
    "재직",
    "目前",
    "今",
    "present.",
    "nuvarande",
    "bugun",
    "현재",
    "在职",
]
"""Words for a running job."""

PRESENT_PHRASES = (
    "to date",
    "until now",
    "till date",
    "till now",
    "bis heute",
    "bis jetzt",
    "bis dato",
    "à ce jour",
    "a ce jour",
    "en cours",
    "la actualidad",
    "a la fecha",
    "in corso",
    "ad oggi",
    "até o momento",
    "o momento",
    "até hoje",
    "à présent",
    "tot heden",
    "do chwili obecnej",
    "do dziś",
)
"""Phrases for a running job."""

SINCE = [
    "since",
    "seit",
    "depuis",
    "desde",
    "dal",
    "od",
    "sinds",
    "from",
    "ab",
    "von",
    "vom",
    "partir",
    "自",
    "since:",
]
"""Words that open a range without an end."""

UNTIL = [
    "to",
    "until",
    "till",
    "through",
    "bis",
    "au",
    "a",
    "hasta",
    "al",
    "ate",
    "do",
    "tot",
    "til",
    "thru",
    "jusqu'a",
    "fino",
]
"""Words between the two ends of a range."""
