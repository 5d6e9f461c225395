"""What the older Europass, in its languages, calls the lines of an entry: its dates, its post or degree, its firm or school,
and what else is told.
"""

FORM_LABELS: dict[str, tuple[str, ...]] = {
    "dates": ("Dates", "Date", "Dates (from - to)", "Date (da - a)", "Datum", "Zeitraum", "Fechas", "Datas", "Data"),
    "post": (
        "Occupation or position held", "Title of qualification awarded",
        "Beruf oder Funktion", "Bezeichnung der erworbenen Qualifikation",
        "Fonction ou poste occupé", "Intitulé du certificat ou diplôme délivré",
        "Profesión o cargo desempeñado", "Título de la cualificación obtenida",
        "Lavoro o posizione ricoperti", "Titolo della qualifica rilasciata",
        "Função ou cargo ocupado", "Designação da qualificação atribuída",
        "Zawód lub stanowisko", "Uzyskane kwalifikacje",
    ),
    "firm": (
        "Name and address of employer", "Name and type of organisation providing education and training",
        "Name of organisation providing education", "Name of organisation providing education and training",
        "Name und Adresse des Arbeitgebers", "Name und Art der Bildungs- oder Ausbildungseinrichtung",
        "Nom et adresse de l'employeur", "Nom et type de l'établissement d'enseignement ou de formation",
        "Nombre y dirección de la empresa o empleador",
        "Nombre y tipo de la organización que ha impartido la educación o la formación",
        "Nome e indirizzo del datore di lavoro", "Nome e tipo d'organizzazione erogatrice dell'istruzione e formazione",
        "Nome dell'organizzazione erogatrice dell'istruzione",
        "Nome e morada do empregador", "Nome e endereço do empregador", "Nome e tipo da organização de ensino ou formação",
        "Nazwa i adres pracodawcy", "Nazwa i typ organizacji kształcącej lub szkolącej",
    ),
    "told": (
        "Main activities and responsibilities", "Type of business or sector", "Principal subjects/occupational skills covered",
        "Level in national or international classification",
        "Wichtigste Tätigkeiten und Zuständigkeiten", "Tätigkeitsbereich oder Branche", "Hauptfächer/berufliche Fähigkeiten",
        "Stufe der nationalen oder internationalen Klassifikation",
        "Principales activités et responsabilités", "Type ou secteur d'activité",
        "Principales matières/compétences professionnelles couvertes",
        "Niveau dans la classification nationale ou internationale",
        "Funciones y responsabilidades principales", "Tipo de empresa o sector",
        "Principales materias o capacidades profesionales estudiadas",
        "Nivel conforme a una clasificación nacional o internacional",
        "Principali attività e responsabilità", "Tipo di attività o settore",
        "Principali tematiche/competenze professionali possedute", "Livello nella classificazione nazionale o internazionale",
        "Principais atividades e responsabilidades", "Principais actividades e responsabilidades", "Tipo de empresa ou sector",
        "Główne obowiązki i odpowiedzialność", "Rodzaj działalności lub sektor",
    ),
}  # fmt: skip
