import type { Fact, FactKind } from './facts.js';
import type { Person } from './person.js';

/** A sentence around a fact and what the gift does (`it`: "keeps every passage on record"). */
type Frame = (person: Person, fact: Fact, it: string) => string;

const withArticle = (word: string) => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** At least nine for `anyone`, so that nine reasons never need the same frame twice. */
export const frames: Record<FactKind, readonly Frame[]> = {
  interest: [
    (p, f, it) => `Since ${p.name} ${f.does}, this ${it}.`,
    (p, f, it) => `${p.name} ${f.does}, and this ${it}.`,
    (p, f, it) => `It ${it}: just the thing for ${p.someone} ${f.does}.`,
    (p, f, it) => `You put ${f.topic} on the list, and this ${it}.`,
    (p, f, it) => `${p.whose} love of ${f.topic} made this an easy pick: it ${it}.`,
    (p, f, it) => `You told us that ${p.name} ${f.does}; this ${it}.`,
    (p, f, it) => `For ${p.someone} ${f.does}, this is a find: it ${it}.`,
    (p, f, it) => `This ${it}. With ${p.whose} love of ${f.topic}, that should land well.`,
    (p, f, it) => `We went looking for something around ${f.topic}, and this ${it}.`,
    (p, f, it) => `One to keep in mind, as ${p.name} ${f.does}: it ${it}.`,
  ],
  mention: [
    (p, f, it) => `You mentioned ${f.topic}, and this ${it}.`,
    (p, f, it) => `What stood out in your words was ${f.topic}: this ${it}.`,
    (p, f, it) => `With ${f.topic} in mind, we looked for something that ${it}.`,
    (p, f, it) => `You brought up ${f.topic}, so here is something that ${it}.`,
    (p, f, it) => `It ${it}, and it goes straight back to what you said about ${f.topic}.`,
    (p, f, it) => `The words ${f.topic} led us here: this ${it}.`,
    (p, f, it) => `It was ${f.topic} that made us think of this: it ${it}.`,
    (p, f, it) => `There is ${f.topic} in what you told us about ${p.name}, and this ${it}.`,
    (p, f, it) => `For the ${f.topic} side of ${p.whose} life, this ${it}.`,
  ],
  trait: [
    (p, f, it) => `${p.name} ${f.does}, so this makes sense: it ${it}.`,
    (p, f, it) => `Because ${p.name} ${f.does}, we thought of something that ${it}.`,
    (p, f, it) => `You described ${p.someone} ${f.does}; this ${it}.`,
    (p, f, it) => `This ${it}, which suits ${p.someone} ${f.does}.`,
    (p, f, it) => `For ${p.someone} ${f.does}, there is a lot to like here: it ${it}.`,
    (p, f, it) => `${p.name} ${f.does}, you said, and this ${it}.`,
    (p, f, it) => `Knowing that ${p.name} ${f.does}, we kept coming back to this: it ${it}.`,
  ],
  lifestyle: [
    (p, f, it) => `${p.name} ${f.does}, and this fits right in: it ${it}.`,
    (p, f, it) => `As ${p.name} ${f.does}, this feels right: it ${it}.`,
    (p, f, it) => `You said that ${p.name} ${f.does}, and this ${it}.`,
    (p, f, it) => `This ${it}, a good match for ${p.someone} ${f.does}.`,
    (p, f, it) => `Think of the days of ${p.someone} ${f.does}: this ${it}.`,
  ],
  wish: [
    (p, f, it) => `You told us ${f.topic} would be welcome, and this ${it}.`,
    (p, f, it) => `From what you said, ${f.topic} is the way to go: this ${it}.`,
    (p, f, it) => `You hoped for ${f.topic}; this ${it}.`,
    (p, f, it) => `It ${it}, and it is ${f.other}, as you wished.`,
  ],
  refined: [
    (p, f, it) => `You asked for ${f.topic}, and this ${it}.`,
    (p, f, it) => `It ${it}, and it is ${f.other}, as you asked.`,
    (p, f, it) => `${capital(f.other)}, as you asked: this ${it}.`,
    (p, f, it) => `Since you wanted ${f.topic} for ${p.name}, here is a thought: it ${it}.`,
    (p, f, it) => `This ${it}. You were after ${f.topic}, and here it is.`,
  ],
  uncluttered: [
    (p, f, it) => `Nothing to dust or store here: this ${it}.`,
    (p, f, it) => `You said clutter is unwelcome. This leaves none behind, and it ${it}.`,
    (p, f, it) => `It ${it}, and no shelf has to make room for it.`,
    (p, f, it) => `No clutter, as you asked: this ${it}.`,
  ],
  occasion: [
    (p, f, it) => `With ${f.topic} coming up, here is something that ${it}.`,
    (p, f, it) => `For ${f.topic}, we wanted something that ${it}.`,
    (p, f, it) => `This ${it}, and that feels right for ${f.topic}.`,
    (p, f, it) => `${capital(f.other)} calls for something that ${it}.`,
    (p, f, it) => `Not the usual ${f.does} gift: this ${it}.`,
    (p, f, it) => `As ${withArticle(f.does)} gift it has a lot going for it: it ${it}.`,
  ],
  relationship: [
    (p, f, it) => `From you to ${f.topic}, this one ${it}.`,
    (p, f, it) => `Between ${f.does}, a little surprise goes a long way: this ${it}.`,
    (p, f, it) => `It is a good thing to give ${f.other}: it ${it}.`,
    (p, f, it) => `${capital(f.topic)} may like that it ${it}.`,
  ],
  age: [
    (p, f, it) => `Just right for ${f.topic}: this ${it}.`,
    (p, f, it) => `With ${f.topic} in mind, we chose something that ${it}.`,
    (p, f, it) => `This ${it}, which is what ${f.topic} is ready for.`,
    (p, f, it) => `There is much here for ${f.topic} to enjoy: it ${it}.`,
  ],
  anyone: [
    (p, f, it) => `A kind thought for ${p.name}: this ${it}.`,
    (p, f, it) => `We like this one for ${p.name} because it ${it}.`,
    (p, f, it) => `It ${it}, and that alone makes it worth giving.`,
    (p, f, it) => `Easy to give and good to have: this ${it}.`,
    (p, f, it) => `It stays within your budget, and it ${it}.`,
    (p, f, it) => `For what you planned to spend, this does a lot: it ${it}.`,
    (p, f, it) => `Some gifts need little explaining: this one ${it}.`,
    (p, f, it) => `Here is a quiet favorite of ours: it ${it}.`,
    (p, f, it) => `Picture ${p.name} with this: it ${it}.`,
    (p, f, it) => `A small surprise for ${p.name}, perhaps: this ${it}.`,
  ],
};

