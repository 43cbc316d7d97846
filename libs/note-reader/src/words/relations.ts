import type { Relationship } from '@giftwell/contracts/gift-ai/vocabulary';

export type Gender = 'he' | 'she' | null;
export interface Relation {
  relationship: Relationship;
  gender: Gender;
  plural: boolean;
  /** "a guy": a kind of person, not a relationship. */
  merely: boolean;
  /** Kept as written, because no relationship covers it. */
  keepsWord: boolean;
}

/** "a woman I work with": colleagues described in other words. */
const atWork = [
  'someone',
  'somebody',
  'woman',
  'man',
  'guy',
  'girl',
  'lady',
  'person',
  'friend',
  'buddy',
  'one of the guys',
  'lad',
  'apprentice',
]
  .flatMap((who) =>
    [
      'at work',
      'from work',
      'i work with',
      'we work with',
      'at the office',
      'from the office',
      'at my job',
      'in my office',
      'on my team',
      'from my team',
      'in my department',
      'on our crew',
      'on our site',
      'on our team',
      'in our team',
      'in our office',
      'in accounts',
      'in accounting',
      'in hr',
    ].map((where) => `${who} ${where}`),
  )
  .join(',');

const spoken: Record<Relationship, Record<'he' | 'she' | 'any' | 'several', string>> = {
  friend: {
    he: 'buddy,dude',
    she: 'girlfriend of mine,bestie',
    any: 'friend,best friend,pal,mate,bff,roommate,room mate,flatmate,flat mate,housemate,house mate,classmate,class mate,penpal,pen pal,schoolmate,best mate,guy friend,girl friend of mine,family friend,school friend,college friend,uni friend,childhood friend,gym buddy,study buddy,drinking buddy,lab partner,gym partner,study partner,running partner,tennis partner,dance partner',
    several:
      'friends,best friends,guy friends,family friends,school friends,college friends,childhood friends,buddies,pals,mates,roommates,flatmates,classmates',
  },
  family: {
    he: 'grandpa,granddad,grandad,grandfather,gramps,grampa,opa,uncle,nephew,grandson,great grandson,great nephew,granduncle,step grandfather,stepgrandpa,fil,bil,father in law,dad in law,brother in law,son in law,godfather,godson,great uncle,great grandfather,pop,poppa,pawpaw,papaw,paw paw,grandpop,grampy,pappou,pappous,nonno,abuelo,abuelito,daideo,lolo,dziadek,dede,nana ji,dada ji,thatha,oupa,tito,tio,oom,chacha,chacha ji,mama ji,mamaji,uncle ji,nephew in law,step grandson,ninong,father of my wife,father of my husband',
    she: 'grandma,grandmother,granny,gran,nana,nan,oma,abuela,aunt,auntie,aunty,niece,granddaughter,great granddaughter,great niece,sil,mil,mother in law,mom in law,mum in law,sister in law,daughter in law,godmother,goddaughter,great aunt,great grandmother,great gran,great grandma,great granny,great nan,nanna,mamaw,mawmaw,meemaw,memaw,grammy,yiayia,nonna,abuelita,gogo,mamo,babcia,busia,babushka,babaanne,omi,nani,dadi,paati,ajji,ouma,tita,tannie,tante,bhabhi,bhabi,mausi,masi,chachi,aunty ji,auntie ji,mother of my wife,mother of my husband',
    any: 'cousin,grandchild,grandkid,relative,family member,godchild,grandbaby,great grandchild,grandparent,godparent',
    several: 'grandparents,cousins,in laws,grandkids,grandchildren,nieces,nephews,aunt and uncle,relatives',
  },
  partner: {
    he: 'boyfriend,bf,fiancé',
    she: 'girlfriend,gf,fiancée',
    any: 'partner,partner of mine,life partner,significant other,other half,better half,soulmate,sweetheart,fiance,fiancee,lover',
    several: '',
  },
  colleague: {
    he: '',
    she: '',
    any: `${atWork},oga,oga at work,shift lead,crew chief,chef in the office,chef at work,line manager,team leader,office mate,deskmate,desk mate,work bestie,apprentice,trainee,ceo,colleague,coworker,co worker,workmate,work mate,work pal,work friend,work colleague,boss,manager,supervisor,teammate,team mate,team lead,assistant,intern,our director,my director,regional director,managing director,head of department,department head,section head,secretary,business partner,mentee,mentor`,
    several: 'people at work,people from work,people i work with,colleagues,coworkers,co workers,teammates',
  },
  sibling: {
    he: 'brother,bro,kid brother,boet,bhaiya,bhai,kuya,half brother,stepbrother,step brother,twin brother',
    she: 'sister,sis,ate,kid sister,didi,half sister,stepsister,step sister,twin sister',
    any: 'sibling,twin',
    several: 'siblings,sisters,brothers',
  },
  parent: {
    he: 'dad,da,daddy,appa,abba,abbu,bapu,baba,papi,father,papa,pa,stepdad,step dad,stepfather,step father,pops,old man',
    she: 'amma,ammi,mataji,mum,mom,mam,mama,mother,mommy,mummy,momma,stepmom,step mom,stepmum,step mum,stepmother,step mother',
    any: 'parent',
    several: 'parents,folks,mom and dad,mum and dad',
  },
  child: {
    he: 'son,stepson,step son,little boy,baby boy',
    she: 'daughter,stepdaughter,step daughter,little girl,baby girl',
    any: 'child,kid,kiddo,toddler,little one,newborn,stepchild,firstborn,youngest,oldest,eldest',
    several: 'kids,children,sons,daughters,twins,boys,girls,triplets,little ones',
  },
  spouse: {
    he: 'husband,hubby,hubs',
    she: 'wife,wifey,missus',
    any: 'spouse',
    several: '',
  },
  other: {
    he: 'boy,guy,man,gentleman,landlord,mailman,postman,groomsman,doorman,host father,host dad,rabbi,imam',
    she: 'girl,woman,lady,nanny,landlady,midwife,host mother,host mom,host mum,cleaning lady,lunch lady,doula',
    any: 'neighbor,neighbour,teaching assistant,teacher assistant,classroom assistant,teacher,tutor,professor,coach,trainer,hairdresser,barber,babysitter,doctor,therapist,mail carrier,client,customer,cleaner,housekeeper,gardener,dentist,physiotherapist,caregiver,carer,pastor,priest,ex,acquaintance,person,host family,host sister,host brother,director,instructor,counselor,principal,librarian,bus driver,driver,dog walker,dog sitter,stylist,accountant,lawyer,vet,nurse,mechanic,postal worker,mail lady,delivery guy,janitor,caretaker,crossing guard,physio,physical therapist,tattoo artist,sponsor,pediatrician,chiropractor,concierge,childminder,au pair,vicar,minister,nail tech,conductor',
    several: 'neighbors,neighbours,teachers,clients,couple,coaches,nurses',
  },
};

