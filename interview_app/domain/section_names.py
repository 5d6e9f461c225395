"""What sections of a résumé are called, by kind, in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish,
Chinese and a few more. Written in lower case, without accents and punctuation. Readers of documents and the truth gate
look them up, each after folding a line in its own way.
"""

EXACT: dict[str, str] = {
    "experience": """
        experience|work experience|professional experience|employment|employment history|work history|work|career
        career history
        relevant experience|experiences|work experiences|professional background|professional history
        career summary and experience
        job experience|positions held|positions|employment experience|industry experience|professional story
        selected experience
        career experience|relevant work experience|job history|previous employment|other experience
        additional experience
        teaching experience|research experience|clinical experience|leadership experience|internships
        internship experience
        technical experience|military experience|military service|legal experience|management experience
        where ive worked
        professional activities|academic experience|academic appointments|appointments|engagements|selected engagements
        professional appointments|consulting experience|freelance experience|my experience|what ive done|career path
        career timeline
        berufserfahrung|berufserfahrungen|beruflicher werdegang|berufliche erfahrung|berufliche erfahrungen
        berufspraxis|werdegang
        arbeitserfahrung|beschaftigung|beruflicher hintergrund|berufliche laufbahn|praktische erfahrung
        berufliche stationen
        berufliche tatigkeit|berufliche tatigkeiten|tatigkeiten|erfahrung|erfahrungen|praktika|berufstatigkeit
        karriere|stationen
        anstellungen|berufsweg|beruf
        experience professionnelle|experiences professionnelles|parcours professionnel|emplois|emploi|stages|carriere
        mon parcours
        experience de travail|historique professionnel|parcours|experiences de travail|postes occupes
        experiencia|experiencia profesional|experiencia laboral|trayectoria profesional|historial laboral|empleo
        trabajo|trayectoria
        experiencia de trabajo|experiencias|experiencias laborales|experiencia relevante|practicas|carrera profesional
        vida laboral
        esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa
        esperienze lavorative
        carriera|percorso professionale|lavoro|esperienza di lavoro|storia lavorativa|tirocini|attivita lavorativa
        experiencia profissional|experiencias profissionais|historico profissional|percurso profissional
        trajetoria profissional
        emprego|atuacao profissional|carreira|historico de trabalho|estagios
        werkervaring|ervaring|loopbaan|professionele ervaring|relevante werkervaring|arbeidsverleden
        stages en werkervaring|beroepservaring
        doswiadczenie|doswiadczenie zawodowe|przebieg kariery|kariera|kariera zawodowa|historia zatrudnienia|praca
        zatrudnienie
        przebieg pracy zawodowej|praktyki|staze
        工作经历|工作经验|工作|职业经历|实习经历|工作背景|从业经历|任职经历|工作與經歷|工作經歷|工作經驗
        实习与工作经历|实习经验|职业生涯|就业经历|經歷
        職務経歴|職歴|職務経歴詳細|業務経歴|業務経験|実務経験|勤務経歴|経歴|略歴|アルバイト経験|インターンシップ
        경력|경력사항|경력 사항|주요 경력|업무 경력|직무 경력|직무 경험|업무 경험|경험|근무 경력|이력|인턴 경험
        職業經歷|工作履歷|工作背景與經歷|社會經歷|实践经历|主要经历|职业经验|職業經驗|опыт работы|iş deneyimi
        arbetslivserfarenhet|erhvervserfaring|arbeidserfaring
        tyokokemus
        where i have worked|where i worked|work background|my work|my work history|employment record|working life
        background and experience|experience and employment|relevant employment|recent experience|recent positions
        selected positions|academic positions|academic positions held|career to date|career details
        career overview|clinical practice
        jobs|my jobs|previous jobs|selected clients|clients|key clients|clients and projects|client list|assignments
        selected assignments|freelance work|teaching|teaching and supervision|research positions|military career
        work placements|placements|professional path|professional life|professional career
        work experience and internships
        beruflicher lebensweg|berufliche entwicklung|berufsleben|arbeitsstationen|beschaftigungsverhaltnisse
        praxiserfahrung
        berufserfahrung und praktika|praktische tatigkeiten|tatigkeit|berufsstationen|bisherige tatigkeiten
        berufliche praxis
        vie professionnelle|mon experience|mes experiences|experiences pro|experience pro|activites professionnelles
        emplois occupes|cursus professionnel|carriere professionnelle|parcours de travail
        trayectoria laboral|vida profesional|historial profesional|actividad profesional|recorrido profesional
        mi experiencia
        puestos desempenados|experiencia y trayectoria
        vita professionale|carriera lavorativa|attivita professionale|attivita professionali
        le mie esperienze|impieghi|occupazioni
        esperienze di lavoro|esperienze professionali e lavorative
        trajetoria|vida profissional|experiencia de trabalho|percurso|atividade profissional|empregos|minha experiencia
        experiencias de trabalho|trajetoria laboral
        loopbaanoverzicht|arbeidservaring|mijn ervaring|werk|werkverleden|professionele loopbaan|praktijkervaring
        carriere
        praca zawodowa|historia pracy|droga zawodowa|sciezka kariery|sciezka zawodowa|zycie zawodowe|historia zawodowa
        dotychczasowe zatrudnienie|miejsca pracy
    """,
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
        skills|technical skills|key skills|core competencies|competencies|expertise|technologies|skills and expertise
        tech stack|stack
        areas of expertise|skill set|skillset|professional skills|core skills|toolkit|tools|technical expertise
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
        werkzeuge|starken|fachliche kompetenzen|know how|weitere kenntnisse|zusatzqualifikationen
        fahigkeiten und kompetenzen
        technische fahigkeiten|software kenntnisse|softwarekenntnisse|personliche starken
        competences|competences techniques|savoir faire|competences cles|competences professionnelles|aptitudes|atouts
        outils
        competences informatiques|informatique|domaines de competences|savoir etre|connaissances|logiciels|qualites
        expertises
        habilidades|competencias|conocimientos|aptitudes|habilidades tecnicas|competencias tecnicas|informatica
        capacidades|destrezas
        conocimientos tecnicos|conocimientos informaticos|habilidades y competencias|herramientas
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
    "projects": """
        projects|selected projects|personal projects|key projects|side projects|project experience|academic projects
        open source
        open source projects|featured projects|portfolio|notable projects|project work|research projects|selected work
        case studies
        recent projects|project highlights|open source contributions|creations|works|selected works|my projects
        relevant projects|samples|work samples|thesis|theses|dissertation|dissertations
        projekte|ausgewahlte projekte|projekterfahrung|eigene projekte|projekt|referenzprojekte|projektarbeit
        projets|projets personnels|realisations|projets realises|proyectos|proyectos personales|proyectos destacados
        progetti
        progetti personali|projetos|projetos pessoais|projecten|projekty|wybrane projekty
        项目经历|项目经验|项目|个人项目|主要项目|科研项目|項目經歷|開源項目|开源项目|專案經驗|專案經歷
        プロジェクト|プロジェクト経験|開発経験|프로젝트|프로젝트 경험|주요 프로젝트|проекты
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
        professional registration|courses and certificates
        short courses|abilitazioni|abilitazioni professionali|habilitations|cursos complementares
        cursos e certificados|outros cursos
        cursos y seminarios|cursussen en certificaten|trainingen|zertifikate und kurse
        证书|资格证书|认证|证书与认证|专业证书|资格认证|技能证书|證書|證照|專業證照|执业资格|职业资格|资质证书
        資格|資格 免許|免許 資格|資格免許|保有資格|取得資格|免許|자격증|자격 사항|보유 자격|면허|자격 및 면허
        자격증 및 면허|сертификаты
    """,
    "languages": """
        languages|language skills|spoken languages|language proficiency|foreign languages|language|linguistic skills
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
    "publications": """
        publications|selected publications|papers|articles|books|research|patents|publications and talks|talks
        presentations
        conference papers|journal articles|research publications|talks and presentations|speaking|conferences|writing
        selected writing
        invited talks|publications and presentations|patents and publications|bibliography|conference presentations
        peer reviewed publications
        presentations and publications|published work|public speaking engagements|selected papers|field notes
        publikationen|veroffentlichungen|vortrage|patente|publikationen und vortrage|vortrage und publikationen
        brevets|articles et publications|conferences et publications|publicaciones|articulos|ponencias|patentes
        pubblicazioni|brevetti
        publicacoes|artigos|publicaties|publikacje|patenty|论文|发表论文|出版物|学术论文|论文发表|专利|著作|學術論文
        发表作品|論文|発表論文|著書|特許|학술 논문|논문|저서|출판|출판물|특허|публикации
    """,
    "awards": """
        awards|honors|honours|achievements|awards and honors|honors and awards|awards and achievements|recognition
        scholarships
        accomplishments|distinctions|prizes|awards and recognition|honours and awards|awards and scholarships
        key achievements
        fellowships|grants|grants and awards|grants and fellowships|fellowships and grants|research grants|research funding
        funding|awards and grants|honors and awards and fellowships|fellowships and awards|medals|awards and decorations
        decorations|military awards|academic honors|academic achievements|scholarships and awards|accolades
        honors and scholarships
        auszeichnungen|preise|ehrungen|auszeichnungen und preise|stipendien|preise und auszeichnungen|erfolge
        stipendien und auszeichnungen
        prix|distinctions et prix|recompenses|prix et distinctions|bourses|premios|reconocimientos|logros
        premios y reconocimientos
        distinciones|becas|premi|riconoscimenti|premi e riconoscimenti|borse di studio|premios e reconhecimentos
        conquistas|reconhecimentos
        premios e distincoes|prijzen|onderscheidingen|prestaties|nagrody|osiagniecia|nagrody i wyroznienia|wyroznienia
        stypendia
        奖项|获奖情况|荣誉|荣誉奖项|获奖经历|所获奖项|荣誉奖励|获奖|奖励|荣誉与奖项|奖项荣誉|獲獎|榮譽|得獎紀錄
        獲獎紀錄|榮譽獎項
        受賞|受賞歴|表彰|表彰歴|수상|수상 경력|수상 내역|수상 이력|수상경력|상훈
        награды
    """,
    "volunteer": """
        volunteer|volunteering|volunteer experience|volunteer work|community service|community involvement|community
        volunteerism|affiliation|voluntary work|voluntary experience|voluntary activities|voluntary service|volunteer service
        volunteering and interests|charity work|unpaid work|professional service|academic service|service to the profession
        university service|service and outreach|professional activities and memberships
        extracurricular activities|extracurriculars|activities|leadership and activities|civic engagement|governance
        leadership
        volunteering experience|social engagement|service|organizations|memberships|professional memberships
        affiliations
        professional affiliations|extracurricular|social work|extra curricular activities|leadership and volunteering
        outreach|volunteer activities
        community work|community engagement|memberships and affiliations|campus involvement|involvement|boards
        committees|giving back
        ehrenamt|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|ehrenamtliches engagement|engagement
        soziales engagement
        freiwilligenarbeit|mitgliedschaften|gesellschaftliches engagement|ausserberufliches engagement|vereine
        freiwilliges engagement
        benevolat|volontariat|engagements associatifs|activites extra professionnelles|vie associative
        engagement associatif|associations
        voluntariado|actividades extracurriculares|experiencia voluntaria|trabajo voluntario|experiencia de voluntariado
        volontariato|attivita di volontariato|trabalho voluntario|experiencia voluntaria|atividades extracurriculares
        vrijwilligerswerk
        nevenactiviteiten|wolontariat|dzialalnosc spoleczna|志愿者经历|志愿经历|志愿服务|社会活动|志愿者|校园经历
        社团活动|志愿活动|公益经历|志工|志願服務
        社会实践|社团经历|校园活动|ボランティア|ボランティア活動|社会活動|課外活動|봉사활동|봉사 활동|사회 활동
        대외 활동|社團經驗|志工經驗|волонтерство
    """,
    "interests": """
        interests|hobbies|hobbies and interests|interests and hobbies|personal interests|activities and interests
        outside work
        passions|leisure|off the clock|interests and activities|other interests|beyond work|free time|outside of work
        interessen|hobbys|hobbies und interessen|interessen und hobbys|freizeit|hobbys und interessen
        personliche interessen
        centres d interet|centres dinteret|loisirs|interets|passions et loisirs|loisirs et centres dinteret|divers
        intereses|aficiones|pasatiempos|intereses y aficiones|intereses personales|interessi|interessi personali|hobby
        passioni|tempo libero
        vrije tijd|temps libre|tiempo libre|czas wolny|lazer|ausserberufliche interessen|outside interests
        interesses|passatempos|interesses pessoais|interesses en hobbys|hobbys en interesses|zainteresowania
        hobby i zainteresowania|pasje
        兴趣爱好|兴趣|爱好|个人爱好|业余爱好|兴趣与爱好|興趣|興趣愛好|趣味|趣味 特技|特技|취미|취미 및 특기|관심사
        관심 분야|интересы
    """,
    "summary": """
        summary|profile|about|about me|objective|professional summary|career objective|professional profile
        personal statement|overview
        executive summary|introduction|personal profile|career summary|summary of qualifications|who i am|bio
        biography|statement
        career profile|hello|qualifications summary|professional objective|at a glance|professional overview|intro
        career goals
        personal summary|my story|mission|background|professional statement|info|highlights|career highlights
        let me introduce myself
        about myself|who am i|in brief|in short|professional bio|personal statement|en quelques mots|mon profil
        quien soy
        even voorstellen|profielschets|kim jestem|profil kandydata|quem sou|profilo e obiettivi
        zu meiner person|kurzbeschreibung
        profil|kurzprofil|uber mich|zusammenfassung|ziele|berufsziel|personliches profil|zielsetzung|vorstellung
        qualifikationsprofil
        uber meine person|zur person|kurzvorstellung|berufliches profil|karriereziel|wer ich bin|
        profil professionnel|a propos|a propos de moi|resume|objectif|presentation|synthese|objectif professionnel
        qui suis je|profil personnel
        perfil|perfil profesional|sobre mi|resumen|objetivo|resumen profesional|extracto|acerca de mi|presentacion
        objetivo profesional
        profilo|profilo professionale|chi sono|sommario|obiettivo|riepilogo|presentazione|su di me|sintesi
        profilo personale|riassunto
        perfil profissional|sobre mim|resumo|resumo profissional|objetivos|sobre|apresentacao|sumario
        objetivo profissional|objectivo
        profiel|over mij|samenvatting|doelstelling|persoonlijk profiel|introductie|wie ben ik|
        profil zawodowy|o mnie|podsumowanie|cel zawodowy|podsumowanie zawodowe|informacje o mnie|
        个人简介|自我评价|简介|个人总结|职业目标|关于我|个人概述|自我介绍|个人优势|求职意向|总结|概要|职业概述|摘要
        個人簡介|自我評價|关于|个人陈述|职业总结
        自己pr|職務要約|職務概要|職歴要約|経歴要約|経歴概要|プロフィール|自己紹介|志望動機|自傳|自我介紹|個人總結
        自我描述|求职目标
        자기소개|자기 소개|소개|요약|프로필|개요|경력 요약|지원 동기|о себе
    """,
    "contact": """
        contact|contact information|contact details|contact me|personal information|personal details|personal data
        details|reach me
        elsewhere|links|connect|find me|social|on the web|get in touch|social media|profiles|personal|online
        social links|web|contacts|say hello
        address|contact info|phone|email|network|social profiles|websites|social networks|follow me|get in contact
        personal info
        informacao pessoal|dados de contato|informazioni di contatto|reach out|personal particulars|identite
        kontakt|personliche daten|kontaktdaten|personalien|angaben zur person|personliche angaben
        personliche informationen|adresse|anschrift
        netzwerke|daten|
        coordonnees|contactez moi|informations personnelles|etat civil|liens|me contacter|reseaux|reseaux sociaux
        contacto|datos personales|informacion personal|datos de contacto|informacion de contacto|enlaces|redes
        redes sociales
        contatti|dati personali|informazioni personali|contatto|recapiti|link|anagrafica
        contato|dados pessoais|informacoes pessoais|informacoes de contato|contactos|contatos|redes sociais
        contactgegevens|persoonlijke gegevens|personalia|gegevens|dane osobowe|dane kontaktowe|informacje kontaktowe|
        联系方式|个人信息|基本信息|联系信息|联系|个人资料|基本资料|联系我|链接|社交|聯絡方式|個人資料|基本資料
        連絡先|個人情報|基本情報|연락처|인적사항|인적 사항|개인정보|개인 정보|기본 정보
        контакты
    """,
    "references": """
        references|referees|testimonials|references available on request|references available upon request
        recommendations|what people say
        kind words|professional references|referenzen|empfehlungen|reference|referenze|referencias
        referencias profesionales|recomendaciones
        referencias laborales|referenties|referencje|recommandations|推荐人|推荐信|证明人|推薦人|参考人|推薦者
        추천인|추천서|推荐|引荐
        推荐语|參考
    """,
    "other": """
        additional information|other|miscellaneous|additional|further information|availability|salary|declaration
        further details
        sonstiges|weitere informationen|weiteres|verschiedenes|zusatzliche informationen|mobilitat
        informations complementaires|autres
        otros|otros datos|informacion adicional|altro|ulteriori informazioni|outros|informacoes adicionais|overig
        overige|inne
        dodatkowe informacje|informacje dodatkowe|其他|其他信息|附加信息|其它|klauzula
    """,
}
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
    "projects": "projects projekte projets proyectos progetti projetos projecten projekty project 项目 portfolio",
    "certificates": """certifications certificates certification licenses licences zertifikate
        zertifizierungen certificats certificaciones
        certificazioni certificacoes certificaten certyfikaty 证书 认证 accreditations""",
    "languages": "languages sprachen sprachkenntnisse langues idiomas lingue linguas talen jezyki 语言",
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
    "contact": "contact kontakt contacto contatti contato contactgegevens personal coordonnees 联系 personliche",
    "references": "references referenzen referencias referenze referees testimonials referenties 推荐",
}
"""Words that tell the kind of a line that already looks like a heading."""
