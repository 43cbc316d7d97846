/** Test phrasings for restrictions: each line has a kind and its phrasings, separated by " / ". */
export const phrasings = `
nuts: nut allergy / She's allergic to nuts. / severe nut allergy / can't have nuts / nuts make him ill / nut-free / has a tree nut allergy / no nuts please / is deathly allergic to cashews / carries an EpiPen because of nuts / he reacts badly to walnuts / mustn't eat nuts / Nussallergie / allergique aux noix / alérgica a los frutos secos / allergica alle noci / alérgico a nozes / notenallergie / uczulona na orzechy / avoids nuts
peanuts: severe peanut allergy / allergic to peanuts / can't eat peanuts / peanuts could kill him / no peanuts / peanut-free / Erdnussallergie / allergique aux arachides / alérgico a los cacahuetes / allergico alle arachidi / alérgica a amendoim / pindaallergie / uczulona na orzeszki ziemne / anaphylactic to peanuts / peanut intolerance
gluten: coeliac / can't eat gluten / gluten-free / has celiac disease / gluten intolerant / she is a celiac / no gluten / avoids wheat / gluten makes her bloated / doesn't eat gluten / glutenfrei / sans gluten / sin gluten / senza glutine / sem glúten / glutenvrij / bezglutenowa / Zöliakie / on a gluten free diet
lactose: lactose intolerant / lactose-free / can't have lactose / laktoseintolerant / intolerante a la lactosa / intollerante al lattosio / intolérante au lactose / lactose intolerance / intolerante à lactose / nietolerancja laktozy
dairy: no dairy / dairy-free / allergic to milk / can't eat dairy / doesn't eat dairy / dairy allergy / can't have cheese / dairy makes her ill / avoids dairy / off dairy
egg: allergic to eggs / egg allergy / can't eat eggs / no eggs / egg-free / doesn't eat eggs
fish: fish allergy / allergic to fish / can't eat fish / doesn't eat fish / no fish
shellfish: shellfish allergy / allergic to shellfish / can't eat prawns / no seafood / allergic to shrimp
soy: soy allergy / allergic to soy / can't have soya / soy-free
sesame: sesame allergy / allergic to sesame / no sesame
honey: allergic to honey / can't have honey / no honey
wool: allergic to wool / wool makes her itch / can't wear wool / wool allergy / no wool please
latex: latex allergy / allergic to latex / can't touch latex
nickel: nickel allergy / allergic to nickel / can't wear nickel / reacts to nickel
feathers: allergic to feathers / feather allergy / feathers make her sneeze
flowers: allergic to flowers / pollen allergy / hay fever / flowers make her sneeze / lilies give her a rash
animal-hair: allergic to cats / cat allergy / allergic to pet hair / dogs make him sneeze / dog hair allergy
other-allergy: allergic to kiwi / kiwi allergy / allergic to penicillin
vegan: vegan / She is a strict vegan. / plant-based diet / eats plant based / Veganerin / végane / vegana / veganistka is vegan / no animal products / gone vegan / weganka
vegetarian: vegetarian / she's a vegetarian / doesn't eat meat / Vegetarierin / végétarienne / vegetariana / vegetariano / vegetarisch / wegetarianka / meat-free / never eats meat / no meat / pure veg
pescatarian: pescatarian / pescetarian / vegetarian but eats fish / eats fish but no meat
halal: halal only / observant Muslim / she is Muslim / eats halal / practising Muslim / devout Muslim family / keeps Ramadan / halal food only / musulmane / musulmana
kosher: keeps kosher / kosher / orthodox Jewish / eats only kosher / koscher / casher / observant Jew / kosher household / koszerne
hindu: practising Hindu / she is Hindu / Hindu family
jain: Jain / she is a Jain / Jain food only
no-pork: no pork / doesn't eat pork / can't eat pork / avoids pork
no-beef: no beef / doesn't eat beef / she is Hindu
diabetic: diabetic / type 2 diabetic / has diabetes / type 1 diabetes / Diabetikerin / diabétique / diabética / diabetico / watches her blood sugar / prediabetic / insulin dependent / cukrzyca / on insulin
no-sugar: no sugar / sugar-free / can't have sweets / avoids sugar / gave up sugar / zuckerfrei / off sugar / cutting out sugar / no added sugar
low-salt: on a low-sodium diet / low salt / watching his salt / can't have salt / no salt / low sodium / salt-free / cutting down on salt
low-carb: keto / low carb / on a keto diet / no carbs / cutting carbs / avoids carbs
no-alcohol: teetotal / doesn't drink / recovering alcoholic / hasn't had a drink in three years / expecting a baby / no alcohol / never drinks alcohol / sober for two years / pregnant / doesn't touch alcohol / non-drinker / in recovery / alcohol-free / observant Muslim / trinkt keinen Alkohol / ne boit pas d'alcool / no bebe alcohol / non beve alcol / drinkt geen alcohol / nie pije alkoholu / quit drinking / stopped drinking / schwanger / enceinte / embarazada / incinta / grávida / zwanger / w ciąży
no-caffeine: no caffeine / caffeine-free / can't have caffeine / avoids caffeine / only drinks decaf / off caffeine / gave up caffeine
no-tobacco: quit smoking / non-smoker / gave up smoking / no tobacco / stopped smoking / doesn't smoke
no-leather: no leather / doesn't wear leather / won't wear leather
wheelchair: uses a wheelchair / wheelchair user / in a wheelchair / paralysed from the waist down / Rollstuhl / fauteuil roulant / silla de ruedas / sedia a rotelle / cadeira de rodas / rolstoel / wózku / paraplegic / wheelchair-bound
limited-mobility: bad knees / can't stand for long / walks with a stick / on crutches / trouble walking / dodgy hip / can't walk far / uses a walking frame / uses a walker / her knees are bad / unsteady on his feet / limited mobility / not very mobile / bad back / has had a hip replacement / struggles with stairs / housebound
weak-hands: arthritis in her hands / shaky hands / her hands shake / tremor / weak grip / can't grip things / carpal tunnel / arthritic fingers / trouble with small buttons / fiddly things are hard / rheumatoid arthritis in the hands / Parkinson's / hands hurt
blind: registered blind / blind / she is blind / lost his sight / can't see / guide dog / reads braille / blind since birth / aveugle / ciega / cieca / cega / niewidoma / totally blind / going blind
low-vision: macular degeneration / poor eyesight / can't see well / visually impaired / failing eyesight / her eyes are bad / needs large print / partially sighted / glaucoma / losing her sight / struggles to read small print / low vision / sehbehindert / malvoyante
deaf: deaf / profoundly deaf / he is deaf / born deaf / gehörlos / sourd / sorda / uses sign language / can't hear at all / surda / głucha
hard-of-hearing: hard of hearing / wears hearing aids / hearing loss / a bit deaf / can't hear well / schwerhörig / deaf in one ear / losing his hearing / hearing is going / has a hearing aid / malentendant
no-scent: perfume gives her migraines / asthma triggered by scents / fragrance-free / allergic to perfume / scents make her sick / can't stand strong smells / sensitive to smells / unscented only / no perfume / scented candles give her headaches / no scents please / sans parfum / Duftstoffallergie
no-flashing: epilepsy / epileptic / flashing lights trigger seizures / photosensitive
fear-of-heights: scared of heights / afraid of heights / fear of heights / terrified of heights / hates heights / vertigo / no good with heights / can't stand heights
no-swimming: can't swim / never learned to swim / afraid of water / scared of water / doesn't swim / hates swimming
no-driving: can't drive / doesn't drive / no driving licence / lost his licence / never learned to drive / no longer drives / doesn't have a car / gave up driving
no-screens: no screens / screen-free / hates technology / not tech-savvy / doesn't use a computer / no gadgets / technophobe / hates gadgets / digital detox
no-clutter: hates clutter / no clutter / minimalist / can't stand clutter / no knick-knacks / decluttering / downsizing / no dust collectors / trying to get rid of things / clutter drives her mad
little-space: no space left in her flat / everything must fit in a studio / tiny flat / lives in a small apartment / no room for anything / lives in a studio / little storage / limited space / lives on a boat / nothing bulky / doesn't have much space / tiny apartment
`;
/** Phrasings that are not a restriction. */
export const noRestrictions = `
her dog is allergic to chicken
my husband is vegan but she isn't
not vegan any more
used to be vegetarian
she is no longer vegan
she isn't a vegetarian
no nut allergies
no food allergies
he is not diabetic
loves milk chocolate
she is nuts about opera
a blind date with a book
he is not allergic to anything
enjoys deaf culture in fiction and wine tasting
loves fish and chips
her son has a nut allergy
I'm allergic to nuts
loves cheese and beer
collects eggs cups
plays blind chess with gin in hand
drinks wine every evening
he runs a sugar shack and loves honey
keeps bees for honey
works as a flower arranger
likes horses and dogs
`;
