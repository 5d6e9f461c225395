"""German words the gate knows by heart; the tables mean what those of `words_en` mean."""

GLUE = """
der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jener jene jenes welche welcher welches
ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer unseres er sie es ihr ihre ihren ihrem ihrer ihres ihnen sein seine seinen seinem seiner seines man wer was sich selbst
und oder aber sondern denn doch sowie sowohl auch als wie wenn weil dass da damit sodass so dann dabei dafür dadurch daran darin darüber
davon dazu hierbei hierfür ebenso ebenfalls zudem außerdem ferner zugleich gleichzeitig bzw beziehungsweise
in im an am auf aus bei beim mit nach von vom zu zum zur für durch gegen ohne um unter über vor hinter neben zwischen seit bis ab während binnen davor zurück
innerhalb außerhalb gegenüber dank je à pro per samt entlang mittels mithilfe hilfe anhand trotz wegen statt anstatt gemäß laut hinsichtlich bezüglich rund
ist sind war waren bin wird werden wurde wurden worden geworden sei gewesen hab habe hat haben hatte hatten gehabt kann konnte können konnten
soll sollte sollten muss musste mussten darf durfte will wollte wollten
nicht kein keine keinen keinem keiner keines keins keinerlei nie niemals nichts niemand weder noch
jede jeder jedes jeden jedem alle allen aller alles einige mehrere viele vieler vielen manche andere anderen weitere weiteren weiterer
eigene eigenen eigener eigenes eigenem nur schon bereits noch immer oft regelmäßig meist meistens teils teilweise sehr gut mehr weniger
erfolgreich sorgfältig zuverlässig selbst innert direkt persönlich aktiv eng gemeinsam zusammen hier dort heute derzeit aktuell später früher zuvor
insgesamt gesamt anzahl zahl teil rahmen basis bereich zeit mal hinblick zuge
aufgabe aufgaben tätigkeit tätigkeiten tätig arbeit arbeiten arbeitete gearbeitet stelle erfahrung erfahrungen erfahren kenntnisse kenntnissen kenntnis kompetenz
zuständig zuständigkeit verantwortlich verantwortung
neue neuen neuer neues neu verschiedene verschiedenen verschiedener unterschiedliche bestehende bestehenden jeweilige jeweils
jahr jahre jahren jahres monat monate monaten woche wochen tag tage tagen täglich wöchentlich monatlich jährlich
einschließlich inklusive inkl darunter etwa circa z b usw etc
ungefähr knapp beinahe annähernd nahezu genau mindestens höchstens maximal
ein auf zu ab aus vor nach mit durch instand bereit fertig entgegen zusammen weiter
abwesenheit tu tue tun tut tat ins ans aufs fürs durchs profil berufserfahrung ausbildung sprachen
"""

