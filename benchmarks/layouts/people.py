"""Invented people in nine languages, drawn from small word lists with a fixed seed; nothing real is meant."""

import random
from dataclasses import dataclass, field

LANGUAGES = ("en", "de", "fr", "es", "it", "pt", "nl", "pl", "zh")

FIRST = {
    "en": "Harriet Owen Priya Marcus Tessa Leon",
    "de": "Friederike Jonas Käthe Rüdiger Anneliese Torben",
    "fr": "Maëlle Côme Anaïs Théophile Solène Bastien",
    "es": "Íñigo Lucía Joaquín Beatriz Nerea Gonzalo",
    "it": "Ginevra Tommaso Niccolò Ludovica Fabrizio Chiara",
    "pt": "Thiago Inês Vasco Leonor Caetano Marília",
    "nl": "Joost Marijke Sander Liesbeth Wouter Femke",
    "pl": "Małgorzata Stanisław Jagoda Zbigniew Agnieszka Łukasz",
    "zh": "思远 雨桐 浩然 静怡 子轩 晓琳",
}
LAST = {
    "en": "Whitcombe Adeyemi Fairbanks Okafor Lindqvist Barrowclough",
    "de": "Achterberg Wiesenhütter Grünewald Kesselring Oestreich Schlüter",
    "fr": "Delacourtie Vauquelin Berthelot Roussillon Charpentreau Marchandeau",
    "es": "Echevarría Quintanilla Montesinos Arrieta Valdivielso Zubizarreta",
    "it": "Castelvecchi Montefiore Bentivoglio Della Rovere Sanguineti Brambilla",
    "pt": "Albuquerque Figueiredo Vasconcelos Carvalhais Monteverde Saldanha",
    "nl": "van Oosterhout Dijkgraaf de Wit Hoogendoorn Zonneveld Terpstra",
    "pl": "Wyszyńska Kowalczewski Brzozowski Jagielska Mroczkowski Zawadzka",
    "zh": "欧阳 司马 林 周 郑 何",
}
TITLES = {
    "en": "Warehouse Supervisor|Senior Data Engineer|Paralegal|Head of Customer Success|Pastry Chef|Civil Engineer|Ward Nurse|UX Researcher",
    "de": "Projektleiterin Logistik|Industriemechaniker|Leiter Einkauf|Softwareentwicklerin|Gesundheits- und Krankenpfleger|Steuerfachangestellte|Bauingenieur",
    "fr": "Chargée de clientèle|Chef de projet digital|Infirmière de bloc opératoire|Ingénieur qualité|Responsable logistique|Comptable général|Développeur front-end",
    "es": "Jefa de almacén|Ingeniero de software|Auxiliar administrativo|Enfermera de urgencias|Responsable de marketing|Técnico de laboratorio|Contable",
    "it": "Responsabile acquisti|Sviluppatore backend|Impiegata amministrativa|Infermiere|Tecnico di laboratorio|Capo reparto|Consulente fiscale",
    "pt": "Gerente de operações|Analista de dados|Enfermeira-chefe|Engenheiro civil|Assistente administrativa|Desenvolvedor de software|Contador",
    "nl": "Projectmanager bouw|Verpleegkundige|Softwareontwikkelaar|Medewerker klantenservice|Teamleider logistiek|Financieel analist|Docent wiskunde",
    "pl": "Specjalistka ds. marketingu|Inżynier procesu|Kierownik magazynu|Programista Java|Księgowa|Pielęgniarka oddziałowa|Analityk finansowy",
    "zh": "产品经理|高级软件工程师|财务主管|护士长|市场专员|机械设计师|人力资源经理",
}
FIRMS = {
    "en": "Harbourlight Freight|Quillmark Ltd|Northmoor Council|Bellweather & Finch LLP|Tern Analytics|Osprey Health Trust|Copperkettle Bakery",
    "de": "Nordwerk Maschinenbau GmbH|Lindenhof Kliniken|Brückner & Söhne KG|Stadtwerke Immenried|Feinblick Optik AG|Ackermann Logistik",
    "fr": "Ateliers Verrières SA|Groupe Montclair|Clinique Sainte-Aube|Lumeneo|Transports Duvallon et Fils|Mairie de Bourneville",
    "es": "Talleres Gavilán S.L.|Clínica Santa Orosia|Grupo Almenara|Nubalia Tecnología|Bodegas Peñarroya e Hijos|Ayuntamiento de Olmedilla",
    "it": "Officine Bellarmina S.r.l.|Ospedale San Valente|Gruppo Tiralento|Cantine Morosini|Studio Legale Fontana|Datalume S.p.A.",
    "pt": "Construtora Serra Azul Ltda|Hospital Santa Quitéria|Grupo Marevento|Lumitec Sistemas|Padaria Irmãos Falcão|Banco Atlântida",
    "nl": "Waterkant Bouw B.V.|Ziekenhuis De Linde|Groenhof Logistiek|Kaapstad Software|Gemeente Oosterveen|Van Dorp & Zonen",
    "pl": "Zakłady Metalowe Orlik Sp. z o.o.|Szpital Świętej Anny|Grupa Bursztyn|Nowatek Software|Fundacja Jutrzenka|Urząd Miasta Lipowo",
    "zh": "星河科技有限公司|东湖医院|蓝桥信息技术有限公司|金穗食品集团|远航物流有限公司|华星设计事务所",
}
PLACES = {
    "en": "Leeds, UK|Portland, OR|Dublin, Ireland|Halifax, NS",
    "de": "Kassel|Bregenz, Österreich|Göttingen|Rostock",
    "fr": "Angers|Clermont-Ferrand|Lausanne, Suisse|Besançon",
    "es": "Logroño|Valladolid, España|Rosario, Argentina|Mérida",
    "it": "Ferrara|Lecce, Italia|Bergamo|Trieste",
    "pt": "Coimbra|Florianópolis, SC|Braga, Portugal|Recife",
    "nl": "Zwolle|Gent, België|Deventer|Breda",
    "pl": "Olsztyn|Rzeszów|Gliwice|Łomża",
    "zh": "厦门市|苏州市|昆明市|长沙市",
}
SCHOOLS = {
    "en": "University of Eastmere|Marlowe College|Kestrel Institute of Technology",
    "de": "Hochschule Lindau|Universität Emsbüren|Berufskolleg Altena",
    "fr": "Université de Valmont|École supérieure de Commerce d'Aubrac|Lycée Jean Giono",
    "es": "Universidad de Albarrán|Instituto Politécnico de Sotillo|Escuela Superior de Comercio",
    "it": "Università degli Studi di Montalbo|Politecnico di Serravalle|Liceo Classico Virgilio",
    "pt": "Universidade Federal do Araripe|Instituto Superior de Setúbal|Faculdade São Lázaro",
    "nl": "Hogeschool Rijnmond|Universiteit Veldhoven|ROC Drechtsteden",
    "pl": "Uniwersytet Mazurski|Politechnika Podlaska|Szkoła Główna Handlowa w Lipowie",
    "zh": "江南理工大学|滨海师范大学|云岭学院",
}
DEGREES = {
    "en": "BSc|Master of Arts|Diploma|Bachelor of Engineering",
    "de": "Bachelor of Arts|Diplom|Master of Science|Ausbildung",
    "fr": "Licence|Master|BTS|Diplôme d'ingénieur",
    "es": "Grado|Máster|Licenciatura|Técnico superior",
    "it": "Laurea triennale|Laurea magistrale|Diploma",
    "pt": "Licenciatura|Mestrado|Bacharelado",
    "nl": "Bachelor|Master|HBO",
    "pl": "Licencjat|Magister|Inżynier",
    "zh": "学士|硕士|本科",
}
AREAS = {
    "en": "Mechanical Engineering|History|Computer Science|Nutrition",
    "de": "Betriebswirtschaft|Maschinenbau|Soziologie|Informatik",
    "fr": "Gestion|Histoire de l'art|Informatique|Génie des procédés",
    "es": "Derecho|Ingeniería Química|Historia|Informática",
    "it": "Economia aziendale|Giurisprudenza|Informatica|Chimica",
    "pt": "Engenharia Civil|Direito|Ciências Contábeis|Biologia",
    "nl": "Bedrijfskunde|Werktuigbouwkunde|Geschiedenis|Informatica",
    "pl": "Zarządzanie|Informatyka|Historia|Budownictwo",
    "zh": "计算机科学|会计学|护理学|机械工程",
}
SKILLS = {
    "en": "SQL|Forklift licence|Budget planning|Tableau|First aid|Negotiation|Python|Stock control",
    "de": "SAP|Personalplanung|AutoCAD|Qualitätsprüfung|Excel|Verhandlungsführung|Python",
    "fr": "Gestion de stock|Excel|Relation client|Python|Sage|Conduite de réunion",
    "es": "Control de calidad|Excel|Atención al cliente|Python|Primeros auxilios|Negociación",
    "it": "Gestione magazzino|Excel|Contabilità generale|Python|Assistenza clienti|AutoCAD",
    "pt": "Gestão de equipes|Excel|Controle de estoque|Python|Atendimento|Power BI",
    "nl": "Voorraadbeheer|Excel|Klantcontact|Python|Planning|EHBO",
    "pl": "Obsługa klienta|Excel|Zarządzanie zespołem|Python|Negocjacje|SAP",
    "zh": "数据分析|项目管理|Python|预算控制|客户沟通|AutoCAD",
}
VERBS = {
    "en": "Cut|Rebuilt|Trained|Planned|Introduced|Negotiated",
    "de": "Leitung|Aufbau|Einführung|Betreuung|Planung|Verantwortung für",
    "fr": "Gestion de|Mise en place de|Suivi de|Coordination de|Réduction de",
    "es": "Coordinación de|Implantación de|Gestión de|Reducción de|Supervisión de",
    "it": "Gestione di|Coordinamento di|Introduzione di|Riduzione di|Supervisione di",
    "pt": "Coordenação de|Implantação de|Gestão de|Redução de|Supervisão de",
    "nl": "Aansturing van|Invoering van|Beheer van|Begeleiding van|Verlaging van",
    "pl": "Wdrożenie|Koordynacja|Obsługa|Nadzór nad|Optymalizacja",
    "zh": "负责|优化|主导|管理|推动",
}
THINGS = {
    "en": "the weekly delivery rota for two depots|returns handling, which fell by 18%|eleven new colleagues in the first quarter|the yearly stock count|a supplier "
    "contract worth 240,000 pounds|reporting for the regional board",
    "de": "des Teams mit 12 Mitarbeitenden|einer neuen Lagerverwaltung|von Schulungen für Auszubildende|der jährlichen Inventur|eines Budgets von 300.000 Euro",
    "fr": "l'équipe de 8 personnes|la nouvelle plateforme de suivi|stocks sur deux sites|l'inventaire annuel|délais de livraison de 15 %",
    "es": "un equipo de 9 personas|la nueva plataforma de pedidos|existencias en dos almacenes|el inventario anual|los plazos de entrega en un 15 %",
    "it": "un gruppo di 7 persone|la nuova piattaforma degli ordini|scorte in due magazzini|l'inventario annuale|tempi di consegna del 15%",
    "pt": "uma equipe de 9 pessoas|a nova plataforma de pedidos|estoques em dois armazéns|o inventário anual|prazos de entrega em 15%",
    "nl": "een team van 8 mensen|het nieuwe ordersysteem|de voorraad op twee locaties|de jaarlijkse inventarisatie|levertijden met 15%",
    "pl": "nowego systemu zamówień|zespołu 8 osób|stanów magazynowych w dwóch halach|rocznej inwentaryzacji|budżetu działu",
    "zh": "两个仓库的库存盘点工作|新订单系统的上线与培训|八人团队的日常排班|年度预算编制|供应商谈判，成本下降15%",
}
SUMMARIES = {
    "en": "Practical organiser with a long record in operations, used to small budgets and busy seasons, now looking for a role with more say in planning.",
    "de": "Praxisnahe Fachkraft mit langjähriger Erfahrung in Planung und Betrieb, gewohnt an knappe Budgets, sucht nun eine Aufgabe mit mehr Verantwortung.",
    "fr": "Professionnelle de terrain avec une longue expérience des opérations, habituée aux petits budgets, cherche un poste avec davantage de responsabilités.",
    "es": "Perfil práctico con amplia experiencia en operaciones, acostumbrado a presupuestos ajustados, busca un puesto con mayor responsabilidad.",
    "it": "Profilo pratico con lunga esperienza nelle operazioni, abituato a budget ridotti, cerca un ruolo con maggiori responsabilità.",
    "pt": "Perfil prático com longa experiência em operações, acostumado a orçamentos reduzidos, procura uma função com mais responsabilidade.",
    "nl": "Praktische organisator met ruime ervaring in de uitvoering, gewend aan krappe budgetten, zoekt een functie met meer verantwoordelijkheid.",
    "pl": "Praktyczna osoba z długim doświadczeniem w operacjach, przyzwyczajona do małych budżetów, szuka stanowiska z większą odpowiedzialnością.",
    "zh": "多年运营管理经验，熟悉预算控制与团队协作，希望承担更多规划方面的职责。",
}
PHONES = {
    "en": "+44 113 496 0733", "de": "+49 561 4908127", "fr": "+33 2 41 88 07 15", "es": "+34 941 207 318", "it": "+39 0532 207 318",
    "pt": "+351 239 482 017", "nl": "+31 38 420 1733", "pl": "+48 89 527 33 18", "zh": "+86 139 5921 0733",
}  # fmt: skip


