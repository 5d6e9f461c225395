"""Skilled deeds: what one has to have done to say so, with the deeds and the trades that are fair ground for saying it.

To have worked on a line, kept it clean or counted what came off it is no ground for "repaired", "redesigned", "programmed" or
"sold" it. Each kind gives the verbs that claim it, other deeds that show it, and how the names of trades begin or end whose
daily work it is. A verb by which almost any deed may be told ("handle", "carry out", "betreuen") stands nowhere here and is
held to the ordinary rules alone.
"""

KINDS = (
    (
        "repair mend fix restore renovate refurbish overhaul recondition reupholster rewire resurface reparieren instandsetzen restaurieren sanieren renovieren ausbessern flicken überholen beheben",
        "rebuild retrofit troubleshoot service maintain patch revive refit remedy replace conserve repaint refinish weld solder solve resolve debug diagnose seal glue stitch sew darn fit recover swap strip "
        "instandhalten warten nachrüsten aufarbeiten entstören auswechseln austauschen ersetzen tauschen wechseln schweissen löten kleben nähen lösen erneuern umbauen dichten abdichten",
        "mechanic technician fitter maintenance repairer conservator restorer electrician plumber engineer mechanik monteur techniker schlosser instandhalt elektrik restaurator installateur mechatronik",
    ),
    (
        "install mount wire einbauen installieren montieren verkabeln verdrahten",
        "fit assemble connect lay rig erect attach attain equip set outfit bind hang build replace introduce roll deploy bring start plumb fix place screw commission retrofit swap change upgrade bolt pull thread lift configure move "
        "abbau anschliessen verlegen aufstellen anbringen befestigen einrichten aufbauen zusammenbauen ausstatten ausrüsten vormontieren setzen bauen austauschen ersetzen tauschen wechseln einführen hängen schrauben ziehen umrüsten nachrüsten legen stecken anschrauben bestücken verschrauben ",
        "mechanic technician fitter installer electrician plumber rigger joiner carpenter glazier erector monteur techniker schlosser elektrik installateur mechatronik tischler schreiner zimmer glaser",
    ),
    (
        "dismantle demolish decommission demontieren abreissen rückbauen",
        "strip scrap remove clear tear pull shut close break unbuild entfernen ausräumen räumen zerlegen abbauen abnehmen stilllegen abschalten auseinandernehmen herausreissen nehmen",
        "mechanic technician fitter rigger scaffold demolition mechanik monteur gerüst abbruch",
    ),
    (
        "weld solder braze forge schweissen löten schmieden",
        "join build fabricate repair cast machine metalwork bauen fertigen anfertigen herstellen fügen",
        "welder smith fabricator metal schweiss schmied schlosser metall spengler",
    ),
    (
        "paint lacquer varnish plaster gild glaze lackieren streichen verputzen tapezieren vergolden bemalen",
        "spray coat dye prime stain seal repaint refinish finish decorate polish restore renovate touch cover colour color whitewash draw grundieren spachteln versiegeln malen renovieren beschichten sanieren färben glasieren",
        "painter decorator plasterer artist glazier potter gilder maler lackier gipser stuckateur künstler vergolder keramik töpfer",
    ),
    (
        "sew stitch knit weave upholster embroider nähen sticken stricken häkeln weben polstern",
        "tailor hem cut mend repair alter reupholster craft produce schneidern anfertigen zuschneiden ändern flicken herstellen knüpfen fertigen",
        "tailor seamstress dressmaker upholsterer weaver cutter sewing schneider polster näher weber",
    ),
    (
        "cook bake roast brew kochen backen braten brauen",
        "grill butcher fillet season prepare ferment distil blend mix produce cater serve grillen zubereiten destillieren rösten mischen vorbereiten herstellen ansetzen produzieren anrichten",
        "cook chef baker pastry brew kitchen roaster köch koch bäcker konditor brau küchen",
    ),
    (
        "cater bewirten",
        "serve cook host prepare provide feed supply bake servieren bedienen kochen versorgen empfangen",
        "cater chef cook hotel gastro gastwirt koch köch",
    ),
    (
        "clean wash disinfect sterilise sterilize reinigen putzen waschen desinfizieren sterilisieren",
        "laundry sanitise sanitize sweep tidy launder rinse scrub mop cleanse shine polish clear degrease flush strip maintain prepare remove care kehren fegen spülen aufräumen säubern räumen wischen polieren entfernen aufbereiten pflegen bereinigen",
        "clean housekeep porter laundry steward janitor reinig raumpfleg haushalt hauswirt",
    ),
    (
        "breed züchten",
        "rear raise cross inseminate select lamb calve aufziehen halten kreuzen ziehen besamen",
        "breeder shepherd farmer herd züchter landwirt schäfer tierwirt",
    ),
    (
        "vaccinate inoculate impfen",
        "inject give administer immunise jab spritzen verabreichen geben injizieren",
        "nurse vaccinator doctor physician vet gp arzt ärzt pfleg",
    ),
    (
        "prescribe verschreiben verordnen",
        "order authorise ausstellen anordnen",
        "doctor physician prescriber vet gp arzt ärzt",
    ),
    (
        "diagnose diagnostizieren",
        "find detect identify examine assess see spot recognise troubleshoot trace debug test investigate check read analyse feststellen erkennen finden untersuchen befunden prüfen suchen messen",
        "doctor physician vet gp mechanic technician radiolog psycholog arzt ärzt mechanik techniker therapeut psycholog",
    ),
    (
        "treat rehabilitate behandeln therapieren",
        "nurse heal dress medicate see care operate vaccinate give administer mobilise exercise massage bandage stitch counsel help inject spray dip coat clean look cure pflegen versorgen heilen operieren geben verabreichen massieren mobilisieren betreuen helfen sehen spritzen beizen",
        "nurse doctor physician therap vet dentist dental paramedic midwife hygienist podiatr chiropract arzt ärzt pfleg therapeut hebamme sanitäter logopäd",
    ),
    (
        "translate übersetzen dolmetschen",
        "interpret localise localize subtitle sign transcribe render adapt turn write speak explain mediate vermitteln sprechen übertragen schreiben erklären untertiteln",
        "translat interpret linguist übersetz dolmetsch",
    ),
    (
        "edit proofread copyedit redraft lektorieren redigieren",
        "rewrite revise redraw correct cut publish produce review write amend shorten trim update check change improve polish compile prepare read translate mix grade splice korrigieren überarbeiten schneiden kürzen schreiben herausgeben ändern lesen verbessern bearbeiten prüfen",
        "editor editorial sub-editor journalist writer redakt lektor journalist cutter",
    ),
    (
        "illustrate animate illustrieren animieren",
        "draw sketch paint design render picture create photograph zeichnen malen gestalten entwerfen skizzieren bebildern",
        "illustrator artist animator designer illustrator künstler grafik gestalter",
    ),
    (
        "photograph film fotografieren filmen",
        "photo photos picture pictures footage shoot record capture document produce foto fotos bilder aufnehmen dokumentieren drehen ",
        "photograph film camera video fotograf film kamera",
    ),
    (
        "automate automatisieren",
        "script program programme code robotise mechanise build write develop create implement integrate set digitise digitize schedule trigger configure introduce replace switch deploy convert programmieren skripten codieren entwickeln bauen schreiben digitalisieren einrichten umsetzen erstellen einführen umstellen ersetzen",
        "automation automatisier sps plc",
    ),
    (
        "program programme code programmieren codieren",
        "develop script refactor build write implement deploy engineer automate create design migrate port debug set configure schedule plan parametrise entwickeln schreiben bauen implementieren umsetzen automatisieren einrichten parametrieren erstellen planen",
        "developer software coder engineer entwickler informatik sps cnc",
    ),
    (
        "migrate migrieren portieren",
        "port move transfer switch convert import export upgrade replace change bring load cut swap transition roll rewrite shift copy rebuild modernise introduce carry lift transform umzug umstieg wechsel umziehen umstellen übertragen wechseln überführen ablösen importieren laden bringen überspielen übernehmen heben verschieben umbauen einführen kopieren ersetzen",
        "",
    ),
    (
        "integrate integrieren",
        "connect link embed interface incorporate join merge combine wire tie feed include build hook bring introduce add sync synchronise set implement anbinden verbinden einbinden verknüpfen anschliessen zusammenführen koppeln einbauen einführen bauen einbeziehen aufnehmen",
        "integrat",
    ),
    (
        "debug",
        "troubleshoot fix trace find solve resolve correct diagnose mend repair test",
        "developer software engineer",
    ),
    (
        "digitise digitize digitalisieren",
        "scan photograph computerise computerize catalogue catalog transcribe enter type index move transfer switch convert introduce import automate replace swap change build capture bring scannen einscannen erfassen umstellen eingeben einführen abtippen fotografieren ersetzen übertragen automatisieren ablösen wechseln entwickeln aufbauen",
        "digit",
    ),
    (
        "redesign restructure reorganise reorganize redevelop remodel reshape revamp umgestalten neugestalten umstrukturieren reorganisieren neuordnen neuorganisieren",
        "rearrange rethink rework rewrite redraw rebuild refactor redo change move shift convert revise replace overhaul renew introduce alter swap merge split reset update design draw plan set cut turn build create develop write simplify regroup reorder lay rearrange sort order organise restore switch modernise streamline group "
        "umbauen umstellen ändern überarbeiten erneuern umräumen umlegen einführen anpassen gestalten planen ordnen entwerfen entwickeln verbessern stellen legen sortieren aufteilen zusammenlegen tauschen teilen aufbauen einrichten schreiben bauen umziehen drehen setzen einteilen regeln sortieren",
        "architect designer architekt gestalter",
    ),
    (
        "streamline optimise optimize rationalise optimieren verschlanken",
        "simplify improve tune refine shorten reduce cut trim change redesign rearrange reorganise restructure rework automate merge combine speed save lower halve introduce drop move replace switch standardise swap set remove enhance adjust fix raise increase boost rewrite redraw refactor bring build rebuild resequence reroute stop index cache reorder migrate lay plan test "
        "vereinfachen verbessern straffen kürzen verkürzen reduzieren senken umstellen ändern einführen zusammenlegen beschleunigen einsparen sparen anpassen halbieren steigern erhöhen umbauen neuordnen abschaffen feilen überarbeiten verringern umgestalten planen tauschen wechseln vereinheitlichen automatisieren einstellen bringen verlegen umlegen",
        "",
    ),
    (
        "standardise standardize harmonise unify vereinheitlichen standardisieren harmonisieren",
        "normalise codify introduce write set define agree create align merge template switch draw develop combine consolidate build replace design bring establish compile document einführen festlegen schreiben definieren abstimmen zusammenführen entwickeln erstellen angleichen zusammenlegen ordnen aufsetzen",
        "",
    ),
    (
        "modernise modernize modernisieren",
        "upgrade update renew replace renovate refurbish refit rebuild convert introduce switch redesign overhaul retrofit digitise move bring rewrite migrate change automate install build rework redo erneuern ersetzen umrüsten umbauen umstellen einführen nachrüsten aktualisieren sanieren digitalisieren tauschen wechseln einbauen überarbeiten renovieren automatisieren",
        "",
    ),
    (
        "research investigate explore forschen erforschen recherchieren",
        "study survey analyse analyze examine evaluate review interview read search look test trace dig enquire inquire compare collect measure write sample record trial gather ask observe publish map inspect audit assess find query check follow track visit see untersuchen analysieren auswerten erheben befragen prüfen vergleichen suchen nachforschen ermitteln lesen sichten messen sammeln beobachten testen erproben schreiben promovieren finden klären kartieren",
        "research investigat scientist journalist detective analyst historian archaeolog forsch wissenschaft journalist detektiv doktorand ermittler histor",
    ),
    (
        "forecast predict simulate prognostizieren vorhersagen simulieren",
        "model project estimate extrapolate plan budget calculate compute reckon build expect modellieren schätzen hochrechnen berechnen planen kalkulieren rechnen",
        "forecast planner analyst actuary data meteorolog disponent",
    ),
    (
        "validate validieren",
        "verify qualify certify test check prove confirm trial review calibrate evaluate audit measure sign compare examine inspect verifizieren prüfen testen bestätigen qualifizieren abgleichen erproben überprüfen kontrollieren messen",
        "validation quality qualität validier",
    ),
    (
        "calibrate kalibrieren eichen",
        "tune adjust align set level zero balance test check measure justieren einstellen abgleichen ausrichten einmessen prüfen messen",
        "calibrat metrolog instrument messtechn",
    ),
    (
        "mediate lobby arbitrate schlichten",
        "negotiate persuade convince settle agree advocate reconcile campaign resolve calm talk solve sort broker verhandeln vermitteln überzeugen werben vereinbaren einigen lösen sprechen beruhigen klären",
        "mediat lobby advoca schlicht mediator",
    ),
    (
        "fundraise",
        "raise collect secure win apply bid solicit gather ask donate",
        "fundrais",
    ),
    (
        "sell resell verkaufen",
        "retail auction upsell upset outsell trade market close convert win bring turn deal pitch serve order offer book move export persuade advise vermarkten vertreiben abschliessen handeln bedienen beraten versteigern anbieten gewinnen vermitteln bringen exportieren umsetzen",
        "sale seller shop retail cashier store merchant trader vertrieb verkäuf verkauf kassier händler handel",
    ),
    (
        "pilot navigate skipper captain steer fly ferry fliegen segeln",
        "test trial pilot helm sail drive command lead bring try trial test introduce start guide cross steuern fahren ",
        "pilot captain skipper bosun helm navigator deck kapitän steuer pilot schiff boots",
    ),
    (
        "prosecute defend litigate verteidigen anklagen",
        "sue plead represent appear argue win act protect stand present examine pass vertreten klagen prozessieren bestehen schützen halten ablegen",
        "lawyer barrister solicitor attorney prosecut counsel anwalt anwält staatsanw goal verteidig",
    ),
    (
        "patrol police arrest bewachen verhaften",
        "guard escort protect secure watch walk round check search catch detain inspect schützen begleiten sichern überwachen kontrollieren laufen",
        "guard police security ranger warden wach polizei sicherheit",
    ),
    (
        "upgrade",
        "update modernise replace install move switch migrate change convert swap extend renew improve refit retrofit fit bring exchange add rewrite refactor renovate",
        "",
    ),
    (
        "analyse analyze analysieren",
        "study examine evaluate assess review compare calculate measure look research investigate survey test report model count break query read interpret sort code process track graph chart plot dig find write break segment identify trace "
        "auswerten untersuchen prüfen vergleichen rechnen berechnen messen erheben ermitteln durchgehen sichten lesen bewerten schreiben aufschlüsseln forschen finden suchen",
        "analyst analytic scientist data research statistic controller laborant laboratory analyst analyse wissenschaft forsch statistik auswert",
    ),
    (
        "inspect audit inspizieren auditieren",
        "check test examine look review survey walk verify control assess monitor find see visit measure investigate certify evaluate watch patrol clean prüfen kontrollieren überprüfen besichtigen begutachten begehen ansehen durchsehen abnehmen messen",
        "inspect audit quality surveyor safety prüf kontroll qualität gutacht revis",
    ),
    (
        "calculate compute berechnen kalkulieren",
        "reckon estimate cost price plan count model add measure determine figure tot total forecast budget dimension design prepare quote rechnen schätzen ermitteln auslegen planen erstellen zählen bestimmen",
        "estimator account actuary engineer payroll analyst kalkul buchhalt ingenieur statik controll lohn",
    ),
    (
        "plant prune harvest sow graft pflanzen säen ernten",
        "grow cultivate cut pick propagate plough mow garden trim lay set dig replant bring create fell thin seed drill anbauen anpflanzen ziehen anlegen schneiden setzen pflücken lesen bepflanzen anziehen beschneiden stecken",
        "garden landscap farm grower horticult forest orchard viticult arbor gärtner landwirt winzer forst garten obst",
    ),
    (
        "haul transport transportieren befördern",
        "drive deliver carry bring move ship fetch collect load ferry fly tow transfer courier convey escort pull fahren liefern bringen ausliefern holen tragen überführen bewegen abholen umziehen fliegen",
        "driver haul courier transport porter trucker logist mover paramedic fahrer transport kurier logist spedit rettung",
    ),
    (
        "advise counsel beraten",
        "help talk answer explain support guide tell recommend consult coach speak see serve sell assist suggest inform show give teach discuss listen care refer counsel sprechen erklären helfen empfehlen informieren verkaufen bedienen unterstützen betreuen begleiten aufklären zeigen",
        "advis counsel consult sale pharmac social therap nurse lawyer solicitor berat verkäuf vertrieb apothek sozial therapeut anwalt pfleg pharm pta",
    ),
    (
        "lecture präsentieren vortragen",
        "present speak talk give report teach explain show demonstrate hold deliver train pitch vorstellen halten sprechen zeigen berichten vorführen erklären referieren reden",
        "lectur speaker teacher professor dozent referent lehrer lehrbeauf",
    ),
    (
        "reconcile invoice",
        "balance match check bill post book close account compare chase send issue clear raise settle match prepare correct find sort pay agree process ",
        "account bookkeep payroll clerk finance billing controller cashier",
    ),
    (
        "market advertise vermarkten bewerben",
        "sell promote publish post campaign pitch present launch place push print write blog verkaufen werben vertreiben anbieten ausschreiben schalten inserieren",
        "market advertis promot sale marketing werbe vertrieb verkauf",
    ),
    (
        "catalogue catalog archive archivieren katalogisieren",
        "list record sort register describe document enter log label scan file digitise inventory index store number count order organise photograph box erfassen ordnen sortieren verzeichnen ablegen aufnehmen inventarisieren beschreiben digitalisieren erschliessen dokumentieren lagern",
        "archiv catalogu librar museum registrar collection bibliothek archiv museum",
    ),
    (
        "build construct erect bauen errichten",
        "make create set develop assemble write produce put start design install lay raise rebuild redo program grow launch introduce open establish fit mount craft join weld automate implement found script draft compile prepare convert renovate extend form do draw code model compose train "
        "entwickeln aufbauen erstellen machen einrichten schreiben fertigen herstellen montieren mauern anlegen gründen aufstellen umbauen einführen ausbauen anfertigen anbauen einbauen programmieren planen konstruieren aufziehen zusammenbauen",
        "builder carpenter joiner mason bricklayer construct engineer developer mechanic fitter welder maurer zimmer tischler schreiner schlosser bau entwickler mechanik monteur",
    ),
    (
        "export",
        "ship send sell move transfer load bring deliver pull write save convert trade forward migrate copy supply",
        "export forward freight logist customs trade",
    ),
    (
        "bottle abfüllen",
        "fill pack jar decant rack draw package füllen einfüllen verpacken",
        "bottl brew winemaker cellar abfüll winzer kellerm brau",
    ),
    (
        "compose choreograph komponieren",
        "write arrange score create set produce record develop schreiben vertonen arrangieren schaffen",
        "compos music choreograph dancer komponist musik",
    ),
)
"""Each kind: the verbs that claim it, other deeds that show it, and beginnings of trades whose work it is."""
