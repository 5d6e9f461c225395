"""Codes of states and provinces as licences write them, whose letters are not the first letters of the name's words or of small ones."""

REGIONS = {
    code: tuple(name.split())
    for code, name in (
        pair.split(" ", 1)
        for pair in (
            "AL alabama|AK alaska|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|DE delaware|FL florida|GA georgia|HI hawaii|ID idaho|IL illinois|IN indiana"
            "|IA iowa|KS kansas|KY kentucky|LA louisiana|ME maine|MD maryland|MA massachusetts|MI michigan|MN minnesota|MS mississippi|MO missouri|MT montana|NE nebraska|NV nevada"
            "|NH new hampshire|NJ new jersey|NM new mexico|NY new york|OH ohio|OK oklahoma|OR oregon|PA pennsylvania|TN tennessee|TX texas|UT utah|VT vermont|VA virginia"
            "|WA washington|WI wisconsin|WY wyoming|AB alberta|MB manitoba|NB new brunswick|NL newfoundland|ON ontario|QC quebec|SK saskatchewan"
            "|NSW new south wales|QLD queensland|VIC victoria|TAS tasmania|NI northern ireland|NZ new zealand"
        ).split("|")
    )
}
