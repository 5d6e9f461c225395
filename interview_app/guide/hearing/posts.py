"""How posts are called, in English and German: by their heads."""

import re

from interview_app.guide.late_patterns import Late

_FEMALE = r"(?<!schw)(?:er|or|eur|ist|ent|ant|og|urg|graf|graph|ärzt|arzt|wält|wirt|köch|beamt|sell|chef|frisös|friseus|ling)in"
"""How a German post of a woman ends; "Sonnenschein" and "Schwerin" are none."""
POST_HEAD = Late(
    r"(?:\w*(?:er|or|eur|ist|ian|ant|(?<!m)ent|eer|yst|nurse|chef|cook|clerk|lead|head|porter|aide|(?<!our )lady|man|woman|worker"
    r"|intern|apprentice|trainee|partner|tutor|guard"
    rf"|{_FEMALE}|ling|geselle|doc|fellow|dean|kraft|frau|mann|leitung|pfleger|hilfe|meister|azubi|praktikant))(?: of .+| für .+)?$",
    re.IGNORECASE,
)
_NO_FIRM_DE = Late(
    r"(?:^|[\w-])(?:fahrer|leiter|helfer|führer|arbeiter|techniker|mechaniker|mechatroniker|pfleger|verkäufer|berater|entwickler"
    r"|ingenieur|assistent|lehrer|betreuer|vertreter|monteur|schlosser|angestellte|fachfrau|fachmann|fachkraft|kauffrau|kaufmann"
    r"|schwester|hilfskraft|leitung|azubi|praktikant)(?:in)?$",
    re.IGNORECASE,
)
"""Heads of German posts that are nobody's name, as "Bäcker" and "Schneider" are."""
_PLACE_HEAD = Late(
    r"\b(?:theat(?:er|re)|center|centre|restaurant|tower|manor|corner|quarter|plant|cellar|court|keller|bar|salon|kloster|ufer|lager|wasser|zimmer)$",
    re.IGNORECASE,
)


_TOWN = Late(
    r"(?:\w*(?:chester|caster|cester|minster|münster|hannover|weiler|gateshead|birkenhead|holyhead|minehead)|hanover|(?:an|a\.) ?d(?:er|\.) oder"
    r"|trier|speyer|höxter|salzgitter|leer|werder|jever|kolbermoor|mödling|dover|andover|denver|vancouver|exeter|windsor|bangor|kent|ghent"
    r"|gent|stirling|montpellier|quimper|tangier|salvador|amman|(?:\w+ )?ob der tauber)$",
    re.IGNORECASE,
)
"""Towns that end as posts do."""
_COOK = Late(r"Koch|[A-ZÄÖÜ]\w*koch")
"""A cook, alone; "Bäckerei Koch" and "Robert Koch" are names."""


def is_post(name: str) -> bool:
    """Whether a name ends as that of a post does."""
    if POST_HEAD.search(name) is None:
        return _COOK.fullmatch(name) is not None
    return _PLACE_HEAD.search(name) is None and _TOWN.match(name) is None


def is_post_alone(name: str) -> bool:
    """Whether a name can only be that of a post: "truck driver", "LKW-Fahrer"; "Boulanger" and "Bayer" may be firms."""
    return is_post(name) and (name.split()[-1].islower() or _NO_FIRM_DE.search(name) is not None)
