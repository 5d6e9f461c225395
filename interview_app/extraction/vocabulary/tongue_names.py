"""Names of languages in the languages of résumés, without accents."""

TONGUES = frozenset((
    "english", "german", "french", "spanish", "italian", "portuguese", "dutch", "polish", "russian", "arabic", "mandarin",
    "chinese", "cantonese", "japanese", "korean", "turkish", "greek", "swedish", "danish", "norwegian", "finnish", "czech",
    "slovak", "hungarian", "romanian", "bulgarian", "croatian", "serbian", "bosnian", "albanian", "ukrainian", "hebrew",
    "persian", "farsi", "hindi", "urdu", "bengali", "punjabi", "tamil", "telugu", "vietnamese", "thai", "tagalog", "swahili",
    "somali", "yoruba", "igbo", "afrikaans", "irish", "welsh", "catalan", "basque", "galician", "latin", "esperanto",
    "deutsch", "englisch", "franzosisch", "spanisch", "italienisch", "portugiesisch", "niederlandisch", "polnisch", "russisch",
    "arabisch", "chinesisch", "japanisch", "koreanisch", "turkisch", "griechisch", "schwedisch", "danisch", "norwegisch",
    "finnisch", "tschechisch", "slowakisch", "ungarisch", "rumanisch", "bulgarisch", "kroatisch", "serbisch", "bosnisch",
    "albanisch", "ukrainisch", "hebraisch", "persisch", "vietnamesisch", "kurdisch", "latein", "slowenisch",
    "francais", "anglais", "allemand", "espagnol", "italien", "portugais", "neerlandais", "polonais", "russe", "arabe",
    "chinois", "japonais", "coreen", "turc", "grec", "suedois", "danois", "norvegien", "roumain", "hongrois", "tcheque",
    "ukrainien", "breton", "basque", "catalan", "occitan", "alsacien", "berbere", "kabyle", "creole",
    "espanol", "castellano", "ingles", "frances", "aleman", "italiano", "portugues", "holandes", "neerlandes", "polaco",
    "ruso", "chino", "japones", "coreano", "turco", "griego", "sueco", "rumano", "hungaro", "ucraniano", "catala",
    "euskera", "gallego", "valenciano", "quechua", "guarani",
    "inglese", "francese", "tedesco", "spagnolo", "portoghese", "olandese", "polacco", "russo", "arabo", "cinese",
    "giapponese", "greco", "rumeno", "ucraino", "frances", "alemao", "espanhol", "holandes", "russo", "arabe", "chines",
    "nederlands", "engels", "duits", "frans", "spaans", "italiaans", "portugees", "pools", "turks", "fries",
    "polski", "angielski", "niemiecki", "francuski", "hiszpanski", "wloski", "rosyjski", "ukrainski", "czeski",
    "svenska", "engelska", "tyska", "dansk", "norsk", "suomi", "cestina", "magyar", "romana", "turkce", "portugues",
))  # fmt: skip