VERBS = {
    "help": """helfen unterstützen mitwirken mitarbeiten beitragen assistieren teilnehmen begleiten hospitieren zuarbeiten mithelfen
        aushelfen beistehen beiwohnen""",
    "do": """
        kaufen beauftragen durchsetzen einwerben kuratieren finanzieren erwirken
        erteilen anregen aussuchen unterzeichnen abzeichnen anstoßen veranlassen ausrufen disponieren einplanen abbauen abdecken abdichten abfüllen abgeben abgleichen abholen abrechnen abschließen absichern absprechen abstimmen abwickeln
        aktualisieren analysieren anbauen anbieten anbinden anbringen anfertigen anpassen anschließen ansprechen anwenden archivieren
        aufarbeiten aufbauen aufbereiten aufnehmen aufräumen aufsetzen aufstellen aufsuchen auftragen ausarbeiten ausbauen ausbessern ausführen
        ausgeben auslesen ausliefern ausrichten ausrüsten ausstatten austauschen auswählen auswerten automatisieren backen basteln bauen
        beantworten bearbeiten beaufsichtigen bedienen bedrucken befahren befestigen befragen begrüßen begutachten beheben behandeln bekleben
        beladen beliefern bemalen benutzen beobachten beraten berechnen bereinigen bereitstellen berichten berichtigen beschaffen beschriften
        beseitigen besichtigen besprechen bestellen bestimmen bestücken besuchen betanken beteiligen betreiben betreuen beurteilen bewässern
        bewerten bewirten bezahlen biegen bieten binden bohren braten brennen bringen buchen codieren dämmen darstellen decken dekorieren
        digitalisieren dokumentieren drehen drucken durchführen durchsehen düngen einbauen einfügen einführen eingeben einkaufen einrichten
        einreichen einsetzen einsparen einstellen eintragen einweisen empfangen entfernen entgegennehmen entladen entnehmen entsorgen entwerfen entwickeln
        erarbeiten erbringen erfassen erfüllen ergänzen erheben erklären erledigen ermitteln erneuern ernten erproben erreichen errichten
        ersetzen erstellen erwirtschaften erzeugen erzielen erziehen fahren fällen fertigen fertigstellen feilen filtern finden flicken formen
        formulieren fotografieren fräsen füllen fugen füttern gärtnern gestalten gewährleisten gewinnen gießen glätten graben gruppieren
        halten handhaben heilen heizen herstellen hobeln importieren informieren inspizieren installieren instandhalten instandsetzen
        integrieren kalkulieren kassieren kehren kennzeichnen klären kleben knüpfen kochen kommissionieren kommunizieren konfigurieren
        konstruieren kontieren kontrollieren konzipieren koordinieren korrigieren kürzen lackieren lagern laden legen lehren leisten lesen
        liefern löschen lösen löten mahlen malen markieren mauern melden messen mischen mitbringen modellieren modernisieren montieren
        nachbestellen nachverfolgen nähen nutzen öffnen optimieren ordern ordnen organisieren packen pflanzen pflegen pflücken planen polieren
        portieren präsentieren produzieren programmieren protokollieren prüfen pumpen putzen räumen realisieren recherchieren reduzieren
        regeln reinigen reparieren restaurieren sägen sammeln sanieren säen säubern schaffen schätzen scheren schichten schicken schleifen
        schmieden schneiden schreiben schweißen senden servieren setzen sichern sichten sortieren sparen spülen stabilisieren starten
        stellen sterilisieren steuern stimmen streichen strukturieren suchen tapezieren tauschen testen tragen transportieren trennen trocknen
        überarbeiten übergeben übernehmen überprüfen übersetzen übertragen überwachen umbauen umrüsten umsetzen umstellen umziehen untersuchen
        veranstalten verarbeiten verbessern verbinden verbuchen verdrahten vereinbaren vereinfachen vereinheitlichen verfassen verfolgen
        verfugen vergleichen verhindern verkabeln verkaufen verladen verlegen vermessen vermieten vermitteln verpacken verputzen verschicken
        versenden versorgen verteilen vertreten verwalten verwenden verzinken visualisieren vorbereiten vorführen vorlegen vorstellen wahren
        warten waschen wechseln weben weiterleiten werben wiegen ziehen zählen zeichnen zerlegen züchten zubereiten zusammenbauen zusammenfassen
        abbinden disponieren führen richten ausstellen zusammenführen zusammenstellen zuschneiden zuordnen zustellen zählen schließen brauen mähen melken fegen
        anlegen auslegen einlegen ablegen auflegen hinterlegen darlegen vorlegen umlegen belegen pressen verpressen vornehmen
        auffrischen regulieren revidieren validieren migrieren verkosten vormontieren nachfassen anrufen nachschneiden umräumen einräumen ausräumen
        abfragen nachfragen befüllen auffüllen abmischen anmischen anrühren zumischen anzeichnen ausmessen aufmessen einmessen nachmessen
        kalibrieren justieren eichen einstellen auslösen einholen abwiegen auswiegen einlagern auslagern umlagern verräumen verzeichnen
        ausfüllen anmelden abmelden ummelden eintakten takten bündeln moderieren titrieren mikroskopieren präparieren sezieren
        schalen einschalen ausschalen betonieren asphaltieren pflastern verfüllen verdichten isolieren spachteln grundieren
        lektorieren redigieren layouten setzen illustrieren vertonen schneidern sticken häkeln stricken polstern beziehen
        wickeln baden lagern mobilisieren verabreichen verbinden punktieren katheterisieren desinfizieren
        fakturieren mahnen bilanzieren konsolidieren saldieren buchen verbuchen umbuchen abstimmen
        sondieren vermarkten bewerben platzieren auslesen nachrüsten umrüsten ausrüsten
        zeigen ändern bessern nachbessern räuchern filetieren glasieren gravieren fliesen jäten keltern kastrieren impfen imprägnieren inszenieren
        interpretieren katalogisieren klassifizieren komponieren konservieren kopieren lasieren leimen massieren meißeln nachrechnen nummerieren obduzieren
        plombieren planieren prägen quittieren rangieren rasieren registrieren rösten runderneuern schaufeln schleppen schlichten schmieren schminken
        schmirgeln schmücken schnitzen schrauben verschrauben schreinern schälen sedieren signieren simulieren spleißen stapeln stempeln stopfen sandstrahlen
        streuen stutzen synchronisieren tarieren tischlern transkribieren transplantieren töpfern tünchen umtopfen umgestalten
        umprogrammieren umrechnen umsortieren verankern vergolden verketten verknüpfen verlöten vernieten vernähen verpachten verrechnen verriegeln verrohren
        verschalen verschlüsseln verschweißen versiegeln versilbern verstauen versteigern verwahren verwerten verzahnen verzieren verzollen vereidigen
        zerkleinern zerspanen zerteilen zimmern zuteilen zusammensetzen zusammenlegen bepflanzen beschildern beschichten beizen bügeln bürsten demontieren
        destillieren dosieren drechseln dressieren durchsuchen einbalsamieren einkleiden einsortieren einstudieren einsäen einsammeln einpacken
        einpflegen entgraten entkalken entkernen entleeren entlüften entrosten entrümpeln entstören entwässern erbauen erbrüten erforschen erkunden errechnen
        erstatten etikettieren färben gerben häuten hüten kellnern kitten klopfen kuvertieren nageln nieten pfropfen pinseln retten rühren satteln segeln
        benoten bewachen bestatten beurkunden bescheinigen hochladen buchstabieren bezuschussen auflösen aufteilen aufwärmen aufwerten aufzeichnen ausdrucken
        ausmustern auswechseln auszahlen einzahlen eröffnen einweihen einquartieren anzeigen ablehnen abstecken abräumen abschmecken abkleben auspacken
        aussortieren einfärben einfetten einhängen einrahmen einmauern
        zuliefern wenden übermitteln  verstärken vertiefen wärmen würzen
        abrufen nachziehen abziehen aufziehen einziehen beschneiden ausschneiden zurechtschneiden
        """,
    "up": "steigern erhöhen heben anheben verdoppeln verdreifachen ausweiten ausbauen vergrößern wachsen vermehren verlängern steigen ansteigen anwachsen zunehmen",
    "down": "senken verringern reduzieren drücken halbieren verkürzen kürzen mindern vermindern verkleinern abbauen sinken einsparen fallen drosseln absenken zurückgehen nachlassen schrumpfen heruntergehen",
    "zero": "abschaffen ausmerzen eliminieren",
    "own": "verantworten",
    "manage": "managen steuern beaufsichtigen koordinieren",
    "lead": "leiten anführen vorstehen befehligen",
    "teach": "schulen unterrichten ausbilden anleiten einarbeiten coachen unterweisen trainieren lehren einweisen anlernen",
    "hire": "rekrutieren einstellen entlassen",
    "approve": "genehmigen freigeben bewilligen zertifizieren abnehmen",
    "clinical": "diagnostizieren verordnen operieren verschreiben narkotisieren",
    "deal": "verhandeln aushandeln",
    "publish": "publizieren veröffentlichen",
    "originate": "erfinden gründen begründen patentieren etablieren initiieren",
    "create": "entwickeln entwerfen konzipieren einführen gestalten schaffen konstruieren erfinden",
    "maintain": "bekommen erhalten kriegen warten bedienen überwachen prüfen testen nutzen dokumentieren",
    "honour": "auszeichnen prämieren",
    "rise": "ernennen befördern wählen",
    "qualify": "promovieren",
}

