"""English words the gate knows by heart: glue that claims nothing, verbs by strength, and words that must be proven.

Each table is plain text, one group a name, so that it can be read and mended without reading code.
"""

GLUE = """
oclock mine ours yours theirs hers a an the this that these those it its i me my we our us he she they their them his her who whom which what whose there here
and or but nor so yet as than then thus while when where whereas if because since until till before after once also too both either
of in on at by for to from with within without into onto over under up down out off through throughout across along around about
against between among amongst during per via upon near toward towards behind beyond beside besides inside outside despite except amid
is are was were be been being am do does did done doing have has had having will would can could should may might must shall
not no never none nor neither nothing nobody anything everything
each every all any some several many much more most less least few fewer other another own such same only just even still already
again always often usually regularly mainly mostly partly well very quite further alongside together apart away back forth
successfully consistently effectively efficiently carefully directly personally actively closely promptly reliably smoothly safely
including include includes included plus respectively namely eg ie etc
total altogether number numbers amount way ways part parts use help order end side basis kind sort set lot case means time times
role duties duty tasks task work works job jobs position post worked working experience experienced skilled skills skill knowledge
process processes activity activities casework effort efforts ca using
familiar proficient able responsible responsibility responsibilities charge
there thereby therefore hence thanks due resulting resulted result results so
here now then later earlier previously formerly currently recently today present ongoing start started end ended begin began
new existing different various multiple individual respective overall entire whole full
years year months month weeks week days day
as-well-as summary profile references available request
one ones someone something
roughly approximately approx nearly almost exactly rate rates size background
place put take took taken took make made making made get got gotten give gave given go went gone come came keep kept keeping let
"""

