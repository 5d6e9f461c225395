"""What sections about learning are called: schools, skills, certificates, languages."""

LEARNING: dict[str, str] = {
    "education": """
        education|academic background|education and training|educational background|academic history|qualifications
        academics
        academic qualifications|education and qualifications|studies|training|schooling|degrees|education history
        formal education
        academic education|education and certifications|training and education|my education|academic record
        academic credentials
        educational qualifications|educational qualification|university|schools|courses|coursework|relevant coursework
        further training
        professional training|continuing education|professional development|academic training
        education and credentials|learning
        ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|bildungsgang|aus und weiterbildung
        weiterbildung
        weiterbildungen|schule|hochschulausbildung|akademische ausbildung|ausbildung und studium
        studium und ausbildung|abschlusse
        schulische ausbildung|berufsausbildung|fortbildung|fortbildungen|schulischer werdegang|akademische laufbahn
        kurse
        formation|formations|etudes|diplomes|formation academique|parcours academique|parcours scolaire
        education et formation
        formation et diplomes|diplomes et formations|scolarite|cursus|cursus scolaire|cursus universitaire|cours
        educacion|formacion|formacion academica|estudios|formacion y educacion|educacion y formacion
        preparacion academica
        datos academicos|titulos|historial academico|formacion complementaria|cursos|estudios realizados|escolaridad
        academico
        istruzione|formazione|istruzione e formazione|studi|percorso di studi|titoli di studio|formazione accademica
        educazione
        percorso formativo|corsi|formazione e istruzione
        educacao|formacao|formacao academica|escolaridade|formacao e educacao|habilitacoes|habilitacoes literarias
        historico academico
        educacao e formacao|formacao complementar|qualificacoes academicas|estudos
        opleiding|opleidingen|onderwijs|studie|opleidingen en cursussen|cursussen|scholing|opleiding en training
        educatie
        wyksztalcenie|edukacja|kursy|szkolenia|kursy i szkolenia|wyksztalcenie i szkolenia|nauka
        教育背景|教育经历|教育|学历|学习经历|学术背景|教育程度|教育及培训|培训经历|教育与培训|學歷|教育背景與學歷
        教育經歷|学历背景|毕业院校
        学歴|最終学歴|学歴 職歴|学歴職歴|教育歴|研修|研修歴|학력|학력사항|학력 사항|최종 학력|교육|교육사항
        교육 사항|교육 이수
        主修课程|进修经历|教育程度與背景|最高學歷|受训经历|образование|egitim|utbildning|uddannelse|utdanning|koulutus
        school|schooldays|school and training|school education
        where i studied|where i learned|schools attended|apprenticeship|education and apprenticeship|study|academic path
        schule und ausbildung|schule und studium|ausbildungsweg|ausbildung und weiterbildung
        aus und fortbildung|akademische bildung
        schul und berufsausbildung|schul und hochschulbildung|bildung und ausbildung|schule studium ausbildung|lehre
        parcours de formation|mes etudes|ma formation|cursus academique|formation initiale
        formations et diplomes|etudes et diplomes
        formacion reglada|mis estudios|trayectoria academica|estudios academicos|formacion y estudios|titulacion
        studi e formazione|formazione scolastica|percorso scolastico|istruzione e studi|percorso accademico
        formacao escolar|estudos academicos|percurso academico|trajetoria academica|formacao e estudos
        opleidingsachtergrond|opleiding en vorming|studies en opleidingen|schoolopleiding|vorming
        opleidingen en scholing
        nauka i szkolenia|edukacja i szkolenia|droga edukacyjna|studia|szkoly|ukonczone szkoly
    """,
    "skills": """
        technical skills and competences|computer skills and competences|social skills and competences
        organisational skills and competences|artistic skills and competences|job related skills
        skills|technical skills|key skills|core competencies|competencies|expertise|technologies|skills and expertise
        tech stack|stack
        areas of expertise|skill set|skillset|professional skills|core skills|toolkit|toolbox|tools|technical expertise
        technical proficiencies
        skills and tools|skills and technologies|programming skills|computer skills|it skills|soft skills|hard skills
        tools and technologies
        technical competencies|key competencies|skills summary|summary of skills|strengths|capabilities|proficiencies
        specialties
        specialities|technical knowledge|knowledge|skills and abilities|abilities|areas of knowledge|software skills
        software|core strengths
        additional skills|other skills|relevant skills|my skills|technical profile|technical summary|what i know
        languages and tools
        programming languages|technical stack|key technologies|skills and competencies|methods|methods and tools
        what i do|professional toolkit
        kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|edv kenntnisse|it kenntnisse|qualifikationen|fertigkeiten
        skills und kenntnisse
        kenntnisse und fahigkeiten|fahigkeiten und kenntnisse|besondere kenntnisse|technische kenntnisse
        kernkompetenzen|technologien
        werkzeuge|werkzeugkasten|methodenkoffer|starken|fachliche kompetenzen|know how|weitere kenntnisse|zusatzqualifikationen
        fahigkeiten und kompetenzen
        technische fahigkeiten|software kenntnisse|softwarekenntnisse|personliche starken
        competences|competences techniques|savoir faire|competences cles|competences professionnelles|aptitudes|atouts
        outils|boite a outils
        competences informatiques|informatique|domaines de competences|savoir etre|connaissances|logiciels|qualites
        expertises
        habilidades|competencias|conocimientos|aptitudes|habilidades tecnicas|competencias tecnicas|informatica
        capacidades|destrezas
        conocimientos tecnicos|conocimientos informaticos|habilidades y competencias|herramientas|caja de herramientas
        aptitudes y conocimientos|tecnologias
        competencias profesionales|competencias clave|habilidades profesionales|fortalezas
        competenze|capacita|competenze tecniche|conoscenze|abilita|competenze professionali|capacita e competenze
        conoscenze informatiche
        competenze informatiche|competenze chiave|competenze digitali|tecnologie|strumenti|competenze personali
        competencias e habilidades|conhecimentos|habilidades e competencias|competencias tecnicas
        conhecimentos tecnicos|ferramentas
        qualificacoes|aptidoes
        vaardigheden|competenties|kennis|technische vaardigheden|kennis en vaardigheden|computervaardigheden
        expertises|sterke punten
        umiejetnosci|kompetencje|umiejetnosci techniczne|znajomosc programow|kwalifikacje|technologie|mocne strony
        kluczowe umiejetnosci
        技能|专业技能|技能专长|个人技能|专业能力|能力|核心技能|技术栈|技能特长|掌握技能|技術能力|專業技能|职业技能
        技能与专长|专长|相关技能
        スキル|技術スキル|テクニカルスキル|スキル 知識|知識 技術|技術|得意分野|専門分野|専門知識
        活かせる経験 知識 技術|活かせる知識
        기술|보유 기술|기술 스택|핵심 역량|역량|전문 분야|스킬|직무 역량|보유 역량|컴퓨터 활용 능력|專長|技能與專長
        電腦技能|навыки|beceriler|kompetenser|kompetencer|ferdigheter|taidot
        what i can do|what im good at|what i am good at|my strengths|areas of competence|practical skills
        clinical skills
        professional competencies|key abilities|core capabilities|skill areas|skill highlights
        competence|talents|it knowledge
        technical abilities|laboratory skills|digital skills|business skills|personal skills|transferable skills
        was ich kann|fachkompetenzen|methodenkompetenz|it kompetenzen|soziale kompetenzen
        kompetenzprofil|starken und fahigkeiten
        skills und tools|fachliche kenntnisse|personliche fahigkeiten
        savoir faire et savoir etre|capacites|competences et outils|mes competences
        competences metier|domaines dexpertise|points forts
        competences transversales|outils et technologies
        capacidades tecnicas|areas de conocimiento|mis habilidades|puntos fuertes
        competencias digitales|habilidades y conocimientos
        capacita tecniche|capacita professionali|abilita tecniche|abilita professionali
        le mie competenze|punti di forza|saper fare
        competenze e conoscenze|capacita e competenze tecniche
        competencias pessoais|pontos fortes|minhas habilidades|competencias profissionais|habilidades tecnicas
        kwaliteiten|kennis en kunde|kundigheden|wat ik kan|persoonlijke kwaliteiten
        kerncompetenties|kernkwaliteiten|digitale vaardigheden
        kompetencje zawodowe|umiejetnosci zawodowe|moje umiejetnosci|zdolnosci|atuty
        obszary kompetencji|kwalifikacje i umiejetnosci
    """,
    "certificates": """
        certifications|certificates|licenses|licences|certifications and licenses|licenses and certifications
        professional certifications
        certification|accreditations|credentials|training and certifications|certificates and training
        courses and certifications
        licensure|certificates and licenses|professional licenses|licensure and certifications
        certifications and training|professional credentials
        zertifikate|zertifizierungen|zertifikate und weiterbildungen|lizenzen|bescheinigungen|zertifizierung
        licenses and tickets|licences and qualifications|trade licenses|trade licences|certificates and licences
        licenses and registrations|nursing licenses|professional licensure|board certifications|board certification
        weiterbildungen und zertifikate|fuhrerscheine|fuhrerschein
        certificats|certifications et formations|permis|certificaciones|certificados|licencias|cursos y certificaciones
        certificazioni|certificati|patenti|certificacoes|certificados e cursos|licencas|certificaten|certificeringen
        certificaat
        diplomas en certificaten|certyfikaty|uprawnienia|certyfikaty i uprawnienia|certyfikaty i szkolenia
        tickets|licences and tickets|registration and courses|registrations
        licences and registration|licenses and registration|licences and registrations|registration and licences
        driving licence|driving license|driving licences|drivers license|driver s license|drivers licence|permis de conduire
        carnet de conducir|permiso de conducir|patente di guida|rijbewijs|prawo jazdy
        professional registration|courses and certificates
        short courses|abilitazioni|abilitazioni professionali|habilitations|cursos complementares
        cursos e certificados|outros cursos
        cursos y seminarios|cursussen en certificaten|trainingen|zertifikate und kurse
        证书|资格证书|认证|证书与认证|专业证书|资格认证|技能证书|證書|證照|專業證照|执业资格|职业资格|资质证书
        資格|資格 免許|免許 資格|資格免許|保有資格|取得資格|免許|자격증|자격 사항|보유 자격|면허|자격 및 면허
        자격증 및 면허|сертификаты
    """,
    "languages": """
        mother tongue|mother tongues|mother tongue s|other languages|other language s|muttersprachen|weitere sprachen
        sonstige sprachen|langues maternelles|autres langues|lengua materna|otros idiomas|lingua materna|altre lingue
        languages|tongues|language skills|spoken languages|language proficiency|foreign languages|language|linguistic skills
        languages spoken
        sprachen|sprachkenntnisse|fremdsprachen|langues|langues parlees|competences linguistiques|langues etrangeres
        idiomas
        lenguas|lenguajes|conocimiento de idiomas|lingue|lingue straniere|conoscenze linguistiche
        competenze linguistiche
        linguas|idiomas e linguas|competencias linguisticas|talen|talenkennis|jezyki|jezyki obce|znajomosc jezykow
        znajomosc jezykow obcych
        语言|语言能力|外语|语言技能|语言水平|語言能力|語言|言語|語学|語学力|語学スキル|外国語|外語能力|語文能力
        어학|언어|언어 능력|외국어|외국어 능력|어학 능력|어학 성적|языки|diller|sprak|sprog|kielet
    """,
}
"""Kind of section to its names, parted by `|` and line breaks."""
