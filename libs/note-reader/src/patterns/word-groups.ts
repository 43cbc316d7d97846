const groups: Record<string, string> = {
  adverbs: `really,absolutely,just,also,still,totally,truly,particularly,especially,very,so,quite,completely,always,secretly,
    simply,actually,honestly,definitely,super,pretty,rather,big,huge,genuinely,very much,a bit,a little,incredibly,
    seriously,massively,currently,recently,lately,even,all,both,usually,often,sometimes,generally,apparently,deeply,
    strictly,mostly,properly,proper,right,a lot,oh so,extremely,severely,slightly,too,mildly,highly,deathly`,
  them: 'her,him,them,my mum,my mom,my dad,my sister,my brother,my wife,my husband,my friend,the poor thing,their',
  their: 'her,his,their,the,our,my',
  be: 'is,are,was,has been,have been,being,be,gets,get,became,becomes',
  have: 'has,have,got,has got,have got,having,suffers from,suffer from,suffering from,lives with,with',
  eat: 'eat,have,drink,tolerate,digest,touch,handle,consume,take,be near,be around,be given,process,do,wear,use,stomach',
  eats: 'eats,drinks,touches,wears,uses,has,takes,consumes',
  people: 'person,guy,girl,man,woman,lady,fella,lad,bloke,kid,boy,gal,dude',
  number:
    '#1,#2,#3,#4,#5,#6,#7,#8,#9,#10,#11,#12,#13,#14,#15,#18,#20,#25,#30,a,an,several,many,some,two,three,few,a few,a couple of,lots of,loads of',
  pets: `dog,dogs,cat,cats,puppy,puppies,kitten,kittens,horse,horses,pony,rabbit,rabbits,parrot,parrots,chickens,hens,hamster,hamsters,
    guinea pigs,tortoise,budgie,budgies,goldfish,ferrets,gecko,labrador,golden retriever,poodle,spaniel,cockapoo,greyhound,
    dachshund,corgi,beagle,border collie,german shepherd,pug,french bulldog,terrier,husky,goats,sheep,alpacas,donkeys,snake,lizard,bees,greyhounds,labradors,golden retrievers,spaniels,poodles,dachshunds,corgis,beagles,pugs,terriers,huskies,labradoodle,guinea pig,ponies,ducks,koi,tropical fish,axolotl,huskys,whippet,whippets,ferret,retriever,hens,budgerigar,canary,canaries,cockatiel,tarantula,llamas,pigeons`,
  relatives: `husband,wife,mother,father,mum,mom,dad,son,daughter,brother,sister,partner,grandmother,grandfather,grandma,grandpa,nan,nana,
    granny,grandad,granddad,best friend,friend,child,baby,uncle,aunt,twin,parents,fiance,fiancee,boyfriend,girlfriend,cousin,spouse,
    mother in law,father in law,mama,papa,son in law,nephew,niece,other half,better half,grandson,granddaughter`,
};

const listed = (list: string): readonly string[] =>
  list
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

/** Named groups of words. */
export type WordGroups = ReadonlyMap<string, readonly string[]>;
/** Groups from comma-separated lists. */
export const groupsOf = (lists: Record<string, string>): WordGroups =>
  new Map(Object.entries(lists).map(([name, list]) => [name, listed(list)]));
/** Groups that every rule table may use. */
export const wordGroups: WordGroups = groupsOf(groups);