VERBS = {
    "help": """help assist support contribute participate aid shadow observe attend join accompany back""",
    "do": """
        accelerate accept access accommodate accomplish account achieve acquire act activate adapt add address adjust administer
        advertise advise advocate agree aim align allocate allow amend analyse analyze answer anticipate apply appraise arrange
        ask assemble assess assign attach attain attract back bake balance bathe begin bill bind blend block board bond book bottle
        brew bring broaden budget build bundle buy calculate calibrate call care carry carve cast catalog catalogue cater change
        channel charge chart chase check choose clarify classify clean clear climb close code collaborate collate collect combine
        come commission communicate compare compile complete comply compose compute conclude conduct configure confirm connect
        conserve consolidate construct consult contact control convert convey cook cooperate copy correct count cover craft crew
        cultivate curate customise customize dance deal debug decide decorate defend define deliver demonstrate dent deploy describe
        detail detect determine dig digitise digitize dig dispatch dispense display dispose distribute document draft drain draw dress
        drill drive drop duplicate dye earn edit educate elaborate embed employ enable encourage enforce engage engineer enhance
        enlarge enrich ensure enter entertain equip escort estimate evaluate examine exceed exchange execute exercise exhibit explain
        explore export express extend extract face facilitate familiarise fasten feed field file fill film filter finalise finalize
        find finish fire fit fix flag focus fold follow forecast forge formulate forward foster frame freeze fulfil fulfill function
        fund furnish gain gather generate give glue grade grill grind group grow guard guide handle hang harvest haul have heal hear
        hold host identify illustrate implement import improve incorporate index inform ingest inspect install instruct insulate
        integrate interact interface interpret interview inventory investigate invoice iron isolate issue iterate join judge keep
        knit label lay learn leave lend level lift light link liaise list listen load localise localize locate lodge log look lower
        machine mail maintain make map mark market match maximise maximize measure meet mend merge mill minimise minimize mix
        model moderate modernise modernize modify monitor mount move mow navigate network note notify nurse obtain offer open operate
        optimise optimize order organise organize orient outline overhaul pack package paint park parse participate pass patch patrol
        pay perform persuade phone photograph pick pilot pipe place plan plant plaster play plot plough plow plumb polish populate
        port position pour practise practice predict prepare present preserve press prevent price print prioritise prioritize probe
        process procure produce profile program programme project promote proofread propose protect prototype prove provide prune
        publicise pull pump purchase push put qualify query question quote race raise rank reach read realise realize rearrange
        recommend reconcile record recover recycle redesign redevelop redraft refactor refer refill refine refinish refit refresh
        refurbish register regulate rehearse reinforce relay release relocate remedy remodel remove render renew renovate reorganise
        reorganize repair repaint replace replenish reply report represent reproduce request rescue research reset reshape resolve
        respond restore restructure retain retrieve return reupholster review revise revive rewire rewrite rig rinse roast roll rotate
        route run safeguard sample sand satisfy save scale scan schedule scrape screen script sculpt seal search secure see
        segment select sell send separate serve service set settle sew shape share sharpen shear shift ship shoot shop show sign sketch
        smooth solder solve sort source sow speak specify spend split spot spray stabilise stabilize staff stage stand standardise
        standardize start stay steer sterilise stitch stock store streamline strengthen strip structure study submit succeed
        summarise summarize supplement supply survey sustain sweep switch synthesise tackle tag tailor take talk target taste tend
        test thread tidy tile time top trace track trade transcribe transfer transform translate transmit transport treat triage
        trim troubleshoot tune turn type uncover understand undertake unify unite unload update upgrade uphold upload use utilise
        validate value vary verify view visit visualise visualize wash watch water weave weigh welcome weld wire withdraw work wrap
        write travel dress rework recondition retrofit resurface rehang reseal rebuild renegotiate repurpose groom swap usher crate
        acclimatise acclimatize adhere adjourn adjudicate affix alleviate arbitrate ascertain assay attest automate avert castrate caulk circulate cleanse commemorate compensate
        compress condense confiscate convene decant decode defrost degrease demolish deputise deputize derig descale detain deter dilute disburse
        disclose disinfect dislodge dismantle disseminate dissect dissolve distil distill divert eject elicit embalm emboss embroider
        emulsify encode encrypt endorse engrave enlist enrol enroll enumerate erect evacuate evaporate evict excavate exhume expedite
        extinguish extricate extrude fabricate fertilise fertilize fetch fumigate germinate hydrate ignite immerse immobilise immunise
        immunize impound impregnate improvise incubate inflate infuse inject inscribe insert inspire instil insure intercept
        interrogate intubate invest invigilate itemise itemize knead laminate launder liquidate litigate lubricate manoeuvre
        marinate mediate mobilise mobilize motivate narrate neutralise neutralize neuter officiate palpate pasteurise perforate pollinate
        propagate prosecute pulverise purify quantify ratify reassemble reassure rebut recalibrate recharge recite reclaim reconstruct
        rectify redact redeem refuel regrade reheat rehome rehouse reimburse relabel relieve reline remount repackage replant repot reroute
        resize respray resuscitate retouch retrain sanitise sanitize scarify scrutinise scrutinize simmer solicit sprinkle stimulate stow
        straighten subsidise subsidize summon superintend synchronise tabulate thaw tighten titrate transfuse typeset unblock
        undergo uninstall unpack unpick unwind vacate vaccinate vouch
        conduct nurture befriend outfit stoke sluice hoist tow ferry dredge prune fell graft lamb milk shear fence bale thresh
        """,
    "up": """increase raise grow boost expand double triple quadruple lift heighten lengthen multiply widen enlarge gain climb rise soar jump
        surge extend""",
    "down": """reduce cut lower decrease shorten halve trim shrink diminish lessen curb slash drop fall decline minimise minimize
        limit ease slim""",
    "zero": """eliminate abolish eradicate""",
    "own": """own""",
    "manage": """manage supervise oversee coordinate""",
    "lead": """orchestrate champion lead head direct chair spearhead captain helm command preside""",
    "teach": """teach train coach mentor instruct tutor educate onboard lecture precept""",
    "hire": """hire recruit dismiss""",
    "approve": """approve authorise authorize certify accredit""",
    "clinical": """diagnose prescribe operate-on anaesthetise sedate""",
    "deal": """negotiate""",
    "publish": """publish""",
    "originate": """invent found pioneer patent originate conceive architect mastermind establish initiate""",
    "create": """create design develop launch introduce devise construct invent conceive""",
    "maintain": """get receive maintain operate monitor test use document check read follow watch observe""",
    "honour": """win award nominate honour honor decorate feature""",
    "rise": """promote elect appoint""",
    "qualify": """graduate qualify license""",
}
"""Verbs by what they claim. `do` is the plain strength; every other group is looked at by name in `verbs`."""

