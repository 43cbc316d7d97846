import type { RestrictionKind } from '@giftwell/contracts/gift-ai/facts';

/**
 * Allergens and other things to avoid, in eight languages, as patterns of whole words. In a sentence with a word of
 * harm or refusal they become a restriction: leaving out a good gift costs less than suggesting a harmful one.
 */
export const triggerWords: readonly (readonly [RestrictionKind, string])[] = [
  [
    'peanuts',
    'peanuts?|groundnuts?|erdnüsse?|cacahu[eè]tes?|cacahuetes?|arachidi?|amendoins?|pinda.?s?|orzeszki ziemne',
  ],
  [
    'nuts',
    '(?<!(?:go|goes|going|went|gone) )nuts?|almonds?|cashews?|walnuts?|hazelnuts?|pistachios?|pecans?|marzipan|nüsse?|nuss|noix|noisettes?|amandes?|nueces|frutos secos|almendras?|noci|frutta secca|mandorle|nozes|noten|orzech\\p{L}*',
  ],
  [
    'gluten',
    'gluten|wheat|flour|atta|maida|coeliac|celiac|zöliakie|weizen|celia[cq]\\p{L}*|farina|pane|pasta normale|trigo|coeliakie|tarwe|pszenic\\p{L}*',
  ],
  [
    'lactose',
    'lactose|laktose|lattosio|lactosa|laktoz\\p{L}*|milk|dairy|sahne|käse|milch|lait|leche|latte|latticini|leite|melk|zuivel|mleko',
  ],
  ['egg', 'eggs?|eier|œufs?|oeufs?|huevos?|uova|uovo|ovos?|eieren|jaj\\p{L}*'],
  [
    'shellfish',
    'shellfish|shrimps?|prawns?|crabs?|lobsters?|oysters?|mussels?|meeresfrüchte|fruits de mer|crevettes?|hu[iî]tres?|mariscos?|gambas|frutti di mare|gamberi|marisco|camar\\p{L}*|schaaldieren|garnalen|owoce morza',
  ],
  ['fish', 'fish|salmon|tuna|fisch|poisson|pescado|pesce|peixe|vis|ryb\\p{L}*'],
  ['soy', 'soy|soya|soybeans?|soja|sojabohnen'],
  ['sesame', 'sesame|tahini|sesam|sésame|sésamo|sesamo|sezam'],
  ['honey', 'honey|beeswax|hive|honig|miel|miele|mel|honing|mi[oó]d'],
  [
    'wool',
    'wool|woollen|woolen|woolly|pashmina|cashmere|wolle|laine|lana|lã|wol|wełn\\p{L}*|weln[aąeęyiu]\\p{L}*',
  ],
  ['latex', 'latex|lattice|rubber|balloons?|palloncini|luftballons?|látex|elastici'],
  ['nickel', '(?<!a )nickel|nichel|níquel|nikkel|artificial jewell?ery|cheap earrings'],
  ['feathers', 'feathers?|down pillows?|federn|daunen|plumes|plumas|piume|penas|veren|pierze'],
  ['flowers', 'pollen|polen|pollini|hay fever|heuschnupfen|lilies|rhume des foins|hooikoorts|pyłk\\p{L}*'],
  [
    'animal-hair',
    'cat hair|dog hair|horse hair|allergic to (?:dogs?|cats?|horses?|animals)|tierhaare|katzenhaare|poils de (?:chat|chien)|pelo de (?:gato|perro)|pelo di gatto',
  ],
  ['vegan', 'animal products?|van dieren|anything from animals'],
  [
    'vegetarian',
    'meat|fleisch|viande|foie gras|carne|vlees|mięs\\p{L}*|pure vegetarian|végétarien\\p{L}*|vegetarisch\\p{L}*|vegetarian[oa]?',
  ],
  [
    'no-pork',
    'pork|ham(?! radio)|bacon|schwein\\p{L}*|porc|jambon|cerdo|jamón|chorizo|maiale|prosciutto|porco|varken\\p{L}*|wieprzow\\p{L}*',
  ],
  ['no-beef', 'beef|cow leather|rind\\p{L}*|bœuf|boeuf|manzo'],
  ['jain', 'jain'],
  ['no-leather', 'leather|suede|leder|leer|cuir|cuero|pelle|cuoio|couro|skór\\p{L}*'],
  [
    'diabetic',
    'sugar|sugars|sweets|sweeties|mithai|cookie|cookies|candy|chocolates?|zucker|süßes|süßigkeiten|sucre|azúcar|dulces|zuccheri?|dolci|açúcar|doces|suiker|snoep|cukr\\p{L}*|insulin|diabet\\p{L}*',
  ],
  ['low-salt', 'salt|salty|sodium|blood pressure|salz|sel|sale|sal|zout|sól'],
  ['low-carb', 'keto|carbs|carbohydrates?|low[- ]carb'],
  [
    'no-alcohol',
    'alcohol|wine|beer|booze|bottle|spirits|whisk(?:e)?y|drink(?:s|ing)?|drop|sober|teetotal\\p{L}*|alkohol|wein|bier|alcool|vin|alcohol|vino|bebida|botella|beve|amari|ricupero|recupero|álcool|vinho|drinkt|bierpakket|jenever|pije|w[oó]dki|wina',
  ],
  [
    'no-caffeine',
    'caffeine|coffee|coke|strong tea|koffein|kaffee|caféine|café|cafeína|caffeina|caffè|cafeïne|koffie|kofein\\p{L}*|kaw[ayę]',
  ],
  [
    'no-tobacco',
    'cigarettes?|cigars?|tobacco|smok(?:e|es|ing)|vap(?:e|es|ing)|rauch\\p{L}*|fum(?:er|e|ar|are)|rook\\p{L}*|pali(?:ć)?',
  ],
  [
    'no-scent',
    'scents?|scented|perfumes?|fragrances?|incense|lavender|candles?|duft\\p{L}*|parfüm\\p{L}*|parfums?|profum[oi]|perfumes?|geur\\p{L}*|zapach\\p{L}*',
  ],
  [
    'limited-mobility',
    'knees?|walk(?!-up)|walks|walking|hill[- ]walking|steps|stairs|(?<!n.?t |not )stand|stand(?= (?:for|up|long|on|too|very|more|without))|yards|on foot|your feet|(?:bad|dodgy|sore|his|her|their) back(?! garden| yard| door| room)|back (?:surger\\p{L}*|operations?|injur\\p{L}*|pain|problems?|trouble)|knie\\p{L}*|rücken|marche|genou\\p{L}*|dos|espalda|rodillas?|schiena|ginocchi\\p{L}*|costas|joelhos?|rug|lopen|kolan\\p{L}*|chodzi\\p{L}*',
  ],
  [
    'wheelchair',
    'wheelchair|rollstuhl|fauteuil roulant|silla de ruedas|sedia a rotelle|cadeira de rodas|rolstoel|wózk\\p{L}*',
  ],
  [
    'blind',
    '(?<!colou?r[ -])blind|photo album|see at all|cannot see|aveugle|ciec[oa]|cieg[oa]|ceg[oa]|niewidom\\p{L}*',
  ],
  [
    'low-vision',
    'eyes?|eyesight|macular|sight|print|augen|sehbehindert|malvoyant\\p{L}*|slechtziend|ipovedent\\p{L}*',
  ],
  ['deaf', 'deaf|gehörlos|taub|sourde?|sord[oa]|surd[oa]|doof|głuch\\p{L}*'],
  [
    'hard-of-hearing',
    'hearing|hard of hearing|schwerhörig|malentendant\\p{L}*|hoort|slechthorend|niedosłysz\\p{L}*',
  ],
  [
    'weak-hands',
    'fingers|hands(?! (?:busy|full|dirty|on))|arthritis|tremor|grip|fiddly|hände|arthrose|mains|manos|mani|artrite|artritis|mãos|handen|artrose|dłoni\\p{L}*',
  ],
  [
    'fear-of-heights',
    'heights|stepladder|balloon flight|leaves the ground|höhenangst|vertiges?|vértigo|vertigini|alturas|hoogtevrees|wysokości',
  ],
  [
    'no-swimming',
    'swim|swimming|on the water|schwimm\\p{L}*|nage|nager|nada[rn]?|nuot\\p{L}*|zwem\\p{L}*|pływa\\p{L}*',
  ],
  [
    'no-driving',
    'drive|driving|licen[cs]e|track day|autofahr\\p{L}*|führerschein|conduit|permis|conduce|carnet|patente|rijbewijs|prawo jazdy',
  ],
  [
    'no-screens',
    'screens?|gadgets|tablets?|phones?|bildschirm\\p{L}*|écrans?|pantallas?|schermi|ecrãs?|schermen|ekran\\p{L}*',
  ],
  [
    'no-clutter',
    'clutter|ornaments?|mantelpiece|knick[- ]?knacks?|dust collectors?|shelf|shelves|museum|museo|soprammobili|staubfänger|krimskrams|bibelots?|trastos|bugigangas|prullaria|durnostojk\\p{L}*',
  ],
  [
    'little-space',
    'no room|no space|studio flat|tiny flat|shoebox|suitcases?|carload|platz|pas de place|spazio|espacio|espaço|ruimte|miejsca',
  ],
];