STRONG = """
helfen half geholfen|beitragen trug beigetragen|abschließen schloss abgeschlossen|anschließen schloss angeschlossen|schließen schloss geschlossen|
anbieten bot angeboten|bieten bot geboten|backen backte gebacken|beheben behob behoben|heben hob gehoben|anheben hob angehoben|erheben erhob erhoben|
beraten beriet beraten|besprechen besprach besprochen|betreiben betrieb betrieben|biegen bog gebogen|binden band gebunden|braten briet gebraten|
brennen brannte gebrannt|bringen brachte gebracht|anbringen brachte angebracht|einbringen brachte eingebracht|empfangen empfing empfangen|
entwerfen entwarf entworfen|erziehen erzog erzogen|fahren fuhr gefahren|finden fand gefunden|gewinnen gewann gewonnen|gießen goss gegossen|
graben grub gegraben|halten hielt gehalten|instandhalten hielt instandgehalten|laden lud geladen|verladen verlud verladen|lesen las gelesen|
auswerten wertete ausgewertet|messen maß gemessen|vermessen vermaß vermessen|schaffen schuf geschaffen|scheren schor geschoren|schneiden schnitt geschnitten|
schreiben schrieb geschrieben|senden sandte gesandt|sprechen sprach gesprochen|streichen strich gestrichen|teilnehmen nahm teilgenommen|
aufnehmen nahm aufgenommen|übernehmen übernahm übernommen|abnehmen nahm abgenommen|entgegennehmen nahm entgegengenommen|tragen trug getragen|
auftragen trug aufgetragen|übertragen übertrug übertragen|treten trat getreten|vertreten vertrat vertreten|umziehen zog umgezogen|ziehen zog gezogen|
verbinden verband verbunden|vergleichen verglich verglichen|werben warb geworben|abbinden band abgebunden|wiegen wog gewogen|wachsen wuchs gewachsen|steigen stieg gestiegen|
sinken sank gesunken|fallen fiel gefallen|erfinden erfand erfunden|freigeben gab freigegeben|übergeben übergab übergeben|eingeben gab eingegeben|
verschreiben verschrieb verschrieben|waschen wusch gewaschen|weben wob gewoben|denken dachte gedacht|kennen kannte gekannt|kommen kam gekommen|gehen ging gegangen|
einspringen sprang eingesprungen|springen sprang gesprungen|geben gab gegeben|nehmen nahm genommen|stehen stand gestanden|sitzen saß gesessen|liegen lag gelegen|lassen ließ gelassen|entlassen entließ entlassen|
wissen wusste gewusst|leihen lieh geliehen|melken molk gemolken|sehen sah gesehen|durchsehen sah durchgesehen|entscheiden entschied entschieden|unterscheiden unterschied unterschieden|
beschließen beschloss beschlossen|weisen wies gewiesen|einweisen wies eingewiesen|unterweisen unterwies unterwiesen|überweisen überwies überwiesen|
zuweisen wies zugewiesen|einladen lud eingeladen|ausgeben gab ausgegeben|angeben gab angegeben|beginnen begann begonnen|bestehen bestand bestanden|verstehen verstand verstanden|
erhalten erhielt erhalten|unterhalten unterhielt unterhalten|einhalten hielt eingehalten|ergreifen ergriff ergriffen|schleifen schliff geschliffen|vergeben vergab vergeben|vermeiden vermied vermieden|
vorschlagen schlug vorgeschlagen|versehen versah versehen|schlagen schlug geschlagen|beschreiben beschrieb beschrieben|unterschreiben unterschrieb unterschrieben|anfangen fing angefangen|unternehmen unternahm unternommen|wahrnehmen nahm wahrgenommen|
vornehmen nahm vorgenommen|anrufen rief angerufen|annehmen nahm angenommen|einnehmen nahm eingenommen|beziehen bezog bezogen|treiben trieb getrieben|vertreiben vertrieb vertrieben|erwerben erwarb erworben|empfehlen empfahl empfohlen|brechen brach gebrochen|
unterbrechen unterbrach unterbrochen|ansprechen sprach angesprochen|absprechen sprach abgesprochen|betreten betrat betreten|fangen fing gefangen|heranziehen zog herangezogen|hinzuziehen zog hinzugezogen|
entnehmen entnahm entnommen|abheben hob abgehoben|ablesen las abgelesen|reißen riss gerissen|abreißen riss abgerissen|abtragen trug abgetragen|abwaschen wusch abgewaschen|aufschreiben schrieb aufgeschrieben|
ausgraben grub ausgegraben|ausladen lud ausgeladen|ausschreiben schrieb ausgeschrieben|begleichen beglich beglichen|beschlagen beschlug beschlagen|blasen blies geblasen|einfangen fing eingefangen|
flechten flocht geflochten|nachweisen wies nachgewiesen|schieben schob geschoben|schmelzen schmolz geschmolzen|spinnen spann gesponnen|stechen stach gestochen|umgraben grub umgegraben|
vergießen vergoss vergossen|vorlesen las vorgelesen|vortragen trug vorgetragen|weitergeben gab weitergegeben|zusammentragen trug zusammengetragen|überwinden überwand überwunden|
zusammenbringen brachte zusammengebracht|einbringen brachte eingebracht|ausleihen lieh ausgeliehen|verleihen verlieh verliehen|fliegen flog geflogen|reiten ritt geritten|sitzen saß gesessen|stellen stellte gestellt|verschieben verschob verschoben|laufen lief gelaufen|rufen rief gerufen|treffen traf getroffen|vorstehen stand vorgestanden|beistehen stand beigestanden
"""
"""Infinitive, past and participle of strong verbs; a separable one gives the past of its stem."""