/** Words for kinds of people, which are not a relationship. */
const merelyPeople = new Set(
  'girl boy guy lady gentleman couple acquaintance ex woman man person'.split(' '),
);

export const relations = new Map<string, Relation>();
for (const [relationship, sorts] of Object.entries(spoken) as [Relationship, (typeof spoken)['friend']][]) {
  for (const [sort, list] of Object.entries(sorts)) {
    for (const noun of list.split(',').filter(Boolean)) {
      relations.set(noun, {
        relationship,
        gender: sort === 'he' || sort === 'she' ? sort : null,
        plural: sort === 'several',
        merely: merelyPeople.has(noun),
        keepsWord: relationship === 'other' && !merelyPeople.has(noun),
      });
    }
  }
}
const firstWords = new Set([...relations.keys()].map((noun) => noun.split(' ')[0]));
const maxWords = Math.max(...[...relations.keys()].map((noun) => noun.split(' ').length));

/** Without the possessive ending: `sister's`, `parents'`. */
export const unowned = (word: string): string =>
  word.endsWith("'s") ? word.slice(0, -2) : word.endsWith("s'") ? word.slice(0, -1) : word;
export const owns = (word: string): boolean => word.endsWith("'s") || word.endsWith("s'");

export interface RelationFound extends Relation {
  noun: string;
  length: number;
  /** "my sister's …" */
  owner: boolean;
}

