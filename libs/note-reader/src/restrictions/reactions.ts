/** Reactions to a thing, which may be named anywhere in the sentence. */
export const harmLines = `
  harm: state|trouble|bother|pickle if|when|from|after / nearly|almost|could <adverbs>? died|die|choked|collapsed from|of|on|after|because / is <their> downfall|undoing|enemy|nemesis|kryptonite|poison / closes|swells|narrows|blocks <their> windpipe|airway|throat / weekend|day|week|evening|night gone|ruined|over
  harm: plays|play|wreaks|wreak|causes havoc|hell|merry_hell|chaos|up with <their>|<them>? / not|never get_on|get_along|agree|mix|sit_well / pays|paid|suffers dearly|for_days|for_a_week|the_price for|after|when|if? / is the big|main|worst|bad one|trigger|culprit|problem <adverbs>? for|with? / nearly|almost finished|did|killed|choked|put <them> off|in? / knocks|knock <them> for_six|sideways|flat
  harm: is|are|was|would_be|being <adverbs>? murder|hell|torture|kryptonite|agony|misery|bad_news|trouble|death|a_killer|a_nightmare|an_enemy|the_enemy|a_disaster|a_trigger|lethal|no_friend|not_her_friend|not_his_friend|a_death_sentence on|for|to|of|with? <them>|<their>
  harm: drives|drive|sends|send|puts|put|lays|has|have|leaves|knocks|throws|gets|get|got <them> <adverbs>? mad|to|in|into|on|off|over|up|out|down|low ~ itch*|rash|spots|bed|hospital|the_floor|sofa|toilet|loo|flat|sick|scratching|sneezing|wheezing|tears|hives|days|weeks|shock|casualty|a_and_e|a&e|agony|bits|coma|spasms
  harm: closes|close|tightens|constricts|irritates|inflames|burns|attacks|ruins|wrecks|shuts up|down|off? <their> airways|throat|chest|lungs|skin|sinuses|eyes|gut|guts|stomach|nose
  harm: going|go|goes|blow|blowing|puff|puffing|come|coming|break|breaking up|out like|in
  harm: clutching|holding <their> belly|stomach|tummy|sides|head|throat / murders|crucifies|destroys|slaughters|finishes|wrecks|ruins|tears <them>|<their>
  harm: sneezes|sneezing|coughs|coughing|scratches|scratching|itches|wheezes|streams|weeps|cries ~ head|nose|heart|eyes|skin|arms off|raw|out|to
  harm: can_not|cannot|could_not <adverbs>? process|break_down|digest|tolerate|metabolise|metabolize|stomach|handle|keep|absorb / body|stomach|system|gut|skin|immune_system|heart|digestion <adverbs>? can_not|does_not|will_not|rejects|rebels|hates|objects|attacks / heart ~ flutter*|race*|racing|pound*|skip* / awake till|until|all|half|for / wired|buzzing for|till|until|all / jittery|jitters|shaky|shaking all|after|on|from / bed and misery
  harm: swells|swelling|swelled|puffs|puffed|puffy|balloons|blows|blotchy|wheezes|wheezing|wheezy|sneezes|sneezing|sneeze|itches|itching|itchy|hives|welts|blisters|blistered|wheals|anaphylac*|epipen|epipens|retches|gags|gagging|vomits|vomiting|nauseous|queasy|palpitations|heartburn|eczema|dermatitis
  harm: epi|adrenaline pen / comes|came|come|break|breaks|broke|coming|brought|brings|bring|bringing <them>? out|up in / skin|eyes|lips|tongue|face|lobes|hands|nose|ears|fingers ~ blister*|stream*|itch*|water*|swell*|swollen|run|runs|running|tingle*|blue|green|burn*|red|raw|sore|crack*|peel*|flare*
  harm: throat|airways|chest|lungs ~ close|closes|closing|closed|swell|swells|swelling|tighten|tightens|tight|seizes|shut|shuts|up
  harm: can_not|cannot|stops|struggles|struggling|hardly|unable_to <adverbs>? to? breathe|breathing
  harm: in|into|to|up hospital|the_hospital|a_and_e|a&e|casualty|the_er|er|emergency|resus|an_ambulance / ambulance / in an? ambulance
  harm: makes|make|made|making|turns|leaves|left|gets|leave|has|have <them>? <adverbs>? violently|seriously|proper|instantly|horribly|physically|dead|right? sick|ill|poorly|nauseous|queasy|bloated|unwell|dizzy|faint|gag|heave|retch|sneeze|sneezing|wheeze|itch|scratch|scratching|crook|throw_up|vomit|doubled|curled_up|running_to|sneezy|itchy|breathless
  harm: turn|turns|turned|upset|upsets|churn|churns|on|kill|kills|wreck|wrecks|destroys <their> stomach|tummy|guts|belly|insides|gut|tum / tummy|stomach|gut|belly|guts ~ turns|ache|upset|cramps|cramp|blows|swells|bloats
  harm: goes|go|went|runs|run straight|right through <them> / can not|hardly|barely keep ~ down / does_not|do_not|not|never <adverbs>? agree with <them>|<their> / disagrees|disagree with <them>|<their>
  harm: sets|set|setting|start|starts <them>|<their> <adverbs>? ~ off|sneezing|wheezing|itching / sets|set off|up / triggers|trigger|triggered|triggering / brings|bring|brought|bringing on
  harm: gives|give|gave|giving <them> <adverbs>? a|an|the|awful|terrible|splitting|pounding|blinding|raging|bad|such? a|an|the|awful|terrible|splitting|pounding|blinding|raging|bad? migraine|migraines|headache|headaches|head|heads|welts|blisters|blotches|lumps|rash|rashes|palpitations|jitters|shakes|heartburn|cramps|spots|asthma|hives|nausea|heebie_jeebies
  harm: head explodes|splits|pounds|splitting|pounding|bangs|throbs / splitting head|headache / migraine|migraines|migraine's / a head on <them>
  harm: doubled up|over / in bed|agony|bits|pain|a_heap for|all|days|weeks|#* / in|on|to the_dark|dark_room|a_dark_room|the_loo|the_toilet|the_floor|bed_for|pieces / laid up|out|low / floors|flattens|cripples|poisons|kills|knocks|lays|wipes|finishes <them> / out|bad|ill|sick|flat|crook|wiped|cactus|stuffed|buggered|rooted|knackered|ruined for a|#*|days|the|weeks|week / suffers|pays|paid|suffer|pay|regrets for? it|days|weeks
  harm: can|could|would|will|might|may|nearly|almost kill|killed|finish|finished|kills <them>|<their> / be the death of <them> / poison|poisonous|toxic|deadly|fatal|lethal to|for|if / take|takes|took|taken bad|ill|poorly with
  harm: react|reacts|reacting|reacted <adverbs>? ~ to|with|badly / bad|nasty|severe|violent|terrible|horrible|awful reaction|reactions / anywhere near <them>|<their>|anything / in the same room as|with / even trace|traces|the_smell|a_trace|a_crumb|a_whiff|the_whiff / so much as a / tiniest|smallest|slightest|merest trace|bit|amount|crumb|whiff|bite|taste|drop|speck
  harm: do|does|did to <them> / a|one|the|a_single bite|crumb|whiff|sniff|sip|slice|mouthful|speck|spoonful of|off ~ and / keeps|keep <them> up|awake / bounces|bouncing off the walls / climbing the walls after
  harm: makes|make|made|send|sends|sent <them>|<their> eyes|nose|skin|face|head|throat|hands|lips|ears|chest|heart|dizzy|sick|ill|racing|over|spinning|bananas|sneezing|wheezing|bloated|running|heaving|gagging
  harm: every|any|each|all|certain|most|strong|cooking smell|smells|scent|scents|perfume|odour|odours ~ sick|ill|nauseous|throw|stomach|off|queasy|migraine|gag|retch|green|heave
`;