NOUNS_OF_VERBS = """
leiten Leitung|leiten Leiter|leiten Leiterin|leiten Vorgesetzte|leiten Vorgesetzter|leiten Vorgesetzten|führen Führung|verantworten Verantwortung|steuern Steuerung|koordinieren Koordination|mitarbeiten Mitarbeit|mitwirken Mitwirkung|
unterstützen Unterstützung|helfen Hilfe|teilnehmen Teilnahme|beteiligen Beteiligung|beitragen Beitrag|aufbauen Aufbau|einführen Einführung|betreuen Betreuung|warten Wartung|
entwickeln Entwicklung|senken Senkung|reduzieren Reduktion|reduzieren Reduzierung|steigern Steigerung|erhöhen Erhöhung|schulen Schulung|ausbilden Ausbildung|
planen Planung|durchführen Durchführung|umsetzen Umsetzung|organisieren Organisation|bearbeiten Bearbeitung|erstellen Erstellung|montieren Montage|verkaufen Verkauf|
einkaufen Einkauf|pflegen Pflege|beraten Beratung|prüfen Prüfung|installieren Installation|programmieren Programmierung|instandhalten Instandhaltung|reparieren Reparatur|
begleiten Begleitung|assistieren Assistenz|auswerten Auswertung|verwalten Verwaltung|einsparen Einsparung|umstellen Umstellung|verkürzen Verkürzung|halbieren Halbierung|
verdoppeln Verdopplung|unterrichten Unterricht|überwachen Überwachung|herstellen Herstellung|fertigen Fertigung|gestalten Gestaltung|anleiten Anleitung|
verstehen Verständnis|aufnehmen Aufnahme|vergeben Vergabe|übernehmen Übernahme|ausgeben Ausgabe|übergeben Übergabe|annehmen Annahme|mithelfen Mithilfe|
auswählen Auswahl|aufbauen Aufbau|ausbauen Ausbau|umbauen Umbau|anbauen Anbau|abbauen Abbau|einbauen Einbau|entwerfen Entwurf|
abgleichen Abgleich|vergleichen Vergleich|ausgleichen Ausgleich|wechseln Wechsel|umziehen Umzug|einsetzen Einsatz|vertreiben Vertrieb|
vorschlagen Vorschlag|anschließen Anschluss|entscheiden Entscheid|einsteigen Einstieg|nachweisen Nachweis|hinweisen Hinweis|
versenden Versand|empfangen Empfang|erwerben Erwerb|verbrauchen Verbrauch|besuchen Besuch|versuchen Versuch|kaufen Kauf|ablaufen Ablauf|
schützen Schutz|drucken Druck|gießen Guss|schneiden Schnitt|zuschneiden Zuschnitt|schleifen Schliff|beziehen Bezug|transportieren Transport|
importieren Import|exportieren Export|kontrollieren Kontrolle|analysieren Analyse|lehren Lehre|suchen Suche|annehmen Annahme|abgeben Abgabe|
freigeben Freigabe|zurückgeben Rückgabe|eingeben Eingabe|ablegen Ablage|auflegen Auflage|vorlegen Vorlage|anfragen Anfrage|umfragen Umfrage|
absagen Absage|zusagen Zusage|aussagen Aussage|ansprechen Ansprache|absprechen Absprache|anreisen Anreise|abnehmen Abnahme|
einnehmen Einnahme|pflanzen Pflanzung|ernten Ernte|starten Start|stoppen Stopp|bauen Bau|rückbauen Rückbau|vorbereiten Vorbereitung|
nachbereiten Nachbereitung|disponieren Disposition|komponieren Komposition|konstruieren Konstruktion|produzieren Produktion|
reduzieren Reduktion|definieren Definition|addieren Addition|korrigieren Korrektur|inspizieren Inspektion|rekonstruieren Rekonstruktion|
restaurieren Restaurierung|notieren Notiz|bilanzieren Bilanz|referieren Referat|diktieren Diktat|zitieren Zitat|recherchieren Recherche|
revidieren Revision|redigieren Redaktion|delegieren Delegation|akquirieren Akquise|akquirieren Akquisition|telefonieren Telefonat|
fotografieren Fotografie|therapieren Therapie|diagnostizieren Diagnose|operieren Operation|massieren Massage|reisen Reise|tauschen Tausch|
austauschen Austausch|umtauschen Umtausch|rechnen Rechnung|abrechnen Abrechnung|berichten Bericht|protokollieren Protokoll|
budgetieren Budget|kalkulieren Kalkulation|verhandeln Verhandlung|handeln Handel|streiten Streit|beschweren Beschwerde|
beschaffen Beschaffung|liefern Lieferung|anliefern Anlieferung|ausliefern Auslieferung|lagern Lagerung|einlagern Einlagerung|laden Ladung|
beladen Beladung|entladen Entladung|fahren Fahrt|anfahren Anfahrt|springen Sprung|wachsen Wachstum|zuwachsen Zuwachs|steigen Anstieg|
ausbilden Berufsbildner|ausbilden Berufsbildnerin|anleiten Praxisanleitung|anleiten Praxisanleiter|anleiten Praxisanleiterin|anleiten Anleiter|anleiten Anleiterin|
vornehmen Vornahme|fliegen Flug|fliegen Flüge|graben Grabung|graben Grabungen|konzipieren Konzeption|verkosten Verkostung|migrieren Migration|validieren Validierung|kalibrieren Kalibrierung|
rückgehen Rückgang|zugehen Zugang|abgehen Abgang|umgehen Umgang|übergehen Übergang|durchgehen Durchgang
"""

