import { countryOf } from '../words/origins.js';

/** Known phrases that are not an interest when only mentioned: they need a verb of liking. */
const lists = {
  people: `met lead abuela grandad grandfather grandma grandmother grandpa grandparent grandparents granny nan nana nonna nonno yiayia pappou busia babcia baba cousins
    teacher teachers schoolteacher doctor doctors nurse nurses lawyer lawyers attorney accountant banker barrister solicitor boss manager secretary engineer
    engineers electrician electricians plumber plumbers bricklayer builder builders carpenter mechanic soldier veteran veterans pilot pilots pastor rabbi
    farmer farmers firefighter firefighters fireman policeman policewoman cop paramedic paramedics physician surgeon psychologist psychiatrist therapist
    physio physiotherapist physicist chemist biologist scientist scientists researcher professor librarian hairdresser stylist receptionist caterer bartender
    trucker truckers driver worker entrepreneur entrepreneurs freelancer influencer contractor realtor roofer welder tradesman tradesperson handyman
    apprentice intern trainee trainees trainer student freshman sophomore undergrad graduate graduates grad teen teens teenager teenagers tween tweens
    toddler toddlers preschooler preschoolers newborn newborns infant baby kids pensioner seniors elderly widow widower widowed widowhood octogenarian
    nonagenarian septuagenarian twentysomething roommate roommates flatmates neighbour neighbor caregiver carer homeowner renter hostess princess prince
    actor actress referee umpire sponsor counsellor counselor dad mum mom mother father uncle aunt nephew niece husband wife friend friendship twins
    godmother godfather musician artist athlete chef cook cooks baker knitter writer crafty sporty bookish arty artsy girl boy follower followers followership`,
  states: `attar headache headaches stroke cancer chemo chemotherapy dialysis dementia arthritis arthritic sciatica anxiety anxious stress stressed burnout exhausted overworked
    overwhelmed insomnia sleep sleeping sleepless nap naps napping migraine tremor tinnitus illness hospital hospitalized bedridden bedbound housebound
    convalescing grief grieving bereaved bereavement mourning sympathy condolences breakup divorce divorced separation blind deaf blindness deafness
    sightless cataracts glaucoma parkinson's parkinsons alzheimers alzheimer's autism autistic adhd sober sobriety pregnant pregnancy expecting postpartum
    maternity breastfeeding nursing weaning teething coeliac celiac vegan vegans vegetarian veggie kosher halal gay lesbian queer retired retire retiring
    retirement retiree promoted promotion graduation graduating graduate relocating moving renting deployed deployment exams homework fashion style stylish
    nostalgic nostalgia forgetful sentimental spiritual mindful mindfulness minimalist wellness wellbeing relaxation relaxing unwinding decompress
    retro vintage heritage secondhand eco comedy volunteer volunteers feminine sustainability prosthetic rehab crutches cast physio`,
  times: `birthday christmas xmas christmassy easter eid diwali deepavali holi hanukkah chanukah passover ramadan ramadhan thanksgiving halloween advent lent purim
    vesak vaisakhi baisakhi norooz nowruz kwanzaa wedding anniversary engagement housewarming christening baptism communion confirmation quinceanera quinceañera
    valentine holiday holidays vacations honeymoon honeymoons seventy eighty ninety summer winter bedtime naptime bathtime weekend sabbatical`,
  home: `bathrobe baths bathtub bedding bed blankets clothes curtains duvet duvets fireplace fireplaces house home household housework ironing laundry lamps lampshades
    napkins patio pillows pond sheets scrubbing slippers sofa suits tableware terrace tents towel toilets vacuuming windows cleaning kitchen bathroom balcony
    classroom office courtroom village town city hometown homeland countryside seaside seashore street farm farmhouse farmyard barnyard dorm dorms dormitory
    hostels hospice shed garage campsite church parish mosque synagogue temple parliament congress library school university college kindergarten preschool
    nursery daycare newsroom restaurant restaurants cafe pub castle bridges beach beaches forest lawn lawns orchard marina airports hearth goodwill`,
  things: `accessories alphabet atlas balloon bananas barometer beard bearded beards boat boats boating bottle boots bracelets brass caps camper capsule cardigans car cars
    clouds coordinates costumes crayons crystals cufflinks curls dartboard diary diffuser diffusers diploma drinks drink earrings elastic elements
    handbag handbags hats headscarves helicopters hoodies keepsake keepsakes keychains knives knit knitted knitwear leash leather linens livestock locs
    lipstick loafers medicine moped moustache mugs necklaces neckties netflix newspaper newspapers notebooks ornaments outfits paints pajamas pearls perfume
    fragrance cologne aftershave phone pyjamas photos planners postcards postmarks posters powerchair pride projector purses ribs rockets rollator roses
    scarf scarves scent candles candle candlelight scooter scooters signing sketchbook soap soaps socks souvenirs spreadsheets stationery streamer stem storms
    sunglasses sunscreen sups superb sweatpants swatch tattoo tattooed tattoos tape tabby tails teddies telescope tools toys toy tractor tractors trails train
    trains trousers trucks tv turban tutu undercover watch watches weather wheelchair wicker wool wristwatch yarn tumbling drifting rambling rallying counting cramming
    crawling stretching tasting tech tufting spiking stamping shredding renting investing`,
  drinks: `alcohol ale ales beer beers bourbon bourbons brandy champagne cider cocktail cocktails coffee coffees drinks gin gins grog lager lagers liqueurs liquor margarita mojito mojitos
    martinis port prosecco rum rums sake scotch sherry spirits stout tequila tequilas toddy vodka whiskey whiskeys whiskies whisky wine wines bubbly bubbles
    smoker cigars tea teas soda sodas juices milk espresso smoothies`,
  food: `berries biscuits bread butter buttercream cake cakes candy caviar cheese cheeses cheddar chocolate chocolates cookies cornbread cornet crab crackers cream crepes crisps
    cupcakes curry custard desserts dessert donuts doughnuts dumplings eggs fish food fruit fudge gingerbread haribo ham honey icing jam lamb lobster lobsters lollipops
    mangoes marmalade marshmallows meat mushrooms mussels naan noodles nuts oyster oysters olives pancakes pasta pastries pastry peaches peanuts pickle pickles pie pies pizza
    pizzas popcorn prawns pretzels puddings pudding quail ramen rice salad salads salmon sardines sandwiches sausages seafood seasoning shellfish shrimp snack
    snacks soups steaks stews strawberries sugar sweets tarts tofu toast traybakes treats vanilla venison waffles wheat meatless delicacies gummies bagels`,
  animals: `animal animals ants beagle bug bugs bulldog bunny butterflies butterfly cactus calves cat cats chameleon cheetah chicks clams cow cows creatures creeper crops dog dogs dolphin
    donkey donkeys ducks elephant elephants feline foal fox foxes frog frogs giraffes goat goats gorillas hare hares hen hens horse hounds hound kitten kittens lamb lambs lion
    lions lizard monkey monkeys mule octopus owl ox panther panthers parrot peacock pig pigs pony pooch pug puppy pup rabbit rat retriever retrievers rooster shark sharks
    sheep sheepdog snake snakes spiders swan tabby tiger tortoise turtle turkey whale wolf wolves bees flowers plants lilies lily bouquet bouquets trees tree insect insects`,
  idle: `suit suits show shows com flat flatmate station band group team club game games player notebooks cookbook strictly blue blues blush bling bluey maker matisse mass mean mystical nature pirate pirates pros royal royalty sagas schedule script separate services
    sideline snap sniper sober solitaire spa spicy spells splitting sport stunting supreme surf survivalist sup therapy titanic twitch uno ups vanda vogue
    warbirds witch witches witchy zen zion zodiac zone ordinary meetings meeting coming incredible equality elections politics politician politics law
    science history music languages language education economics business reading books activity activities art photos clue dandy equine frozen generation jaws
    jeopardy lax making marvel mead monopoly mustang nails nap nibs nature element experiments editor editors feline sarcastic catholic christian christianity islamic muslim jewish judaism
    hindu hinduism buddhist sikh irish scottish spanish français english hebrew boss construction composition converse criterion cheer chakra charities charitable
    charleston civilization contouring crossing confirmed donating donation donations dedication discworld drag entertaining eclipse faker film fluff flexibility
    fundraising grooming hosting inventions law lectures lures movies multiplication mosaics naples organising organizing outdoors paddling parade pbn portage
    preserving promotion protest protests punjabi recycling revision science seals shaving sightseeing squash startup studying style surgery teaching travel traveling travelling
    trinity warp wagner wales west workouts wake veterinary`,
  places: `africa argentina australia austria auckland bahamas bali bangkok barcelona bavaria belfast beluga berlin botswana brazil britain brittany burgundy cambodia cambridge
    canada caribbean celtic china colombia copenhagen corfu cornwall cotswolds crete cuba delhi denmark dublin edinburgh egypt england everest fiji finland florence france galway
    germany ghana glasgow goa granada greece hanoi hawaii hebrides highlands himalayas ibiza iceland india indonesia iran ireland israel italy jamaica japan kenya kerala kyiv kyoto
    lisbon london lviv madeira madrid malaysia maldives melbourne mexico morocco mumbai munich mykonos naples nepal nigeria normandy norway osaka paris peru philippines poland porto
    portugal provence rome salzburg scandinavia scotland singapore spain stockholm sweden switzerland sydney tahiti tanzania tasmania thailand tokyo trinidad tuscany tulum ukraine
    venice vienna vietnam yorkshire kolkata leeds jerez polish filipino filipina haitian nigerian ghanaian cuban brazilian iranian ukrainian jamaican colombian`,
} as const;

