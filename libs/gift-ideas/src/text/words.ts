/** Words without meaning of their own in a name or a description. */
const stopWords = new Set(
  `a about above after again all almost also always am an and another any anything are around as at away back be because
  been before behind being best better between big bit both bought but buy by came can come could day days did do does doing done down
  each either else enough especially even ever every everything few find first for from full gave get gets getting gift gifts give given
  go goes going gone good got great had happy has have having he her here hers herself hi him himself his how i idea if in
  into is it its itself just keep keeps kind knows know known last lately later less let life like liked likes little long look looking looks
  lot lots love loved loves loving made make makes many maybe me mine more most much must my myself near need needs new next
  nice no not nothing now of off often old on once one only or other others our out over own people perhaps person
  please put quite rather really recently right said same say says see she should since small so some someone something soon
  start started still such sure take takes than that the their them then there these they thing things think this those
  though through time to today together told too took two under until up upon us use used using usually very want wanted wants was way
  we week weeks well were what when where which while who whole whom whose why will wish with without work would year
  years yet you your yours adore adores adored enjoy enjoys enjoyed enjoying mad crazy passionate passion obsessed fan huge
  hobby hobbies interested interest interests spends spend tries trying mostly totally birthday present presents called named
  im ive id hes shes theyre dont doesnt didnt isnt arent wasnt cant wont couldnt wouldnt`.split(/\s+/),
);

/** From people to what they do. */
const doers: Record<string, string> = {
  runner: 'run',
  hiker: 'hik',
  baker: 'bak',
  gardener: 'garden',
  gamer: 'gam',
  reader: 'read',
  writer: 'writ',
  dancer: 'danc',
  painter: 'paint',
  sailor: 'sail',
  climber: 'climb',
  surfer: 'surf',
  skier: 'ski',
  cyclist: 'cycl',
  bicycl: 'bik',
  cycl: 'bik',
  biker: 'bik',
  swimmer: 'swim',
  golfer: 'golf',
  fisherman: 'fish',
  angler: 'fish',
  photographer: 'photograph',
  photography: 'photograph',
  photo: 'photograph',
  musician: 'music',
  guitarist: 'guitar',
  pianist: 'piano',
  drummer: 'drum',
  traveler: 'travel',
  traveller: 'travel',
  knitter: 'knit',
  birdwatch: 'bird',
  birder: 'bird',
  beekeep: 'bee',
  beekeeper: 'bee',
  kitty: 'cat',
  kitten: 'cat',
  puppy: 'dog',
  doggo: 'dog',
  barbecu: 'bbq',
  barbequ: 'bbq',
  grill: 'bbq',
  dino: 'dinosaur',
  tyrannosaurus: 'dinosaur',
  grey: 'gray',
};

const vowel = /[aeiouy]/;
const undouble = (word: string) => word.replace(/([bdfgklmnprtv])\1$/, '$1');

/** Words that a stem would confuse with others: the blues aren't blue, and runes don't run. */
const keptWords: Record<string, string> = {
  blues: 'blues',
  news: 'news',
  rune: 'rune',
  runes: 'rune',
  viking: 'viking',
  vikings: 'viking',
};

function shorten(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (/(sh|ch|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^su]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The same few thousand words come with almost every request. */
const knownStems = new Map<string, string>();
const maxKnown = 20_000;
const maxKnownLength = 24;

/**
 * A light stem: removes plurals, `-ing`, `-ed` and endings for people, so that `sailing`, `sails` and `sailor` match.
 */
export function stem(word: string): string {
  const known = knownStems.get(word);
  if (known !== undefined) return known;
  const found = findStem(word);
  if (word.length <= maxKnownLength && knownStems.size < maxKnown) knownStems.set(word, found);
  return found;
}

/** The same for words that come once, such as those of a table. */
export function findStem(word: string): string {
  const kept = keptWords[word];
  if (kept) return kept;
  let short = shorten(word);
  const known = doers[short];
  if (known) return known;
  const ending = /(ing|ed)$/.exec(short)?.[0];
  if (ending && !short.endsWith('eed')) {
    const rest = short.slice(0, -ending.length);
    if (rest.length >= 3 && vowel.test(rest)) short = undouble(rest);
  }
  if (short.length > 3 && short.endsWith('e')) short = short.slice(0, -1);
  return doers[short] ?? short;
}

export interface Token {
  stem: string;
  /** The original word. */
  raw: string;
  start: number;
  end: number;
  stop: boolean;
}

const letters = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** Lower case, no accents, no possessive. */
export const plain = (word: string): string =>
  /^[a-z0-9]+$/i.test(word)
    ? word.toLowerCase()
    : word
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/['’]s$/, '')
        .replace(/['’]/g, '');

export const isStopWord = (word: string): boolean => stopWords.has(word);

export function tokens(text: string): Token[] {
  const found: Token[] = [];
  for (const match of text.matchAll(letters)) {
    const word = plain(match[0]);
    if (!word) continue;
    found.push({
      stem: stem(word),
      raw: match[0],
      start: match.index,
      end: match.index + match[0].length,
      stop: stopWords.has(word),
    });
  }
  return found;
}

/** The stems of all words, in order. */
export const wordStems = (text: string): string[] => tokens(text).map((token) => token.stem);

/** The stems of all words except stop words, in order. */
export const stemsOf = (text: string): string[] =>
  tokens(text)
    .filter((token) => !token.stop)
    .map((token) => token.stem);