/** Words that forbid a thing; the thing follows. */
export const forbiddenAfter = `
  by: parents|mum|mom|mother|dad|father|they|school|family|household do|does|will not <adverbs>? let|allow|have|permit|want|keep <them>|their? kids|children|him|her? have|use|watch|near?
  by: doctor|doctors|gp|nurse|dentist|cardiologist|consultant|physio|dietician|dietitian|specialist|surgeon|midwife|vet|mum|mother|parents|dad|imam|priest|rabbi says|say|said|told|tells|insists|orders|ordered|wants <them>? <adverbs>? no|off|not|absolutely_no|to_avoid|to_stay_off|never|to_give_up|to_cut_out
  by: not want|like|let <them> <adverbs>? to? be? on|near|at|using|watching|having|eating|drinking|have|eat|drink|watch|use
  by: lets|let|allows|allow|want|wants|allowing|letting <them> <adverbs>? near|anywhere_near|have|touch|eat|drink|go_near|within / under|on ~ orders|instructions <adverbs>? to? avoid|no|not|off|cut
  by: do|does|did|will|would not <adverbs>? let|allow|approve_of|permit <them>? <adverbs>? have|eat|drink|use|watch? <adverbs>? / said|says no to / put a|the ban|stop|kibosh on|to
  by: forbids|forbid|forbade|forbidden|bans|banned|ban|banning|vetoes|vetoed|prohibits|prohibited|outlawed|confiscated|restricts|rations <them>? <adverbs>? any|from|all|to|more|of|the? <them>? more|any|having|eating|touching|drinking?
  forbid: strictly|absolutely|definitely|categorically|positively|completely|firm|flat|simply|sorry|please|strict no|not|off|avoiding
  by: has|have|had|put|got|took|taken|keeps|keeping|kept|ordered|warned|told <them> <adverbs>? off|away_from|clear_of|to_avoid|to_stay_off|to_keep_off|to_lay_off|to_give_up|to_quit|to_cut_out|no|not_to_have|not_to_touch
  forbid: sworn|swore|swears|swear|swearing|weaned|come|came|been|be|stay|stays|staying|keep|keeps|keeping|kept|lay|lays|gone|is|are|completely|totally|strictly|still|now|right|well off <adverbs>?
  forbid: steer|steers|steering|stay|stays|keep|keeps|well|staying|keeping <adverbs>? ~ clear|away of|from|off
  forbid: packed|packs|jacked|chucked|gave|given|give|gives|giving|knocked|kicked|ditched|quit|quits|dropped|stopped|cut|cuts|cutting|binned|renounced|renounces|forsworn|forswore|eliminated <adverbs>? in|up|out|drinking|eating|having|taking|using|wearing|touching? <adverbs>?
  forbid: lent|doctors|doctor's|hospital|gp's orders|rules ~ no
  forbid: not|never allowed|permitted|supposed|meant|able|let|to|going_to|having|taking|eating|drinking|touching|carrying|wearing|using|accepting|keeping to? have|eat|drink|touch|carry|wear|use|take|accept|get|be_given|go_near|own|do?
  forbid: must|may|can|should|could|will|would|shall|does|do|cannot|has|have|is|are not|never|no_longer <adverbs>? carry|carries|wear|wears|take|takes|eat|eats|eaten|drink|drinks|drunk|touch|touches|touched|have|do|use|uses|consume|go_near|be_near|be_around|be_in_a_room_with|abide|accept|own|keep|let|allow|tolerate|manage|stomach|buy|buys|worn|taste|tasted <adverbs>?
  forbid: no_longer|never|refuses_to|declines_to|stopped|quit|hardly_ever|has_never|has_not <adverbs>? carries|wears|takes|eats|drinks|touches|touched|wear|eat|drink|touch|carry|drinking|eating|wearing|touching|eaten|drunk|worn|tasted
  by: lets|let|allows|allow|allowed no / leave|leaves|leaving|left out|off|aside|alone / give|gives|given|giving a_miss|a_wide_berth / nothing|anything|food|foods|stuff|things made|with|containing|involving|from|of with|from|of? / no|without so|not much as? a|an? / free of|from|off
  forbid: not so_much_as|even|a_drop_of|a_scrap_of|a_crumb_of|a_trace_of|a_whiff_of a|an|the? / no|nor|not|never|without <adverbs>? any|even|more|a|an|single|real|whole? / can not do|abide
  forbid: do|please|so not|never <adverbs>? be? get|buy|give|bring|send|suggest|do|pick|choose|go_for|sending|getting|buying|giving|bringing <them>? <adverbs>? any|a|another|more|anything|something|the? with|made_of|made_from|from?
  forbid: leave|leaving|keep|keeping {what:forbidden} ~ out|off|away
`;
/** Words that forbid a thing named before: "drink is out". */
export const forbiddenBefore = `
  forbid: is|are <adverbs>? against <their>|the|our religion|faith|beliefs|diet|rules|principles|law / is|are <adverbs>? strictly|absolutely|completely|totally? a no|not / anymore|any_more for <them> / is|are <adverbs>? something she|he|they <adverbs>? can_not|does_not|will_not|never / has|have|had to go / went|gone|given out|up ~ years|ago|since|when|last|at
  forbid: is|are|was|were|has_been|have_been <adverbs>? out|forbidden|banned|taboo|verboten|haram|off_limits|off_the_menu|off_the_table|off_the_cards|out_of_bounds|out_of_the_question|a_no|a_no_no|no_good|not_on|not_allowed|not_permitted|not_an_option|a_non_starter|a_no_go|no_go|history|a_thing_of_the_past|behind_her|behind_him|not_for_her|not_for_him|beyond_her|beyond_him|dead_to_her|the_enemy|not_her_friend|not_his_friend|a_problem|an_issue
  forbid: on the naughty|banned|no|forbidden list / on the head / knocked|kicked|hit on|into the head|touch|kerb / does|do not|never <adverbs>? pass|passes|cross|crosses <their> lips|threshold / out of it / never passes|pass|crosses <their> lips / out of bounds|the_question
`;

