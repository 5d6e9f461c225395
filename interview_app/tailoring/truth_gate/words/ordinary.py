"""Words of everyday speech that add no fact to a line whose facts are all proven: they are passed over where they stand small.

Not here: anything that makes a claim bigger (large, complex, key account, award), names a trade's object, or a place. A
capital in the middle of an English line makes each of them a name, which must be proven.

They are chosen by hand, for whatever stands beside them they are passed over. The thousands of words of `common_en`, chosen by
frequency, are not safe enough for that ("cooked", "diagnosis"): they pass only among proven words (`hold_words`).
"""

ENGLISH = """
throughout whilst onwards afterwards beforehand meanwhile eventually finally initially originally simultaneously accordingly otherwise
moreover furthermore additionally likewise similarly especially particularly chiefly primarily largely generally typically normally
commonly occasionally sometimes frequently constantly continuously continually steadily gradually immediately soon ever since ago once
main core central basic general common usual typical normal regular routine ordinary various varied mixed wide broad relevant related
associated necessary required needed appropriate suitable specific particular certain additional extra further remaining given said
following previous former prior latter subsequent next last current big small little long short low early late old recent full
partial complete good better fine nice clear careful thorough detailed neat tidy busy hard heavy internal local nearby joint
shared in-house real actual proper
thing things item items matter matters issue issues aspect aspects area areas side sides point points level levels stage stages step
steps phase phases period periods moment type types form forms range variety mix series bit lots bunch pair couple scope context
setting settings environment environments situation situations occasion occasions instance example examples detail details kinds
sorts manner fashion style approach purpose purposes reason reasons need needs demand demands outcome outcomes success achievement
achievements figure figures total totals sum volume volumes quantity extent care spell stint capacity place places location
others occasional frequent colleague everyone everybody anyone ones oneself themselves life
needing requiring requires require required involving involves involved lasting totalling totaling following containing affecting
concerning regarding relating ranging ensuring ensure ensured having bringing coming going getting giving letting meaning consisting
comprising belonging depending based located situated covering spent spend spending
circa approx dr mr mrs plus overall mean average averaging averaged typical how sooner earlier later faster slower quicker cheaper longer shorter easier clearer
smoother better safer larger smaller firm company employer location rate rates
"""

GERMAN = """
hierzu wofür womit woran wobei worin deren dessen derer denen etwas beide solch schließlich zunächst zuletzt anfangs anschließend
danach vorher nachher zuvor seitdem inzwischen mittlerweile nun jetzt einst einmal mehrmals häufig manchmal gelegentlich ständig
laufend fortlaufend kontinuierlich dauerhaft überwiegend vorwiegend hauptsächlich insbesondere besonders vornehmlich grundsätzlich
normalerweise üblicherweise ganz voll komplett vollständig gesamt einzeln sämtlich klein lang kurz hoh hoch niedrig gut genau allgemein üblich
regelmäßig wichtig zentral eigentlich vorhanden nötig notwendig erforderlich entsprechend zugehörig weiter ander eigen verschieden
sache sachen ding dinge fall fälle fällen art arten weise punkt punkte seite seiten stand ebene stufe schritt schritte phase phasen
zeitraum zeiten dauer umfang höhe form formen reihe vielzahl mehrzahl paar umgang einsatz thema themen gebiet gebiete umfeld sinne
grund gründe zweck zwecke bedarf ergebnis ergebnisse erfolg bezug hinsicht hand anlass beispiel beispiele einzelheiten ort stellen
posten position funktion rolle wert werte belange fragen rund durchschnitt schnitt mittel
kam kamen kommt gab gibt ging gingen lag lagen liegt stand standen steht stehen blieb bleibt ließ lassen lässt brachte macht machte
machten gemacht machen mache tat getan umfasste umfasst beinhaltete betraf betrifft dauerte dauert bestand besteht gehörte gehört
gehören sorgte sorgen gesorgt kümmerte kümmern früher frühere später kürzer schneller langsamer günstiger besser einfacher leichter sicherer sauberer gleichzeitig sonst durchschnittlich mittler letzt unterwegs
kollege kollegin übersicht übersichten vereinbarung vereinbarungen absprache absprachen kooperation zusammenarbeit volumen zeitraum zeitraums rhythmus turnus abstand abständen anzahl menge mengen ablauf abläufe abläufen vorgang vorgänge vorgängen maßnahme maßnahmen möglichkeit möglichkeiten hinblick vorfeld nachgang verlauf laufe beginn ende abschluss start anfang mitte gesamtheit weiterhin hin zuerst zunächst vorerst teils teilweise gemeinsam gemeinsame gemeinsamer gemeinsames gemeinsamen insgesamt alter sowohl bisher bislang künftig zukünftig dank alltag schwerpunkt schwerpunkte frau herr herrn aktion aktionen dr doktor
ansonsten neu firma betrieb unternehmen haus leben übernahm übernommen übernehme wurden betrug beträgt betragen
"""
