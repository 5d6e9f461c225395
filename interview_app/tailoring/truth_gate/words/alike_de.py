"""German words that may stand for each other in a line without changing what it claims.

Groups end with "|". "wide: narrow narrow" lets the wide word stand for each narrow one, never the other way round.
Two siblings (bus and lorry), two skills, or a bigger word for a smaller part never share a group.
"""

ALIKE = """
bezahlen finanzieren finanzierung zahlen|bekommen erhalten kriegen|mathe mathematik|chance möglichkeit|umstellung umstieg wechsel wechseln|dienst bereitschaftsdienst|mitarbeiter mitarbeiterin mitarbeitende kollege kollegin kollegen personen person leute köpfe köpfig team beschäftigte angestellte teammitglieder personal belegschaft mann|
kunde kundin kunden kundschaft|kunde: gast mieter patient mandant|klient klientin|gast gäste besucher|gast: tourist|
patient patientin|bewohner bewohnerin heimbewohner|angehörige familie verwandte|kind kinder|kind: schulkind kleinkind|
schüler schülerin schulkinder|jugendliche jugend junge|
auszubildende auszubildender azubi lehrling lehrlinge nachwuchs ausbildung|teilnehmer teilnehmerin teilnehmende|
neue neulinge neuzugänge|bewerber bewerberin kandidat kandidatin|lieferant lieferanten zulieferer|
ansprechpartner ansprechpartnerin kontakt ansprechperson|ansprechpartner ansprechpartnerin ansprechperson: betreuen|aushilfe aushelfen|
bürger bürgerinnen: leute|rohr: rohrleitung|bürger bürgerin publikum|kolonne trupp mannschaft|schicht dienst|
therapeut therapeutin|
inventur inventarisieren inventarisierung bestandsaufnahme|unterschrift unterschreiben unterzeichnen unterzeichnung|tour tournee tourneen|aufmaß aufmessen ausmessen nachmessen maß|
demontage abbau abbauen demontieren|umrüsten umrüstung umbau umbauen|
senken verringern reduzieren vermindern mindern verkürzen kürzen sinken zurückgehen herunterbringen drücken rückgang senkung reduzierung reduktion verringerung verkürzung abnahme weniger niedriger niedrigere niedrigerer niedrigeres niedrigeren geringer geringere geringerer geringeres geringeren|
steigern erhöhen anheben heben wachsen steigen zunahme steigerung erhöhung anstieg wachstum mehr ausbauen|
verbessern verbesserung optimieren optimierung|
ändern änderung umstellen umstellung wechsel wechseln anpassen anpassung|umstellung einführung umstieg|
ersetzen ersatz austauschen austausch tauschen wechseln erneuern|einsparen einsparung sparen ersparnis|
vermeiden vermeidung verhindern|halbieren hälfte halb|verdoppeln doppelt|beschleunigen schneller|
aufbauen aufbau errichten errichtung einrichten einrichtung gründen aufziehen|bauen bau errichten erstellen|
herstellen herstellung fertigen fertigung produzieren produktion anfertigen anfertigung|
erstellen erstellung schreiben anfertigen verfassen ausarbeiten aufsetzen|schreiben verfassen|planen planung|
planung: dienstplan tourenplan schichtplan|tour touren route fahrt|fahrt: tour|fahren fahrer|
reparieren reparatur instandsetzen instandsetzung beheben ausbessern|beheben behebung beseitigen beseitigung|
warten wartung instandhalten instandhaltung pflegen pflege|
montieren montage einbauen einbau anbringen installieren installation|
renovieren renovierung sanieren sanierung modernisieren modernisierung|reinigen reinigung putzen säubern|
streichen anstrich|kochen zubereiten zubereitung|backen gebäck|nähen näharbeiten|schweißen schweißarbeiten|
verlegen verlegung|decken eindecken|zuschneiden zuschnitt|richten aufrichten|anbieten angebot|drucken druck|
fotografieren foto fotos bild bilder|filmen film video|pflanzen bepflanzen pflanzung bepflanzung|ernten ernte|
füttern fütterung|melken milch|züchten zucht|prüfen prüfung kontrollieren kontrolle überprüfen überprüfung|
inspizieren inspektion prüfen|testen test erproben erprobung ausprobieren|
überwachen überwachung beobachten beobachtung|messen messung vermessen vermessung|zählen zählung|
auswerten auswertung analysieren analyse|untersuchen untersuchung|erfassen erfassung aufnehmen aufnahme|
dokumentieren dokumentation protokollieren|suchen suche|fehler mangel mängel defekt|störung ausfall panne defekt|
beanstandung reklamation mangel|reklamation beschwerde|beschwerde beanstandung|abweichung differenz|umfrage befragung|
probe proben|schulen schulung unterrichten unterricht lehren kurs unterweisen unterweisung training trainieren|
anleiten anleitung anlernen einarbeiten einarbeitung einweisen einweisung|ausbilden ausbildung anlernen|
erklären erläutern|beraten beratung|informieren auskunft auskünfte information|beantworten antwort antworten auskunft|
anfrage anfragen frage fragen|anfrage: anruf telefonat mail|gespräch gespräche unterhaltung besprechung|
besprechung sitzung treffen|besprechen absprechen absprache abstimmen abstimmung|
vorstellen präsentieren präsentation vortrag|übersetzen übersetzung|dolmetschen dolmetscher|
veröffentlichen veröffentlichung|bericht berichte berichten|artikel beitrag text|
brief schreiben schriftverkehr post korrespondenz|leitfaden handbuch anleitung|broschüre flyer faltblatt|
webseite website internetseite internetauftritt homepage|anruf telefonat telefon anrufen|telefon telefonisch|disposition: disponent disponenten|rehabilitation: reha rehaklinik rehazentrum|mail email|
kurs gruppe klasse|stunde unterrichtsstunde|kaufen einkaufen einkauf beschaffen beschaffung erwerben|
verkaufen verkauf vertrieb absatz|bestellen bestellung|preis preise|kosten ausgaben aufwand|
umsatz erlös erlöse einnahmen|gewinn ertrag|budget etat mittel|förderung fördermittel zuschuss|
rechnung rechnungen faktura|abrechnung abrechnen|buchhaltung buchführung|lohn gehalt löhne gehälter|
lager lagerung lagern|bestand bestände vorrat|inventur bestandsaufnahme|ware waren artikel produkt produkte güter|
vertrag verträge vereinbarung|verhandeln verhandlung|auftrag aufträge bestellung|antrag anträge|
bearbeiten bearbeitung sachbearbeitung prüfen erledigen erledigung abwickeln abwicklung|versicherung versicherungen|
spende spenden|steuer steuern|kasse kassieren kassendienst|laden geschäft filiale markt|
filiale zweigstelle niederlassung|kommissionieren kommissionierung|verpacken verpackung packen|
versand versenden verschicken|lieferung liefern anlieferung auslieferung|formular formulare vordruck|
akte akten unterlagen|archiv archivieren archivierung|liste verzeichnis|abfall ausschuss verschnitt|
verlust verluste schwund|wartezeit warten wartedauer|bearbeitungszeit bearbeitungsdauer|standzeit standdauer|
durchlaufzeit durchlaufdauer|bauzeit: haus einfamilienhaus bau|termin termine|frist fristen|gebäude bau haus|
gebäude: schule halle kindertagesstätte|haus wohnhaus|einfamilienhaus eigenheim|wohnung wohnungen|
baustelle baustellen bauvorhaben|kindertagesstätte kita kindergarten|werkstatt werkstätten|fabrik werk|
betrieb firma unternehmen|unternehmen firma|abteilung bereich referat|station abteilung|praxis praxen|
krankenhaus klinik klinikum spital|operation op eingriff|medikament medikamente arznei arzneimittel|
behandeln behandlung therapie therapieren|behandlung: massage|pflege pflegen betreuung versorgung|
betreuen betreuung begleiten begleitung versorgen versorgung kümmern|fahrzeug fahrzeuge|fahrzeug: auto lkw pkw bus transporter|
lkw lastwagen laster|pkw auto|rad fahrrad|maschine maschinen anlage gerät|anlage anlagen|gerät geräte|
werkzeug werkzeuge|leitung leitungen rohr rohre|kabel kabeln verkabelung verkabeln|strom elektrisch elektro|
heizung heizungen|dach dächer|wand wände|boden böden|holz hölzern|stahl stählern|garten gärten|baum bäume|
feld felder acker|tier tiere|tier: hund katze kuh schaf pferd|vieh tiere rinder|
essen gerichte speisen mahlzeit mahlzeiten|mittagessen mittag|küche küchen|veranstaltung veranstaltungen event|
veranstaltung: hochzeit konzert fest tagung feier|ausstellung schau|führung rundgang|buch bücher|bücherei bibliothek|
schule schulen|prüfung examen|note noten|verein vereine|gemeinde kommune|stadt städtisch kommunal|land ländlich|
kreis landkreis|region gegend umgebung umland|rechner computer pc|edv it|programm software anwendung|system systeme|
daten informationen angaben|datenbank datenbanken|netz netzwerk|benutzer nutzer anwender|server serverbetrieb|
rücklauf rückläufer rücksendung retoure|leerfahrt leerfahrten|unfall unfälle|gefahr gefahren risiko|sicherheit sicher|
brand feuer|rettung retten bergen|notfall notfälle|wasser bewässern bewässerung|müll abfall|regel regeln vorschrift|
verfahren methode technik|ablauf abläufe prozess prozesse|ziel ziele vorgabe|projekt vorhaben|
projekt: umstellung einführung umbau|idee vorschlag|entscheiden entscheidung|auswählen auswahl wählen|
einteilen einteilung zuteilen|verteilen verteilung ausgeben ausgabe|
organisieren organisation koordinieren koordination planen|durchführen durchführung abhalten|stellvertretung: vertreten vertretung|
leiten leitung führen führung|verantworten verantwortung verantwortlich zuständig|
helfen hilfe mithelfen mithilfe unterstützen unterstützung mitarbeiten mitarbeit mitwirken mitwirkung|
teilnehmen teilnahme beteiligen beteiligung|nutzen nutzung verwenden verwendung einsatz einsetzen anwenden anwendung|
bedienen bedienung|steuern steuerung|anlegen anlage|eröffnen eröffnung|öffnen öffnung|schließen schließung|
gründen gründung|einführen einführung|begrüßen empfang empfangen|empfang rezeption|beginn start anfang|ende abschluss|
monat monatlich|woche wöchentlich|jahr jährlich|tag täglich|stunde stündlich|morgen morgens früh|abend abends|
nacht nachts|wochenende wochenenden|durchschnitt schnitt mittel durchschnittlich|anteil quote|anzahl zahl|
menge mengen|fläche flächen|größe groß|länge lang|gewicht schwer|deutschkenntnisse deutsch|
englischkenntnisse englisch|türkischkenntnisse türkisch|muttersprache muttersprachlich|führerschein fahrerlaubnis|
schein nachweis|gesellenbrief gesellenprüfung|ausweis ausweise|
fahrzeug fahrzeuge fahrzeugen: auto autos pkw wagen lkw lastwagen bus busse transporter motorrad motorräder flotte|
tier tiere tieren: kuh kühe rind rinder pferd pferde schwein schweine hund hunde katze katzen huhn hühner|
pflanze pflanzen: baum bäume blume blumen strauch sträucher staude stauden|gebäude: haus häuser halle hallen schule schulen|
medikament medikamente medikation: tablette tabletten arznei arzneien|gast gäste: besucher besucherin hotelgäste|
werkzeug werkzeuge: bohrer säge schlüssel hammer|möbel: schrank schränke tisch tische stuhl stühle|
"""
