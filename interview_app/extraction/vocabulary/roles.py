"""Words that tell a job title, an organisation, a school or a degree, in nine languages.

Lower case without accents. `TITLE_ENDS` are the ends of single words that mostly name a profession.
"""

TITLE_WORDS = frozenset((
    "engineer", "developer", "programmer", "manager", "director", "officer", "analyst", "consultant", "designer", "architect",
    "scientist", "researcher", "teacher", "lecturer", "professor", "assistant", "associate", "administrator", "coordinator",
    "specialist", "technician", "supervisor", "executive", "president", "vice", "chief", "head", "lead", "leader", "intern",
    "trainee", "apprentice", "accountant", "auditor", "advisor", "adviser", "agent", "clerk", "nurse", "doctor", "physician",
    "surgeon", "dentist", "pharmacist", "therapist", "psychologist", "psychotherapist", "counsellor", "counselor", "lawyer",
    "attorney", "solicitor", "barrister", "paralegal", "judge", "writer", "editor", "journalist", "author", "copywriter",
    "translator", "interpreter", "producer", "photographer", "artist", "illustrator", "animator", "actor", "musician",
    "composer", "chef", "cook", "waiter", "waitress", "bartender", "barista", "baker", "butcher", "driver", "pilot",
    "mechanic", "electrician", "plumber", "carpenter", "welder", "operator", "machinist", "fitter", "builder", "surveyor",
    "planner", "buyer", "broker", "trader", "dealer", "salesperson", "seller", "cashier", "receptionist", "secretary",
    "representative", "recruiter", "trainer", "coach", "tutor", "instructor", "educator", "principal", "dean", "fellow",
    "scholar", "student", "volunteer", "founder", "cofounder", "co-founder", "owner", "partner", "entrepreneur", "freelancer",
    "freelance", "contractor", "member", "ceo", "cto", "cfo", "coo", "cio", "vp", "svp", "evp", "sde", "swe", "devops", "sre",
    "qa", "tester", "administrador", "steward", "captain", "sergeant", "lieutenant", "guard", "inspector", "investigator",
    "detective", "librarian", "archivist", "curator", "conservator", "economist", "statistician", "mathematician",
    "physicist", "chemist", "biologist", "geologist", "ecologist", "botanist", "zoologist", "astronomer", "historian",
    "archaeologist", "anthropologist", "sociologist", "linguist", "geographer", "meteorologist", "oceanographer",
    "toxicologist", "pathologist", "radiologist", "radiographer", "optometrist", "optician", "paramedic", "midwife",
    "veterinarian", "vet", "farmer", "gardener", "forester", "fisherman", "jeweller", "jeweler", "tailor", "potter",
    "printmaker", "blower", "brewer", "hairdresser", "beautician", "stylist", "caretaker", "cleaner", "janitor", "porter",
    "packer", "picker", "loader", "warehouseman", "scrum", "master", "evangelist", "strategist", "merchandiser",
    "underwriter", "actuary", "banker", "teller", "treasurer", "controller", "comptroller", "bookkeeper", "adjuster",
    "appraiser", "estimator", "drafter", "draughtsman", "cartographer", "hydrologist", "dietitian", "nutritionist",
    "diplomat", "politician", "clinician", "practitioner", "prescriber", "contributor", "maintainer", "creator", "organizer",
    "organiser", "moderator", "reporter", "presenter", "broadcaster", "announcer", "runner", "aide", "worker", "labourer",
    "laborer", "handyman", "foreman", "crew", "postdoc", "phd", "doctoral", "visiting", "adjunct", "senior", "junior", "sr",
    "jr", "staff", "deputy", "acting", "interim", "graduate", "undergraduate", "engineering", "development", "management",
    "sales", "marketing", "ingenieur", "ingenieurin", "entwickler", "entwicklerin", "leiter", "leiterin", "berater",
    "beraterin", "mitarbeiter", "mitarbeiterin", "sachbearbeiter", "sachbearbeiterin", "kaufmann", "kauffrau", "kaufleute",
    "fachkraft", "hebamme", "techniker", "technikerin", "lehrer", "lehrerin", "arzt", "arztin", "krankenschwester", "pfleger",
    "pflegerin", "assistent", "assistentin", "referent", "referentin", "geschaftsfuhrer", "geschaftsfuhrerin", "praktikant",
    "praktikantin", "werkstudent", "werkstudentin", "auszubildende", "auszubildender", "azubi", "meister", "gesellin",
    "geselle", "verkaufer", "verkauferin", "fahrer", "fahrerin", "koch", "kochin", "backer", "backerin", "tischler",
    "schreiner", "maler", "schlosser", "mechaniker", "mechatroniker", "elektriker", "elektroniker", "friseur", "friseurin",
    "anwalt", "anwaltin", "richter", "journalistin", "redakteur", "redakteurin", "architekt", "architektin",
    "wissenschaftler", "wissenschaftlerin", "forscher", "forscherin", "dozent", "dozentin", "erzieher", "erzieherin",
    "sekretar", "sekretarin", "buchhalter", "buchhalterin", "einkaufer", "disponent", "konstrukteur", "projektleiter",
    "projektleiterin", "teamleiter", "abteilungsleiter", "bereichsleiter", "vertriebsleiter", "winzer", "gartner", "landwirt",
    "forster", "polizist", "soldat", "beamter", "hausmeister", "kellner", "designerin", "wissenschaftlicher",
    "wissenschaftliche", "leitender", "leitende", "stellvertretender", "hilfskraft", "aushilfe", "bauleiter", "zeichner",
    "programmierer", "programmiererin", "kunstler", "kunstlerin", "autor", "autorin", "ubersetzer", "dolmetscher",
    "apotheker", "psychologe", "psychologin", "jurist", "juristin", "notar", "steuerberater", "wirtschaftsprufer",
    "ingenieure", "developpeur", "developpeuse", "cheffe", "responsable", "directeur", "directrice", "gestionnaire", "charge",
    "chargee", "consultante", "conseiller", "conseillere", "technicien", "technicienne", "assistante", "stagiaire",
    "apprenti", "apprentie", "alternant", "enseignant", "enseignante", "professeur", "professeure", "maitre",
    "maitresse", "vacataire", "docteure", "autrice", "doctorante", "postdoctorante", "revisor", "revisora", "correctora",
    "carer", "medecin", "infirmier", "infirmiere",
    "pharmacien", "avocat", "avocate", "juriste", "notaire", "comptable", "secretaire", "vendeur", "vendeuse", "commercial",
    "commerciale", "acheteur", "acheteuse", "agente", "ouvrier", "ouvriere", "operateur", "operatrice", "conducteur",
    "conductrice", "chauffeur", "cuisinier", "cuisiniere", "serveur", "serveuse", "boulanger", "patissier", "coiffeur",
    "coiffeuse", "menuisier", "plombier", "electricien", "macon", "peintre", "mecanicien", "redacteur", "redactrice",
    "journaliste", "traducteur", "graphiste", "architecte", "chercheur", "chercheuse", "restaurateur", "controleur",
    "controleuse", "animateur", "animatrice", "educateur", "formateur", "formatrice", "auditeur", "analyste",
    "administrateur", "coordinateur", "coordinatrice", "inspecteur", "inspectrice", "expert", "experte", "specialiste",
    "presidente", "fondateur", "fondatrice", "gerant", "gerante", "hotesse", "employe", "employee", "officier", "facteur",
    "moniteur", "guide", "dessinateur", "ingeniero", "ingeniera", "desarrollador", "desarrolladora", "programador",
    "programadora", "gerente", "jefe", "jefa", "directora", "consultor", "consultora", "tecnico", "tecnica", "asistente",
    "auxiliar", "analista", "coordinador", "coordinadora", "encargado", "encargada", "becario", "becaria", "practicante",
    "profesor", "profesora", "maestro", "maestra", "docente", "medico", "medica", "enfermero", "enfermera", "abogado",
    "abogada", "contador", "contadora", "contable", "secretario", "secretaria", "vendedor", "vendedora", "comercial",
    "dependiente", "cajero", "cajera", "operador", "operadora", "operario", "conductor", "cocinero", "cocinera", "camarero",
    "camarera", "panadero", "peluquero", "carpintero", "electricista", "fontanero", "albanil", "pintor", "mecanico",
    "periodista", "redactor", "redactora", "traductor", "traductora", "disenador", "disenadora", "arquitecto", "arquitecta",
    "investigador", "investigadora", "cientifico", "cientifica", "linguista", "psicologo", "psicologa", "administrativo",
    "administrativa", "supervisora", "representante", "fundador", "fundadora", "socio", "socia", "especialista", "delegado",
    "delegada", "asesor", "asesora", "oficial", "farmaceutico", "artista", "monitor", "monitora", "trabajador", "trabajadora",
    "inspectora", "empleado", "empleada", "ingegnere", "sviluppatore", "sviluppatrice", "programmatore", "direttore",
    "direttrice", "responsabile", "consulente", "impiegato", "impiegata", "addetto", "addetta", "assistente", "stagista",
    "tirocinante", "apprendista", "insegnante", "professore", "professoressa", "infermiere", "infermiera", "avvocato",
    "commercialista", "contabile", "segretaria", "segretario", "venditore", "commesso", "commessa", "cassiere", "operaio",
    "operaia", "operatore", "autista", "cuoco", "cameriere", "cameriera", "panettiere", "parrucchiere", "falegname",
    "idraulico", "elettricista", "muratore", "meccanico", "giornalista", "redattore", "traduttore", "grafico", "progettista",
    "architetto", "ricercatore", "ricercatrice", "scienziato", "amministratore", "coordinatore", "capo", "dirigente",
    "fondatore", "specialista", "rappresentante", "ispettore", "educatore", "bibliotecario", "farmacista", "engenheiro",
    "engenheira", "desenvolvedor", "desenvolvedora", "diretor", "diretora", "coordenador", "coordenadora", "estagiario",
    "estagiaria", "aprendiz", "professora", "enfermeiro", "enfermeira", "advogado", "advogada", "atendente", "motorista",
    "cozinheiro", "garcom", "padeiro", "cabeleireiro", "carpinteiro", "eletricista", "encanador", "pedreiro", "jornalista",
    "redator", "tradutor", "desenhista", "arquiteto", "pesquisador", "pesquisadora", "cientista", "inspetor", "encarregado",
    "chefe", "ontwikkelaar", "adviseur", "medewerker", "medewerkster", "hoofd", "leider", "verpleegkundige", "docent",
    "leraar", "lerares", "stagiair", "onderzoeker", "ontwerper", "boekhouder", "verkoper", "verkoopster", "kok", "kapper",
    "timmerman", "loodgieter", "monteur", "schilder", "vertaler", "advocaat", "arts", "secretaresse", "analist", "beheerder",
    "teamleider", "projectleider", "vakkenvuller", "bakker", "slager", "ambtenaar", "oprichter", "eigenaar", "inzynier",
    "programista", "programistka", "kierownik", "kierowniczka", "dyrektor", "specjalista", "specjalistka", "analityk",
    "konsultant", "konsultantka", "asystent", "asystentka", "stazysta", "praktykant", "nauczyciel", "nauczycielka", "lekarz",
    "lekarka", "pielegniarka", "prawnik", "adwokat", "ksiegowy", "ksiegowa", "sekretarka", "sprzedawca", "kasjer", "kierowca",
    "kucharz", "kelner", "kelnerka", "piekarz", "fryzjer", "stolarz", "elektryk", "hydraulik", "mechanik", "dziennikarz",
    "redaktor", "tlumacz", "projektant", "badacz", "naukowiec", "koordynator", "koordynatorka", "przedstawiciel", "doradca",
    "pracownik", "mlodszy", "starszy", "wlasciciel", "zalozyciel", "wykladowca",
))  # fmt: skip
"""Words of job titles."""

