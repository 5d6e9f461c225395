"""Words that tell how well somebody knows something, without accents."""

LEVEL_WORDS = frozenset((
    "beginner", "basic", "basics", "novice", "elementary", "intermediate", "advanced", "expert", "master",
    "proficient", "competent", "familiar", "skilled", "fluent", "experienced", "professional", "good", "excellent",
    "strong", "working", "knowledge", "senior", "junior", "level", "years", "year", "anfanger", "grundkenntnisse",
    "fortgeschritten", "experte", "sehr", "gut", "gute", "kenntnisse", "profi", "debutant", "intermediaire",
    "avance", "confirme", "maitrise", "bon", "notions", "basico", "intermedio", "avanzado", "experto", "medio",
    "principiante", "base", "bases", "avanzato", "esperto", "intermediario", "avancado", "especialista", "gemiddeld",
    "gevorderd", "podstawowy", "native", "mother", "tongue", "bilingual",
    "fliessend", "verhandlungssicher", "verhandlungssichere", "muttersprache", "muttersprachlich", "anwenderkenntnisse",
    "grundlagen", "solide", "vertiefte", "fundierte", "courant", "maternelle", "langue", "bilingue", "basiques", "fluido",
    "nativo", "nativa", "materna", "lengua", "nociones", "basicas", "basicos", "muy", "alto", "nivel", "niveau", "fluente",
    "madrelingua", "buono", "ottimo", "moedertaal", "vloeiend", "sredniozaawansowany", "zaawansowany", "熟练", "精通", "掌握", "了解", "熟悉", "良好",
))  # fmt: skip
"""Words of which a level such as "Advanced" or "sehr gut" is made."""