/** Words that are a restriction on their own. */
export const plainWords: readonly (readonly [RestrictionKind, string])[] = [
  ['kosher', 'kosher|koscher|kasher|koosjer|koszern\\p{L}*|frum|hechsher|shomer'],
  ['halal', 'halal|halaal|muslim|moslem\\p{L}*|musulman[oae]?s?|muçulman[oa]'],
  ['vegan', 'vegan|vegane?r?|végane?|vegan[oa]|wegan\\p{L}*'],
  ['jain', 'jain'],
  ['gluten', 'coeliac|celiac|zöliakie|c[oœ]eliaque|celiac[oa]|coeliakie|celiaki\\p{L}*'],
  ['diabetic', 'diabetic|diabetes|diabétique|diabétic[oa]|diabetic[oa]|zuckerkrank|cukrzyc\\p{L}*'],
  [
    'wheelchair',
    'wheelchair|rollstuhl|fauteuil roulant|silla de ruedas|sedia a rotelle|cadeira de rodas|rolstoel',
  ],
  ['no-alcohol', "teetotal\\p{L}*|sober|in recovery|doesn'?t drink|alcoholics anonymous|on the wagon"],
];

/** Words of refusal, harm or worry. */
export const harmWords = [
  "no|not|never|none|nothing|n[o']t|without|nor|neither|nix|nobody|stop(?:s|ped)?|quit|gave up|given up|off(?! the (?:rocks|coast|pier|beach|road|wall|bat|cuff|grid|shelf))|out|avoid|prohibited|forbidden|wasted|pointless|worst|cruel|done",
  "can'?t|cannot|won'?t|mustn'?t|doesn'?t|don'?t|didn'?t|isn'?t|hasn'?t|shouldn'?t|couldn'?t",
  'allerg\\p{L}*|intoleran\\p{L}*|epipens?|hives|rash|welts|swell\\p{L}*|itch\\p{L}*|throat|breath\\p{L}*|wheez\\p{L}*|asthma|migraines?|eczema|crusts|hospital|a&e|ill|sick|wrecks?|kills?|finish(?:es)? (?:her|him) off|enemy|betrayal|cramps?|dodgy|bad|pain|gone|going|jelly|scream|stroke|seizure|heart|doctor|wary|careful|watch out|frustrate\\p{L}*|trouble|hurts?|recover\\p{L}*|pregnant|insulin|diabet\\p{L}*|patient|hardly|barely|tires?|nearly|turn|strict|strictly|offended|left|charity shop|enough|museum|betrayal|slap|died',
  'kein\\p{L}*|nicht|ohne|nie|verträgt|allergisch|krämpfe|darf',
  "pas|sans|jamais|aucun\\p{L}*|ne|n'|allergique|hôpital|terminé|plus",
  'sin|nada|ni|nunca|alérgic\\p{L}*|mata|quitado|dejó|sordo',
  'niente|senza|non|mai|allergic[oa]|tolto|pezzi|più',
  'nada|sem|nunca|alérgic\\p{L}*',
  'geen|niet|zonder|nooit|allergisch|bijna',
  'nie|bez|żadn\\p{L}*|uczulon\\p{L}*|alergi\\p{L}*|nigdy',
].join('|');