type Pair = (person: Person, first: Fact, second: Fact, it: string) => string;

/** Where two facts meet in one idea. */
export const pairs: { kinds: readonly [FactKind, FactKind]; write: Pair }[] = [
  { kinds: ['interest', 'trait'], write: (p, a, b, it) => `${p.name} ${a.does} and ${b.does}; this ${it}.` },
  {
    kinds: ['interest', 'trait'],
    write: (p, a, b, it) => `You described ${p.someone} ${a.does} and ${b.does}. Well, this ${it}.`,
  },
  {
    kinds: ['interest', 'wish'],
    write: (p, a, b, it) => `${p.name} ${a.does}, and you hoped for ${b.topic}: this ${it}.`,
  },
  {
    kinds: ['interest', 'uncluttered'],
    write: (p, a, _, it) => `${p.name} ${a.does}, and you wanted no more clutter: this ${it}.`,
  },
  {
    kinds: ['interest', 'refined'],
    write: (p, a, b, it) => `${p.name} ${a.does}, and you asked for ${b.topic}: this ${it}.`,
  },
  {
    kinds: ['mention', 'refined'],
    write: (p, a, b, it) => `You mentioned ${a.topic} and asked for ${b.topic}: this ${it}.`,
  },
  {
    kinds: ['trait', 'refined'],
    write: (p, a, b, it) => `${p.name} ${a.does}, and you asked for ${b.topic}; this ${it}.`,
  },
  {
    kinds: ['mention', 'wish'],
    write: (p, a, b, it) => `You spoke of ${a.topic} and hoped for ${b.topic}: this ${it}.`,
  },
  {
    kinds: ['mention', 'trait'],
    write: (p, a, b, it) => `You mentioned ${a.topic}, and ${p.name} ${b.does}: this ${it}.`,
  },
  {
    kinds: ['mention', 'interest'],
    write: (p, a, b, it) =>
      `Between ${a.topic} and a love of ${b.topic}, this was bound to come up: it ${it}.`,
  },
  {
    kinds: ['interest', 'lifestyle'],
    write: (p, a, b, it) => `${p.name} ${a.does} and ${b.does}, so we picked something that ${it}.`,
  },
  {
    kinds: ['interest', 'interest'],
    write: (p, a, b, it) => `This is where ${a.topic} and ${b.topic} meet: it ${it}.`,
  },
  {
    kinds: ['trait', 'lifestyle'],
    write: (p, a, b, it) => `${p.name} ${a.does} and ${b.does}; so much the better that this ${it}.`,
  },
];

type Tail = (person: Person, fact: Fact) => string;

/** A short second sentence for a second fact. */
export const tails: Partial<Record<FactKind, readonly Tail[]>> = {
  interest: [
    (p, f) => `It also speaks to ${p.whose} love of ${f.topic}.`,
    (p, f) => `And ${p.name} ${f.does}, after all.`,
  ],
  mention: [(_, f) => `It picks up on ${f.topic}, too.`],
  trait: [
    (p, f) => `It suits ${p.someone} ${f.does}.`,
    (p, f) => `And since ${p.name} ${f.does}, it should feel right.`,
  ],
  lifestyle: [(p, f) => `It works well for ${p.someone} ${f.does}.`],
  occasion: [(_, f) => `It feels right for ${f.topic}.`],
  wish: [
    (_, f) => `And it is ${f.other}, as you hoped.`,
    (_, f) => `You wanted ${f.topic}, and it is that, too.`,
  ],
  refined: [
    (_, f) => `And it is ${f.other}, as you asked.`,
    (_, f) => `${capital(f.other)}, too, as you asked.`,
  ],
  uncluttered: [() => 'And it adds nothing to the clutter.', () => 'It takes up no room, either.'],
};
