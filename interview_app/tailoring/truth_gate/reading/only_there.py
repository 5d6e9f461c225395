"""Phrases of having been there, or had some part in what others did: "sat on the committee", "gave her a hand", "had a say".

Who sat in on a meeting did not run it, and who was one of a group did not set it up: such words stand below doing the thing.
"""

from interview_app.tailoring.truth_gate.reading.line import NOTHING, Keys
from interview_app.tailoring.truth_gate.words.phrases import Phrases

HAD_PART = Phrases(
    "say input somebody someone mitgeredet mit mitreden dabeigesessen with hand fill fills filled filling stood stand stands standing step steps stepped stepping place",
    r" (?:work|collaborat|cooperat)(?:ed?|es|s|ing)? (?:closely |together )?with (?:\w+ ){1,4}?on (?!site )"
    r"| (?:ha(?:d|ve) a say|g(?:ave|ive) (?:my |some )?input|some(?:body|one) next to me|mitgeredet|mit ausgesucht|mitreden|dabeigesessen) "
    r"| (?:give|gives|gave|given|giving|lend|lends|lent) (?:\w+ ){1,4}a (?:helping )?hand "
    r"| (?:fill(?:s|ed|ing)?|stood|stand(?:s|ing)?|step(?:s|ped|ping)?) in (?:(?!as )\w+ ){1,3}for (?:the|my|our|a|an|her|his) | in (?:the )?place of (?:the|my|our|a|an|her|his) ",
)
"""Phrases of having had some part in what others did."""
_BODY = r"(?:group|team|crew|committee|panel|board|council|party|circle|jury|task force|steering group|arbeitsgruppe)"
ONLY_THERE = Phrases(
    "sit sits sat sitting member members serve serves served serving part stood stand stands listen listened listens sitze sass mitglied beisitzer beisitzerin",
    rf" (?:sits?|sat|sitting) (?:in on|on (?:an?|the|our|its|my) (?:\w+ ){{0,4}}?{_BODY}) | (?:committee|panel|board|council|jury) member "
    rf"| members? of (?:an?|the|our|its) (?:\w+ ){{0,4}}?{_BODY} | (?:was|am|were|is|been) part of (?:an?|the|our|its) (?:\w+ ){{0,3}}?{_BODY} "
    rf"| serv(?:es?|ed|ing) on (?:an?|the|our|its) (?:\w+ ){{0,4}}?{_BODY} "
    r"| (?:stands?|stood) (?:beside|next to) | listen(?:s|ed)? in "
    r"| (?:sitze|sass) (?:ich )?(?:\w+ ){0,3}?(?:in|im|am) | im? \w+ (?:sitze|sass) ich | (?:mitglied|beisitzer|beisitzerin) (?:der|des|im|in|vom|beim) ",
)
"""Phrases of having been one of several, or no more than there."""
_THERE: Keys = frozenset(("help", "there"))
_PART: Keys = frozenset(("help",))


def ranks(text: str, said: Keys) -> Keys:
    """What part such phrases of a piece give: `help`, and `there` where it was no more than being there; nothing without one."""
    if ONLY_THERE.search(text, said):
        return _THERE
    return _PART if HAD_PART.search(text, said) else NOTHING
