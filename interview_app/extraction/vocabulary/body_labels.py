"""Lines that only name what follows inside an entry, in the form of `tokens.normal`."""

BODY_LABELS = frozenset(
    """
    highlights|responsibilities|key responsibilities|achievements|key achievements|duties|main duties|accomplishments|tasks|summary|description
    courses|relevant courses|coursework|relevant coursework|technologies|technologies used|tech stack|skills|results|details|role|roles|projects
    main responsibilities|key accomplishments|selected achievements|tools|keywords|activities|notable achievements|selected highlights
    aufgaben|tatigkeiten|erfolge|verantwortlichkeiten|schwerpunkte|aufgabenbereich|verantwortung|ergebnisse|kurse|technologien
    responsabilites|missions|missions principales|realisations|taches|resultats|cours|environnement technique|projets
    responsabilidades|logros|funciones|tareas|tecnologias|cursos|actividades|logros principales
    responsabilita|attivita|risultati|mansioni|compiti|corsi|tecnologie
    atividades|conquistas|funcoes|resultados|realizacoes|tecnologias|taken|verantwoordelijkheden|werkzaamheden|resultaten|prestaties
    obowiazki|osiagniecia|zadania|zakres obowiazkow|technologie|主要职责|工作职责|工作内容|主要业绩|工作业绩|职责|业绩|项目描述|主要课程|课程|技术栈|亮点
    """.replace("\n", "|")
    .replace("|    ", "|")
    .split("|")
) - {""}
