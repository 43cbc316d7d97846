const maxWords = 5;
const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const finiteVerbs = list(
  `is are was were be been am has have had having does did do done got gets goes went gone loves loved likes liked wants
  wanted needs needed keeps kept plays played watches watched makes made takes took taken lives lived works worked
  collects collected knows knew known says said can could would will should must may might cannot don't doesn't isn't
  hasn't won't can't got growing gives gave given sees saw seen comes came bought put puts used became becomes seems
  looks calls called tells told thinks misses missed swears wins won breaks broke chases chased hates hated`,
);
const pronouns = list(
  `i me my mine we us our ours you your yours he him his she her hers they them their theirs it its this that these those
  who whom which what himself herself themselves itself myself someone somebody anything something everything nothing
  everyone everybody nobody anyone none other others another much many more most lot lots bit stuff thing things way`,
);
const times = list(
  `every each daily weekly monthly year years month months week weeks hour hours minute minutes morning mornings evening
  evenings afternoon afternoons weekend weekends today tomorrow yesterday tonight now lately currently always never
  sometimes usually often recently lockdown again still already soon once twice before after since until while when`,
);
const loose = list(
  `with at in on for of from by near about around during to into onto over under without within through as than and or but
  nor so because if the a an not no any all some both very too really just only even also up down off out like`,
);
/** Words that may stand inside a phrase: "playing in the sand", "history of steam", "made from scratch". */
const inside = list('in of on the a an for with and from to at his her their its own out up down into');
const adjectives = list(
  `good great nice lovely beautiful big small little old new young happy busy quiet loud funny clever smart kind strong
  healthy fit rich poor hot cold warm cool stiff soft hard easy fresh dry wet clean dirty dark bright cheap expensive twee
  posh fancy sporty outdoorsy crafty handy musical artistic creative practical organized tidy messy green red blue black
  white vintage modern classic traditional local serious cozy proper decent spare favorite favourite`,
);
const bareVerbs = list(
  `bake search collect grow keep build learn listen visit bring eat drink sing write make go get take give love like hate
  enjoy teach speak understand follow find try help buy sell need want spend live sit stand bang chuck throw dig sew knit
  cook swim hike travel bake repair restore ride paint draw play watch read run walk work`,
);
/** Nouns that follow one of these verbs in a compound: "watch repair", "play dough". */
const compounds =
  /^(?:watch(?:es)? (?:repair|making|straps?|parts)|play (?:dough|scripts?|writing|houses?)|run clubs?|walk leading|paint (?:pots?|pouring|by numbers)|draw (?:bridges?|horses?)|swim(?:ming)? (?:teams?|club)|ride cymbals?|cook ?books?|work songs?|read alouds?|travel (?:writing|books?|photography|mugs?|sketching)|love songs?|drink coasters?|write ups?)$/;
/** Too vague on their own. */
const tooLittle = list(
  `walking following helping sitting talking going being having looking working living keeping trying getting making doing
  eating sleeping resting playing watching listening running-around`,
);

const wordsIn = (phrase: string): string[] => phrase.toLowerCase().split(/\s+/).filter(Boolean);
const isScrap = (word: string, at: number): boolean =>
  finiteVerbs.has(word) || times.has(word) || (pronouns.has(word) && !(at > 0 && inside.has(word)));

const isLoose = (word: string, isInside: boolean): boolean =>
  loose.has(word) && !(isInside && inside.has(word));
const isSoundWord = (word: string): boolean =>
  !adjectives.has(word) && !tooLittle.has(word) && !/(?:ful|ous|able|ible|less)$/.test(word);

/**
 * Whether a phrase can stand in a name or a sentence: at most five words, a noun phrase or a gerund with its object,
 * complete at both ends.
 */
export function isCompletePhrase(phrase: string): boolean {
  const words = wordsIn(phrase);
  const [first = '', ...rest] = words;
  const last = words.at(-1) ?? '';
  if (words.length === 0 || words.length > maxWords || words.some(isScrap)) return false;
  if (words.some((word, at) => isLoose(word, at > 0 && at < rest.length))) return false;
  if (rest.length === 0) return isSoundWord(first);
  if (adjectives.has(last) || isDangling(first, rest)) return false;
  return !bareVerbs.has(first) || compounds.test(words.join(' '));
}

/** "growing like tree", "nails done", "stiff lid", but not "steam trains". */
const isDangling = (first: string, rest: readonly string[]): boolean =>
  /(?:[^e]ed|done|cut)$/.test(rest.at(-1)!) || (first === 'stiff' && rest.length === 1);