IRREGULAR = """
become became become|begin began begun|bind bound bound|break broke broken|bring brought brought|build built built|buy bought bought|
cast cast cast|catch caught caught|choose chose chosen|come came come|cut cut cut|deal dealt dealt|dig dug dug|do did done|
draw drew drawn|drive drove driven|earn earned earned|eat ate eaten|fall fell fallen|feed fed fed|find found found|fit fit fit|fly flew flown|
forecast forecast forecast|freeze froze frozen|get got got|give gave given|go went gone|grind ground ground|grow grew grown|
hang hung hung|have had had|hear heard heard|hold held held|keep kept kept|know knew known|lay laid laid|lead led led|
learn learnt learnt|leave left left|lend lent lent|let let let|light lit lit|make made made|meet met met|oversee oversaw overseen|
pay paid paid|put put put|read read read|rebuild rebuilt rebuilt|redo redid redone|rewrite rewrote rewritten|ride rode ridden|
rise rose risen|run ran run|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|sew sewed sewn|shoot shot shot|
show showed shown|sow sowed sown|speak spoke spoken|spend spent spent|split split split|stand stood stood|sweep swept swept|
take took taken|teach taught taught|tell told told|think thought thought|undertake undertook undertaken|understand understood understood|
uphold upheld upheld|weave wove woven|win won won|withdraw withdrew withdrawn|write wrote written|overhang overhung overhung|
sit sat sat|beat beat beaten|lose lost lost|win won won|stick stuck stuck|fight fought fought|hit hit hit|shut shut shut|wear wore worn|tear tore torn|wind wound wound|spin spun spun|bend bent bent|sleep slept slept|outsell outsold outsold|overcome overcame overcome|proofread proofread proofread|ring rang rung|shear sheared shorn|steer steered steered|string strung strung|sing sang sung|swim swam swum|bid bid bid|
arise arose arisen|bear bore borne|bite bit bitten|bleed bled bled|blow blew blown|breed bred bred|broadcast broadcast broadcast|burn burnt burnt|
creep crept crept|dream dreamt dreamt|flee fled fled|forbid forbade forbidden|forget forgot forgotten|hide hid hidden|hurt hurt hurt|kneel knelt knelt|
lean leant leant|leap leapt leapt|mislead misled misled|mistake mistook mistaken|outdo outdid outdone|override overrode overridden|overtake overtook overtaken|
quit quit quit|redraw redrew redrawn|resell resold resold|retell retold retold|rethink rethought rethought|shake shook shaken|shed shed shed|
shine shone shone|shrink shrank shrunk|sink sank sunk|slide slid slid|speed sped sped|spell spelt spelt|spill spilt spilt|spoil spoilt spoilt|
spread spread spread|spring sprang sprung|strike struck struck|strive strove striven|swear swore sworn|swell swelled swollen|swing swung swung|
tread trod trodden|undo undid undone|upset upset upset|wake woke woken|withhold withheld withheld|withstand withstood withstood
"""
"""Base, past and participle of verbs that do not take -ed."""

NOUNS_OF_VERBS = """
lead leadership|manage management|supervise supervision|coordinate coordination|help help|support support|assist assistance|
contribute contribution|participate participation|install installation|reduce reduction|grow growth|deliver delivery|
maintain maintenance|teach teaching|train training|prepare preparation|repair repair|analyse analysis|negotiate negotiation|
sell sale|sell sales|serve service|treat treatment|assess assessment|plan planning|build building|increase increase|
decrease decrease|cut cut|drop drop|rise rise|improve improvement|develop development|implement implementation|introduce introduction|
own ownership|direct direction|save saving|save savings|recover recovery|migrate migration|respond response
"""
"""Nouns that say what their verb says."""

