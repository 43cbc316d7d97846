import type { Ingredient, Need } from '../ideas/idea.js';

/** Words that reveal an ingredient, for texts without a list of ingredients. */
export const ingredientWords: Record<Ingredient, string> = {
  alcohol:
    'wines?|whisk(?:e)?y|whiskies|beers?|brewer(?:y|ies)|brewing|winer(?:y|ies)|ales?|ipa|lager|stout|hard (?:cider|seltzer)|cider|cocktails?|mixology|bartend(?:er|ing)|gin|rum|vodka|bourbon|scotch|brandy|cognac|champagne|prosecco|cava|sake|mezcal|tequila|liqueurs?|absinthe|vermouth|aperiti(?:f|fs|vo)|alcohol(?:ic)?|spirits|distiller(?:y|ies)|vineyards?|sommelier|home bar|bitters|corkscrew|decanter|hip flask|pub crawl|mulled|port glasses|shot glass(?:es)?|sangria|mead|wine[- ]?cooler|happy hour',
  nuts: 'nuts?|nutty|almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?|praline|marzipan|nougat|frangipane|amaretti|nutella|gianduja|turr[oó]n|baklava|trail mix|granola|pesto|mooncakes?|chocolates?|brownies?|macarons?|biscotti|florentines?|truffles?',
  peanuts: 'peanuts?|nuts|nutty|satay|trail mix|granola|chocolates?|brownies?|nougat|candy bars?|truffles?',
  gluten:
    'gluten|wheat|flour|bread|breads|sourdough|bak(?:e|ing|ery|eries)|cakes?|cupcakes?|cookies?|biscuits?|pastr(?:y|ies)|croissants?|pasta|noodles?|ramen|pizza|pies?|crackers?|couscous|dumplings?|gyoza|bagels?|pretzels?|brownies?|waffles?|pancakes?|muffins?|scones?|donuts?|doughnuts?|panettone|stollen|gingerbread|shortbread|strudel|focaccia|beers?|ales?|lager|stout|brewing|brewer(?:y|ies)|malt|barley|rye|semolina|tortillas?|soy sauce|seitan|granola|afternoon tea|high tea|sandwich(?:es)?|biscotti|charcuterie|babka|challah|naan|pita|empanadas?|burgers?',
  dairy:
    'dairy|milk|cheeses?|cheesecake|fondue|raclette|butter|cream|creamy|ice[- ]cream|gelato|yogh?urt|kefir|ghee|paneer|mozzarella|parmesan|burrata|ricotta|custard|latte|cappuccino|chocolates?|cocoa bombs?|hot chocolate|fudge|toffee|caramels?|brownies?|cakes?|cupcakes?|cookies?|pastr(?:y|ies)|croissants?|pizza|tiramisu|afternoon tea|truffles?|shortbread|scones?|charcuterie|milkshakes?|macarons?',
  egg: 'eggs?|omelet(?:te)?s?|meringues?|mayonnaise|custard|quiche|cakes?|cupcakes?|cookies?|pastr(?:y|ies)|pasta|macarons?|brownies?|pancakes?|waffles?|souffl[eé]s?|afternoon tea|muffins?|scones?|brunch|cr[eê]pes?',
  meat: 'meats?|steaks?|beef|pork|bacon|ham|sausages?|salami|chorizo|prosciutto|charcuterie|jerky|biltong|brisket|ribs|lamb|veal|venison|chicken|turkey|duck|foie gras|p[aâ]t[eé]|burgers?|bbq|barbecue|smoker|smokehouse|pepperoni|pastrami|bone broth|hot ?dogs?|grilling|wagyu|butcher(?:y|ing)?|pulled pork|carnivore',
  pork: 'pork|bacon|ham|hams|sausages?|salami|chorizo|prosciutto|charcuterie|pepperoni|pancetta|jam[oó]n|ib[eé]rico|ribs|lard|hot ?dogs?|smokehouse|pork rinds|bratwurst|mortadella|gelatine?|marshmallows?|gumm(?:y|ies)',
  beef: 'beef|steaks?|brisket|burgers?|jerky|biltong|wagyu|pastrami|meats?|bone broth|veal|roast dinner|hot ?dogs?|sausages?|salami|bbq|barbecue|charcuterie',
  fish: 'fish|salmon|tuna|cod|trout|anchov(?:y|ies)|sardines?|caviar|roe|sushi|sashimi|poke bowl|ceviche|seafood|tinned fish|conservas|lox|gravlax|worcestershire',
  shellfish:
    'shellfish|shrimps?|prawns?|lobsters?|crabs?|crawfish|crayfish|oysters?|mussels?|clams?|scallops?|seafood|paella|sushi|squid|octopus|calamari|caviar|bouillabaisse|langoustines?',
  soy: 'soy|soya|tofu|tempeh|miso|edamame|soy sauce|tamari|teriyaki|hoisin|ramen|sushi|stir[- ]fry|natto|ponzu',
  sesame:
    "sesame|tahini|hummus|halva|za[’']?atar|everything (?:bagel|seasoning)|furikake|gomashio|sushi|poke bowl|dukkah|falafel",
  honey: 'honey|honeycomb|honeybees?|mead|baklava|beeswax|propolis|bee ?keep(?:ing|er)',
  gelatin:
    "gelatine?|gumm(?:y|ies)|marshmallows?|jell[- ]?o|jell(?:y|ies)|panna cotta|collagen|candy|sweets|haribo|turkish delight|s[’']?mores",
  sugar:
    'sugar|sugary|sweets|candy|candies|chocolates?|caramels?|fudge|toffee|cakes?|cupcakes?|cookies?|biscuits?|pastr(?:y|ies)|ice[- ]cream|gelato|syrups?|honey|jams?|marmalade|preserves?|dessert|desserts|doughnuts?|donuts?|brownies?|pies?|macarons?|marshmallows?|gumm(?:y|ies)|lollipops?|truffles?|nougat|marzipan|baklava|panettone|afternoon tea|cotton candy|hot cocoa|cocoa bombs?|bak(?:ing|ery)|turkish delight|cheesecake|soda|pralines?',
  salt: 'salt|salted|salty|chips|crisps|pretzels|jerky|cured|bacon|ham|salami|charcuterie|olives|anchov(?:y|ies)|soy sauce|miso|pickles?|smoked|popcorn|feta|parmesan|ramen|stock cubes|bouillon|kimchi',
  caffeine:
    'caffeine|coffees?|espresso|cold brew|latte|cappuccino|barista|roaster[sy]?|moka|aeropress|french press|pour[- ]over|matcha|black tea|green tea|chai|tea tasting|loose[- ]leaf tea|yerba mate|energy drinks?|colas?|teas?',
  leather: 'leather|suede|nubuck|cowhide|sheepskin|rawhide|calfskin',
  wool: 'wool|woolen|woollen|woolly|merino|cashmere|pashmina|pashminas|alpaca|mohair|angora|felted|felt|fleece blanket|knitted|tweed|lambswool|shearling|yarn|sheepskin|knit(?:ting)?',
  silk: 'silks?|silken',
  down: 'down (?:jacket|vest|coat|comforter|duvet|pillow|blanket|sleeping bag|slippers?|booties)|goose down|duck down|feathers?|feathered|duvet|comforter',
  fur: 'fur|mink|shearling|sheepskin',
  scent:
    'scents?|scented|fragrances?|fragranced|perfumes?|parfum|colognes?|eau de|candles?|incense|essential oils?|aromatherapy|diffusers?|potpourri|bath bombs?|bath salts?|shower steamers?|room spray|wax melts?|soaps?|body lotion|hand cream|body butter|body wash|lavender|massage oil|sachets?|reed|aftershave|sprays?|spa',
  latex: 'latex|rubber|balloons?|resistance bands?|swim caps?|wetsuits?|neoprene',
  nickel:
    'costume jewel(?:le)?ry|stainless steel (?:jewel(?:le)?ry|earrings|necklace|bracelet)|charm bracelets?|alloy|plated|earrings|studs|piercings?|metal watch',
  flowers:
    'flowers?|flower|floral|bouquets?|wildflowers?|blooms?|blooming|lil(?:y|ies)|roses?|peon(?:y|ies)|tulips?|orchids?|sunflowers?|dried flowers?|wreaths?|pollen|botanical gardens?|floristry|gardens? (?:tour|visit)',
  tobacco:
    'tobacco|cigars?|cigarettes?|humidors?|pipes? and|vapes?|vaping|e-cigarettes?|hookahs?|shisha|smoking pipe|ashtrays?|lighters?',
  gambling: 'casinos?|poker|gambling|roulette|blackjack|lottery|scratch cards?|betting|slot machine|bingo',
  screen:
    'screens?|tablets?|ipad|e-?readers?|kindle|video games?|console|gaming|gamers?|app|apps|smartphones?|phone|tv|television|streaming|online|virtual|vr|laptop|computers?|smart ?watch|digital (?:frame|photo frame)|monitors?|projector|software|nintendo|xbox|playstation|webcam|smart (?:display|speaker|home)',
  blade: 'knife|knives|daggers?|swords?|katana|machete|axes?|hatchets?|blades?|razors?|cleaver|tomahawks?',
};

