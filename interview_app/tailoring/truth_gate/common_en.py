"""Common English words of general meaning, made by packaging/common_words.py; not edited by hand.

Chosen by frequencies of wordfreq (Robyn Speer, data CC BY-SA 4.0) and sense files of WordNet 3.1 (Princeton University,
WordNet licence).
"""

COMMON = """
abandoned ability able about abroad absence absolute absolutely abuse academy accepted access accident account accounts accurate
achievement acquired across act action actions activities activity actual actually add additional address adds administrative adopted
ads adult adults advance advanced advantage adventure advice affair affairs affect affected afraid after afternoon afterwards again age
aged agenda ages aggressive ago agreed agreement agricultural ahead aid aim album alert alive all alleged alliance almost alone along
alongside already alright also alternative always amendment amount amounts analysis anger angle angry animal animals anna anniversary
announced announcement another answer answers anxiety any anymore anyway anywhere apart apparent apparently appeal appearance
application applications applied appointed appointment approach appropriate approval approved approximately april are arena armed
around arranged arrest arrival aside asleep aspect aspects assessment assets assigned assist assistance assumed atmosphere attached
attack attacks attempted attended attention attitude attractive audience audio aug august authorities authority automatically available
avenue average aware awareness away awesome awful background bad badly balance ban band bands bang banned barely based basically basis
battery battle beautiful beauty before behalf behavior behaviour belief below besides best bet better between beyond bible bid big
bigger bill bills biological birth birthday bit bite black blame blast blind blocked blog blow blue bob book books boom boost both
bother bound brand brands break breaks breath brief bright brilliant broadcast broke broken brown budget build built bunch bureau
buried burn burned busy but buy bye cable calendar call calls calm campaign capable capacity capital capture cards care careful
carefully cares carry case cases cast catch categories category cause causes ceremony certain certainly chain challenge challenges
championship chance chances change changed changes channel channels charge charged charges charity chart chase cheap check checked
checks child childhood choice choices christmas circle circumstances civil claim claims class classes clean clear clearly click client
clients climate clinical closed closely code collect collected collection collective color column combat combination combined comfort
comfortable command comment comments commercial commission commitment committed commonly communication compare comparison competition
competitive complaint complete completed completely complex complicated component components composition comprehensive concept concern
concerned concerns concert concluded conclusion condition conditions conduct confidence confident confirmed conflict confused
congratulations congress connected connection connections consent considered consistent constant constantly constitutional contact
contained content contest context continued contract contracts contrast contribution contributions control controlled controls
convention convinced cool cooperation copies copy core corporate corporation correct corruption cost count couple couples courage
course courses cover coverage covered covers crash cream creation creative credit crew crisis critical criticism crossed crowd crown
cultural culture curious currency currently custom customer customers cute cycle daily damage damaged danger dangerous dare dark
darkness data database date dates days dead death deaths debt debut december decent decided decision decisions declared dedicated deep
deeply defeat defense defensive defined definitely definition delay delivery demand demands democracy democratic density depression
depth described description design designed designs desire despite destroyed destruction detailed details determined developed
development devices diamond difference differences different difficult difficulty digital direct directed directly dirty disappointed
disaster discovered discovery discrimination disorder display distance distributed distribution diversity divided divorce document
documentary documents does domain done doubt draft drama dramatic drawn dream dreams dressed drive driven drop drops drove due dumb
duties duty dynamic each earlier early earned ease easily east eastern easy economic economy edited edition education educational
effective effectively effects efficiency efficient effort efforts either elected election elections electrical electronic element
elementary elite elsewhere email emergency emotional emotions employed employee employees encouraged ended enemies enemy enforcement
engaged engagement enough enterprise entertainment entirely entitled entry environment environmental epic equally equity equivalent era
error escape especially essentially established establishment estate estimates even event events eventually ever every everyday
everywhere evidence evil exact exactly example examples excellent exception excited exclusive excuse exercise exhibition existence
expectations expected expenses expensive experience experienced experiences experiment explanation exposed exposure expressed
expression extended extension extensive extent external extraordinary extreme extremely eyes faced fact factor factors facts faculty
failure fair fairly faith fall fallen false families family famous fancy fantastic fantasy far fashion fast faster fate fault favor
favorite favour fbi fear feature featured features feb february fee feel feelings feels fees festival few fewer fiction fifth fight
figured file files fill filled film films final finally finals financial find findings finds finish finished fire fired first fit
fitness fixed flash fleet flight flow focus focused folks food foods force forced forces foreign forest forever forgotten form formal
format formation formed former forms formula forum foundation founder fourth free freedom frequency frequently fresh friday friend
friendly friends friendship frozen full fully fund fundamental funds funeral funny further future gain gallery game games gang gap gas
gen gender generally generation genetic genuine get gets ghost gift gifts give given gives global goal goals gold golden gone good
goodbye goods google gorgeous grace grade grand grant granted grateful grave gray greater greatest greatly green gross grounds group
groups grown guarantee guess guest guests guidance guilty handed hands hang happiness happy hard hardly harm has hate headed health
healthcare healthy heard heart hearts heavily height held hello help helpful helps hence henry heritage hidden high higher highly hired
his historic historical hit hits hold holds holiday hollywood honest honestly hop hope hopefully hopes horrible horror hot hours
household however http https huge humanity hungry hurt hurts idea ideal ideas identified identity iii ill illegal illness image images
immediate immediately immigration impact implementation importance important impossible impressed impression impressive improved
improvement inc inch inches incident included income increase increased increases increasingly incredible incredibly indeed
independence index individual individuals industrial infection influence info information informed initial initially initiative injured
injuries injury inner input insane inspiration inspired instance instant instead institute instructions insurance intelligence intended
intense intention interest interested interests internal international investigation invite involved involvement islam islamic issue
issues item items jack jan january jewish join joined joke jokes journal journey joy july june jury just justice keep keeps kept kick
kind kinda kinds kingdom kiss knock know knowledge known knows label labor labour lack laid land lands large largely larger last late
lately later latest latter laugh laws lead leaders leadership leads learned least leave leaves legacy legal legend legislative legs
length less let lets letter letters level levels liberty license lie lies life lifetime lift like liked likely likes limit limits line
lines link linked list listed lists literally literary little live lives loan loans located location locations long look looks loose
loss losses lost lot lots loud love loved loves low lowest luck lucky luxury mad made magazine magic mail mainly maintained majority
make makes management manner manual manufacturers many march mark marked marriage mass massive matt matter matters maximum may maybe
mean means meanwhile measure measures mechanical medical medium meet meetings meets member members membership memorial memories memory
men mental merely mess message messages mid midnight might military mind minds minimum minority minutes missed mission mistake mistakes
mixed mode model models moment moments monday money monthly mood moral mortgage most mostly motion move moved movement movements moves
movie movies mrs much multiple murder murdered musical mystery names narrative naturally nature navy near nearby nearly necessarily
need needed needs negative neither nervous network networks never new newly news newspaper next nick noise non none normal normally not
note noted notes notice noticed nov novel november now nowhere nuclear number numerous nuts objective observed obvious obviously
occasion occasionally occupied oct october odd off offensive offer offers officially often okay old older olympic olympics online only
opened operation operations operator opinion opinions opportunities opportunity opposed opposite opposition option options order
ordered orders organized originally other others otherwise out outcome over own owned owner owners ownership pace pack package packed
page pages paid pain painful painted papers parent parents part participants participation particular particularly partly partner
partners partnership pass passenger passengers passes passion past path patient patients pattern patterns peace peak people percent
percentage perfect perfectly performance perhaps period periods permission person personal personality personally personnel persons
perspective petition phase physical physically pick pink pitch placed plan planned plans play played plays please pleased pleasure
plenty plot plus poetry point pointed points policies policy political poll poor popular population portion positive possession
possibility possible possibly posted potential potentially poverty power powerful powers practical practice practices praise prayer
precious preferred pregnancy pregnant preparation prepared presence present presentation presents presidential press pretend pretty
previous previously price prices pride primarily primary prime principal priority privacy probably problem problems procedure
procedures process processes production profile profit profits program programme programs progress progressive project projects
prominent promise promotion proof proper properly properties property proposal protected protection protest proud proved proven
published pull punch punishment purchase pure purple purpose purposes push put puts qualified quality quickly quiet quite race races
racial radio raise raised rally random range rank ranked rapidly rare rarely rate rates rather ratio raw read reader readers ready real
reality realized really rear reason reasonable reasons recall received recent recently recognition recognized record recorded records
recovery red reduced reduction reference references reform regard regardless regime regional register registered registration regret
regularly regulation regulations rejected related relation relations relationship relationships relatively relevant religion removal
remove removed repair replacement reply report reported reports representation represented republic request requested required
requirements rescue research reserve resident residential residents resistance resolution resource resources respectively
responsibility responsible rest restrictions retired retirement return returns revenue reverse review reviews revolution rich rick ride
ridiculous right rights rise risk risks roll roots roughly routine row ruin rule ruled rules run runs rural rush sad safety said sake
sales sample samples sat saturday save saved savings say says scale scared scary schedule scheduled scheme scientific scores script
search season seasons sec secondary secret secrets secure security seek select selected selection self semi senate sense sent separate
separated sept september sequence series serious seriously serve serves service set sets settled settlement several severe shadow shame
shape shaped share shared shares sharp shift shock shoes shortly shots show shows sick sight sign signal signed significant
significantly signs silence silent similar similarly simply sin single situation situations size sleep slightly slow slowly smaller
smart smell smile smooth social soft software soil solar sold some somebody somehow someone sometimes somewhat soon sorry sort sought
sound sounds southern soviet space special species specifically speed spell spent spin split spoken spots spread squad square stability
staff stage stages start starts stated stations status stay stem step stock stop stopped stops stories story strange strategic strength
stress strike strong strongly struck struggle stuck student students studied studies study style styles subsequent substantial success
successful successfully such suck sucks sudden suddenly sufficient suicide suitable sum summary summer summit sunday supplies supply
support supported supports supposed supreme sure surely surprise surprised surrounded survey survival suspended symbol symptoms table
tag take taken takes talent talented tall target task taste tax team teams tears tech technique techniques television temperature
temperatures term terms terrible test tested tests thanks then theory therefore thin things think thinks thirty though thought thoughts
threat threatened through throughout throw thrown thursday ticket tickets tied tight time times tiny tired title titles today together
tomorrow tone tonight tons too topic totally touch touched tour tournament tradition traditional trained transfer transition
translation transmission travel treated treaty trial trials trick tried tries trip troops trouble true truly trust truth try tuesday
turn turned turns twenty twitter type types typical typically ugly ultimate ultimately unable under underground understood
unfortunately unique unit united units universal unlike unlikely unusual update updates ups upset urban use used useful user users uses
usual usually vacation valid valuable value values van variety various vast version versions very vice victory video videos view views
village violence violent virtual visible vision visit visitors visits visual vital voice voices volume vote votes wait walk walks want
wanted wants war warm wars wave waves way weak wealth wear website wednesday weekend weekly weight welcome welfare western wet whatever
while who whole why wide widely wild wildlife will win windows wings wins winter wisdom wise wish wishes within won wonder wonderful
wooden woods word worldwide worried worry worse worst worth wounded wow written wrong yard yards yeah years yellow yes yesterday yet
york younger youth
"""