/** Words that name a substance in a sentence about a reaction. */
export const harmful: Readonly<Record<string, string>> = {
  gluten:
    'crouton,croutons,bread,pasta,flour,toast,crumb,crumbs,breadcrumbs,ordinary bread,normal bread,couscous,semolina,a sandwich',
  nuts: 'satay,praline,nutella,pesto,frangipane,an almond',
  shellfish:
    'oyster,scallop,scallops,clam,clams,crayfish,crawfish,langoustine,langoustines,mussel,lobsters,crabs',
  fish: 'anchovy,anchovies,cod,haddock,sardines,mackerel,fish sauce',
  dairy: 'yoghurt,yogurt,ice cream,custard,cheeses,milky things,milk chocolate,anything milky',
  egg: 'mayonnaise,meringue,omelette,meringues',
  sesame: 'hummus,halva',
  soy: 'tofu,soy sauce,edamame',
  wool: 'woolly,woollen,woolen,woollens,woolly things,woollen things,cashmere,jumpers,wool jumpers,knitwear,woolens',
  latex: 'rubber gloves,rubber bands,balloons,latex gloves,elastic',
  nickel:
    'earrings,cheap earrings,cheap metals,plated jewellery,plated jewelry,metal,anything but gold,non gold,silver plate,fake jewellery',
  feathers: 'feather pillows,feather duvet,eiderdown,down duvets,duck down',
  flowers: 'bouquet,rose,roses,tulips,blossom,mimosa,pollens,chrysanthemums,hyacinths,freesias,hay',
  'animal-hair': 'kittens,puppies,guinea pigs,rabbits,hamsters,moggies,fur coats,anything furry,furry things',
  'no-scent': `candle,candles,scented candle,scented,perfumed,perfumey,smelly,smell,scent,fragranced,diffuser,diffusers,bath bombs,bath bomb,air freshener,potpourri,
    lavender,perfumey stuff,smelly stuff,smellies,lush,body spray,reed diffusers,bath salts,bath oils,joss sticks,room spray`,
  'no-caffeine':
    'coffee,espresso,coffees,energy drinks,a coffee,black tea,strong tea,cappuccino,coca cola,anything caffeinated,caffeinated',
  'no-alcohol':
    'wine,red wine,white wine,beer,whisky,whiskey,vodka,gin,rum,champagne,prosecco,a drink,the drink,sherry,brandy',
  'no-sugar': 'sweet things,sugary drinks,sugary foods',
  'no-flashing': 'strobe lights,strobes,flashing lights,flickering lights,strobe,disco lights,flashing',
  'no-pork': 'sausages,gammon',
};
/** Words that name a substance in a sentence that forbids it. */
export const forbiddenToo: Readonly<Record<string, string>> = {
  'no-alcohol': `grog,the grog,sake,bourbon,toddy,toddies,cider,lager,tinnies,stubbies,slab,bubbly,port,liqueur,liqueurs,cocktails,champagne,fizz,sauce,the sauce,bottle,
    the bottle,drop,a drop,spirits,beers,wines,whiskey,scotch,tequila,booze,bevvy,pints,pint,a pint,beer glass,ale,stout,wine gums with alcohol,drinking,anything boozy,boozy,alcoholic`,
  'no-sugar':
    'sweets,sweeties,candy,candies,lollies,selection boxes,selection box,sugary treats,desserts,chocolate bars,sweet stuff,anything sweet,sugary,puddings',
  'low-salt': 'salty,salty things,salty foods,salty snacks,salted',
  'no-pork': 'gelatine,gelatin,pork gelatine,pork gelatin,pig products,gammon,sausages,lard,swine',
  'no-screens':
    'screen,screens,screen time,tablet,the tablet,ipad,the ipad,computer,xbox,youtube,telly,tv,tablets,ipads,video games,anything with a screen,phones,gaming,devices,consoles',
  vegetarian: 'non veg,non vegetarian,mutton,chicken,flesh,lamb,poultry,meats',
  vegan:
    'anything animal,anything from an animal,animal anything,anything with a face,an animal,animals,animal,anything that comes from animals,dead animals',
  'no-leather': 'leathers,hide,animal hide,cowhide,leather goods',
  'no-tobacco': 'fags,cigarette,ciggies,cigar,smokes,vapes,vaping,smoking',
  flowers:
    'cut flowers,fresh flowers,bouquet,bouquets,roses,a bouquet,blooms,flower arrangement,floral arrangements',
  'no-beef': 'cow,steak,steaks,beef products,cow meat,burgers of beef',
  jain: 'onion garlic,onion,onions,garlic,root vegetables',
};
/** The search backwards stops at these words: exposure, liking, or another subject. */
export const stopsBack =
  /^(?:but|loves|likes|enjoys|adores|into|mad|plays|collects|keen|fond|although|however|except|wants|love|fan|obsessed|besides|plus|also|still)$/;
