"""Words that tell an organisation, a school or a degree, in nine languages.

Lower case without accents.
"""

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