export const notByMention: ReadonlySet<string> = new Set([
  ...Object.values(lists).flatMap((list) => list.split(/\s+/)),
  ...countryOf.keys(),
]);

/** Towns, regions and countries. */
export const placeNames: ReadonlySet<string> = new Set([...lists.places.split(/\s+/), ...countryOf.keys()]);

export const peopleWords: ReadonlySet<string> = new Set(lists.people.split(/\s+/));

/** Words that are not an interest even as an item of a list: people, states, holidays, rooms, towns. */
export const neverInterests: ReadonlySet<string> = new Set([
  ...[lists.people, lists.states, lists.times, lists.home, lists.idle, lists.places].flatMap((list) =>
    list.split(/\s+/),
  ),
  ...countryOf.keys(),
]);

/** Longer known phrases with another meaning. */
export const otherMeanings =
  /^(?:night owls?|early birds?|au pairs?|high school|dorm(?:s| rooms?)?|off to (?:college|university)|kindergarten teacher|second language|climbing the walls|living on .*|living in .*|old age|new (?:home|baby|job|dad|mum|mom|house|flat)|cut flowers|baby shower|first (?:home|baby|job|child)|care home|nursing home|good (?:luck|food)|big (?:family|birthday)|moving (?:house|home|abroad|away)|working from home|long distance|family time|bad (?:back|knees)|screen time|mother's day|father's day|christmas .*|boiler suit|.* (?:birthday|wedding|anniversary|shower|school|university|college|migraines?|allergy|surgery)|getting (?:married|old|fit)|single (?:mum|mom|dad)|hard of hearing|home from hospital)$/;
