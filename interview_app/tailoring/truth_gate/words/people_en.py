"""English nouns for people by what they do at work, made by packaging/people_nouns.py; not edited by hand.

Chosen by frequencies of wordfreq (Robyn Speer, data CC BY-SA 4.0) and the tree of WordNet 3.1 (Princeton University,
WordNet licence).
"""

PEOPLE = """
accompanist accomplice acolyte actor actress actuary adjuster adjutant administrator admiral advertiser adviser advisor agronomist aide
airman alarmist alderman ambassador anaesthetist analyst anatomist anchorman anesthesiologist animator announcer anthropologist
antiquary anzac apothecary apotheosis appointee appraiser arbiter arbitrator archaeologist archbishop archdeacon archduke archeologist
archer architect aristocrat artificer artisan artist artiste assemblyman assessor astronomer astrophysicist attorney attractor auteur
author aviator ayah ayatollah babysitter backbencher bailiff baker ballerina bandleader barker barmaid barman baron baroness baronet
barrister bart bartender bassist basso batman beadle beautician beekeeper bellman bellwether betrayer biochemist biographer biologist
blacksmith blaster bleacher boatman boatswain bobby bodyguard bombardier booker bookmaker botanist bouncer bowman brahman brahmin
breadwinner breeder brewer bricklayer bridesmaid brigadier buckaroo bugler bunny bureaucrat busker butler caddie cameraman campaigner
cantor capo captain cardiologist caregiver caretaker carpenter cartographer cartoonist caseworker cellist ceo cfo chairman chairperson
chairwoman chambermaid chancellor chaperone chaplain charon chauffeur chef chemist chieftain chiropractor choreographer churchman
cinematographer clergyman cleric clerk clinician clothier coachman coauthor cobbler cofounder collier colonel colorist columnist
comedian comedienne commandant commander commando commentator commissar commissioner commodore communicator composer concierge
confessor congressman congresswoman conjurer connoisseur conscript conservator constable constructivist consul consultant convener
conversationalist cook cop copilot copywriter coroner costumer counsel counsellor counselor countess courtier couturier cowboy cowgirl
cowherd crafter craftsman creator crewman criminologist critic crooner cropper curate curator custodian cutler cyril czar dancer
dauphin dci deacon deaconess dealer dean decorator defender delegate demagogue demigod democrat demonstrator dentist deputy
dermatologist designer detective dictator dietician dietitian diplomat director discoverer dispatcher distiller diva doc docent doctor
doer doge domine dominus doorman doula draftsman dragoon dramatist draper draughtsman dressmaker drover druid drummer duce duchess duke
dyer earl earner ecologist economist editor educator electrician emcee emissary emperor employer empress endocrinologist enforcer
engraver enquirer entertainer entomologist envoy epidemiologist escort esquire essayist estimator evaluator evangelist examiner
exhibitor experimenter facilitator falconer farmer farrier fed federalist feller ferryman fiddler filibuster filmmaker fink firefighter
fisher fisherman fishmonger footman foreman forger freelancer functionary gamekeeper gardener gastroenterologist gaucho gazetteer geek
gendarme genealogist generalissimo geneticist geographer geologist ghostwriter glazer glazier gob godhead goldsmith gopher governess
grader granger gravedigger grenadier grocer groundskeeper grower growler guardian guardsman guitarist gunner gunsmith gurkha guru
gynaecologist gynecologist hairdresser hairstylist hakeem handler handyman harlequin harper harpist hatter hawker headliner headmaster
headmistress healer heartthrob helmsman helper herbalist hero highlander highness holdout holdover honcho horticulturist hotelier
hotshot housekeeper housemaid houseman hummer humorist huntress huntsman hygienist hypnotist iceman illustrator imam impresario
infantryman informant informer initiator innovator inquirer inquisitor insider inspector instructor instrumentalist interlocutor
intermediary intern internist interpreter interrogator interviewee interviewer inventor investigator jailer janitor jester jeweler
jeweller johnny journalist journeyman judge juggler jurist juror kaiser keeper kennan keyboardist laborer labourer lama lancer
landscaper lawmaker lawman lawyer leaker lecturer legate legislator librarian licensee lieutenant lifeguard linesman linguist lobbyist
locksmith lord lpn lyricist machinist maestro magician magistrate maharaja maharajah maid mailman maker malik manager manipulator
manservant mariner marketer marksman marquess marshal massager masseur masseuse mastermind matchmaker mathematician matriarch maven
mayor mediator mercer merchant meteorologist mezzo microbiologist midwife mikado milady milkman milliner mime minder miner minister
minstrel minter modeler modernist monarch monger monsignor mortician motorist mover musician musketeer nanny narc narrator nawab
negotiator neurologist neuroscientist neurosurgeon newscaster newsman newspaperman newsreader nobleman noc nominee notary novelist
nuncio nurse nutritionist obstetrician oceanographer officer ombudsman oncologist ophthalmologist optician optometrist orator organist
orientalist originator ornithologist orthodontist overseer packer padre paediatrician paladin paleontologist panelist paperboy
paralegal paramedic paratrooper parliamentarian parson pastor pathfinder pathologist patriarch patrolman peddler pediatrician pendragon
percussionist performer pharmacist photographer photojournalist physician physicist physiologist physiotherapist pianist pilate pioneer
piper plasterer playwright pleaser plenipotentiary plowman plumber pluralist podiatrist poet pol policeman policewoman politician
politico pollster pontiff pope porter postman postmaster potemkin potter practitioner praetor prater preacher preceptor prefect prelate
presenter president pressman priest priestess primate prince princess proctor procurator producer prof professor promoter prosecutor
prospector protector provocateur provost psalmist psychiatrist psychoanalyst psychologist psychotherapist publican publicist punter
puppeteer purser quartermaster questioner rabbi radiologist rainmaker raja rajah rancher ranger rani rapporteur reb rebel receptionist
rector ref referee refiner registrar repairer repairman reporter researcher reservist restorer retailer reviewer revisionist rifleman
ringer ringmaster romanoff romanov roofer rower saddler salesman salesperson saleswoman salter satirist sawyer schoolmaster
schoolteacher scientist scout screamer screener screenwriter scriptwriter scrivener sculptor seaman seamstress seller senator
sensationalist sentinel sentry sergeant serjeant servant serviceman setter shah shaman shamus shepherd shepherdess sheriff sherlock
shipbuilder shoemaker shopkeeper showgirl shrink signer silversmith singer sire sleuth smallholder sniper sociologist soldier soloist
solon sommelier songstress songwriter spammer specialist speechwriter speeder splitter sportscaster sportswriter spotter spy squire
stacker staffer starlet statesman statistician stenographer stewardess stockman storekeeper storyteller striptease strongman styler
stylist submariner superintendent supermodel superstar supervisor surgeon surrealist sympathizer tailor talker tamer taoiseach tapper
taskmaster taster taxidermist taxman teacher tec techie technician telecaster temp templar thane therapist thrower tipster townes
tracker trader tradesman trafficker trailblazer trapper trier trooper troubadour trucker trumpeter tsar turnkey tutor typist ump umpire
underling undersecretary understudy undertaker unionist uriah urologist valet vendor venter ventriloquist vet veterinarian vicar
viceroy vigilante violinist viscount vizier vocalist wac wag waggoner wagoner wainwright waiter waitress waker warbler warden warder
warlord watchdog watchmaker watchman waterman waver weatherman weaver webmaster welder wheelwright whisperer whistleblower whiz whizz
winemaker wingman witness wiz wordsmith worker workman writer yeoman yuppie zoologist
"""