PHRASES_OF_RANK = {
    "help": ("teil des teams", "teil eines", "mitglied des", "mitglied eines", "war beteiligt", "beteiligt", "wirkte mit", "trug bei", "nahm teil", "mitarbeit", "mitwirkung", "mithilfe bei", "war dabei", "mit dabei", "nur dabei", "zugeschaut", "zugesehen", "zuschauen", "zusehen", "schaute zu", "sah zu", "schau zu", "mitgelaufen", "mitgefahren", "eingesprungen", "mithilfe beim", "mithilfe an", "half der", "half dem", "half den", "unter anleitung", "unter aufsicht", "in assistenz", "wirkte bei", "half bei", "half beim", "zur hand", "unter leitung", "arbeitete zu", "im team"),
    "own": ("verantwortlich für", "verantwortlich", "in eigener verantwortung", "in eigenverantwortung", "eigenverantwortlich", "eigenverantwortliche", "verantwortung für", "zuständig für", "federführend", "gesamtverantwortung"),
    "manage": ("personalverantwortung", "budgetverantwortung", "disziplinarische", "fachliche führung", "aufsicht über", "unterstellt"),
    "lead": ("leitung", "führung", "führte ein team", "führte das team", "führte die abteilung", "führte die gruppe", "an der spitze", "chef der", "chefin der", "teamleitung", "projektleitung"),
}  # fmt: skip

