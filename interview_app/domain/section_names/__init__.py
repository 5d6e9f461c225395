"""What sections of a résumé are called, by kind, in English, German, French, Spanish, Italian,
Portuguese, Dutch, Polish, Chinese and a few more. Written in lower case, without accents and
punctuation. Readers of documents look them up after folding a line.

A new name goes to its kind in `work_names`, `learning_names` or `person_names`; `EXACT` is all of
them.
"""

from interview_app.domain.section_names.learning_names import LEARNING
from interview_app.domain.section_names.person_names import PERSON
from interview_app.domain.section_names.work_names import WORK

EXACT: dict[str, str] = WORK | LEARNING | PERSON
"""Kind of section to its names, parted by `|` and line breaks."""

KEYWORDS: dict[str, str] = {
    "experience": """experience employment erfahrung berufserfahrung werdegang experiencia
        esperienza esperienze werkervaring doswiadczenie
        experiences career laufbahn professionnelle laboral lavorative zatrudnienia 工作 经历 任职""",
    "education": """education educational academic ausbildung bildung studium formation etudes
        formacion educacion istruzione formazione
        formacao educacao opleiding opleidingen wyksztalcenie edukacja qualifications 教育 学历 weiterbildung training""",
    "skills": """skills skill competencies expertise technologies kenntnisse fahigkeiten
        kompetenzen competences habilidades competencias
        competenze vaardigheden umiejetnosci proficiencies toolkit tools conocimientos aptitudes
        conoscenze 技能 能力 stack""",
    "projects": "projects projekte projets proyectos progetti projetos projecten projekty "
    "project 项目 portfolio",
    "certificates": """certifications certificates certification licenses licences zertifikate
        zertifizierungen certificats certificaciones
        certificazioni certificacoes certificaten certyfikaty 证书 认证 accreditations""",
    "languages": "languages sprachen sprachkenntnisse langues idiomas lingue linguas talen "
    "jezyki 语言",
    "publications": """publications publikationen veroffentlichungen publicaciones pubblicazioni
        publicacoes publicaties publikacje papers
        patents presentations talks 论文 专利""",
    "awards": """awards honors honours achievements auszeichnungen prix premios premi prijzen
        nagrody scholarships recognition
        distinctions reconocimientos riconoscimenti 奖项 荣誉 获奖 accomplishments""",
    "volunteer": """volunteer volunteering ehrenamt ehrenamtliche engagement benevolat voluntariado
        volontariato vrijwilligerswerk
        wolontariat extracurricular memberships community affiliations leadership activities 志愿 社团""",
    "interests": """interests hobbies interessen hobbys loisirs intereses aficiones interessi
        interesses zainteresowania 兴趣 爱好 hobby""",
    "summary": """summary profile profil objective about perfil profilo resumen resumo sommario
        profiel podsumowanie 简介 评价 statement""",
    "contact": "contact kontakt contacto contatti contato contactgegevens personal coordonnees "
    "联系 personliche",
    "references": "references referenzen referencias referenze referees testimonials referenties "
    "推荐",
}
"""Words that tell the kind of a line that already looks like a heading."""
