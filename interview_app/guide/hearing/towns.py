"""Large towns, by name: "Holt, Leeds" is Holt in Leeds, and "Smith, Baker" is one firm.

No list of towns is whole; a comma before any other word stays part of the name, which stands in a form before it is kept.
"""

import functools

_NAMES = """
    London Birmingham Manchester Leeds Liverpool Sheffield Bristol Newcastle Nottingham Leicester Coventry Bradford Hull Cardiff
    Swansea Belfast Edinburgh Glasgow Aberdeen Dundee Inverness Plymouth Southampton Portsmouth Brighton Reading Derby Stoke Wolverhampton
    Norwich Oxford Cambridge York Exeter Bath Sunderland Middlesbrough Bolton Stockport Luton Ipswich Peterborough Swindon Preston
    Blackpool Huddersfield Wakefield Doncaster Lincoln Gloucester Worcester Chester Lancaster Carlisle Newport Wrexham Perth Stirling
    Dublin Cork Galway Limerick Waterford Derry
    Berlin Hamburg München Munich Köln Cologne Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen Bremen Dresden Hannover Nürnberg
    Nuremberg Duisburg Bochum Wuppertal Bielefeld Bonn Münster Mannheim Karlsruhe Augsburg Wiesbaden Gelsenkirchen Mönchengladbach
    Braunschweig Chemnitz Kiel Aachen Halle Magdeburg Freiburg Krefeld Mainz Lübeck Erfurt Oberhausen Rostock Kassel Hagen Potsdam
    Saarbrücken Hamm Ludwigshafen Oldenburg Osnabrück Leverkusen Heidelberg Solingen Darmstadt Herne Neuss Regensburg Paderborn
    Ingolstadt Offenbach Würzburg Fürth Ulm Heilbronn Pforzheim Wolfsburg Göttingen Bottrop Reutlingen Koblenz Bremerhaven Erlangen
    Recklinghausen Remscheid Bergisch-Gladbach Jena Salzgitter Trier Moers Siegen Gütersloh Hildesheim Hanau Cottbus Kaiserslautern
    Schwerin Gera Witten Esslingen Ludwigsburg Gießen Tübingen Flensburg Konstanz Worms Marburg Bayreuth Bamberg Landshut Passau
    Rosenheim Kempten Fulda
    Wien Vienna Graz Linz Salzburg Innsbruck Klagenfurt Villach Wels Dornbirn Steyr Bregenz Leoben
    Zürich Zurich Genf Geneva Basel Bern Lausanne Winterthur Luzern Lucerne Lugano Biel Thun Chur Schaffhausen
    Boston Chicago Houston Philadelphia Phoenix Dallas Austin Seattle Denver Detroit Memphis Baltimore Milwaukee Albuquerque Atlanta
    Miami Minneapolis Cleveland Pittsburgh Cincinnati Toronto Montreal Vancouver Ottawa Calgary Sydney Melbourne Brisbane Adelaide
    Auckland Wellington Paris Brussels Brüssel Amsterdam Rotterdam Madrid Barcelona Lisbon Lissabon Rome Rom Milan Mailand Prague Prag
    Warsaw Warschau Krakow Krakau Budapest Bucharest Bukarest Sofia Athens Athen Istanbul Ankara Kyiv Kiew Lviv Damascus Damaskus
    Aleppo Beirut Cairo Kairo Lagos Nairobi Mumbai Delhi Kabul Teheran Tehran Manila Dubai
"""


@functools.cache
def _known() -> frozenset[str]:
    return frozenset(_NAMES.casefold().split())


def is_town(name: str) -> bool:
    """Whether words are the name of a large town, with the region or river behind it or not: "Frankfurt am Main"."""
    words = name.casefold().split()
    return (
        bool(words)
        and words[0] in _known()
        and (len(words) == 1 or words[1] in ("am", "an", "upon", "on", "im"))
    )
