"""Headings and dates of our own layouts, in the nine languages; written apart from the reader's word lists."""

from babel.dates import format_date

HEADINGS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        "profile": ("Profile", "About me", "Summary"),
        "work": ("Work experience", "Employment history", "Career history"),
        "study": ("Education", "Academic background", "Education and training"),
        "skills": ("Skills", "Core competencies", "Key skills"),
        "contact": ("Contact", "Contact details", "Personal details"),
    },
    "de": {
        "profile": ("Profil", "Über mich", "Kurzprofil"),
        "work": ("Berufserfahrung", "Beruflicher Werdegang", "Berufspraxis"),
        "study": ("Ausbildung", "Bildungsweg", "Studium und Ausbildung"),
        "skills": ("Kenntnisse", "Fähigkeiten", "Kenntnisse und Fähigkeiten"),
        "contact": ("Kontakt", "Persönliche Daten", "Kontaktdaten"),
    },
    "fr": {
        "profile": ("Profil", "À propos", "Présentation"),
        "work": ("Expérience professionnelle", "Parcours professionnel", "Expériences"),
        "study": ("Formation", "Diplômes et formations", "Études"),
        "skills": ("Compétences", "Compétences clés", "Savoir-faire"),
        "contact": ("Contact", "Coordonnées", "Informations personnelles"),
    },
    "es": {
        "profile": ("Perfil", "Sobre mí", "Resumen profesional"),
        "work": ("Experiencia profesional", "Experiencia laboral", "Trayectoria profesional"),
        "study": ("Formación académica", "Educación", "Estudios"),
        "skills": ("Habilidades", "Competencias", "Aptitudes"),
        "contact": ("Contacto", "Datos personales", "Datos de contacto"),
    },
    "it": {
        "profile": ("Profilo", "Chi sono", "Presentazione"),
        "work": ("Esperienza professionale", "Esperienze lavorative", "Percorso professionale"),
        "study": ("Istruzione e formazione", "Formazione", "Studi"),
        "skills": ("Competenze", "Capacità e competenze", "Conoscenze"),
        "contact": ("Contatti", "Dati personali", "Informazioni personali"),
    },
    "pt": {
        "profile": ("Perfil", "Sobre mim", "Resumo profissional"),
        "work": ("Experiência profissional", "Histórico profissional", "Experiência"),
        "study": ("Formação acadêmica", "Educação", "Formação"),
        "skills": ("Competências", "Habilidades", "Conhecimentos"),
        "contact": ("Contato", "Dados pessoais", "Contactos"),
    },
    "nl": {
        "profile": ("Profiel", "Over mij", "Persoonlijk profiel"),
        "work": ("Werkervaring", "Loopbaan", "Relevante werkervaring"),
        "study": ("Opleiding", "Opleidingen", "Opleidingen en cursussen"),
        "skills": ("Vaardigheden", "Competenties", "Kennis en vaardigheden"),
        "contact": ("Contact", "Persoonlijke gegevens", "Contactgegevens"),
    },
    "pl": {
        "profile": ("Profil zawodowy", "O mnie", "Podsumowanie zawodowe"),
        "work": ("Doświadczenie zawodowe", "Przebieg kariery", "Doświadczenie"),
        "study": ("Wykształcenie", "Edukacja", "Wykształcenie i szkolenia"),
        "skills": ("Umiejętności", "Kompetencje", "Kluczowe umiejętności"),
        "contact": ("Kontakt", "Dane osobowe", "Dane kontaktowe"),
    },
    "zh": {
        "profile": ("个人简介", "自我评价", "关于我"),
        "work": ("工作经历", "工作经验", "职业经历"),
        "study": ("教育背景", "教育经历", "学历"),
        "skills": ("专业技能", "技能", "个人技能"),
        "contact": ("联系方式", "个人信息", "基本信息"),
    },
}
PRESENT = {
    "en": ("Present", "now", "to date"),
    "de": ("heute", "aktuell", "heute"),
    "fr": ("aujourd'hui", "à ce jour", "présent"),
    "es": ("actualidad", "la actualidad", "presente"),
    "it": ("oggi", "in corso", "presente"),
    "pt": ("atual", "o momento", "presente"),
    "nl": ("heden", "nu", "heden"),
    "pl": ("obecnie", "teraz", "obecnie"),
    "zh": ("至今", "现在", "至今"),
}
PATTERNS = {
    "short": "LLL y",
    "long": "LLLL y",
    "slash": "MM/y",
    "dot": "MM.y",
    "iso": "y-MM",
    "year": "y",
}


def dated(language: str, moment: tuple[int, int], form: str) -> str:
    """A month as this layout writes it."""
    import datetime

    if language == "zh" and form in ("short", "long"):
        return f"{moment[0]}年{moment[1]}月"
    return format_date(datetime.date(moment[0], moment[1], 1), PATTERNS[form], locale=language)


def ranged(
    language: str, start: tuple[int, int], end: tuple[int, int] | None, form: str, variant: int = 0
) -> str:
    """A range of months as this layout writes it."""
    last = PRESENT[language][variant % 3] if end is None else dated(language, end, form)
    dash = (" – ", " - ", "–")[variant % 3] if form != "iso" else " – "
    return f"{dated(language, start, form)}{dash}{last}"