@dataclass(slots=True)
class Post:
    """One job; months are (year, month), an end of None is running."""

    title: str
    firm: str
    start: tuple[int, int]
    end: tuple[int, int] | None
    place: str
    highlights: list[str]


@dataclass(slots=True)
class Study:
    """One degree."""

    degree: str
    area: str
    school: str
    start: tuple[int, int]
    end: tuple[int, int]


@dataclass(slots=True)
class Person:
    """An invented person."""

    id: str
    language: str
    name: str
    headline: str
    email: str
    phone: str
    place: str
    links: list[str]
    summary: str
    posts: list[Post] = field(default_factory=list)
    studies: list[Study] = field(default_factory=list)
    skills: list[str] = field(default_factory=list)


def person(language: str, number: int) -> Person:
    """The invented person of a language with this number; the same each time."""
    rng = random.Random(f"{language}-{number}")

    def one(table: dict[str, str], sign: str = "|") -> str:
        return rng.choice(table[language].split(sign))

    first, last = (
        one(FIRST, " "),
        rng.choice(LAST[language].replace("Della Rovere", "Rovere").split(" ")),
    )
    last = {
        "van": "van Oosterhout",
        "Oosterhout": "van Oosterhout",
        "de": "de Wit",
        "Wit": "de Wit",
    }.get(last, last)
    name = f"{last}{first}" if language == "zh" else f"{first} {last}"
    user = (
        "".join(char for char in name.lower() if char.isascii() and char.isalpha())
        or f"user{number}cn"
    )
    posts = _posts(rng, language)
    studies = _studies(rng, language, posts[-1].start[0])
    skills = rng.sample(SKILLS[language].split("|"), 5)
    return Person(
        id=f"{language}-{number}",
        language=language,
        name=name,
        headline=posts[0].title,
        email=f"{user}@mailbox.example",
        phone=PHONES[language][:-2] + f"{rng.randrange(10, 99)}",
        place=one(PLACES),
        links=[f"https://www.linkedin.com/in/{user}", f"https://github.com/{user}"],
        summary=SUMMARIES[language],
        posts=posts,
        studies=studies,
        skills=skills,
    )


