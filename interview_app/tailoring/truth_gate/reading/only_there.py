"""Phrases of having been there, or had some part in what others did: "sat on the committee", "one of nine on the helpline", "gave her a hand".

Who sat in on a meeting did not run it, and who was one of a group did not set it up: such words stand below doing the thing.
"""

from interview_app.tailoring.truth_gate.words.phrases import Phrases

_BODY = r"(?:group|team|crew|committee|panel|board|council|party|circle|jury|task force|steering group|arbeitsgruppe)"
ONLY_THERE = Phrases(
    "say input somebody someone mitgeredet mit mitreden dabeigesessen with sit sits sat sitting hand member members serve serves served serving part one stood stand stands listen listened listens "
    "sitze sass mitglied beisitzer beisitzerin",
    r" (?:work|collaborat|cooperat)(?:ed?|es|s|ing)? (?:closely |together )?with (?:\w+ ){1,4}?on (?!site )"
    r"| (?:ha(?:d|ve) a say|g(?:ave|ive) (?:my |some )?input|some(?:body|one) next to me|mitgeredet|mit ausgesucht|mitreden|dabeigesessen) "
    r"| (?:sits?|sat|sitting) (?:in )?(?:on|at|with) | (?:give|gives|gave|given|giving|lend|lends|lent) (?:\w+ ){1,4}a (?:helping )?hand "
    rf"| members? of (?:an?|the|our|its) (?:\w+ ){{0,4}}?{_BODY} | (?:was|am|were|is|been) part of (?:an?|the|our|its) (?:\w+ ){{0,3}}?{_BODY} "
    rf"| serv(?:es?|ed|ing) on (?:an?|the|our|its) (?:\w+ ){{0,4}}?{_BODY} | (?:takes?|took|taken|taking) part in "
    r"| (?:am|was|im) one of (?:the |my |our )?(?:\w+ ){1,3}on | (?:stands?|stood) (?:beside|next to) | listen(?:s|ed)? in "
    r"| (?:sitze|sass) (?:ich )?(?:\w+ ){0,3}?(?:in|im|am) | im? \w+ (?:sitze|sass) ich | (?:mitglied|beisitzer|beisitzerin) (?:der|des|im|in|vom|beim) ",
)