PROVEN = {
    "best of all": "beste bester bestes besten größte größter größtes größten höchste höchster höchsten schnellste schnellsten führende führender führenden erstklassig "
    "weltklasse weltklasseniveau spitzenklasse herausragend herausragende herausragenden einzigartig einzigartige hervorragend hervorragende exzellent exzellente "
    "renommiert renommierte maßstab maßstäbe bahnbrechend bahnbrechende tadellos tadellose tadelloser tadellosen tadelloses tadellosem makellos makellose makelloser makellosen makelloses vorbildlich vorbildliche vorbildlicher vorbildlichen mustergültig mustergültige mustergültigen legendär legendäre innovativ innovative innovativen rekord rekordzeit rekordwert modernste meisten stärkste "
    "kleinste längste umfassend umfassende umfangreich umfangreiche fundiert fundierte tiefgreifend perfekt perfekte fehlerfrei fehlerlos niemand experte expertin",
    "first": "erste erster erstes ersten erstmals erstmalig",
    "alone": "allein alleine alleinig alleinige alleiniger alleinigen alleingang eigenhändig selbstständig selbständig eigenständig einzige einziger einzigen ausschließlich",
    "everywhere": "unternehmensweit unternehmensweite konzernweit konzernweite bundesweit bundesweite landesweit landesweite weltweit weltweite europaweit europaweite "
    "deutschlandweit global globale globalen international internationale internationalen national nationale flächendeckend überregional branchenweit standortübergreifend hausweit",
    "adopted": "übernommen standard standards branchenstandard vorbild ausgerollt rollout vorlage genutzt",
    "honoured": "preis preise preisgekrönt preisgekrönte ausgezeichnet ausgezeichnete auszeichnung auszeichnungen prämiert prämierte gewinner gewinnerin medaille nominiert geehrt "
    "ehrung befördert beförderung stipendium jahrgangsbeste jahrgangsbester",
    "certified": "zertifiziert zertifizierte zertifizierter zertifikat zertifikate zertifizierung lizenz lizenziert geprüft geprüfte geprüfter staatlich diplom diplomiert master "
    "bachelor doktor promotion approbation meister meisterbrief fachwirt schein zulassung akkreditiert",
    "senior": "senior leitend leitende leitender leitenden leiter leiterin chef chefin oberarzt oberärztin ober haupt direktor direktorin geschäftsführer geschäftsführerin vorstand "
    "bereichsleiter abteilungsleiter teamleiter gruppenleiter meister meisterin gründer gründerin inhaber inhaberin partner strategisch strategische",
    "certain": "garantiert nachweislich bewiesen stets",
    "advanced": "fortgeschritten fortgeschrittene verhandlungssicher fließend muttersprachlich komplex komplexe komplexen kritisch kritische geschäftskritisch groß große großen "
    "erheblich erhebliche deutlich deutliche massiv massive signifikant beträchtlich maßgeblich entscheidend wesentlich hochkomplex millionenschwer",
}  # fmt: skip