TITLE_ENDS = (
    "engineer", "manager", "ologist", "ographer", "developer", "maker", "worker", "keeper", "designer", "ician", "entwickler",
    "ingenieur", "leiter", "leiterin", "berater", "beraterin", "mechaniker", "mechanikerin", "techniker", "technikerin",
    "kaufmann", "kauffrau", "verkaufer", "lehrer", "lehrerin", "pfleger", "pflegerin", "macher", "bauer", "arbeiter",
    "helfer", "helferin", "zeichner", "fuhrer", "wirt", "ologe", "ologin", "graf", "grafin", "ateur", "atrice", "icien",
    "icienne", "ologue", "iero", "iera", "ador", "adora", "ologo", "ologa", "atore", "atrice", "ista", "iste", "ogo", "ologo",
    "kundige", "medewerker", "assistent", "assistente", "ontwikkelaar", "programista", "ownik", "oloog", "woman", "smith",
    "angestellte", "angestellter", "handler", "handlerin", "meister", "meisterin", "decker", "deckerin", "schneider",
    "fachfrau", "fachmann", "fachkraft", "pflegekraft", "schwester", "informatiker", "informatikerin", "elektriker",
    "elektrikerin", "elektroniker", "elektronikerin", "mechatroniker", "mechatronikerin", "schlosser", "schlosserin",
    "tischler", "tischlerin",
    "schneiderin", "wirtin", "fahrer", "fahrerin", "monteur", "员", "师", "经理", "总监", "主管", "助理", "工程师", "顾问", "主任", "教师", "老师",
    "护士", "医生", "律师", "会计", "编辑", "记者", "设计", "专员", "代表", "总裁", "董事", "实习生", "组长", "店长", "翻译", "秘书", "司机", "工人", "技工", "前台",
    "文员", "销售", "采购", "客服", "出纳", "教授", "讲师", "研究员", "导游", "厨师", "班长", "厂长", "负责人", "工程師", "經理", "總監", "設計師", "顧問", "專員",
    "助教", "创始人", "开发", "运营", "策划", "培训生", "学徒",
)  # fmt: skip
"""Ends of words that mostly name a profession."""