const compound =
  /^(?:jokes?|jeans|bod|humou?r|tongue|nature|earth|stuff|power|cave|music|art|songs?|quiz|culture|bands?|scouts?|shower|clothes|issues)$/;
const counted = /^(?:of|things?|days|weeks|months|years|hundred|more|times|bucks|dollars)$/;
/** "dad jokes", "mom jeans", "a couple of weeks": not a person. */
const isNobody = (noun: string, next: string, before: string) =>
  (noun === 'pop' &&
    /^(?:k|j|synth|indie|and|to|likes|loves|that|which|they|hates|balloons|will|can)$/.test(before)) ||
  (noun === 'couple' ? counted.test(next) : compound.test(next) && kinNouns.has(noun));
const kinNouns = new Set('dad daddy mom mum mother father kid kids boy girl boss baby pop'.split(' '));

const doneWith =
  /^(?!(?:loving|amazing|caring|darling|charming|outstanding|working|living|dating|supporting|understanding|existing|long|including|being|having|getting|missing|visiting|trading|founding|managing|dining|adoring|marrying|planning|surprising)$)(?:\p{L}{2,12}ing|yoga|tennis|golf|chess|badminton|squash|padel|karate|poker|bridge)$/u;

/** The longest relation that begins at a position. */
export function relationAt(words: readonly string[], at: number): RelationFound | null {
  const companion = companionAt(words, at);
  if (companion) return companion;
  const first = words[at] ?? '';
  if (!firstWords.has(first) && !firstWords.has(unowned(first))) return null;
  for (let length = Math.min(maxWords, words.length - at); length >= 1; length -= 1) {
    const taken = words.slice(at, at + length);
    const last = taken.at(-1) ?? '';
    const noun = [...taken.slice(0, -1), unowned(last)].join(' ');
    const relation = relations.get(noun) ?? relations.get(taken.join(' '));
    if (!relation) continue;
    const next = words[at + length] ?? '';
    return isNobody(noun, next, words[at - 1] ?? '') || describesNext(noun, next)
      ? null
      : { ...relation, noun, length, owner: owns(last) };
  }
  return null;
}

/** "my oldest friend": an adjective, not the oldest child. */
const describesNext = (noun: string, next: string) =>
  /^(?:oldest|eldest|youngest)$/.test(noun) && firstWords.has(next);

/** "my climbing partner", "our hiking buddy" */
function companionAt(words: readonly string[], at: number): RelationFound | null {
  const [first, company, friend] = [words[at] ?? '', words[at + 1] ?? '', relations.get('friend')];
  const isCompanion =
    doneWith.test(first) && /^(?:partner|buddy|mate|pal|companion|friend)(?:'s)?$/.test(company);
  return friend && isCompanion
    ? { ...friend, noun: `${first} ${unowned(company)}`, length: 2, owner: owns(company) }
    : null;
}

const kin = new Set<Relationship>(['family', 'partner', 'sibling', 'parent', 'child', 'spouse']);

/**
 * The giver's relationship to a relation of a relation: a brother's girlfriend is family, a friend's daughter isn't.
 */
export function throughSomebody(owner: Relationship | null, relation: RelationFound): Relationship {
  // "my sister's boy"
  if (owner && kin.has(owner) && /^(?:boy|girl|lad|guy|man|fella|dude)$/.test(relation.noun)) return 'family';
  return owner && kin.has(owner) && kin.has(relation.relationship) ? 'family' : 'other';
}