TITLES = """
ingenieur ingenieurin entwickler entwicklerin techniker technikerin mechaniker mechanikerin elektriker elektrikerin elektroniker
elektronikerin mechatroniker mechatronikerin meister meisterin leiter leiterin chef chefin direktor direktorin manager managerin
geschäftsführer geschäftsführerin vorstand pflegefachkraft pflegekraft schwester oberschwester pfleger arzt ärztin oberarzt lehrer
lehrerin dozent dozentin professor professorin verkäufer verkäuferin kaufmann kauffrau berater beraterin referent referentin
sachbearbeiter sachbearbeiterin assistent assistentin koch köchin bäcker bäckerin fahrer fahrerin buchhalter buchhalterin controller
controllerin analyst analystin architekt architektin gesellin geselle azubi auszubildende praktikant praktikantin werkstudent
stellvertreter stellvertretender stellvertretende filialleiter filialleiterin marktleiter marktleiterin teamleiter teamleiterin
projektleiter projektleiterin abteilungsleiter abteilungsleiterin werkstattleiter heimleiterin
praxisanleiter praxisanleiterin servicetechniker servicetechnikerin filialmitarbeiter filialmitarbeiterin erzieher erzieherin
inspektor inspektorin prokurist prokuristin vorarbeiter vorarbeiterin polier schichtleiter schichtleiterin inhaber inhaberin
"""