ORG_WORDS = frozenset((
    "inc", "incorporated", "corp", "corporation", "company", "co", "ltd", "limited", "llc", "llp", "plc", "lp", "pllc",
    "group", "holdings", "holding", "partners", "partnership", "associates", "sons", "brothers", "bros", "agency", "studio",
    "studios", "labs", "laboratories", "laboratory", "institute", "foundation", "trust", "bank", "consulting", "consultancy",
    "solutions", "systems", "technologies", "services", "industries", "enterprises", "ventures", "capital", "media",
    "networks", "university", "college", "school", "hospital", "clinic", "center", "centre", "council", "ministry",
    "department", "authority", "office", "museum", "library", "gallery", "theatre", "theater", "church", "society",
    "association", "federation", "union", "club", "bureau", "commission", "international", "global", "worldwide", "airlines",
    "airways", "motors", "foods", "pharmaceuticals", "biotech", "robotics", "software", "interactive", "digital", "pvt",
    "pty", "sdn", "bhd", "gmbh", "ag", "kg", "ohg", "kgaa", "gbr", "ev", "eg", "ug", "mbh", "stiftung", "verein", "verlag",
    "werke", "werk", "klinik", "klinikum", "krankenhaus", "universitat", "hochschule", "institut", "amt", "behorde",
    "stadtwerke", "sparkasse", "versicherung", "gruppe", "genossenschaft", "landratsamt", "bundesamt", "ministerium", "sa",
    "sarl", "sas", "sasu", "snc", "eurl", "scop", "groupe", "societe", "compagnie", "cie", "fils", "freres", "associes",
    "banque", "hopital", "mairie", "etablissements", "agence", "cabinet", "ministere", "prefecture", "conseil", "universite",
    "sl", "slu", "sociedad", "compania", "grupo", "empresa", "hermanos", "hijos", "banco", "fundacion", "instituto",
    "ayuntamiento", "universidad", "clinica", "asociacion", "cooperativa", "corporacion", "industrias", "laboratorios",
    "despacho", "cv", "rl", "srl", "spa", "sapa", "ss", "coop", "gruppo", "societa", "fratelli", "figli", "banca",
    "fondazione", "istituto", "comune", "azienda", "ospedale", "universita", "ltda", "eireli", "sociedade", "companhia",
    "irmaos", "filhos", "associacao", "fundacao", "prefeitura", "universidade", "bv", "nv", "vof", "stichting", "vereniging",
    "gemeente", "groep", "ziekenhuis", "universiteit", "hogeschool", "zonen", "sp", "zoo", "spolka", "fundacja",
    "stowarzyszenie", "urzad", "szpital", "uniwersytet", "przedsiebiorstwo", "zaklad", "startup", "corps", "times",
    "magazine", "press", "news", "radio", "tv",
))  # fmt: skip
"""Words of names of organisations."""

