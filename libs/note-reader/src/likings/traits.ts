import type { PersonalityTrait } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { wordPattern, type Note, type Span } from '../text/note.js';

const words: Record<PersonalityTrait, string> = {
  adventurous: 'adventurous,daring,thrill seeker,adrenaline junkie,adventure seeker',
  creative: 'creative,artistic,imaginative,artsy,crafty',
  practical: 'practical,pragmatic,down to earth,hands on',
  intellectual: 'intellectual,smart,brainy,clever,bookish,intelligent',
  social: 'social,sociable,outgoing,extroverted,extrovert,people person,social butterfly,life of the party',
  introverted: 'introverted,introvert,shy,quiet,reserved',
  optimistic: 'optimistic,cheerful,optimist,positive,bubbly',
  analytical: 'analytical,logical',
  spontaneous: 'spontaneous,impulsive',
  traditional: 'traditional,old fashioned,old school,conservative',
  minimalist: 'minimalist,minimalistic,minimalists',
  'luxury-loving':
    'luxury loving,loves luxury,love luxury,likes luxury,enjoys luxury,loves the finer things,high maintenance',
  'eco-conscious':
    'eco conscious,environmentally conscious,environmentalist,eco minded,environmentally aware',
  'tech-savvy': 'tech savvy,techy,good with computers,good with technology',
  homebody: 'homebody,homebodies,home body,loves staying home,likes staying home,loves staying in',
  athletic: 'athletic,sporty,very active,super active,athlete',
  funny:
    'funny,hilarious,humorous,witty,makes everyone laugh,makes me laugh,great sense of humor,great sense of humour,good sense of humor,class clown,silly',
  serious: 'serious',
  caring: 'caring,kind hearted,warm hearted,kind,thoughtful,compassionate,nurturing,selfless',
  organized: 'organized,organised,tidy,well organized,neat,detail oriented',
  ambitious: 'ambitious,driven,career oriented,go getter,hard working,hardworking',
  relaxed: 'relaxed,laid back,easygoing,easy going,chill,chilled',
};
const traitOf = new Map<string, PersonalityTrait>();
for (const [trait, list] of Object.entries(words) as [PersonalityTrait, string][])
  for (const word of list.split(',')) traitOf.set(word, trait);

/** Other words for people, which are kept as written. */
const others =
  'sarcastic,stubborn,sensitive,curious,patient,generous,loyal,nerdy,geeky,dramatic,romantic,sentimental,picky,messy,confident,elegant,energetic,independent,nostalgic,perfectionist,moody,grumpy,modest,humble,dreamy,eccentric,quirky,bossy,chatty,talkative,night owl,early bird,stylish,glamorous,spiritual,religious,competitive,impatient,forgetful,clumsy,goofy,sassy,rebellious,philosophical,cheeky,mischievous,lively,hippie,free spirit,workaholic,fussy';

const pattern = (list: readonly string[]) =>
  wordPattern([...list].sort((a, b) => b.length - a.length).join('|'));
const traitPattern = pattern([...traitOf.keys()]);
const otherPattern = pattern(others.split(','));

/** All words for traits. */
export const traitWords: ReadonlySet<string> = new Set([...traitOf.keys(), ...others.split(',')]);

/** Words that may follow a trait. A noun may not: "a creative gift", "funny movies". */
const mayFollow =
  /^(?:,|\.|!|\?|;|and|but|or|&|person|people|woman|women|guy|guys|man|men|girl|boy|kid|soul|type|lady|too|who|who's|because|when|so|with|about|as|at|in|he|she|they|he's|she's|i|i'd|i'm|i'll|we|we'd|let's|my|budget|loves|likes|enjoys|also|though|human|friend|mom|dad|one|these|for|is|has|into|really|very|super|kind|bit|all|the|a|always|it's|it|we|max|around|maybe|like|to|from|his|her|their)$/;
const beforeTrait =
  /^(?:is|are|she's|he's|they're|who's|very|super|so|really|a|an|bit|quite|pretty|always|most|such|and|,|but|extremely|incredibly|rather|also|too|more|total|real|kinda|fairly|totally|being|or|absolutely|honestly|little|both|completely|bit|pretty|personality|:|the|be|as|was|big|huge|naturally|just|kind|creative)$/;
const ofGift =
  /^(?:something|anything|gift|gifts|present|idea|ideas|things|nothing|find|want|wants|likes|loves)$/;
const negation = /^(?:not|isn't|aren't|never|n't|no|hardly|wasn't)$/;

/** Traits: the known ones, and other words for people as written. */
export function traitsIn({ note, subjects }: RuleContext, taken: readonly Span[]): Finding[] {
  const found: Finding[] = [];
  const isFree = ({ from, to }: Span) => !taken.some((one) => from < one.to && to > one.from);
  const listen = (source: RegExp, valueOf: (word: string) => PersonalityTrait | null) => {
    for (const match of note.find(source)) {
      const said = note.read(match);
      if (!isFree(match) || !subjects.mayConcern(match.from) || !isPredicate(note, match, traitOf, said))
        continue;
      const denied = deniedFrom(note, match.from);
      const span = { from: denied ?? match.from, to: match.to };
      const trait = denied === null ? valueOf(said) : null;
      if (trait) found.push({ field: 'personality', value: trait, weight: 1, ...span });
      else found.push({ field: 'customPersonality', value: note.said(span), weight: 1, ...span });
    }
  };
  listen(traitPattern, (word) => traitOf.get(word) ?? null);
  listen(otherPattern, () => null);
  return found;
}

const isOutright =
  /^(?:is|she's|he's|they're|are|who's) (?:very|super|really|so|quite|pretty|extremely|incredibly|too|kinda)$| (?:bit|little)$/;
const isPhrase = (said: string) =>
  /^(?:loves?|likes|enjoys|makes|great sense|good sense|people person|social butterfly|life of)/.test(said);

/** "what kind of", "that kind": "kind" means sort here. */
const isSort = (before: string, after: string): boolean =>
  /^(?:of|that|this|any|what|every)$/.test(after) || /^(?:that|any|every|some|this|what|the)$/.test(before);

function isPredicate(
  note: Note,
  { from, to }: Span,
  known: ReadonlyMap<string, unknown>,
  said: string,
): boolean {
  if (isPhrase(said)) return true;
  const before = note.at(from - 1);
  const after = note.at(to);
  const twoBefore = note.at(from - 2);
  if (ofGift.test(before) || ofGift.test(twoBefore)) return false;
  // "he's a bit shy graduation is on …": after "a bit" any next word will do.
  if (isOutright.test(`${twoBefore} ${before}`)) return true;
  if (said === 'kind' ? isSort(before, after) : before === 'the' && said !== 'minimalist') return false;
  const startsPart = note.opens(from) || [beforeTrait, negation].some((words) => words.test(before));
  return (startsPart || known.has(before)) && isEnd(after, note.at(to + 1), known);
}

const isEnd = (after: string, next: string, known: ReadonlyMap<string, unknown>): boolean =>
  !/^\p{L}/u.test(after) || mayFollow.test(after) || known.has(after) || known.has(`${after} ${next}`);

/** "not very social": the position of the negation. */
function deniedFrom(note: Note, from: number): number | null {
  for (let at = from - 1; at >= from - 3; at -= 1) {
    if (negation.test(note.at(at))) return at;
    if (!/^(?:very|really|that|so|at|all|particularly|exactly|much|a|the|especially|too)$/.test(note.at(at)))
      return null;
  }
  return null;
}
