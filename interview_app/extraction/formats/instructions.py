"""Text that reads like instructions to a model (CONTRACT B: `instruction_like_text`).

A warning, never a filter: the text stays what it is, and no tool call may follow from it (DESIGN
10). The patterns ask for an order *and* its object, so that "followed all previous instructions" in
a job description alone does not ring.
"""

import functools
import re
import unicodedata

_PATTERNS: tuple[tuple[str, str], ...] = (
    # English
    (
        "ignore disregard forget override bypass",
        r"\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|"
        r"earlier|all|any|system|your)\b"
        r".{0,40}\b(?:instructions?|prompts?|rules?|directions?|guidelines?|context)\b",
    ),
    (
        "you~are~now act~as pretend~to~be from~now~on",
        r"\b(?:you are now|act as|pretend to be|from now on,? you)\b.{0,60}\b(?:ai|assistant|"
        r"model|recruiter|hr|system|chatgpt|gpt|dan)\b",
    ),
    (
        "system~prompt system~message developer~message hidden~prompt jailbreak",
        r"\b(?:system prompt|system message|developer message|hidden prompt|jailbreak)\b",
    ),
    (
        "tool function persist_data submit_for_validation next_phase extract_document get_user_",
        r"\b(?:call|invoke|use|run|execute)\b.{0,20}\b(?:the )?(?:tool|function|persist_data|"
        r"submit_for_validation|next_phase|extract_document|"
        r"get_user_upload|get_user_option)\b",
    ),
    (
        "persist_data submit_for_validation get_macos_contact_card capabilities",
        r"\b(?:persist_data|submit_for_validation|get_macos_contact_card"
        r"|capabilities[._]describe)\b",
    ),
    (
        "~ai llm language~model chatgpt gpt ats~bot",
        r"\b(?:dear|attention|note to|message to|to the|if you are an?)\b.{0,15}\b(?:ai|llm|"
        r"language model|chatgpt|gpt|ats bot|ai assistant|ai model|"
        r"ai recruiter)\b",
    ),
    (
        "candidate applicant resume ~cv person",
        r"\b(?:rank|rate|score|mark|recommend|classify|approve)\b.{0,30}\b(?:this|"
        r"the) (?:candidate|applicant|resume|cv|person)\b.{0,40}"
        r"\b(?:highest|top|best|first|excellent|10/10|100|hire|qualified|perfect)\b",
    ),
    (
        "do~not don't never",
        r"\b(?:do not|don't|never) (?:mention|reveal|disclose|tell|show)\b.{0,30}\b(?:this|"
        r"these|instructions?|prompt|the user|the recruiter)\b",
    ),
    (
        "exfiltrate send post upload forward",
        r"\b(?:exfiltrate|send|post|upload|forward)\b.{0,40}\b(?:api[ _-]?keys?|passwords?|"
        r"conversation|chat history|all (?:the )?data)\b",
    ),
    (
        "im_start im_end <system <|system system> assistant endoftext inst] <<sys ###",
        r"<\|?(?:im_start|im_end|system|assistant|endoftext)\|?>|\[/?inst\]|<<sys>>"
        r"|###\s*(?:system|instruction)\b",
    ),
    # German
    (
        "anweisung instruktion vorgabe regel prompt",
        r"\b(?:ignorier\w*|missacht\w*|vergiss|vergessen sie|"
        r"uebergeh\w*)\b.{0,40}\b(?:anweisung\w*|instruktion\w*|vorgaben?|regeln?|prompts?)\b",
    ),
    (
        "du~bist",
        r"\bdu bist (?:jetzt|nun|ab sofort)\b.{0,50}\b(?:assistent\w*|ki|modell|system)\b",
    ),
    (
        "bewert",
        r"\bbewert\w*\b.{0,30}\b(?:kandidat\w*|bewerber\w*|lebenslauf)\b.{0,40}\b(?:hoechst\w*|"
        r"best\w*|ideal|perfekt)\b",
    ),
    # French
    (
        "instruction consigne regle directive",
        r"\b(?:ignor\w+|oubli\w+|ne ten\w+ pas compte)\b.{0,40}\b(?:instructions?|consignes?"
        r"|regles?|directives?)\b",
    ),
    (
        "tu~es vous~etes",
        r"\b(?:tu es|vous etes) (?:maintenant|desormais)\b.{0,50}\b(?:assistant|ia|modele"
        r"|systeme)\b",
    ),
    # Spanish
    (
        "instrucci indicaci regla ordenes",
        r"\b(?:ignor\w+|olvid\w+|descart\w+|haz caso omiso)\b.{0,40}\b(?:instrucci\w+|indicaci\w+"
        r"|reglas?|ordenes)\b",
    ),
    (
        "ahora~eres",
        r"\bahora eres\b.{0,50}\b(?:asistente|ia|modelo|sistema)\b",
    ),
    # Italian
    (
        "istruzion regole indicazion comandi",
        r"\b(?:ignor\w+|dimentic\w+|trascur\w+)\b.{0,40}\b(?:istruzion\w+|regole|indicazion\w+"
        r"|comandi)\b",
    ),
    # Portuguese
    (
        "instruc regra orientac ordens",
        r"\b(?:ignor\w+|esquec\w+|desconsider\w+)\b.{0,40}\b(?:instruc\w+|regras?|orientac\w+"
        r"|ordens)\b",
    ),
    # Dutch
    (
        "negeer vergeet",
        r"\b(?:negeer|vergeet)\b.{0,40}\b(?:instructies?|opdrachten|regels?|aanwijzingen)\b",
    ),
    # Polish
    (
        "ignoruj zapomnij pomin",
        r"\b(?:zignoruj\w*|ignoruj\w*|zapomnij\w*|pomin\w*)\b.{0,40}\b(?:instrukcj\w+|polecen\w*"
        r"|zasad\w*)\b",
    ),
    # Chinese, Japanese
    (
        "忽略 无视 無視 忘记 忘掉 不要理会",
        r"(?:忽略|无视|無視|忘记|忘掉|不要理会).{0,20}(?:指令|指示|提示|说明|規則|规则|命令)",
    ),
    (
        "無視 忘れ",
        r"(?:指示|命令|プロンプト).{0,10}(?:無視|忘れ)",
    ),
    # Russian
    (
        "игнорир забуд",
        r"\b(?:игнорир\w+|проигнорир\w+|забуд\w+)\b.{0,40}\b(?:инструкц\w+|указани\w+|правил\w*"
        r"|команд\w*)\b",
    ),
)
"""Words of which one must occur (`~` stands for a space) and the pattern that then is searched."""