/** Words that reveal a need. */
export const needWords: Partial<Record<Need, string>> = {
  sight:
    'books?|novels?|read(?:ing|er)?|e-?reader|puzzles?|jigsaw|paint(?:ing|ings)?|drawing|sketch(?:book|ing)?|colou?ring|photos?|photograph(?:y|s)?|pictures?|prints?|posters?|art kit|embroidery|cross[- ]stitch|binoculars?|telescopes?|stargazing|star map|cameras?|albums?|journals?|notebooks?|magazines?|crosswords?|sudoku|calligraphy|fountain pen|map|maps|atlas|movies?|cinema|films?|gallery|light show|projector|night ?light|mirror|viewfinder|board games?|cards?|calendar|lettering|watch(?:ing)? party|scrapbook|display|frame|framed|diorama|model kit|lego',
  hearing:
    'music|musical|concerts?|albums?|vinyl|records?|record player|turntable|headphones?|earbuds?|speakers?|radio|audiobooks?|podcasts?|playlist|opera|symphony|orchestra|gig|festival|karaoke|singing|choir|piano|guitar|ukulele|violin|drums?|kalimba|wind chimes?|sound bath|sound machine|audible|music box|theat(?:re|er)|musicals?|comedy night|stand-up|lecture|talks?|radio play',
  'steady-hands':
    'embroidery|cross[- ]stitch|knitting|crochet|sewing|needle(?:point|work|felting)?|model kits?|miniatures?|jewel(?:le)?ry[- ]making|beading|beads|calligraphy|lettering|soldering|whittling|carving|origami|jigsaw|puzzles?|lego|building bricks|paint(?:ing)?[- ](?:by|kit|set)|drawing|pottery|ceramics class|watercolou?r|diamond painting|mechanical|piano|guitar|ukulele|violin|juggling|card tricks|jenga|fine[- ]tip|fountain pen|video games?|controller|diy kit|quilting|cocktail making|knife skills|bonsai',
  strength:
    'climbing|boulder(?:ing)?|weights?|kettlebells?|dumbbells?|barbells?|rowing|crossfit|boot ?camp|cast[- ]iron|axe throwing|kayak(?:ing)?|archery|heavy|boxing',
  standing:
    'cooking class(?:es)?|standing|skating|skiing|snowboard(?:ing)?|surf(?:ing)?|danc(?:e|ing)|golf|bowling|paddle ?board(?:ing)?|tai chi|yoga|zumba|barre|workshop standing|tennis|pickleball|darts|ballet',
  walking:
    'hik(?:e|es|ing)|walk(?:s|ing)?|trek(?:king)?|trails?|rambles?|backpacking|walking tour|city tour|food tour|mountains?|snowshoe(?:s|ing)?|ski(?:s|ing)?|snowboard(?:ing)?|skat(?:e|es|ing)|danc(?:e|ing)|run(?:ning)?|jog(?:ging)?|climb(?:ing)?|boulder(?:ing)?|surf(?:ing)?|golf|tennis|pickleball|cycl(?:e|ing)|bikes?|biking|bicycles?|scooters?|trampoline|horse(?:back)? riding|marathons?|stairs|treetop|zip[- ]?line|obstacle|kick(?:boxing)?|ballet|foraging|metal detect(?:ing|or)|national park|parkour|hoverboard|martial arts|karate|soccer|football boots|boots|sneakers|running shoes',
  running: 'run(?:ning)?|runners?|jog(?:ging)?|marathons?|sprint(?:ing)?|soccer|basketball|tennis',
  swimming:
    'swim(?:ming|wear)?|snorkel(?:l?ing)?|scuba|div(?:e|ing)|surf(?:ing)?|paddle ?board(?:ing)?|kayak(?:ing)?|canoe(?:ing)?|wetsuits?|raft(?:ing)?|water ?park|wakeboard(?:ing)?|sailing|jet ?ski',
  driving:
    'driving|track day|supercar|drive a|behind the wheel|rally|karting|car rental|road trip|motorcycles?|test drive|dash ?cam',
  car: 'car|cars|dash ?cam|road trip',
  bike: 'bike|bikes|cycling|bicycles?',
  beard: 'beards?|shav(?:e|ing)|moustache|mustache|aftershave|razors?|barber',
  dog: 'dogs?|pupp(?:y|ies)|canine',
  cat: 'cats?|kittens?|feline|catnip',
  horse: 'saddle|bridle|grooming kit for horses|hoof',
  baby: 'newborns?|bab(?:y|ies)|nursery|diapers?|strollers?',
  partner: 'couples?|romantic|for two|date night|his and hers|honeymoon|valentine(?!.s day)|anniversary',
  grandchildren: 'grand(?:kids?|child(?:ren)?|son|daughter)',
};
