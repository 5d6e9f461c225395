"""Deeds that are one and the same when somebody denies one of them."""

from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys

_FAMILIES = {
    verb: f"f:{words.split()[0]}"
    for words in (
        "choose pick select decide auswählen aussuchen wählen entscheiden bestimmen festlegen",
        "sign approve authorise authorize unterschreiben unterzeichnen abzeichnen freigeben genehmigen",
        "lead run manage head direct supervise oversee leiten führen steuern",
        "buy purchase procure kaufen einkaufen beschaffen anschaffen",
        "sell upsell verkaufen",
        "pay fund finance bezahlen zahlen finanzieren",
        "hire recruit appoint einstellen rekrutieren anwerben",
        "assess examine grade mark evaluate appraise rate score prüfen beurteilen bewerten abnehmen",
        "write draft author schreiben verfassen",
        "design draw conceive entwerfen konzipieren gestalten",
        "build make construct bauen errichten herstellen",
        "introduce launch implement deploy einführen ausrollen",
        "initiate propose suggest initiieren anstossen anregen vorschlagen",
        "replace change swap exchange renew ersetzen austauschen tauschen auswechseln wechseln",
        "repair fix mend reparieren instandsetzen beheben ausbessern",
        "migrate move switch convert migrieren umstellen umziehen",
    )
    for verb in words.split()
}
"""Deeds that are one and the same when somebody denies one of them, though a claim needs the very one that is proven."""


def families(verb: str) -> Keys:
    """The family of a verb, where denying one of it denies all."""
    return frozenset((_FAMILIES[verb],)) if verb in _FAMILIES else NOTHING
