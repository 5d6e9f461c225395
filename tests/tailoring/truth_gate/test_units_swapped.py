"""D8: the unit of a figure, or what it counts, swapped for another is a lie; the same unit written otherwise is none.

One broad list in two languages, written before the rules of units were read: of twenty trades what they told, then lies and
honest lines about it. What each single rule does is tested where the rule is (`test_units_apart`).
"""

import pytest

from tests.tailoring.truth_gate.judged import Post

TOLD = """
# Fernley Infirmary | Staff Nurse | 2014-2021 | Looked after 12 patients per night shift on a 40-bed surgical ward. | I gave 3 ml doses of morphine and checked pumps every 4 hours. | Trained 9 student nurses over 6 months.
- Looked after 12 patients per hour on a 40-bed surgical ward | Looked after 12 patients per week on a surgical ward
- Looked after 40 patients per night shift on a surgical ward | Looked after 12 wards per night shift
- Worked on a 40-nurse surgical ward | Worked across 40 surgical wards | Looked after 12 beds a day on a surgical ward
- Gave 3 l doses of morphine | Gave 3 mg doses of morphine | Checked pumps every 4 minutes | Checked pumps every 4 days
- Trained 9 student nurses over 6 weeks | Trained 9 student nurses over 6 years | Trained 9 student nurses per month
- Trained 6 student nurses over 9 months | Trained student nurses for 9 months
+ Looked after 12 patients a night on a surgical ward with 40 beds | Cared for a dozen patients each night shift
+ Worked on a surgical ward of forty beds | Checked pumps at four-hour intervals | Gave morphine in doses of 3 ml
+ Trained nine student nurses over half a year | Trained 9 student nurses in six months
# Corrie Freight | HGV Driver | 2010-2019 | Drove a 26-tonne lorry about 2,800 km a week. | Delivered 14 pallets a day to 6 supermarkets. | Burned 31 litres per 100 km and brought that down to 27 litres.
- Drove a 26-tonne lorry about 2,800 miles a week | Drove a 26-tonne lorry about 2,800 km a day
- Drove a 26-tonne lorry about 2,800 km a month | Drove a 26-metre lorry about 2,800 km a week | Drove a fleet of 26 lorries
- Drove a 26-ton trailer about 2,800 km per shift | Drove about 2,800 hours a week | Delivered 14 pallets a week to 6 supermarkets
- Delivered 14 pallets an hour to 6 supermarkets | Delivered 14 lorries a day to 6 supermarkets
- Delivered 14 tonnes a day to 6 supermarkets | Delivered 6 pallets a day to 14 supermarkets
- Delivered pallets to 14 supermarkets a day | Delivered 14 boxes a day to 6 supermarkets
- Burned 31 gallons per 100 km and brought that down to 27 gallons | Brought fuel use down to 27 litres per hour
- Cut fuel use from 31 to 27 litres per 100 miles
+ Drove a lorry of 26 tonnes some 2,800 kilometres weekly | Drove 2,800 km per week in a 26 t lorry
+ Delivered fourteen pallets daily to six supermarkets | Supplied 6 supermarkets with 14 pallets per day
# Tolland Ales | Brewer | 2012-2020 | Brewed 900 litres per batch, three batches a week, in an 18 hl copper. | Mashed at 66 °C for 75 minutes. | Sold 40 kegs a month to 11 pubs.
- Brewed 900 gallons per batch, three batches a week | Brewed 900 hl per batch | Brewed 900 litres per week
- Brewed three batches a day | Brewed three batches a month | Brewed in an 18-litre copper | Brewed in an 18-gallon copper
- Brewed 900 bottles per batch | Brewed 900 kegs per batch | Brewed three beers a week of 900 litres
- Mashed at 66 °F for 75 minutes | Mashed at 66 °C for 75 hours | Mashed at 75 °C for 66 minutes | Mashed for 66 minutes
- Sold 40 kegs a week to 11 pubs | Sold 40 bottles a month to 11 pubs | Sold 11 kegs a month to 40 pubs | Sold kegs to 40 pubs
- Sold 40 hectolitres a month to 11 pubs
+ Brewed three 900-litre batches a week | Brewed in a 1,800-litre copper | Mashed for 1.25 hours at 66 °C
+ Sold forty kegs monthly to eleven pubs
# Pelican Data | Backend Developer | 2016-2023 | Cut response time from 800 ms to 90 ms on a service with 5 million requests a day. | Moved 14 TB of logs and 300 tables into a warehouse. | Closed 25 tickets a sprint; my code passed 1,200 tests.
- Cut response time from 800 s to 90 s | Cut response time to 90 s on a service with 5 million requests a day
- Cut response time on a service with 5 million users a day | Cut response time on a service with 5 million requests an hour
- Cut response time on a service with 5 million requests a second | Cut response time on a service with 5 billion requests a day
- Cut response time by 90% | Cut response time on a service with 5 million customers
- Moved 14 GB of logs and 300 tables into a warehouse | Moved 14 PB of logs into a warehouse
- Moved 300 TB of logs into a warehouse | Moved 300 databases into a warehouse | Moved 14 tables of logs into a warehouse
- Moved 300 logs into a warehouse | Closed 25 tickets a day | Closed 25 sprints | Closed 1,200 tickets a sprint
- Wrote 1,200 lines of code | Closed 25 bugs an hour
+ Cut response time from 0.8 s to 90 ms | Brought response time down to 90 milliseconds on a service with 5m requests per day
+ Moved 14 terabytes of logs into a warehouse | Moved 14,000 GB of logs into a warehouse | Closed 25 tickets per sprint
# Whinfell Farm | Farm Manager | 2005-2019 | Farmed 220 hectares and milked 130 cows twice a day. | Yielded 8.5 t of wheat per hectare and 7,900 litres of milk per cow a year.
- Farmed 220 acres and milked 130 cows twice a day | Farmed 220 square metres | Farmed 220 square kilometres
- Milked 130 goats twice a day | Milked 130 cows twice a week | Milked 130 litres twice a day | Milked 130 cows twice an hour
- Farmed 130 hectares and milked 220 cows | Farmed 220 fields | Yielded 8.5 t of wheat per acre
- Yielded 8.5 kg of wheat per hectare | Yielded 8.5 t of wheat per cow | Yielded 7,900 gallons of milk per cow a year
- Yielded 7,900 litres of milk per cow a month | Yielded 7,900 litres of milk per hectare | Yielded 7,900 kg of milk per day
+ Farmed 2.2 square kilometres | Milked 130 cows 2 times a day | Ran a 220-hectare farm | Yielded 8,500 kg of wheat per hectare
+ Yielded 7,900 litres of milk per cow annually
# Brightwell Power | Electrician | 2009-2021 | Wired 11 kV switchgear and a 250 kW solar plant in 7 weeks. | Pulled 3.5 km of cable on 16 floors.
- Wired 11 V switchgear | Wired 11 kW switchgear | Wired 11 MV switchgear | Wired a 250 MW solar plant
- Wired a 250 kWh solar plant | Wired a 250 kV solar plant | Wired a solar plant in 7 days | Wired a solar plant in 7 months
- Wired 7 solar plants | Wired 250 solar plants | Wired 11 solar plants in 7 weeks | Pulled 3.5 m of cable on 16 floors
- Pulled 3.5 miles of cable | Pulled 3.5 km of cable in 16 buildings | Pulled 16 km of cable | Pulled 3.5 t of cable
- Pulled 3.5 km of cable a day
+ Wired 11,000-volt switchgear | Wired a 0.25 MW solar plant in seven weeks | Wired a solar plant of 250 kilowatts
+ Pulled 3,500 metres of cable on sixteen floors
# Lumen Direct | Call Agent | 2017-2022 | Took 70 calls a shift, each about 4 minutes, and sold 9 contracts a week. | Dealt with 1,500 complaints in two years and gave back €40,000.
- Took 70 calls an hour | Took 70 calls a week | Took 70 shifts | Took calls of about 4 hours | Took calls of 4 seconds each
- Sold 9 contracts a shift | Sold 9 contracts a day | Sold 70 contracts a week | Sold to 9 customers an hour
- Answered 70 emails a shift | Answered 70 customers a minute | Dealt with 1,500 complaints in two months
- Dealt with 1,500 complaints in two weeks | Dealt with 1,500 complaints a year
- Dealt with 1,500 customers' complaints in two quarters | Gave back $40,000 | Gave back £40,000 | Gave back €40 million
- Gave back €40,000 a year | Dealt with 1,500 orders in two years
+ Took 70 four-minute calls a shift | Sold nine contracts weekly | Took seventy calls per shift
+ Dealt with 1,500 complaints in 24 months | Gave back 40,000 euros | Gave back €40k
# Dunmore Stores | Warehouse Lead | 2011-2019 | Picked 320 orders a shift in a 6,000 square metre hall. | Unloaded 4 containers in 3 hours and kept stock worth £2.3 million.
- Picked 320 customers a shift | Picked 320 orders a minute | Picked 320 orders an hour
- Picked 320 orders a day for 6,000 customers | Picked orders in a 6,000 hectare hall | Picked orders in a 6,000 square foot hall
- Picked orders in a 6,000-pallet hall | Picked 320 pallets a shift | Picked 320 tonnes a shift | Picked 6,000 orders a shift
- Worked 320 shifts | Unloaded 4 containers in 3 minutes | Unloaded 4 ships in 3 hours | Unloaded 3 containers in 4 hours
- Unloaded 4 containers in 3 days | Kept stock worth £2.3 billion | Kept stock worth £2.3k | Kept stock worth $2.3 million
- Kept stock worth £2.3 million a year | Kept stock of 2.3 million parts
+ Picked 320 orders per shift in a hall of 6,000 m² | Picked orders in a 0.6 hectare hall | Picked orders in a 6,000 sqm hall
+ Kept £2,300,000 of stock | Kept stock worth £2.3m | Unloaded four containers in 180 minutes
# Sallow Green | Landscape Gardener | 2006-2016 | Planted 1,100 trees on 3 hectares and mowed 12 acres of lawn a week. | Laid 450 m of path with 2-inch gravel and a 1.5-tonne digger.
- Planted 1,100 trees on 3 acres | Planted 1,100 hedges on 3 hectares | Planted 1,100 hectares of trees
- Mowed 12 hectares of lawn a week | Mowed 12 acres of lawn a day | Mowed 12 lawns a week | Planted 3 trees
- Planted 1,100 trees a day | Planted 1,100 trees a week | Laid 450 km of path | Laid 450 m² of path | Laid 450 feet of path
- Laid path with 2-foot gravel | Laid path with 2-metre gravel | Laid path with a 1.5-kg digger
- Laid path with a 1.5-metre digger | Laid 450 paths | Laid 450 tonnes of gravel
+ Planted 1,100 trees on three hectares | Mowed 12 acres of lawn weekly | Planted 1,100 trees on 30,000 m²
+ Laid 450 metres of path with a 1,500 kg digger | Laid 0.45 km of path
# Quillon Labs | Lab Technician | 2014-2022 | Analysed 200 samples per day, 5 µg each, at 20 bar. | Kept 48 freezers at -80 °C and cut waiting time from 6 days to 36 hours.
- Analysed 200 samples per hour | Analysed 200 samples per month | Analysed 200 patients per day | Analysed samples of 5 mg each
- Analysed samples of 5 kg each | Analysed samples at 20 psi | Analysed samples at 20 °C | Analysed 20 samples per day at 200 bar
- Analysed 5 samples per day | Kept 48 freezers at -80 °F | Kept 80 freezers at -48 °C | Kept 48 labs | Kept 48 samples at -80 °C
- Cut waiting time from 6 weeks to 36 hours | Cut waiting time from 6 days to 36 minutes | Cut waiting time from 6 months
- Cut waiting time by 36 hours | Cut waiting time to 6 days
+ Analysed 200 samples a day | Analysed two hundred 5 µg samples per day | Cut waiting time from six days to a day and a half
+ Cut waiting time from 6 to 1.5 days
# Warden Lane | Security Guard | 2009-2017 | Worked 12-hour shifts, four a week, guarding 3 sites with 64 cameras. | Walked 9 miles a night and wrote 15 reports a month.
- Worked 12-day shifts | Worked 12 shifts a week | Worked four shifts a day | Worked 12-minute shifts | Worked four shifts a month
- Guarded 64 sites | Guarded 3 cities | Guarded 64 buildings with 3 cameras | Guarded 3 sites with 64 guards
- Worked 12 hours a week | Walked 9 km a night | Walked 9 miles an hour | Walked 9 miles a week | Walked 9 hours a night
- Wrote 15 reports a day | Wrote 15 pages a month | Wrote 15 reports a week | Walked 15 miles a night
+ Worked four twelve-hour shifts a week | Worked 12-h shifts, 4 per week | Guarded three sites with sixty-four cameras
+ Walked nine miles each night | Wrote 15 reports monthly
# Haus Lindengrund | Pflegefachkraft | 2013-2021 | Ich habe 14 Bewohner pro Schicht auf einer Station mit 36 Betten versorgt. | Ich arbeitete 30 Stunden pro Woche und leitete 7 Schüler über 8 Wochen an.
- Versorgung von 14 Bewohnern pro Stunde | Versorgung von 14 Bewohnern pro Woche | Versorgung von 36 Bewohnern pro Schicht
- Versorgung von 14 Betten pro Schicht | Versorgung von 14 Stationen | Leitung von 36 Stationen
- Versorgung von Bewohnern in 14 Häusern | Arbeit auf einer 14-Betten-Station | Arbeit in 36 Schichten
- Arbeitete 30 Tage pro Woche | Arbeitete 30 Stunden pro Tag | Arbeitete 30 Stunden pro Monat
- Anleitung von 7 Schülern über 8 Monate | Anleitung von 7 Schülern über 8 Jahre | Anleitung von 7 Schulen
- Anleitung von 8 Schülern über 7 Wochen | Anleitung von Schülern über 30 Wochen
+ Versorgung von 14 Bewohnern je Schicht auf einer 36-Betten-Station | Versorgung von vierzehn Bewohnern pro Schicht
+ Arbeitete 30 h/Woche | Arbeitete 30 Wochenstunden | Anleitung von sieben Schülern über zwei Monate
+ Anleitung von 7 Schülern in 8 Wochen
# Bauwerk Trieb | Polier | 2008-2020 | Wir bauten ein Lager mit 4.500 Quadratmetern in 11 Monaten mit 16 Leuten. | Betoniert habe ich 320 Kubikmeter am Tag, der Kran hob 12 Tonnen. | Verbaut wurden von mir 2,4 km Rohr für 1,8 Mio. Euro.
- Bau eines Lagers mit 4.500 Hektar | Bau eines Lagers mit 4.500 Kubikmetern | Bau eines Lagers in 11 Wochen
- Bau eines Lagers in 11 Tagen | Bau von 11 Lagern | Bau eines Lagers mit 16 Firmen | Bau von 16 Lagern
- Bau eines Lagers mit 4.500 Leuten | Bau eines Lagers mit 4.500 Palettenplätzen | Bau eines Lagers in 16 Monaten mit 11 Leuten
- Betonierte 320 Quadratmeter am Tag | Betonierte 320 Liter am Tag | Betonierte 320 Kubikmeter pro Woche
- Betonierte 320 Kubikmeter pro Stunde | Betonierte 320 Tonnen am Tag | Bediente einen Kran für 12 Kilogramm | Bediente 12 Krane
- Bediente einen Kran mit 12 Metern | Verbaute 2,4 m Rohr | Verbaute 2,4 t Rohr | Verbaute 2,4 km Rohr pro Woche
- Verbaute Rohr für 1,8 Mrd. Euro | Verbaute Rohr für 1,8 Tsd. Euro | Verbaute Rohr für 1,8 Mio. Franken
- Verbaute Rohr für 1,8 Mio. Dollar | Verbaute 1,8 km Rohr
+ Betonierte 320 m³ pro Tag | Betonierte täglich 320 Kubikmeter | Verbaute 2.400 m Rohr | Verbaute Rohr für 1.800.000 Euro
+ Verbaute Rohr für 1,8 Millionen €
# Molkerei Brandeck | Milchtechnologe | 2011-2022 | Ich fahre einen 800-Liter-Kessel und mache 90 Käselaibe pro Tag zu je 6 kg. | Die Reifung dauert bei mir 5 Monate bei 13 °C, der Ausschuss sank von 4 % auf 1,5 %.
- Führung eines 800-Hektoliter-Kessels | Führung eines 800-Kilo-Kessels | Führung von 800 Kesseln
- Fertigung von 90 Käselaiben pro Stunde | Fertigung von 90 Käselaiben pro Woche | Fertigung von 90 kg Käse pro Tag
- Fertigung von 90 Tonnen Käse pro Tag | Fertigung von Käselaiben zu je 6 g | Fertigung von 6 Käselaiben pro Tag
- Fertigung von Käselaiben zu je 6 Pfund | Fertigung von 90 Käsesorten pro Tag | Reifung über 5 Jahre | Reifung über 5 Wochen
- Reifung bei 13 °F | Reifung über 13 Monate bei 5 °C | Senkung des Ausschusses von 4 auf 1,5 Promille
- Senkung des Ausschusses von 4 t auf 1,5 t | Senkung des Ausschusses um 1,5 % | Senkung des Ausschusses um 2,5 Prozent
+ Fertigung von täglich 90 Käselaiben zu je 6 Kilogramm | Reifung über fünf Monate bei 13 Grad
+ Senkung des Ausschusses um 2,5 Prozentpunkte | Senkung des Ausschusses von 4 auf 1,5 Prozent
# Autohaus Kesting | Verkäufer | 2012-2022 | Ich habe 11 Autos pro Monat verkauft und 240 Kunden betreut. | Umsatz 3,2 Mio. Euro im Jahr, Rabatt höchstens 5 Prozent.
- Verkauf von 11 Autos pro Woche | Verkauf von 11 Autos pro Tag | Verkauf von 240 Autos | Verkauf von 11 Lkw pro Monat
- Betreuung von 240 Autohäusern | Betreuung von 240 Filialen | Betreuung von 240 Kunden pro Tag
- Verkauf von Autos an 11 Kunden pro Stunde | Betreuung von 11 Kunden | Umsatz von 3,2 Mio. Euro im Monat
- Umsatz von 3,2 Mrd. Euro im Jahr | Umsatz von 3,2 Mio. Dollar im Jahr | Umsatz von 3,2 Tsd. Euro im Jahr
- Umsatz von 3,2 Mio. Euro pro Quartal | Absatz von 3,2 Mio. Stück im Jahr | Rabatt höchstens 5 Prozentpunkte
- Rabatt höchstens 5 Euro
+ Verkauf von elf Autos im Monat | Betreuung von 240 Kunden | Monatlich 11 Autos verkauft | Jahresumsatz von 3,2 Mio. Euro
+ Umsatz von 3.200.000 € pro Jahr | Rabatt von höchstens 5 %
# Netzhaus Rade | Systemadministrator | 2014-2023 | Ich betreue 150 Server mit 90 TB Speicher und löse 35 Tickets pro Woche. | Die Sicherung läuft in 45 Minuten statt in 4 Stunden, Ausfall unter 2 Stunden im Jahr.
- Betreuung von 150 Kunden | Betreuung von 150 Standorten | Betreuung von 150 Rechenzentren
- Betreuung von Servern mit 90 PB Speicher | Betreuung von 150 Servern mit 90 GB Speicher | Lösung von 35 Tickets pro Tag
- Lösung von 35 Tickets pro Monat | Lösung von 35 Tickets pro Stunde | Lösung von 150 Tickets pro Woche | Betreuung von 90 Servern
- Sicherung in 45 Sekunden statt in 4 Stunden | Sicherung in 45 Stunden | Sicherung in 45 Minuten statt in 4 Tagen
- Ausfall unter 2 Minuten im Jahr | Ausfall unter 2 Stunden im Monat | Ausfall unter 2 Tagen im Jahr
- Ausfall unter 2 Prozent im Jahr
+ Betreuung von 150 Servern mit 90 Terabyte Speicher | Lösung von 35 Tickets je Woche | Wöchentlich 35 Tickets gelöst
+ Sicherung in 45 min statt in 240 min
# Sonnwerk Elm | Elektroniker | 2015-2023 | Ich montierte Anlagen mit 30 kW auf 55 Dächern, Speicher mit 10 kWh.
- Montage von Anlagen mit 30 MW | Montage von Anlagen mit 30 kV | Montage von Anlagen mit 30 kWh | Montage von 30 Anlagen
- Montage von Speichern mit 10 kW | Montage von Speichern mit 10 MWh | Montage von 10 Speichern | Montage auf 55 Baustellen
- Montage auf 55 Hallen | Montage von 55 kW auf 30 Dächern | Montage von Anlagen mit 55 kW
+ Montage von 30-kW-Anlagen auf 55 Dächern | Montage von Speichern mit 10 Kilowattstunden | Montage von Anlagen mit 30 Kilowatt
# Tarnbrook Museum | Guide | 2012-2019 | Led 4 tours a day, 50 minutes each, for groups of 20. | Raised visits from 18,000 to 23,000 a year and catalogued 600 prints.
- Led 4 tours an hour | Led 4 tours a week | Led 4 groups an hour | Led 50 tours a day | Led tours of 50 hours each
- Led 20 tours a day | Led tours for 20 schools | Led tours for 20 groups | Led tours 50 days a year | Led 4 museums
- Raised visits from 18,000 to 23,000 a month | Raised visits from 18 to 23 million a year
- Raised sales from €18,000 to €23,000 a year | Catalogued 600 paintings | Catalogued 600 museums | Catalogued 600 prints a year
- Raised visits by 23,000 | Catalogued 600 boxes of prints
+ Led four 50-minute tours daily | Led four tours a day for groups of twenty | Raised annual visits by 5,000
+ Raised visits from 18k to 23k a year
# Swiftlane | Bike Courier | 2018-2021 | Delivered up to 30 parcels a day over 70 km in under 40 minutes each.
- Delivered up to 30 parcels an hour | Delivered up to 30 parcels a week | Delivered up to 70 parcels a day
- Delivered parcels over 70 miles | Delivered parcels in under 40 seconds each | Delivered parcels in under 40 hours each
- Delivered up to 30 letters a day | Delivered up to 30 pallets a day | Delivered to 30 cities a day
- Delivered up to 40 parcels a day | Delivered parcels over 70 hours
+ Delivered as many as 30 parcels per day | Delivered up to thirty parcels daily over 70 km
# Marren Baths | Lifeguard | 2011-2016 | Watched a 50 m pool with 8 lanes and 400 swimmers a day; taught 90-minute lessons.
- Watched a 50 ft pool | Watched 50 pools | Watched a 50 m pool with 8 swimmers | Watched a pool with 400 lanes
- Watched 400 swimmers an hour | Watched 400 swimmers a week | Taught 90-hour lessons | Taught 90 lessons | Taught 8 lessons a day
- Taught 90-second lessons
+ Taught lessons of an hour and a half | Taught 1.5-hour lessons | Watched an eight-lane 50-metre pool
+ Watched 400 swimmers daily
"""
"""A post with its sentences behind "#", lies behind "-", honest lines behind "+"."""


def _cases(mark: str) -> list[tuple[Post, str]]:
    found: list[tuple[Post, str]] = []
    for row in TOLD.strip().splitlines():
        parts = row[2:].split(" | ")
        if row[0] == "#":
            post = Post(*parts)
        elif row[0] == mark:
            found += [(post, line) for line in parts]
    return found


def test_the_list_is_broad() -> None:
    """A list of a dozen lines would be one that the rules were made for."""
    assert len(_cases("-")) > 300
    assert len(_cases("+")) > 80


@pytest.mark.parametrize(
    ("post", "line"), _cases("-"), ids=lambda one: one if isinstance(one, str) else ""
)
def test_another_unit_or_another_thing_counted_is_stopped(post: Post, line: str) -> None:
    """D8: "12 patients an hour" of "12 patients a shift", "26-metre lorry" of "26-tonne lorry"."""
    assert post.blocked(line)


@pytest.mark.parametrize(
    ("post", "line"), _cases("+"), ids=lambda one: one if isinstance(one, str) else ""
)
def test_the_same_in_another_spelling_passes(post: Post, line: str) -> None:
    """D8: "90 min" of "an hour and a half", "2.2 square kilometres" of "220 hectares"."""
    assert not post.blocked(line), post.objections(line)
