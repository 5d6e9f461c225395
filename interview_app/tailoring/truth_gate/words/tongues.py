"""Names of languages in English and German, as people say which they speak."""

TONGUES = frozenset(
    "english german french spanish italian portuguese arabic mandarin chinese japanese russian polish turkish dutch hindi urdu "
    "bengali punjabi swahili yoruba igbo hausa zulu afrikaans irish welsh gaelic romanian hungarian czech slovak slovenian "
    "croatian serbian bosnian albanian greek ukrainian hebrew persian farsi korean vietnamese tagalog cantonese somali tamil "
    "telugu marathi gujarati swedish danish norwegian finnish catalan "
    "deutsch englisch französisch spanisch italienisch russisch polnisch türkisch arabisch".split()
)
