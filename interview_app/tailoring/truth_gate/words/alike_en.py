"""English words that may stand for each other in a line without changing what it claims.

Groups end with "|". "wide: narrow narrow" lets the wide word stand for each narrow one, never the other way round.
Two siblings (bus and lorry), two skills, or a bigger word for a smaller part never share a group.
"""

ALIKE = """
people persons person team staff employee colleague personen person leute mitarbeiter kollegen personal|digital: app online electronic software|participant: people person guest child|pay fund finance|mum mums mother mothers mom|dad father|calc calcs calculation calculations|tacho tachos tachograph tachographs|uni university|stats statistics|math maths mathematics|admin administration|temp temporary|artic artics|lab laboratory|trip journey voyage crossing travel outing sailing excursion|trip: sail drive fly flight ride|
deliver supply provide bring furnish|delivery shipment consignment|dispatch despatch ship send|
move relocate relocation shift transfer transport|carry transport haul convey|route round tour run|visit call attend|
arrival arrive|departure depart leave|wait waiting queue queueing|delay lateness late overdue backlog|
speed pace rate velocity fast quick rapid|turnaround throughput|deadline due|punctual punctually timely promptly|
schedule timetable rota roster rostering scheduling|rota roster shifts|duration length|daily everyday|monthly month|
weekly week|annual yearly annually year|morning mornings breakfast|evening evenings|night nights overnight nightly|
weekend weekends|shift duty|handover handoff|
reduce reduction cut lower decrease shrink shorten trim down fall drop decline slash less fewer|
increase raise grow growth rise boost up gain more expand climb|
improve improvement better enhance enhancement upgrade|
change alter alteration amend adjust adjustment modify modification switch|
replace replacement swap exchange substitute renew|double twice twofold|halve half|remove removal strip clear|
remain stay stayed keep kept|save saving savings economise|stop end cease halt|start launch begin open found|
restart relaunch revive|avoid prevent prevention avoidance|build construct construction erect assemble assembly|
make produce production manufacture manufacturing fabricate fabrication craft|create design devise develop|
write author draft compose pen wrote written|rewrite redraft reword revise edit|repair fix mend restore|
maintain maintenance upkeep service servicing|install installation fit fitted fitting mount|setup establish configure|
renovate refurbish refurbishment renovation refit overhaul|clean cleaning cleanse wash|
paint painting decorate decorating|cook cooking prepare|bake baking|sew sewing stitch stitching|weld welding|
draw drawing sketch illustrate|photograph photo picture image shot shoot|film video footage record recording|
print printing|plant planting|dig digging excavate excavation|
check inspect inspection examine examination verify verification|check review|
test testing trial tryout try pilot trialled|monitor monitoring track tracking watch observe observation|
measure measurement gauge|count counting tally|assess assessment evaluate evaluation appraise appraisal|
analyse analysis analyze examine study|research investigate investigation study enquiry inquiry|search seek|
find discover detect identify spot trace|record log document register note|
fault defect flaw bug error mistake failure problem|fault: leak breakdown crack|
remark complaint objection comment finding|complaint grievance|discrepancy inconsistency mismatch irregularity|
deviation discrepancy|survey questionnaire poll|sample sampling specimen|result outcome finding|
teach train instruct tutor coach school educate lesson lessons teaching training instruction course class tuition|
mentor coach guide|explain explanation describe clarify|present presentation talk lecture|
advise advice counsel consult guidance|inform notify tell brief briefing|report reporting account|
answer reply respond response|enquiry inquiry query question request|enquiry: phone call email|
talk speak conversation|discuss discussion|meet meeting|meeting: conference session|translate translation render|
interpret interpreting interpretation|publish publication release issue|announce announcement|
article story piece report|text copy wording|guide manual handbook instructions guideline guidelines|
leaflet brochure flyer pamphlet|newsletter bulletin|letter correspondence mail|letter: reminder|
website site webpage web|programme program show broadcast|programme: course scheme|listener audience|
audience: listener viewer reader|reader readership|viewer viewership|download downloaded|
staff employee employees people person team member members colleague colleagues worker workers coworker personnel workforce headcount crew|
customer client shopper buyer patron|customer: guest diner tenant patient|guest visitor|visitor: tourist passenger|
patient case|resident occupant|tenant renter|pupil student learner schoolchild schoolchildren|
student: undergraduate freshman|child children kid kids youngster|toddler infant|parent mother father|
newcomer starter joiner recruit|newcomer: apprentice trainee intern|apprentice trainee|volunteer helper|
supplier vendor|contractor subcontractor|partner partnership|participant attendee attender|
participant: member toddler pupil|elderly older|public community|doctor physician medic|vet veterinary veterinarian|
family household relatives|boss superior|owner proprietor|farmer grower|driver drive|writer author|
speaker presenter host|buy purchase procure procurement purchasing buying source sourcing|sell sale sales selling|
order ordering|price pricing|cost expense expenditure spend spending outlay|
revenue turnover sales takings income|profit margin|budget funds funding|grant funding subsidy|
invoice invoicing bill billing|payment pay paid|bookkeeping accounts ledger|payroll wages salaries|stock inventory|
stocktake stocktaking|stock: goods merchandise|goods products merchandise wares|product item article good|
contract agreement deal|negotiate negotiation bargain|renegotiate renegotiation|subscription subscriptions|
tender bid bidding|quote quotation estimate|loan lending lend borrow|claim claims|insurance cover|
donation donate donor gift fundraising fundraise|tax taxes taxation|till checkout cash register|
shop store outlet branch retail|warehouse depot storehouse store|picking pick|packing pack package packaging|
form application paperwork|file dossier record|archive archives archival|list register inventory|overspend overrun|
waste wastage scrap|loss losses shrinkage|building premises|building: house block hall|house home dwelling|
home: flat house|flat apartment|room space|office bureau|site location premises|factory plant works mill|
plant factory|farm holding|field paddock|garden grounds|street road|motorway highway|bridge crossing|roof roofing|
wall walling|pipe piping pipework|cable cabling wiring wire|machine machinery equipment plant|
machine: lathe press mill|equipment kit gear apparatus|tool tools tooling|vehicle: car van lorry truck bus tractor|
car automobile motor|lorry truck hgv|bus coach|train railway rail|ship vessel boat|plane aircraft aeroplane|
bicycle bike cycle|animal: dog cat cow sheep horse pet pig|pet: dog cat|livestock cattle animals|cattle cows|
surgery operation operating theatre|anaesthesia anaesthetic anaesthetics|injury wound|illness disease sickness|
sickness absence absenteeism illness|medicine medication drug drugs|medication: insulin antibiotic|
hospital infirmary|ward unit|unit department section|surgery practice|appointment appointments booking|
examination exam|therapy treatment treat|treatment: massage exercise|care caring nursing|meal food|
meal: lunch dinner breakfast|dish plate|menu menus|lunch midday|dinner supper|drink beverage|bread loaf loaves|
kitchen galley|restaurant eatery|hotel guesthouse inn|banquet function|event function occasion|
event: wedding concert festival conference exhibition|exhibition exhibit show display|concert gig performance|
performance show|collection holdings|book title volume|library libraries|catalogue catalog|school college|
lesson class|class group|curriculum syllabus|exam test|mark grade|homework assignment|club society|sport sports|
game match|competition contest|church parish|court courts|law legal|crime criminal offence|police constabulary|
fire blaze|rescue save|emergency emergencies urgent|alarm alert|accident incident|incident event|risk hazard danger|
safety safe|health wellbeing|smoke fume|water aquatic|flood flooding|electricity power electric electrical|
heating heat|gas fuel|light lighting|lamp light|energy power|software program application app|app application|
application program|system platform|platform site|server host|network networking|computer pc|
data dataset records information figures|query queries|dashboard report|script code|code programming coding|
ticket request case|ticket: incident|support assistance helpdesk|user users customer|access login|outage downtime|
deploy deployment release rollout|migrate migration move|interface ui screen|button control|
feature function capability|bug defect|phone telephone call calls|email mail|desk counter reception|map plan|
measurement survey|picture image|music musical|song songs|instrument instruments|rule regulation policy|
policy guideline|law statute legislation|procedure method process technique|standard norm|quality qualities|
target goal objective aim|goal objective|plan planning scheme|project scheme undertaking|strategy plan|
idea proposal suggestion|proposal propose|agreement agree|decision decide|permission consent approval|
licence license permit|certificate certification|register registration registered|member membership|
qualification qualified|degree degrees|diploma diplomas|language languages|knowledge know|skill ability|
team group squad unit crew|group: watch gang|watch shift|department division section|
company firm business employer organisation|firm company business|organisation organization institution body|
industry sector|area region district|region county|town city|city town|country nation|countryside rural|world global|
river stream|forest wood woodland|tree trees|harvest crop yield|soil ground earth|seed seeds|flower flowers|
oversee supervise supervision|handle deal process|handle: grievance case|
organise organize organisation arrange arrangement plan coordinate|arrange book line|booking book reserve reservation|
host hosting|welcome greet reception|serve service serving|support supported help assist assistance aid|
assist assistance assistant|join joined enter|participate participation attend|attend attendance present|
leave absence|hire hiring recruit recruitment recruiting staffing|interview interviewing|dismiss dismissal|
redundancy layoff|induct induction onboarding onboard|appraisal review|promote promotion|win won gain acquire|
keep retain retention|retention turnover attrition|choose chosen choice select selection pick|decide decision|
sort sorting order|load loading|unload unloading|pack packing|wrap wrapping|cut cutting|join joint|mix mixing blend|
fill filling|weigh weighing|lift lifting hoist|climb climbing|swim swimming|run running|
use usage utilise utilize apply application|operate operation operating run|drive driving|wear wearer wearing|
hold holder holding|own owner ownership|sign signing signature|open opening|close closing closure|
cover coverage covering|share sharing|fund funding|spread distribution distribute|collect collection gather gathering|
gather compile|feed feeding|breed breeding|milk milking dairy|shear shearing|slaughter slaughtering|joint joints seam|
thickness thick|depth deep|height high|width wide|length long|weight heavy|size big|amount sum|
share proportion percentage|average mean|third thirds|newly new|first initial|last final|whole entire|
part section portion|centre center middle|border boundary|leisure recreation|sports athletic|disabled disability|
overweight obese|poor disadvantaged|homeless homelessness|unemployed jobless jobseeker|offender prisoner inmate|
prison jail|overtime hours|hour hours|labour labor|colour color|neighbourhood neighborhood|behaviour behavior|
programme program|centre center|licence license|cheque check|tyre tire|jewellery jewelry|grey gray|
maths mathematics mathematical|photo photograph|fridge refrigerator|uk britain british|us usa american|german germany|
english england|poland polish|france french|spain spanish|italy italian|turkey turkish|europe european|
overseas abroad foreign international|kubernetes k8s|javascript js|typescript ts|postgresql postgres|
vehicle vehicles: car cars van vans truck trucks lorry lorries bus buses motorbike motorbikes|
animal animals livestock stock: cow cows cattle sheep pig pigs horse horses hen hens goat goats|
pasture: paddock paddocks grass meadow|plant plants: tree trees flower flowers shrub shrubs|
furniture: table tables chair chairs desk desks|
medication medications medicine: tablet tablets pill pills drug drugs meds|tool tools: drill saw hammer|
"""