LIMITING_TITLES = """stellvertretend stv stellv stellvertretende stellvertretender assistent assistentin junior azubi auszubildende auszubildender praktikant
praktikantin werkstudent werkstudentin angehend angehende angehender aushilfe kommissarisch kommissarische hilfskraft volontär trainee lehrling anwärter"""

NEGATORS = "nimmer nix keins keinerlei nicht kein keine keinen keinem keiner keines nie niemals ohne weder nichts niemand null"
SHORT_NEGATORS = "ohne null"

HEDGES = ("geplant war", "war geplant", "ist geplant", "in planung", "versuchte", "versucht", "sollte", "wollte", "angestrebt", "beantragt", "in arbeit", "noch nicht", "vorgesehen", "in vorbereitung", "abgebrochen", "beabsichtigt", "strebte an", "ohne abschluss")  # fmt: skip

CAUSES = ("dadurch", "wodurch", "sodass", "so dass", "führte zu", "führten zu", "infolge", "aufgrund", "dank", "somit", "daher", "deshalb", "mit dem ergebnis", "was zu", "zur folge", "bewirkte")  # fmt: skip
COINCIDENCES = ("gleichzeitig", "zeitgleich", "unabhängig davon", "im selben zeitraum", "während der markt", "zufällig", "aus anderen gründen", "nicht wegen")  # fmt: skip

EQUAL = """
mag magister magistra|dipl diplom|stellvertreter stellvertreterin stellvertretend stellvertretende stellvertretender stellvertretung|mitarbeiter mitarbeitern mitarbeiterin mitarbeiterinnen mitarbeitende mitarbeitenden kollege kollegen kolleginnen personen person leute köpfe köpfig team beschäftigte beschäftigten angestellte angestellten teammitglieder|
kunde kunden kundin kundinnen klienten klient klientin|schüler schülerinnen schülern|auszubildende auszubildenden azubi azubis lehrlinge lehrling|patient patienten patientinnen|
prozent prozentpunkt|lkw lastwagen|pkw auto autos|edv it|computer pc rechner|krankenhaus klinik klinikum|inbetriebnahme betrieb|erzeugnis produkt|
täglich tag tage tags|wöchentlich woche wochen|monatlich monat monate|jährlich jahr jahre jahres|stündlich stunde stunden|ing ingenieur|samstag samstags|sonntag sonntags|
"""