/** Words of refusal only. Words of harm may be said in passing, but these always mean that something is not wanted. */
export const refusalWords = [
  'no|not|never|none|nothing|without|nor|neither|nix|avoid|prohibited|forbidden|wasted|pointless|worst|cruel|slap|scream|bores?|offended|betrayal|charity shop|enough|museum|enemy|hates?|loathes?|sick of|gone off|gone right off|died|the last thing|days are done|frustrate\\p{L}*|(?:she|he) has left',
  "can'?t|cannot|won'?t|mustn'?t|doesn'?t|don'?t|didn'?t|isn'?t|hasn'?t|shouldn'?t|couldn'?t|allerg\\p{L}*|kills?|finish(?:es)? (?:her|him) off|wrecks?",
  'kein\\p{L}*|nicht|ohne|nie|verträgt|pas|sans|jamais|aucun\\p{L}*|sin|nada|ni|nunca|niente|senza|non|mai|sem|geen|niet|zonder|nooit|bez|żadn\\p{L}*|nigdy',
].join('|');

/** Words that say that something is liked after all. */
export const likingWords = [
  "(?:football|rugby|cricket|sports?|horse|golf|tennis|train|music)[- ]mad|loves?|likes?|adores?|enjoys?|into|mad about|crazy about|keen on|fan|collects?|plays|obsessed|passionate|nuts about|hooked|addicted|can'?t get enough|lives for|never misses|always|favou?rite",
  'liebt|mag|gern|aime|adore|passionn\\p{L}*|encanta|gusta|ama|adora|piace|gosta|houdt van|dol op|uwielbia|lubi|kocha',
].join('|');
