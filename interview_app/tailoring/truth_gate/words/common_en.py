"""Common English words of general meaning, made by packaging/common_words.py; not edited by hand.

Chosen by frequencies of wordfreq (Robyn Speer, data CC BY-SA 4.0) and sense files of WordNet 3.1 (Princeton University,
WordNet licence).
"""

COMMON = """
abandon abandoned abilities ability able aboard abortion about abroad absence absolute absolutely abstract abuse abused academy
acceptable acceptance accepted access accessible accident accidentally accidents accommodation accompanied accomplished accordance
accordingly account accounts accuracy accurate ace achievement achievements acknowledged acquired acquisition acres across act action
actions activated actively activities activity acts actual actually acute adaptation adapted add additional additionally address
addressed addresses adds adequate adjacent adjusted administrative admission adopted adoption adorable ads adult adults advance
advanced advances advantage advantages adventure adventures advice advised advisory aesthetic affair affairs affect affected affects
affordable afraid after afternoon afterwards again age aged agenda ages aggressive ago agreed agreement agreements agricultural ahead
aid aids aim aims alarm album albums alert algorithm alike alive all allegations alleged allegedly alliance allied allies ally almost
alone along alongside alpha already alright also altered alternative alternatives altogether always amendment amount amounts analysis
anger angle angry animal animals animated animation anna anniversary announced announcement annually anonymous another answer answers
anticipated anxiety anxious any anymore anyway anyways anywhere apart apology apparent apparently appeal appeals appearance appearances
applicable application applications applied appointed appointment appreciated appreciation approach approaches appropriate approval
approved approximately apr april arch archives are arena armed around arranged arrangement arrangements array arrest arrival arrow
artificial artistic ashamed aside asleep aspect aspects assessment asset assets assigned assignment assist assistance assisted assists
assumed assumption assured athletic atmosphere attached attack attacks attempted attendance attended attention attitude attitudes
attractive audience audiences audio audit aug august authentic authorities authority authorized automatically autumn availability
available avenue average awake aware awareness away awesome awful awkward axis backed background backwards bad badge badly bail balance
balanced ballot ban band bands bang bankruptcy banned bare barely based basically basis batteries battery battle battles beam beast
beaten beautiful beauty before behalf behavior behaviour beings belief beliefs below bend beneath beneficial benefit benefits besides
best bet beta better between beyond bias bible bid big bigger bill bills biological birth birthday bit bite bits bizarre black blacks
blame blank blast blessed blind blocked blog bloody blow blown blows blue blues bob bold bonus book booked books boom boost bored both
bother bounce bound bout brand brands breach break breakdown breaks breath breed brief briefly bright brilliant broadcast broke broken
brown brush brutal budget build built bulk bunch burden bureau buried burn burned burns burnt burst busy but buy buyer buyers buzz bye
cable calculated calendar call calls calm calories campaign campaigns cancel cancelled canon capabilities capability capable capacity
capital capture care careful carefully cares caroline carries carry cartoon case cases cash cast casual catch categories category cause
causes cease celebrated celebration census ceremony certain certainly certificate certified chain chains challenge challenges
championship championships chance chances change changed changes channel channels chaos characteristics charge charged charges charity
chart charter charts chase cheap check checked checks cheer cheers child childhood chill choice choices christianity christmas chronic
cia cinema circle circles circumstances citizenship civic civil civilization claim claims class classes classification classified clean
clear cleared clearly clever click client clients climate clinical closed closely closest clue coalition coastal code codes cognitive
coin coins collaboration collapse colleagues collect collected collection collections collective colony color colored colors column
combat combination combined comeback comfort comfortable command comment commentary comments commercial commission commitment committed
commonly communication communications comparable compare comparison compensation competition competitive complaint complaints complete
completed completely completion complex complexity compliance complicated component components composed composition compound
comprehensive compromise concentration concept concepts concern concerned concerns concert concluded conclusion conclusions condition
conditions conduct confidence confident confirmation confirmed conflict conflicts confused confusion congratulations congress
congressional connected connection connections conscious consciousness consecutive consensus consent considerable considerably
considered consistent consistently conspiracy constant constantly constitutional contact contacts contained content contents contest
context continental continued continuous contract contracts contrary contrast contribution contributions control controlled controls
controversial controversy convenience convenient convention conventional conversion conviction convinced cooked cool cooperation copies
copy copyright core corp corporate corporation corporations corps correct correctly corrupt corruption cost costs count counts coup
couple couples courage course courses courtesy cover coverage covered covers crash cream creation creative creativity creature
creatures credit credits creepy crew crisis critical criticism crossed crowd crown crucial cruel cruise crushed cult cultural culture
cultures curious currency currently curriculum curve custody custom customer customers customs cute cycle daily damage damaged damages
danger dangerous dare dark darkness dash data database date dated dates dawn dead deadline deadly death deaths debt debut dec december
decent decided decision decisions declaration declared decrease decreased dedicated deep deeply default defeat defeated defense
defensive deficit defined definitely definition delay delayed deliberately delicate delighted delivery demand demands demo democracy
democratic demonstrated demonstration density dental departure depressed depression depth derived described description deserved design
designed designs desire desired desires despite destiny destroyed destruction detailed details detected detection determination
determined developed development developments devoted diagnosis diameter diamond diamonds diary dictionary difference differences
different differently difficult difficulties difficulty digital dignity dimension dimensional dimensions dip diplomatic direct directed
directly dirty disability disabled disappointed disappointment disaster disclosure discount discovered discovery discrimination disk
dismissed disorder disorders display displays disposal dispute distance distant distinct distinction distinctive distinguished
distributed distribution diverse diversity divide divided divorce divorced document documentary documented documents does domain
dominant dominated donation donations done dot doubt draft drain drama dramatic drawn dream dreams dressed dried drive driven drives
drop drops drove dual due dumb duo duration duties duty dynamic dynamics each eager earlier earliest early earned earnings earthquake
ease easily east easter eastern easy echo economic economics economy edited edition editorial educated education educational effective
effectively effectiveness efficiency efficient effort efforts ego eighth either elaborate elderly elect elected election elections
electoral electrical electronic electronics element elementary eligible elite elsewhere email emails embarrassed embrace emergency
emissions emotion emotional emotionally emotions emphasis employed employee employees encounter encounters encouraged ended endless
enemies enemy enforcement engaged engagement enhanced enormous enough enterprise enterprises entertainment enthusiasm entirely entitled
entity entries entry environment environmental environments epic equality equally equation equipped equity equivalent era error errors
escape escaped especially essay essays essence essentially est established establishment estate estimate estimates eternal ethical
evaluation even event events eventually ever every everyday everywhere evidence evil exact exactly exam examination example examples
exams excellence excellent exception exceptional excess excessive excited excitement exclusive exclusively excuse executed execution
exercise exercises exhausted exhibit exhibition existence expanded expectations expected expense expenses expensive experience
experienced experiences experiment experimental experiments expertise explanation exploration explosion exposed exposure expressed
expression extended extension extensive extent external extraordinary extreme extremely eyes fabulous faced fact factor factors facts
faculty failure fair fairly faith faithful fall fallen falls false families family famous fancy fantastic fantasy far fashion fast
faster fastest fatal fate fault favor favorite favorites favour fbi fear fears feature featured features feb february federation fee
feel feelings feels fees festival fever few fewer fiction fifteen fifth fifty fight fights figured file files fill filled film filmed
films final finally finals financial find findings finds fine finish finished fire fired fires firmly first fiscal fit fitness fits
fitted fixed flash flavor fleet flexibility flexible flight flights flip flow flows focus focused fold folk folks followers food foods
force forced forces forecast foreign forest forests forever forgotten form formal formally format formation formed former formerly
forms formula forty forum foul found foundation founder fourth framework franchise frankly free freedom freely frequency frequent
frequently fresh friday fried friend friendly friends friendship frozen frustrated full fully functional fund fundamental funded funds
funeral funny further furthermore fusion future gain gains galaxy gallery game games gang gap gas gathered gdp gen gender generally
generation generations generous genetic gentle gently genuine genuinely get gets ghost gift gifts give given gives global glorious goal
goals gold golden gone good goodbye goodness goods google gop gorgeous governance grace grade grades gradually graduated graduation
grand grant granted grants graph grateful grave gray greater greatest greatly green grid grief grip gross group groups grown guarantee
guess guest guests guidance guided guidelines guilt guilty guinea habit habits halfway halloween handed handful handled handsome hang
happily happiness happy harassment hard hardly harm harsh has hate hated hates hatred headed headline health healthcare healthy heard
heart hearts heated heavily height heights held hello help helpful helps hence henry heritage hidden high higher highlight highlights
highly hilarious hint hired his historic historical historically hit hits hiv hold holdings holds holiday holidays hollywood homework
honest honestly honored hop hope hopefully hopes horrible horror hostile hot hours household households however http https hug huge
humanity humble humor hunger hungry hurry hurt hurts hybrid hype iconic idea ideal ideas identical identification identified identity
ideology ignorance ignorant ignored iii ill illegal illness image images imagination immediate immediately immigration impact impacts
implementation implemented implications importance important importantly imposed impossible impressed impression impressive improved
improvement improvements inc inch inches incident incidents included inclusion income incorporated increase increased increases
increasingly incredible incredibly indeed independence independently index indication indie indigenous indirect individual individuals
indoor induced industrial inevitable infected infection infinite influence influences influential info information informed initial
initially initiative initiatives injured injuries injury inner innings innovative input inquiry insane insight inspection inspiration
inspired installation instance instances instant instantly instead institute institutional instructions insurance integrated
integration integrity intelligence intelligent intended intense intensity intensive intent intention intentions interaction
interactions interactive interest interested interests interim internal international interpretation intervention invasion invention
inventory investigation investigations invisible invitation invite involved involvement islam islamic isolated isolation issue issues
item items jack jan january jealous jewish join joined joins joke jokes journal journey joy judgment judicial july june jurisdiction
jury just justice justified keep keeps ken kept kick kicks kind kinda kindly kindness kinds kingdom kiss knock know knowledge known
knows label labels labor labour lack laid land landed lands large largely larger last late lately later latest latter laugh laughs
laughter lawsuit layout lazy lbs lead leadership leads lean learned lease least leave leaves legacy legal legally legend legendary
legends legislative legislature legitimate legs length less lesser let lets letter letters level levels liability liberty license
licensed lie lies life lifestyle lifetime lift lifted like liked likely likes likewise limit limitations limits line linear lined lines
lineup link linked links list listed lists literally literary little live lives loaded loan loans locally located location locations
logical logo lonely long longest look looks loose loss losses lost lot lots lottery loud love loved loves low lowest loyal loyalty luck
lucky luxury mad made magazine magazines magic magical magnetic magnificent magnitude mail mainly mainstream maintained maintenance
majesty majority make makes management manner manual manufactured manufacturer manufacturers many mar marathon march margin mark marked
marks marriage marvel mass massive matched mathematical matrix matt matter matters mature maximum may maybe mean meaningful means
meantime meanwhile measure measured measurement measurements measures mechanical median medical medieval medium meet meeting meetings
meets member members membership memorial memories memory men mental mentally menu mercy merely merit mess message messages micro mid
midnight might mighty migration mild military mind minded minds minimal minimum minority minus minutes miracle miserable missed mission
missions mistake mistakes mixed mob mobility mode model models modest modified molecular moment moments momentum monday monetary money
monthly mood moral moreover mortgage most mostly motion motivated motivation mounted move moved movement movements moves movie movies
mph mrs much multiple municipal murder murdered murders musical mutual mysterious mystery myth namely narrative nasa nasty nationwide
nato naturally nature naval navy near nearby nearest nearly necessarily need needed needs negative neither nervous network networks
never nevertheless new newly news newspaper newspapers next nicely nick nightmare ninth noise nominated nomination non none nonetheless
nonsense noon normal normally northeast not notably note noted notes notice noticed notion nov novel novels november now nowadays
nowhere nuclear number numbers numerous nuts objective objectives obligation observation observations observed obsessed obvious
obviously occasion occasional occasionally occasions occupied oct october odd odds off offense offensive offer offers officially often
okay old older olympic olympics online only opened openly operation operational operations operator operators opinion opinions
opportunities opportunity opposed opposite opposition optical option options oral orchestra order ordered orders organised organized
orientation oriented originally other others otherwise out outcome outcomes outdoor outer outfit outlook over overnight overseas
overview own owned owner owners ownership owns pace pack package packages packed page pages paid pain painful painted panic par parade
paragraph parallel parameters parent parents parish parliamentary part partial partially participants participation particular
particularly partly partner partners partnership parts pass passenger passengers passes passion passionate passive passport password
past pat patch patent path pathetic paths patience patient patients patrol pattern patterns pause pay pays peace peaceful peak pearl
penalties penalty penny pension people peoples perceived percent percentage perception perfect perfectly performance performances
perhaps period periods permanently permission permit person personal personality personally personnel persons perspective petition
phase phenomenon physical physically pic pick picks pics pile pink pipeline pissed pitch placed placement plan planned plans planted
play played playoff playoffs plays pleasant please pleased pleasure pledge plenty plot plus poem poems poetry point pointed points
policies policy polish political politically poll polls pollution poor poorly popular popularity population populations portion
portrait pose positive possession possibilities possibility possible possibly posted poster potential potentially poverty power powered
powerful powers practical practically practice practices praise prayer prayers precious precise precisely precision preference
preferred pregnancy pregnant preliminary premiere premium preparation prepared presence present presentation presents preservation
preserve preserved presidential press pressed presumably pretend pretty prevention previous previously price prices pride primarily
primary prime principal priorities priority privacy privately privilege probability probably problem problems procedure procedures
proceedings process processes production productive productivity profile profit profitable profits program programme programmes
programs progress progressive project projects prominent promise promises promotion pronounced proof propaganda proper properly
properties property proportion proposal proposals prosecution prospect prospects protected protection protective protest protests
protocol proud proved proven provision provisions psychological publicity publicly published publisher publishers pull pulls pulse
punch punished punishment pupils purchase purchases pure purely purple purpose purposes pursuit push put puts qualified qualities
quality quantity quantum quest quickly quiet quietly quite race races racial racism radio rage raise raised raises rally random range
ranges rank ranked ranks rap rapidly rare rarely rate rates rather ratings ratio rational raw read reader readers reads ready real
realised realistic reality realized really realm rear reason reasonable reasonably reasons recall received recent recently reception
recipe recognised recognition recognized recommendation recommendations record recorded records recovered recovery recreation
recruitment red reduced reduction reference references reflected reflection reform reforms regard regardless regards regime regional
register registered registration regret regularly regulation regulations regulatory reign reject rejected related relation relations
relationship relationships relatively relaxed relevant reliable relief religion remainder remarkable remarks reminder removal remove
removed renewed rent rental repair repairs replacement reply report reported reportedly reports representation represented republic
request requested requests required requirement requirements rescue research reserve reserved reserves resident residential residents
resignation resistance resolution resolve resolved resource resources respected respective respectively responsibilities responsibility
responsible rest restoration restricted restrictions resume retained retired retirement retreat return returns rev revenge revenue
revenues reverse review reviews revised revolution reward rewards rhythm rich rick ride rides ridiculous right rights rings riot ripped
rise rises risk risks ritual rocky roll rolled rolls roster rotation roughly routine row rude ruin ruined ruins rule ruled rules rumors
run runs rural rush sacred sacrifice sad sadly safely safety said sake salary sales sample samples sandy sat satisfaction satisfied
saturday save saved saves savings say says scale scan scandal scare scared scary scenario schedule scheduled scheme schemes scientific
scope scratch scream script sealed search season seasons sec secondary secret secretly secrets secure securities security seek seeks
seemingly select selected selection self selfish semester semi sen senate sense sent sentiment separate separated separately separation
sept september sequence serial series serious seriously serve serves service services session sessions set sets settled settlement
seventh several severe severely shade shades shadow shadows shame shape shaped share shared shares sharp sheer shift shifts shine
shitty shock shocked shoes shortly shots shout show shows shy sick sight sign signal signals signed significance significant
significantly signs silence silent similar similarly simply simultaneously sin single singles sins situated situation situations size
sized sizes skilled skip slam slavery sleep slice slight slightly slim slip slot slow slowly smaller smart smash smell smells smile
smooth snap social soft software soil solar sold solely solved some somebody someday somehow someone sometime sometimes somewhat soon
sophisticated sorry sort sorts sought sound sounds southeast southern southwest soviet space spaces span special specialized specially
species specifically specified spectacular speed speeds spell spent spin spite split spoken spotted spread springs spurs squad square
stability stack staff stage stages stake stakes stamp stance stark start starts stated static statistical status stay stays stem step
steps stock stocks stop stopped stops stories story strange strategic streak strength stress stressed strict strictly strike strikes
stroke strong strongly struck structural struggle struggles stuck student students studied studies study style styles submission
subscription subsequent subsequently substance substantial substitute subtle success successful successfully such suck sucks sudden
suddenly sufficient suggestion suggestions suicide suitable suited sum summary summer summit sunday sunny sunset supplement supplies
supply support supported supportive supports supposed supreme sure surely surgical surprise surprised surprisingly surrender surrounded
surveillance survey surveys survival suspected suspended suspicious sustainable sustained symbol symbols sympathy symptoms syndrome
table tables tag take taken takes tale talent talented tales tall tan tap target targets task tasks taste tastes tattoo tax team teams
tears tech technically technique techniques technological teenage television temperature temperatures temporarily tender tension term
terms terrible terror terrorism test testament tested testimony tests then theoretical theories theory thereby therefore thesis thin
things think thinks thirty thoroughly thou though thought thoughts threat threatened threats threshold through throughout throw thrown
throws thunder thursday ticket tickets tide tied tier tight time timeline times tiny tired title titled titles today together tolerance
toll tomorrow tone tonight tons too topic topics torn torture totally touch touched tour tournament tours toxic trace tradition
traditional traditionally traditions tragedy tragic trained transaction transactions transfer transfers transformation transformed
transition translation transmission transparent trapped trauma travel traveled travels treasury treated treaty tremendous trial trials
tribal tribe tribes trick tricks tried tries trip trips troops tropical trouble true truly trust trusted truth try tuesday turn turned
turns tweet tweets twenty twist twitter type types typical typically ugly ultimate ultimately ultra unable unbelievable uncertainty
uncomfortable under underground underneath understood unemployment unexpected unfair unfortunately unhappy unique unit united units
unity universal unlike unlikely unlimited unnecessary unusual update updates ups upset urban urge urgent use used useful useless user
users uses usual usually utility utterly vacation vacuum valid valuable value valued values van varied variety various vast verdict
verse version versions vertical very vice victory video videos view viewers views village villages violence violent viral virtual
virtually visa visible vision visit visitor visitors visits visual vital voice voices void volume volumes vote votes vulnerable wage
wages wait walk walks want wanted wants war warfare warm warrant wars washed wasted wave waves way ways weak weakness wealth wealthy
wear wears website websites wednesday weekend weekends weekly weight welcome welfare western wet whatever wherever while who whole why
wide widely widespread width wild wildlife will win wins winter wipe wireless wisdom wise wish wishes withdrawal within won wonder
wonderful wonders wont wooden word words workout worldwide worn worried worries worry worse worship worst worth wound wounded wounds
wow wrapped written wrong yard yards yea yeah years yellow yes yesterday yet york younger youth
"""