_LIMIT = 150_000
"""Characters looked at from each end of a text: bounds the time that a hostile text can cost."""

_UMLAUTS = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}
)
_SPACED_OUT = re.compile(r"\b(?:\w ){4,}\w\b")


def reads_like_instructions(text: str) -> bool:
    """Whether some passage orders a model about; accents, odd letter forms and spaced-out letters
    are seen through.
    """
    if len(text) > 2 * _LIMIT:
        return reads_like_instructions(text[:_LIMIT]) or reads_like_instructions(text[-_LIMIT:])
    folded = _fold(text)
    likely = (
        pattern
        for triggers, pattern in _patterns()
        if any(trigger in folded for trigger in triggers)
    )
    return any(pattern.search(folded) for pattern in likely)


@functools.cache
def _patterns() -> tuple[tuple[tuple[str, ...], re.Pattern[str]], ...]:
    return tuple(
        (tuple(word.replace("~", " ") for word in triggers.split()), re.compile(pattern, re.DOTALL))
        for triggers, pattern in _PATTERNS
    )


def _fold(text: str) -> str:
    spaced = _SPACED_OUT.sub(lambda match: match[0].replace(" ", ""), text)
    if not spaced.isascii():
        spaced = unicodedata.normalize("NFKD", spaced.translate(_UMLAUTS))
        # A text has few different characters: each is looked up once.
        for accent in filter(unicodedata.combining, set(spaced)):
            spaced = spaced.replace(accent, "")
    return " ".join(spaced.casefold().split())
