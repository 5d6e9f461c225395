"""What sections about work are called, paid and unpaid: posts, projects, service."""

WORK: dict[str, str] = {
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
        committees|giving back|volunteering and memberships
        ehrenamt und mitgliedschaften|adhesions|benevolat et adhesions|afiliaciones|voluntariado y afiliaciones
        affiliazioni|volontariato e affiliazioni|afiliacoes|voluntariado e afiliacoes
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
}
"""Kind of section to its names, parted by `|` and line breaks."""