PHRASES_OF_RANK = {
    "help": (
        "part of the team", "part of a team", "member of the team", "member of a team", "involved in", "on the working group", "in a working group", "member of the working group", "member of a working group", "member of the committee", "member of the panel", "took part", "take part",
        "taking part", "taken part", "played a part", "worked alongside", "under the supervision of", "under supervision",
        "under the guidance of", "under the direction of", "lent a hand", "gave a hand", "exposure to", "exposed to", "sat in on",
        "as part of a", "as part of the", "familiarised with", "introduced to", "learned", "learnt", "a supporting role", "pitched in", "chipped in", "mucked in", "tagged along", "came along", "stood in for", "stand in for", "standing in for", "cover for", "covering for", "deputise for", "deputised for", "deputising for", "deputize for", "fill in for", "input to", "input into", "contribution to", "contributions to", "filled in for", "covered for", "helping hand", "in support of", "in aid of", "gave support", "provided support",
    ),
    "own": ("responsible for", "in charge of", "in charge on", "in charge when", "in charge during", "in charge while", "accountable for", "took charge", "ownership of", "took ownership", "sole responsibility", "answerable for", "charge of", "had responsibility for"),
    "manage": ("line manager of", "line manager for", "line manager to", "line manages", "line manage", "line managed", "management of", "oversight of", "supervision of", "reporting to me", "direct reports", "people management", "under me", "working for me", "worked for me", "report to me", "reported to me", "budget responsibility", "at the controls of"),
    "lead": ("leadership of", "head of", "at the helm", "took the lead", "team lead", "led", "in command of", "the lead on",
             "drove the move", "drove the change", "drove the switch", "drove the migration", "drove the rollout", "drove the transition", "drove the conversion",
             "drove the introduction", "drove the adoption", "drove the project", "drove the replacement", "drove the implementation", "drove the redesign"),
}  # fmt: skip
"""Word groups that say how strong a part someone had."""

PROVEN = {
    "best of all": "best worst top largest biggest greatest highest fastest finest leading foremost premier number-one ranked unrivalled unmatched unparalleled "
    "smallest longest strongest youngest oldest newest busiest toughest unprecedented unique exceptional outstanding excellent popular favourite favorite world-class world class elite star stellar "
    "renowned famous prestigious acclaimed celebrated flagship cutting-edge cutting edge state-of-the-art revolutionary groundbreaking innovative pioneering expert guru "
    "master extensive comprehensive deep superior first-ever only-one perfect flawless perfectly flawlessly faultless faultlessly spotless impeccable impeccably exemplary immaculate unblemished famous famously reputed legendary",
    "first": "first foremost inaugural original",
    "alone": "solo sole solely single-handed single-handedly singlehandedly handed handedly single alone independently exclusively unaided entirely myself exclusive unassisted",
    "everywhere": "company-wide companywide enterprise-wide organisation-wide organization-wide wide nationwide worldwide global globally international internationally "
    "national nationally statewide countrywide industry-wide europe-wide firm-wide firmwide universal universally region-wide citywide hospital-wide county-wide",
    "adopted": "adopted adoption standard standards benchmark rolled rollout template blueprint mandated mandatory deployed",
    "honoured": "award awards awarded award-winning winning winner prize prizes medal honoured honored recognised recognized nominated finalist accolade accolades "
    "commended distinguished shortlisted promoted promotion elected celebrated decorated scholarship cum laude distinction honours honors",
    "certified": "certified certificate certification certificates licensed licence license chartered accredited accreditation registered qualified diploma fellow "
    "degree phd doctorate doctoral mba msc master masters bachelor bachelors bsc ba ma md postgraduate graduate",
    "senior": "senior principal chief head lead director executive vp president partner founder co-founder cofounder owner manager supervisor foreman boss superintendent "
    "architect consultant specialist strategic strategy board c-level deputy interim commander captain matron headteacher headmaster principal",
    "certain": "proven demonstrated guaranteed always every all entire whole",
    "advanced": "advanced distributed integrated fluent native bilingual complex critical mission-critical high-profile large-scale multi-million "
    "multimillion confidential urgent major massive significant significantly dramatically drastically substantially substantial considerable considerably huge",
}  # fmt: skip
"""Words that claim something special: each needs one of its own kind in the evidence."""