def _posts(rng: random.Random, language: str) -> list[Post]:
    count = rng.randrange(2, 5)
    titles = rng.sample(TITLES[language].split("|"), count)
    firms = [rng.choice(FIRMS[language].split("|")) for _ in range(count)]
    year, month = 2025, rng.randrange(1, 10)
    end: tuple[int, int] | None = None
    posts = []
    for title, firm in zip(titles, firms, strict=True):
        months = rng.randrange(14, 50)
        index = year * 12 + month - 1 - months
        start = (index // 12, index % 12 + 1)
        lines = rng.sample(THINGS[language].split("|"), rng.randrange(2, 5))
        glue = "" if language == "zh" else " "
        highlights = [f"{rng.choice(VERBS[language].split('|'))}{glue}{thing}" for thing in lines]
        posts.append(
            Post(title, firm, start, end, rng.choice(PLACES[language].split("|")), highlights)
        )
        index -= rng.randrange(1, 4)
        year, month = index // 12, index % 12 + 1
        end = (year, month)
    return posts


def _studies(rng: random.Random, language: str, before: int) -> list[Study]:
    schools = rng.sample(SCHOOLS[language].split("|"), 2)
    out = []
    end = before
    for school in schools[: rng.randrange(1, 3)]:
        begin = end - rng.randrange(2, 5)
        out.append(
            Study(
                rng.choice(DEGREES[language].split("|")),
                rng.choice(AREAS[language].split("|")),
                school,
                (begin, 9),
                (end, 6),
            )
        )
        end = begin
    return out
