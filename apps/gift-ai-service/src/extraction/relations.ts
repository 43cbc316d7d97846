import type { Relationship } from '@giftwell/contracts/gift-ai/vocabulary';

export type Gender = 'he' | 'she' | null;
export interface Relation {
  relationship: Relationship;
  gender: Gender;
  plural: boolean;
  /** What the enumeration has no word for is kept as it was said. */
  keepsWord: boolean;
}

const spoken: Record<Relationship, Record<'he' | 'she' | 'any' | 'several', string>> = {
  friend: {
    he: 'buddy,dude',
    she: 'girlfriend of mine,bestie',
    any: 'friend,best friend,pal,mate,bff,roommate,room mate,flatmate,flat mate,housemate,house mate,classmate,class mate,penpal,pen pal,schoolmate',
    several: 'friends,best friends,buddies,pals,mates,roommates,flatmates,classmates',
  },
  family: {
    he: 'grandpa,granddad,grandad,grandfather,gramps,grampa,opa,uncle,nephew,grandson,father in law,dad in law,brother in law,son in law,godfather,godson,great uncle,great grandfather',
    she: 'grandma,grandmother,granny,gran,nana,nan,oma,abuela,aunt,auntie,aunty,niece,granddaughter,mother in law,mom in law,mum in law,sister in law,daughter in law,godmother,goddaughter,great aunt,great grandmother',
    any: 'cousin,grandchild,grandkid,relative,family member,godchild',
    several: 'grandparents,cousins,in laws,grandkids,grandchildren,nieces,nephews,aunt and uncle,relatives',
  },
  partner: {
    he: 'boyfriend,bf,fiancé',
    she: 'girlfriend,gf,fiancée',
    any: 'partner,significant other,other half,better half,soulmate,sweetheart,fiance,fiancee,lover',
    several: '',
  },
  colleague: {
    he: '',
    she: '',
    any: 'colleague,coworker,co worker,workmate,work mate,work friend,work colleague,boss,manager,supervisor,teammate,team mate,team lead,assistant,intern,secretary,business partner,mentee,mentor',
    several: 'colleagues,coworkers,co workers,teammates',
  },
  sibling: {
    he: 'brother,bro,half brother,stepbrother,step brother,twin brother',
    she: 'sister,sis,half sister,stepsister,step sister,twin sister',
    any: 'sibling,twin',
    several: 'siblings,sisters,brothers',
  },
  parent: {
    he: 'dad,daddy,father,papa,pa,stepdad,step dad,stepfather,step father,pops,old man',
    she: 'mum,mom,mama,mother,mommy,mummy,momma,stepmom,step mom,stepmum,step mum,stepmother,step mother',
    any: 'parent',
    several: 'parents,folks,mom and dad,mum and dad',
  },
  child: {
    he: 'son,stepson,step son,little boy,baby boy',
    she: 'daughter,stepdaughter,step daughter,little girl,baby girl',
    any: 'child,kid,kiddo,toddler,little one,newborn,stepchild',
    several: 'kids,children,sons,daughters,twins',
  },
  spouse: {
    he: 'husband,hubby,hubs',
    she: 'wife,wifey',
    any: 'spouse',
    several: '',
  },
  other: {
    he: 'landlord,mailman,groomsman',
    she: 'nanny,landlady,midwife',
    any: 'neighbor,neighbour,teacher,tutor,professor,coach,trainer,hairdresser,barber,babysitter,doctor,therapist,mail carrier,client,customer,cleaner,housekeeper,gardener,dentist,physiotherapist,caregiver,carer,pastor,priest,ex,girl,boy,guy,lady,gentleman,acquaintance',
    several: 'neighbors,neighbours,teachers,clients,couple',
  },
};

/** Persons of whom only a kind is said: no word for what they are to the giver. */
const merelyPeople = new Set('girl boy guy lady gentleman couple acquaintance ex'.split(' '));

export const relations = new Map<string, Relation>();
for (const [relationship, sorts] of Object.entries(spoken) as [Relationship, (typeof spoken)['friend']][]) {
  for (const [sort, list] of Object.entries(sorts)) {
    for (const noun of list.split(',').filter(Boolean)) {
      relations.set(noun, {
        relationship,
        gender: sort === 'he' || sort === 'she' ? sort : null,
        plural: sort === 'several',
        keepsWord: relationship === 'other' && !merelyPeople.has(noun),
      });
    }
  }
}
const firstWords = new Set([...relations.keys()].map((noun) => noun.split(' ')[0]));
const mostWords = Math.max(...[...relations.keys()].map((noun) => noun.split(' ').length));

/** Without the owner's ending: `sister's`, `parents'`. */
export const unowned = (word: string): string =>
  word.endsWith("'s") ? word.slice(0, -2) : word.endsWith("s'") ? word.slice(0, -1) : word;
export const owns = (word: string): boolean => word.endsWith("'s") || word.endsWith("s'");

export interface RelationFound extends Relation {
  noun: string;
  length: number;
  /** "my sister's …" */
  owner: boolean;
}

/** The longest relation that begins at a word. */
export function relationAt(words: readonly string[], at: number): RelationFound | null {
  const first = words[at] ?? '';
  if (!firstWords.has(first) && !firstWords.has(unowned(first))) return null;
  for (let length = mostWords; length >= 1; length -= 1) {
    const taken = words.slice(at, at + length);
    const last = taken.at(-1);
    if (taken.length < length || last === undefined) continue;
    const noun = [...taken.slice(0, -1), unowned(last)].join(' ');
    const relation = relations.get(noun) ?? relations.get(taken.join(' '));
    if (relation) return { ...relation, noun, length, owner: owns(last) };
  }
  return null;
}

const kin = new Set<Relationship>(['family', 'partner', 'sibling', 'parent', 'child', 'spouse']);

/** What somebody is to me who is this to one of mine: my brother's girlfriend is family, my friend's daughter is not. */
export function throughSomebody(owner: Relationship | null, relation: RelationFound): Relationship {
  return owner && kin.has(owner) && kin.has(relation.relationship) ? 'family' : 'other';
}