TITLES = """
engineer developer programmer architect analyst scientist designer administrator technician mechanic electrician plumber carpenter
welder fitter operator driver pilot captain nurse matron sister doctor surgeon physician consultant therapist pharmacist dentist
paramedic midwife carer teacher lecturer professor tutor principal headteacher head chief director manager supervisor foreman leader
lead officer president partner founder owner chef cook baker waiter bartender sommelier accountant auditor controller bookkeeper
clerk secretary assistant associate apprentice trainee intern junior senior executive specialist expert advisor adviser agent
broker buyer seller salesman saleswoman representative merchandiser marketer editor writer journalist author producer photographer
artist musician actor lawyer solicitor barrister paralegal judge inspector planner surveyor coordinator organiser organizer foremen
gardener farmer forester ranger guard warden sergeant lieutenant superintendent commander detective firefighter librarian curator
archivist researcher fellow postdoc instructor trainer coach mentor vp ceo cto cfo coo cio handler labourer bricklayer roofer
plasterer painter decorator tiler joiner seamstress tailor hairdresser stylist barber receptionist concierge porter housekeeper
cleaner caretaker dispatcher scheduler estimator strategist master deputy vice co-founder chairman chairwoman chair matron beautician
"""

LIMITING_TITLES = """assistant deputy junior associate trainee intern apprentice acting interim sous vice commis student volunteer
graduate aide helper sub under probationary candidate temporary"""
"""Words that make a title smaller: dropping one makes it larger than it was."""

NEGATORS = "not no never none neither nor without nothing nobody cannot isn't wasn't weren't didn't doesn't don't hadn't haven't couldn't wouldn't can't won't aren't ain't hasn't mustn't shouldn't zero lacked lacking"
SHORT_NEGATORS = "no without none zero lacked lacking"
"""Negators that reach only to the end of their noun."""

HEDGES = (
    "planned to", "hoped to", "intended to", "tried to", "attempted to", "attempted", "was supposed to", "was due to", "not yet", "expected to",
    "working towards", "working toward", "studying for", "applied for", "candidate for", "in progress", "pending", "meant to", "aimed to", "aiming to",
    "wanted to", "considered", "thought about", "thought of", "nothing to do with", "halfway through", "only watched", "learning to", "signed up for", "enrolled in", "currently doing", "working on my", "hope to", "plan to", "planning to", "proposed", "set out to", "in training as", "currently studying", "unfinished", "abandoned", "failed to", "failing to", "withdrawn", "cancelled", "was to",
)  # fmt: skip

CAUSES = (
    "resulting in", "resulted in", "leading to", "led to", "thereby", "thus", "hence", "because of", "due to", "thanks to", "as a result", "which cut", "which raised",
    "which reduced", "which increased", "causing", "caused", "consequently", "so that", "therefore", "yielding", "drove", "generating", "enabling",
)  # fmt: skip
COINCIDENCES = ("at the same time", "coincided", "unrelated", "independently of", "separately", "during the same period", "not because", "meanwhile", "regardless of", "for other reasons", "market growth", "while the")  # fmt: skip

EQUAL = """
staff employee employees people persons person team member members colleague colleagues worker workers coworker coworkers headcount|customer customers client clients|
lorry truck|lorries trucks|pupil pupils student students schoolchildren|kubernetes k8s|javascript js|typescript ts|postgresql postgres|ci cd continuous integration deployment|
resume cv|hons honours|grad grads graduate graduates|tech techs technician technicians|rep reps representative representatives|spec specs specification specifications|lab labs laboratory laboratories|exam exams examination examinations|ad ads advert adverts advertisement advertisements|vet vets veterinarian|stats statistics|maths math mathematics|jab jabs vaccination vaccinations|physio physiotherapist|above exceed exceeded exceeding beat surpass surpassed surpassing|purchase purchasing procurement buying|physician doctor|car automobile vehicle|organisation organization|programme program|centre center|
percentage percent|apartment flat|apartments flats|hospital infirmary|bookkeeping accounts|illness disease|mistake error|mistakes errors|fault defect|faults defects|
licence license|labour labor|colour color|neighbourhood neighborhood|behaviour behavior|catalogue catalog|cheque check|tyre tire|jewellery jewelry|grey gray|maths mathematics|
photo photograph|photos photographs|phone telephone|fridge refrigerator|bike bicycle|it information technology|hr human resources|qa quality assurance|
monthly month months|weekly week weeks|daily day days|yearly annual annually year years|hourly hour hours|nightly night nights|quarterly quarter quarters|
january jan|february feb|march mar|april apr|june jun|july jul|august aug|september sep sept|october oct|november nov|december dec|
bsc bs bachelor|msc ms|ba bachelor|phd doctorate|mba mba|uk united kingdom|us usa united states|newly new|
"""
"""Words that mean the same thing on a page; a word in two groups links only within each group."""
