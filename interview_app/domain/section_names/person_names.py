"""What sections about a person are called: who they are, how to reach them, what they got and like,
who vouches for them.
"""

PERSON: dict[str, str] = {
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
        reach me|how to reach me|where to find me|so erreichen sie mich|me joindre|me contacter
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
        personal skills and competences|personliche fahigkeiten und kompetenzen|aptitudes et competences personnelles
        capacidades y aptitudes personales|capacita e competenze personali
        additional information|other|miscellaneous|additional|further information|availability
        further details|other information|other details|additional details|other facts
        sonstiges|sonstige angaben|weitere angaben|zusatzliches|weitere informationen
        weiteres|verschiedenes|zusatzliche informationen|mobilitat
        informations complementaires|autres|autres informations|informations diverses
        otros|otros datos|informacion adicional|otra informacion|datos adicionales|varios
        altro|ulteriori informazioni|outros|informacoes adicionais|overig
        overige|inne
        dodatkowe informacje|informacje dodatkowe|其他|其他信息|附加信息|其它
    """,
    "formalities": """
        salary|salary expectations|declaration|gehaltsvorstellung|einverstandniserklarung|klauzula|klauzula rodo
    """,
}
"""Kind of section to its names, parted by `|` and line breaks."""