ORG_ENDS = (
    "公司", "集团", "大学", "学院", "医院", "银行", "研究所", "研究院", "中心", "工作室", "事务所", "酒店", "学校", "协会", "基金会", "出版社", "政府", "有限合伙", "工厂",
    "科技", "传媒", "网络", "株式会社", "學院", "銀行", "集團", "중학교",
)  # fmt: skip
"""Ends of Chinese (and neighbouring) names of organisations."""

SCHOOL_WORDS = frozenset((
    "university", "college", "school", "institute", "academy", "polytechnic", "conservatory", "seminary", "faculty", "campus",
    "iit", "mit", "ucla", "nyu", "caltech", "lycee", "universite", "ecole", "iut", "institut", "polytechnique", "faculte",
    "universitat", "hochschule", "fachhochschule", "berufsschule", "gymnasium", "realschule", "hauptschule", "gesamtschule",
    "akademie", "schule", "oberschule", "berufskolleg", "universidad", "escuela", "instituto", "facultad", "colegio",
    "politecnica", "bachillerato", "universita", "istituto", "liceo", "politecnico", "scuola", "accademia", "facolta",
    "universidade", "faculdade", "escola", "universiteit", "hogeschool", "lyceum", "vakschool", "mbo", "roc", "uniwersytet",
    "politechnika", "szkola", "akademia", "liceum", "technikum", "wyzsza", "bootcamp", "coursera", "udacity", "udemy", "edx",
    "kolegium", "universitet", "universiti", "eth", "epfl", "tu", "fh", "lmu", "rwth", "kit",
))  # fmt: skip
"""Words of names of schools."""

