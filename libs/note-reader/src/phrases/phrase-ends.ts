const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that end a list of things. */
export const listEnds = words(`
  but because since so who which when while if although though however except please thanks where than then i we it there he she they
  hates hate misses dislikes does do is are was were has have had am not never can could would should will cannot loves likes
  enjoys adores thinks reckons suggested works lives turns needs wants already gets got cooks reads bakes eats goes hosts
  owns studies knits paints draws writes hikes collects plays name called actually anyway allergic nothing oh says budget
  maybe max maximum i'm even cos cuz whereas unless until whose also nor yet gift gifts present presents spends volunteers
  grows builds makes keeps sings travels runs swims finds feels seems makes tries said learned learnt birthday turning
  sorry wait swears obviously seriously apparently valentines whole weird drinks drink misses favourite favourites fave goes teaches keeps says retired just recently currently lately still hopefully probably basically honestly usually apparently otherwise her's`);

/** Words that end one thing, while the list may go on. */
export const thingEnds = words(`
  every these right anymore after before during now always sometimes whenever especially mostly outside together
  herself himself themselves again all most each daily weekly regularly tonight today tomorrow yesterday lately recently
  almost ever via through despite ago particularly including instead religiously obsessively competitively since professionally
  twice once any last next first`);

/** Words before a part that may belong to the thing: "bass in a band". */
export const prepositions = words(
  'with in on at from by to for of after about around near into over under across up as like along above below beyond',
);

/**
 * Words after a preposition that make the part a time or companions: "with her coffee", "on Sundays", "in the
 * mornings".
 */
export const asideWords = words(`
  her his their my our me him them us herself himself every each weekend weekends sunday sundays monday mondays tuesday tuesdays wednesday
  wednesdays thursday thursdays friday fridays saturday saturdays morning mornings evening evenings night nights afternoon
  afternoons summer winter spring autumn day days week weeks month months year years years' last next this these least moment time times
  holiday holidays heart home work all age long hours breakfast lunch weekdays weekday possible first once birth childhood retirement
  friends family kids grandkids grandchildren colleagues mates neighbours neighbors everyone someone people
  free-time spare garage shed attic basement balcony whenever since january february march april may june july august september october november december school uni`);

/** Words before a thing that carry no meaning. */
export const lightBefore = words(`
  to always often usually sometimes still the a an her his their its my our all kind kinds sort sorts type types of anything everything
  things stuff like about do go lots lot tons loads bit really very super so such also some any doing going good great nice big
  new that especially mostly even too way more just both trying try particularly quite a being have having getting get
  these those thon yon watch eat drink wear using use other another own avid keen proper total ton enough much million plenty load old-fashioned regular proper and or , taking only out with`);
/** Of these, words that are kept when nothing follows. */
export const lightVerbs = words(
  'do go doing going being have having getting get watch eat drink wear using use trying try taking out with',
);
/** Words after a thing that carry no meaning. */
export const lightAfter = words(`
  a an the always often usually still lot so much too well as stuff things thing times of really etc and or to in on with for at all
  every those them it him her his their me you that this very now something anything everything more most than us other course way bit
  right recently instead though , : & / ( ) % - from by about into like up just also ones sort kind especially person
  mad crazy madly together since not no lately his who is are was has`);
/** Not a thing on their own. */
export const nothings = words(`
  it this that these those them him her me you us him she he they i we one ones someone somebody something anything everything nothing lot lots
  bit way time times day days life people person stuff things thing everyone everybody home work job birthday christmas family kids
  children friends friend husband wife mother father mum mom dad sister brother son daughter gift gifts present presents surprise
  surprises idea ideas bits love fun much well good great nice best better new old big little gift money budget dollars pounds euros
  year years week weeks month months today tomorrow tonight same other others more most really very quite ones hobbies hobby
  interests interest there here weekend weekends weekly morning mornings evening evenings night nights sunday saturday
  people helping company attention himself herself themselves each both all any anyone being everywhere lately days what how
  mine hers his dear darling man woman girl boy guy lady grandkids grandchildren granddaughter grandson grandchild nephew niece parents
  partner boyfriend girlfriend fiance house grandma grandpa nan teacher colleague boss person place places part course
  fact reason kind sort type half favourite favourites answer question problem care hard easy difficult`);
/** One thing, although it contains "and". */
export const joined = words(`
  ac:dc dungeons:dragons arts:crafts rock:roll drum:bass fish:chips bed:breakfast gin:tonic r:b black:white salt:pepper mac:cheese bread:butter
  wine:cheese cheese:wine sense:sensibility pride:prejudice war:peace fast:furious rhythm:blues gilbert:sullivan country:western
  track:field food:wine wine:food d:d law:order true:crime house:garden home:garden tea:cake coffee:cake simon:garfunkel hide:seek rain:shine home:away
  needle:thread pen:paper pen:ink ball:chain sword:sorcery`);
