"""English nouns that say what a verb says, made by packaging/deed_nouns.py; not edited by hand.

From WordNet 3.1 (Princeton University, WordNet licence), by frequencies of wordfreq (Robyn Speer, data CC BY-SA 4.0).
"""

DEEDS = """
abandon abandonment|abate abatement|abbreviate abbreviation|abdicate abdication|abduct abduction|ablate ablation|abolish abolition|
abominate abomination|abort abortion|abrade abrasion|absent absence|absolve absolution|absorb absorption|accede accession|
accelerate acceleration|accept acceptance|access accession|accommodate accommodation|accompany accompaniment|accomplish accomplishment|
accord accordance|account accounting|accredit accreditation|accrete accretion|accrue accrual|accumulate accumulation|accuse accusation|
achieve achievement|acidify acidification|acknowledge acknowledgment|acquire acquiring|acquire acquisition|acquit acquittal|
activate activation|adapt adaptation|adapt adaption|addict addiction|adhere adhesion|adjourn adjournment|adjust adjustment|
administer administration|admit admission|admix admixture|admonish admonition|adopt adoption|adsorb adsorption|advance advancement|
advertise advertisement|advertise advertising|affiliate affiliation|affirm affirmation|afflict affliction|aggravate aggravation|
aggress aggression|agree agreement|align alignment|alleviate alleviation|alliterate alliteration|allocate allocation|allot allotment|
allow allowance|allude allusion|alter alteration|alternate alternation|amend amendment|amortize amortization|amputate amputation|
amuse amusement|anchor anchorage|annihilate annihilation|annotate annotation|announce announcement|annoy annoyance|annul annulment|
appear appearance|apply application|apprehend apprehension|approbate approval|approve approval|arbitrate arbitration|argue argument|
argue argumentation|arouse arousal|arraign arraignment|arrive arrival|articulate articulation|ascend ascension|asphyxiate asphyxiation|
aspirate aspiration|assassinate assassination|assemble assemblage|assert assertion|assign assignment|assimilate assimilation|
assist assistance|associate association|assort assortment|assume assumption|assure assurance|atone atonement|attach attachment|
attain attainment|attend attendance|attend attention|attenuate attenuation|attest attestation|attract attraction|augment augmentation|
authenticate authentication|authorise authorisation|authorize authorization|automate automation|avert aversion|avoid avoidance|
awaken awakening|babble babbling|back backing|banish banishment|bank banking|bargain bargaining|bathe bathing|beat beating|
beautify beautification|begin beginning|bellow bellowing|betray betrayal|better betterment|bind binding|bless blessing|blink blinking|
block blockage|block blocking|blow blowing|boat boating|bomb bombing|bombard bombardment|book booking|brainstorm brainstorming|
break breakage|breathe breathing|breed breeding|bribe bribery|brief briefing|build building|butcher butchery|calculate calculation|
calibrate calibration|call calling|camp camping|cancel cancellation|canonize canonization|capitalise capital|capitalize capital|
capitalize capitalization|capitulate capitulation|carve carving|cast casting|castrate castration|categorize categorization|
cause causation|celebrate celebration|centralize centralization|certify certification|chant chanting|characterise characterisation|
characterize characterization|chatter chattering|cheat cheating|cheer cheering|chew chewing|chill chilling|chip chipping|choke choking|
chomp chomping|christen christening|circulate circulation|circumcise circumcision|civilise civilisation|clamor clamoring|clap clapping|
clarify clarification|classify classification|clean cleaning|cleanse cleansing|clear clearance|clear clearing|cleave cleavage|
climb climbing|clip clipping|close closing|close closure|clot clotting|cloud clouding|clown clowning|coach coaching|
coagulate coagulation|coalesce coalition|coat coating|coax coaxing|coerce coercion|cohabit cohabitation|coin coinage|
collaborate collaboration|collate collation|collect collecting|collect collection|collide collision|collude collusion|
colonise colonisation|colonize colonization|color coloration|color coloring|colour colouring|comb combing|combine combination|
combine combining|combust combustion|command commandment|commemorate commemoration|commence commencement|commend commendation|
commentate comment|commercialize commercialization|commission commissioning|commit commission|commit commitment|commit committal|
commune communion|communicate communicating|communicate communication|commute commuting|compact compaction|compare comparing|
compel compulsion|compensate compensation|compete competition|compile compilation|compile compiling|complete completion|
complicate complication|comply compliance|compose composing|compose composition|compound compounding|compress compressing|
compress compression|compute computation|conceal concealing|conceal concealment|concede conceding|concede concession|
conceive conception|concentrate concentration|conciliate conciliation|conclude conclusion|concoct concoction|concord concordance|
concur concurrence|concuss concussion|condemn condemnation|condense condensation|condense condensing|condescend condescension|
condole condolence|conduct conducting|confederate confederation|confer conference|confess confession|confide confidence|
confine confinement|confirm confirmation|confiscate confiscation|conform conformation|confront confrontation|confuse confusion|
congratulate congratulation|congregate congregation|conjugate conjugation|connect connection|connote connotation|conquer conquering|
conscript conscription|consecrate consecration|conserve conservation|consider consideration|consign consignment|console consolation|
consolidate consolidation|constitute constitution|constitutionalize constitution|constitutionalize constitutional|
constrict constriction|construct construction|consult consultation|consume consumption|consummate consummation|contain containment|
contaminate contamination|contemplate contemplation|contend contention|continue continuance|continue continuation|contract contracting|
contract contraction|contradict contradiction|contravene contravention|contribute contribution|convect convection|convene convening|
convene convention|converge convergence|converge converging|converse conversation|convert conversion|convey conveyance|
convey conveying|convict conviction|convoke convocation|cook cookery|cook cooking|cool cooling|cooperate cooperation|
coordinate coordination|copulate copulation|copy copying|coronate coronation|correct correction|correspond correspondence|
corroborate corroboration|corrode corrosion|corrupt corruption|counsel counseling|counsel counselling|count counting|couple coupling|
course coursing|court courting|cover coverage|cover covering|crack cracking|crackle crackling|crawl crawling|creak creaking|
create creation|creep creeping|cremate cremation|cross crossing|crow crowing|crucify crucifixion|crush crushing|cuddle cuddling|
culminate culmination|cultivate cultivation|curl curling|cycle cycling|damn damnation|dampen dampening|dance dancing|dangle dangling|
darken darkening|deactivate deactivation|deal dealing|debauch debauchery|debrief debriefing|debunk debunking|deceive deception|
decentralize decentralization|decide decision|declare declaration|decode decoding|decompose decomposition|decompress decompression|
decontaminate decontamination|decorate decoration|decrypt decryption|dedicate dedication|deduct deduction|deepen deepening|
defame defamation|defecate defecation|defect defection|defend defence|defer deferral|define defining|define definition|
deflate deflation|deflect deflection|deforest deforestation|deform deformation|degenerate degeneration|degrade degradation|
dehydrate dehydration|delegate delegating|delegate delegation|delete deletion|deliberate deliberation|delineate delineation|
deliver deliverance|deliver delivery|delude delusion|demolish demolishing|demolish demolition|demonstrate demonstration|
demote demotion|denominate denomination|depart departure|depict depiction|deplete depletion|deploy deployment|deport deportation|
depose deposition|deposit deposition|depreciate depreciation|depress depression|deprive deprivation|derail derailment|
derange derangement|deregulate deregulation|deride derision|derive derivation|derive deriving|desalinate desalination|
describe description|desecrate desecration|desegregate desegregation|desert desertion|design designing|designate designation|
desolate desolation|desorb desorption|destabilize destabilization|destroy destruction|detach detachment|detail detailing|
detect detecting|detect detection|deter deterrence|deteriorate deterioration|determine determination|detonate detonation|
detoxify detoxification|devaluate devaluation|devalue devaluation|devastate devastation|develop developing|develop development|
deviate deviation|devise devising|devolve devolution|devote devotion|diagnose diagnosing|dictate dictation|diet dieting|
differ difference|differentiate difference|differentiate differentiation|diffuse diffusion|digest digestion|dilate dilation|
dilute dilution|disagree disagreement|disappear disappearance|disappear disappearing|disappoint disappointment|disapprove disapproval|
disarm disarmament|disarm disarming|disburse disbursement|disclose disclosure|discolor discoloration|disconnect disconnection|
discontinue discontinuation|discourage discouragement|discover discovery|discriminate discrimination|discuss discussion|
disengage disengagement|disinfect disinfection|disintegrate disintegration|dislocate dislocation|dismantle dismantling|
dismember dismemberment|dismiss dismissal|disobey disobedience|dispense dispensation|disperse dispersal|disperse dispersion|
dispose disposal|dispose disposition|disqualify disqualification|disrupt disruption|dissect dissection|disseminate dissemination|
dissent dissension|dissertate dissertation|dissipate dissipation|dissociate dissociation|dissolve dissolution|dissolve dissolving|
distill distillation|distort distortion|distract distraction|distribute distribution|disturb disturbance|diverge divergence|
diversify diversification|divert diversion|divide division|divine divination|dock docking|document documentation|dodge dodging|
dominate domination|donate donation|double doubling|draft drafting|drain drainage|draw drawing|dress dressing|dribble dribbling|
drift drifting|drill drilling|drink drinking|drive driving|drone droning|drudge drudgery|drug drugging|drum drumming|duck ducking|
dump dumping|duplicate duplication|dwindle dwindling|ease easement|edit editing|editorialize editorial|educate education|
ejaculate ejaculation|eject ejection|elaborate elaboration|elect election|electrify electrification|electrocute electrocution|
elevate elevation|eliminate elimination|elongate elongation|emancipate emancipation|embarrass embarrassment|embellish embellishment|
embezzle embezzlement|embody embodiment|embrace embracing|embroider embroidery|emerge emergence|emigrate emigration|
emphasize emphasizing|employ employment|empower empowerment|empty emptying|emulate emulation|enact enactment|encamp encampment|
encapsulate encapsulation|enclose enclosing|enclose enclosure|encode encoding|encourage encouragement|encroach encroachment|
encrypt encryption|endear endearment|endorse endorsement|endow endowment|energize energizing|enforce enforcement|engage engagement|
engineer engineering|engrave engraving|enhance enhancement|enjoy enjoyment|enlarge enlargement|enlist enlisting|enrich enrichment|
enrol enrolment|enroll enrollment|enslave enslavement|enter entering|entertain entertainment|entrap entrapment|enumerate enumeration|
equalize equalization|equate equating|equate equation|equip equipping|eradicate eradication|erase erasure|erect erecting|
erect erection|erode eroding|erupt eruption|escalate escalation|establish establishment|estimate estimation|etch etching|
evacuate evacuation|evaluate evaluation|evaporate evaporation|evict eviction|evolve evolution|exaggerate exaggeration|
examine examination|exasperate exasperation|excavate excavation|except exception|excise excision|excite excitation|excite excitement|
exclaim exclaiming|exclaim exclamation|exclude exclusion|excommunicate excommunication|excrete excretion|execute executing|
execute execution|exercise exercising|exert exertion|exhaust exhaustion|exhibit exhibition|exhort exhortation|expand expansion|
expel expelling|expend expending|expend expenditure|experiment experimentation|expire expiration|explain explanation|explode explosion|
exploit exploitation|explore exploration|export exporting|expose exposure|exposit exposition|express expression|
expropriate expropriation|extend extension|extinguish extinction|extinguish extinguishing|extort extortion|extract extraction|
extradite extradition|extrude extrusion|fabricate fabrication|facilitate facilitation|fail failing|fail failure|falsify falsification|
falsify falsifying|falter faltering|farm farming|fart farting|fast fasting|fasten fastening|feast feasting|federate federation|
feed feeding|feign feigning|fence fencing|ferment fermentation|ferment fermenting|ferry ferrying|fertilize fertilization|
fester festering|fictionalize fiction|field fielding|fight fighting|fill filling|film filming|filter filtration|finance financing|
find finding|finger fingering|fingerprint fingerprinting|finish finishing|fish fishing|fixate fixation|flame flaming|flap flapping|
flash flashing|flatter flattery|flirt flirtation|flirt flirting|float floating|flog flogging|flood flooding|flow flowing|
flower flowering|fluctuate fluctuation|flutter fluttering|focus focusing|fold folding|follow following|fondle fondling|forage foraging|
forbid forbidding|forebode foreboding|forecast forecasting|foreclose foreclosure|forfeit forfeiture|forge forgery|forge forging|
fork forking|form formation|format formatting|formulate formulation|fornicate fornication|fortify fortification|forward forwarding|
foster fostering|found foundation|found founding|fragment fragmentation|frame framing|free freeing|freeze freezing|
frighten frightening|frustrate frustration|fuck fucking|fuel fueling|fulfil fulfilment|fulfill fulfillment|function functioning|
fund funding|further furtherance|gamble gambling|garden gardening|gather gathering|generate generation|gentrify gentrification|
germinate germination|gesticulate gesture|glaciate glaciation|gleam gleaming|glide gliding|globalise globalisation|
globalize globalization|glorify glorification|golf golfing|gossip gossiping|govern governance|govern governing|govern government|
grade grading|graduate graduation|graft grafting|grapple grappling|grasp grasping|gratify gratification|gravitate gravitation|
graze grazing|greet greeting|grill grilling|grin grinning|grind grinding|groom grooming|ground grounding|group grouping|grow growing|
growl growling|grumble grumbling|guide guidance|haggle haggling|hammer hammering|handle handling|handwrite handwriting|hang hanging|
happen happening|harass harassment|harden hardening|harvest harvesting|hatch hatching|haul haulage|haul hauling|hawk hawking|
head heading|heal healing|hear hearing|heat heating|heave heaving|heckle heckling|hedge hedging|hesitate hesitation|hijack hijacking|
hiss hissing|hold holding|holler hollering|honor honoring|hook hooking|hospitalize hospitalization|housekeep housekeeping|howl howling|
huff huffing|humiliate humiliation|hunt hunting|hurry hurrying|hybridize hybridization|hydrate hydration|identify identification|
ignite ignition|illuminate illumination|illustrate illustration|imitate imitation|immerse immersion|immigrate immigration|
immunize immunization|impair impairment|impart imparting|impeach impeachment|impersonate impersonation|implant implantation|
implement implementation|implicate implication|implode implosion|imply implication|import importation|import importing|
impose imposition|impress impression|imprison imprisonment|improve improvement|improvise improvisation|inactivate inactivation|
inaugurate inauguration|incinerate incineration|incise incision|incite incitement|incline inclination|include inclusion|
incorporate incorporation|incubate incubation|incur incurring|incur incursion|indent indentation|indent indenture|index indexing|
indicate indication|indict indictment|indoctrinate indoctrination|induce inducement|induce inducing|induce induction|induct induction|
indulge indulgence|indulge indulging|industrialise industrialisation|industrialize industrialization|infect infection|
infiltrate infiltration|inflame inflammation|inflate inflation|inflect inflection|inform information|inform informing|
infract infraction|infringe infringement|infuse infusion|ingest ingestion|inhale inhalation|inherit inheritance|inhibit inhibition|
initialize initialization|initiate initiation|inject injection|innovate innovation|inoculate inoculation|inquire inquiring|
inscribe inscription|inseminate insemination|insert insertion|insinuate insinuation|insist insistence|insist insisting|
inspect inspection|inspire inspiration|instal installing|instal instalment|install installation|install installing|install installment|
instantiate instance|instigate instigation|instill instilling|institute institution|institutionalise institution|instruct instruction|
instrument instrumentation|insulate insulation|integrate integrating|integrate integration|intend intention|intensify intensification|
inter interment|interact interaction|intercede intercession|intercept interception|interconnect interconnection|interdict interdiction|
interfere interference|interlock interlocking|intermit intermission|intern internment|internationalize internationalization|
interpolate interpolation|interpret interpretation|interrogate interrogation|interrupt interruption|intersect intersection|
intervene intervention|intimidate intimidation|intonate intonation|intone intonation|introduce introduction|intrude intrusion|
intubate intubation|invade invasion|invent invention|invert inversion|invest investing|invest investment|investigate investigating|
investigate investigation|invite invitation|invoke invocation|involve involvement|ionize ionization|iron ironing|irrigate irrigation|
irritate irritation|isolate isolation|issue issuing|iterate iteration|jerk jerking|join joining|journey journeying|jubilate jubilation|
judge judgment|juggle juggling|jump jumping|justify justification|juxtapose juxtaposition|keep keeping|kick kicking|kidnap kidnapping|
kill killing|kindle kindling|kiss kissing|kneel kneeling|knit knitting|knock knocking|lacerate laceration|lactate lactation|
land landing|landscape landscaping|leak leakage|legalise legalisation|legalize legalization|legislate legislation|
liberalise liberalisation|liberalize liberalization|liberate liberation|ligate ligation|ligate ligature|limit limitation|link linkage|
liquidate liquidation|list listing|listen listening|litigate litigation|load loading|localize localization|locate location|
locomote locomotion|lodge lodging|loosen loosening|loot looting|lower lowering|lubricate lubrication|lynch lynching|
magnify magnification|mail mailing|maintain maintenance|maltreat maltreatment|manage management|manifest manifestation|
manipulate manipulation|march marching|marginalize marginalization|mark marking|market marketing|marry marriage|mask masking|
master mastery|masturbate masturbation|matriculate matriculation|maturate maturation|mature maturation|mean meaning|
measure measurement|measure measuring|meddle meddling|mediate mediation|medicate medication|meet meeting|melt melting|
memorialize memorial|mend mending|menstruate menstruation|merchandise merchandising|merge merging|migrate migration|
militarize militarization|mingle mingling|minimize minimization|misappropriate misappropriation|miscalculate miscalculation|
miscarry miscarriage|misdirect misdirection|misinform misinformation|misinterpret misinterpretation|mismanage mismanagement|
misread misreading|misrepresent misrepresentation|misspell misspelling|mistake mistaking|mistreat mistreatment|
misunderstand misunderstanding|mitigate mitigation|mobilise mobilisation|mobilize mobilization|mock mockery|model modeling|
model modelling|moderate moderation|modernise modernisation|modernize modernization|modify modification|modulate modulation|
mold molding|molest molestation|monetize monetization|monitor monitoring|motivate motivation|motor motoring|mould moulding|
mount mounting|mountaineer mountaineering|move movement|multiply multiplication|mumble mumbling|murmur murmuring|mutate mutation|
mutilate mutilation|mutter muttering|narrate narration|narrow narrowing|nationalise nationalisation|nationalize nationalization|
naturalize naturalization|navigate navigation|negate negation|negotiate negotiation|nominate nomination|normalize normalization|
notate notation|notify notification|nourish nourishment|nullify nullification|number numbering|nurse nursing|nutrify nutrition|
obfuscate obfuscation|object objection|objectify objectification|obligate obligation|oblige obligation|observe observance|
observe observation|obsolesce obsolescence|obstruct obstruction|occlude occlusion|occupy occupation|offer offering|
officiate officiating|open opening|operate operation|opine opinion|oppose opposition|oppress oppression|optimise optimisation|
optimize optimization|orchestrate orchestration|order ordering|organise organisation|organize organization|originate origination|
ornament ornamentation|oscillate oscillation|oust ousting|overeat overeating|overheat overheating|overreact overreaction|
overtake overtaking|ovulate ovulation|oxidate oxidation|pacify pacification|pack packing|package packaging|paint painting|pair pairing|
pamper pampering|pant panting|park parking|part parting|participate participation|partition partitioning|pass passage|pass passing|
patch patching|peddle peddling|penetrate penetration|perceive perception|percuss percussion|perfect perfection|perforate perforation|
perform performance|perform performing|perfuse perfusion|permit permission|permute permutation|persecute persecution|
persevere perseverance|persist persistence|personify personification|perspire perspiration|persuade persuasion|perturb perturbation|
peruse perusing|pervert perversion|phrase phrasing|pick picking|picture picturing|pigment pigmentation|pillage pillaging|
pilot piloting|piss pissing|pitch pitching|plan planning|plank planking|plant planting|plaster plastering|plate plating|play playing|
plead pleading|please pleasing|please pleasure|plod plodding|plough ploughing|plow plowing|plumb plumbing|plunder plundering|
poach poaching|poison poisoning|polish polishing|pollinate pollination|pollute pollution|polymerize polymerization|populate population|
port portage|portray portraiture|portray portrayal|posit position|position positioning|possess possession|post postage|post posting|
postpone postponement|pound pounding|preach preaching|precede precedence|precipitate precipitation|predate predation|
predestine predestination|preoccupy preoccupation|prepare preparation|prepay prepayment|prepose preposition|prescribe prescription|
present presentation|preserve preservation|press pressing|press pressure|presume presumption|pretend pretending|prevent prevention|
print printing|privatise privatisation|privatize privatization|probate probation|proceed procedure|proceed proceeding|
proceed procession|process processing|proclaim proclamation|procrastinate procrastination|procreate procreation|procure procurement|
prod prodding|produce production|profess professing|profess profession|programme programming|progress progression|prohibit prohibition|
project projection|proliferate proliferation|promote promotion|prompt prompting|pronounce pronouncement|pronounce pronunciation|
propagate propagation|propel propulsion|propose proposal|propose proposition|prosecute prosecution|prostitute prostitution|
protect protection|provide provision|provoke provocation|prune pruning|publicize publicizing|publish publication|publish publishing|
puff puffing|pull pulling|pulse pulsing|punctuate punctuation|punish punishment|punt punting|purchase purchasing|purge purging|
purify purification|push pushing|putt putting|qualify qualification|qualify qualifying|quantify quantification|quantize quantization|
quarry quarrying|quench quenching|question questioning|quote quotation|racketeer racketeering|radiate radiation|raise raising|
rally rallying|ramp rampage|ranch ranching|rant ranting|ratify ratification|ration rationing|rationalize rationalization|
rattle rattling|reach reaching|react reaction|read reading|ready readying|realise realisation|realize realization|
reappear reappearance|rear rearing|rearrange rearrangement|reassign reassignment|reassure reassurance|rebel rebellion|
rebuild rebuilding|rebut rebuttal|recede receding|recede recession|receive reception|recite recital|recite recitation|
reclaim reclamation|recline reclining|recombine recombination|recommend recommendation|reconcile reconciliation|
reconnoiter reconnaissance|reconnoitre reconnaissance|reconsider reconsideration|reconstruct reconstruction|record recording|
recount recounting|recover recovery|recreate recreation|recruit recruitment|rectify rectification|recuperate recuperation|
recur recurrence|recycle recycling|redeem redemption|redevelop redevelopment|rediscover rediscovery|redistribute redistribution|
reduce reducing|reduce reduction|reelect reelection|reenact reenactment|refer reference|refer referral|referee refereeing|
refill refilling|refine refinement|refine refining|reforest reforestation|reform reformation|refresh refreshment|
refrigerate refrigeration|refuel refueling|refuse refusal|refute refutation|regain regaining|regenerate regeneration|
register registration|regress regression|regulate regulating|regulate regulation|rehabilitate rehabilitation|rehearse rehearsal|
reinforce reinforcement|reinstate reinstatement|reinterpret reinterpretation|reintroduce reintroduction|reject rejection|
rejoice rejoicing|rejuvenate rejuvenation|relapse relapsing|relate relation|relax relaxation|relegate relegation|
relinquish relinquishing|relocate relocation|remarry remarriage|remediate remediation|remember remembrance|remit remission|
remove removal|remunerate remuneration|render rendering|render rendition|renew renewal|renovate renovation|rent rental|rent renting|
reorganize reorganization|repair reparation|repatriate repatriation|repay repayment|repeat repeating|repeat repetition|
replace replacement|replace replacing|replenish replenishment|replicate replication|report reportage|report reporting|
reposit reposition|reposition repositioning|represent representation|repress repression|reproduce reproduction|repudiate repudiation|
repulse repulsion|require requisition|resect resection|reserve reservation|resettle resettlement|reside residence|resign resignation|
resile resilience|resist resistance|resolve resolution|respire respiration|restitute restitution|restore restoration|
restrict restriction|resume resumption|resurge resurgence|resurrect resurrection|resuscitate resuscitation|retail retailing|
retake retaking|retaliate retaliation|retard retardation|retire retirement|retract retraction|retrain retraining|retrieve retrieval|
retry retrial|reunify reunification|reunify reunion|reunite reunion|reveal revealing|reveal revelation|reverse reversal|
revert reversion|revert reverting|revise revising|revise revision|revitalize revitalization|revive revival|revoke revocation|
revolt revolution|revolutionise revolution|revolutionize revolution|revolve revolution|rewrite rewriting|ring ringing|rinse rinsing|
ripen ripening|ripple rippling|ritualize ritual|roar roaring|roast roasting|roleplay roleplaying|roll rolling|roof roofing|
root rooting|rotate rotation|rouse rousing|ruin ruining|rumble rumbling|rush rushing|rustle rustling|sack sacking|sail sailing|
salve salvage|salve salvation|sanctify sanctification|satisfy satisfaction|saturate saturation|savage savagery|scale scaling|
scan scanning|scandalise scandal|scandalize scandal|scatter scattering|schedule scheduling|school schooling|scold scolding|
score scoring|scour scouring|scout scouting|scrape scraping|scream screaming|screech screeching|screen screening|screw screwing|
scrub scrubbing|sculpt sculpture|seal sealing|season seasoning|seat seating|secede secession|seclude seclusion|secrete secretion|
sedate sedation|seduce seduction|seek seeking|segment segmentation|segregate segregation|seize seizing|seize seizure|select selection|
sell selling|send sending|sense sensing|separate separation|sequester sequestration|service servicing|settle settlement|
settle settling|sever severance|sever severing|shadow shadowing|shake shaking|shape shaping|share sharing|shatter shattering|
shave shaving|shear shearing|shed shedding|shell shelling|shield shielding|shift shifting|shine shining|ship shipment|ship shipping|
shit shitting|shoot shooting|shop shopping|shoplift shoplifting|shorten shortening|shout shouting|show showing|shriek shrieking|
shrink shrinkage|shrink shrinking|shuffle shuffling|shun shunning|shut shutting|sift sifting|sight sighting|sightsee sightseeing|
sign signature|sign signing|signal signaling|signalize signal|signify significance|simmer simmering|simplify simplification|
simulate simulation|sing singing|sink sinking|skate skating|skateboard skateboarding|skim skimming|skydive skydiving|slack slacking|
slave slavery|slay slaying|sled sledding|sleepwalk sleepwalking|slice slicing|sling slinging|slip slippage|smack smacking|
smash smashing|smell smelling|smile smiling|smoke smoking|smuggle smuggling|snore snoring|snorkel snorkeling|snort snorting|
snowboard snowboarding|snuggle snuggling|soak soaking|soar soaring|socialise socialising|socialize socialization|socialize socializing|
soften softening|solder soldering|solicit solicitation|solidify solidifying|solve solving|sophisticate sophistication|sort sorting|
sound sounding|spank spanking|spar sparring|sparkle sparkling|speak speaking|specialise specialisation|specialize specialization|
speciate speciation|specify specification|speculate speculation|speed speeding|spell spelling|spend spending|spin spinning|
spit spitting|splash splashing|spoil spoiling|spot spotting|spray spraying|spread spreading|sprinkle sprinkling|sprout sprouting|
spur spurring|sputter sputtering|squat squatting|squeeze squeezing|stabilise stabilisation|stabilize stabilization|stage staging|
stain staining|stalk stalking|stall stalling|stand standing|standardise standardisation|standardize standardization|start starting|
starve starvation|starve starving|state statement|steal stealing|steer steering|sterilize sterilization|stifle stifling|
stimulate stimulation|stipulate stipulation|stir stirring|stitch stitching|stock stocking|stockpile stockpiling|stone stoning|
stop stoppage|store storage|strain straining|strangle strangling|strangle strangulation|strangulate strangulation|
stratify stratification|strengthen strengthening|stretch stretching|strike striking|strip stripping|strive striving|stroke stroking|
study studying|stunt stunting|subdivide subdivision|sublimate sublimation|submit submission|subordinate subordination|
subscribe subscription|subside subsidence|substitute substituting|substitute substitution|subtract subtraction|subvert subversion|
succeed succession|suck sucking|suffocate suffocation|suggest suggestion|superannuate superannuation|superpose superposition|
supervise supervising|supervise supervision|supplement supplementation|supplicate supplication|supply supplying|support supporting|
suppose supposition|suppress suppression|surf surfing|surface surfacing|survey surveying|suspend suspension|sustain sustenance|
swear swearing|sweat sweating|sweep sweeping|swerve swerving|swim swimming|swing swinging|switch switching|symbolize symbolizing|
synchronize synchronization|syndicate syndication|tack tacking|tail tailing|tailor tailoring|talk talking|tamper tampering|
taper tapering|taste tasting|taunt taunting|teach teaching|tear tearing|tease teasing|teethe teething|
telecommunicate telecommunication|teleport teleportation|televise television|tell telling|temper temperance|temper tempering|
tempt temptation|tend tending|tense tension|terminate termination|test testing|thaw thawing|thicken thickening|thieve thievery|
thieve thieving|thin thinning|thrash thrashing|throb throbbing|throttle throttling|thrust thrusting|thump thumping|thwart thwarting|
tick ticking|tickle tickling|tighten tightening|toast toasting|tolerate tolerance|tolerate toleration|torture torturing|touch touching|
trace tracing|track tracking|trade trading|trail trailing|train training|trample trampling|transact transaction|
transcribe transcription|transduce transduction|transfer transference|transfigure transfiguration|transform transformation|
transfuse transfusion|transgress transgression|transit transition|translate translation|translocate translocation|
transmit transmission|transmit transmitting|transmute transmutation|transplant transplantation|transport transportation|
transpose transposition|travel traveling|travel travelling|treat treatment|triangulate triangulation|tribulate tribulation|
trick trickery|trifle trifling|trim trimming|truck trucking|tumble tumbling|turn turning|twist twisting|understate understatement|
undertake undertaking|undo undoing|unfold unfolding|unify unification|unionize unionization|unite uniting|unload unloading|
unveil unveiling|update updating|upheave upheaval|upholster upholstery|uplift uplifting|urbanise urbanisation|urbanize urbanization|
urinate urination|utilise utilisation|utilize utilization|utter utterance|vacate vacation|vacation vacationing|vaccinate vaccination|
validate validation|vanish vanishing|vault vaulting|veer veering|vegetate vegetation|vend vending|vent venting|ventilate ventilation|
verify verification|vibrate vibration|victimize victimization|vindicate vindication|violate violation|visit visitation|visit visiting|
vomit vomiting|wail wailing|wait waiting|walk walking|wander wandering|warehouse warehousing|warm warming|warn warning|warp warping|
wash washing|waste wastage|watch watching|water watering|waterproof waterproofing|weaken weakening|wean weaning|wear wearing|
weave weaving|weep weeping|weightlift weightlifting|weld welding|whack whacking|wheel wheeling|whip whipping|whirl whirling|
whisper whispering|whistle whistling|whiten whitening|widen widening|will willing|wink winking|withdraw withdrawal|wither withering|
withhold withholding|word wording|worry worrying|worsen worsening|wound wounding|wrangle wrangling|wreck wrecking|wrestle wrestling|
write writing|yacht yachting|yawn yawning|yell yelling|yield yielding
"""