SCHOOL_ENDS = (
    "大学", "学院", "学校", "中学", "高中", "大學", "學院", "学府", "技校", "职校", "universitat", "hochschule", "schule", "gymnasium",
    "universiteit", "hogeschool", "kolleg", "akademie", "university", "college", "handwerkskammer", "handelskammer",
)  # fmt: skip
"""Ends of words that name a school."""

DEGREE_WORDS = frozenset((
    "bachelor", "bachelors", "bachelor's", "master", "masters", "master's", "doctor", "doctorate", "phd", "ph.d", "mba",
    "nvq", "svq", "btec", "apprenticeship", "traineeship", "umschulung", "weiterbildung", "bsc", "msc", "ba", "ma", "bs",
    "ms", "beng", "meng", "llb", "llm", "jd", "md", "dds", "bba", "bcom", "mcom", "btech", "mtech", "bca", "mca", "mphil",
    "mpa", "mph", "msw", "med", "edd", "dphil", "bfa", "mfa", "b.a", "m.a", "b.s", "m.s", "b.sc", "m.sc", "b.tech", "m.tech",
    "b.e", "m.e", "b.com", "m.com", "b.ed", "m.ed", "ll.b", "ll.m", "associate", "diploma", "degree", "certificate", "minor",
    "major", "honours", "honors", "gcse", "ged", "a-levels", "hnd", "hnc", "undergraduate", "postgraduate", "graduate",
    "high", "bscs", "be", "me", "aas", "as", "pgdm", "pgce", "bed", "pgd", "diplom", "magister", "staatsexamen", "abitur",
    "fachabitur", "promotion", "vordiplom", "mittlere", "reife", "realschulabschluss", "hauptschulabschluss", "ausbildung",
    "abschluss", "fachhochschulreife", "hochschulreife", "habilitation", "gesellenbrief", "meisterbrief", "lehre", "licence",
    "licencie", "maitrise", "doctorat", "diplome", "bac", "baccalaureat", "bts", "dut", "cap", "bep", "deug", "dea", "dess",
    "d'ingenieur", "certificat", "ingenieur", "licenciatura", "licenciado", "licenciada", "grado", "maestria", "doctorado",
    "bachillerato", "diplomado", "tecnico", "titulo", "postgrado", "posgrado", "ingenieria", "laurea", "triennale",
    "magistrale", "dottorato", "maturita", "perito", "bacharelado", "bacharel", "mestrado", "mestre", "doutorado",
    "graduacao", "pos-graduacao", "tecnologo", "especializacao", "hbo", "mbo", "vwo", "havo", "vmbo", "doctoraal",
    "propedeuse", "gymnasium", "licencjat", "inzynier", "doktor", "doktorat", "matura", "studia", "mgr", "inz",
))  # fmt: skip
"""Words of degrees."""

DEGREE_ENDS = (
    "学士", "硕士", "博士", "本科", "专科", "大专", "研究生", "学位", "高中", "中专", "學士", "碩士", "博士后", "abschluss", "diplom", "examen",
    "ausbildung", "weiterbildung", "technikermeister", "handwerksmeister", "industriemeister", "fachwirt",
)  # fmt: skip
"""Ends of words that name a degree."""

CONNECTORS = ("at", "bei", "chez", "presso", "w", "for", "with", "@", "于", "para")
"""Words between a title and its organisation."""

DEGREE_CONNECTORS = ("in", "of", "en", "em", "w", "auf", "für", "fur", "di", "de")
"""Words between a degree and its area."""
