import type { Finding } from '../text/findings.js';
import type { RuleContext } from '../people/rule-context.js';
import { hobbyVerbs } from '../words/hobby-verbs.js';
import { interestNamed, namedParts } from '../words/interest-words.js';
import { sentenceEnds, type Note, type Span } from '../text/note.js';

/** Things that people like and that have no interest of their own in the vocabulary. */
const things = new Set(
  `cats,dogs,horses,ponies,dinosaurs,sharks,trains,unicorns,owls,whales,dolphins,elephants,penguins,foxes,bees,butterflies,
  birds,turtles,snakes,spiders,rabbits,pandas,sloths,frogs,wolves,bears,tigers,lions,insects,bugs,reptiles,animals,pets,
  tea,coffee,wine,red wine,white wine,whisky,whiskey,gin,rum,tequila,beer,craft beer,real ale,ale,cider,champagne,prosecco,
  cocktails,espresso,matcha,kombucha,mezcal,vodka,bourbon,scotch,hot chocolate,chocolate,dark chocolate,cheese,spicy food,
  hot sauce,sweets,candy,licorice,liquorice,steak,seafood,ice cream,pastries,good food,fine dining,cigars,
  theatre,theater,comedy,stand up,stand up comedy,improv,magic,magic tricks,circus,history,local history,military history,
  politics,philosophy,psychology,astronomy,space,science,maths,math,physics,languages,antiques,auctions,vintage,
  flea markets,thrifting,thrift stores,podcasts,radio,lego,legos,model trains,model planes,planes,airplanes,aviation,
  rockets,stamps,coins,fountain pens,pens,candles,stationery,perfume,perfumes,fragrances,skincare,skin care,spa days,
  massages,long baths,bubble baths,saunas,astrology,tarot,crystals,genealogy,family history,bingo,bridge,cribbage,
  true crime,reality tv,reality shows,soap operas,soaps,quiz shows,talk shows,sitcoms,crime dramas,superheroes,princesses,
  pirates,fairies,mermaids,dragons,harry potter,fantasy,ghosts,vampires,zombies,robots,slime,stickers,dolls,barbie,barbies,
  spiderman,spider man,batman,paw patrol,bluey,peppa pig,peppa,frozen,hello kitty,pokémon,anime,cosplay,volunteering,
  shopping,wellness,self care,sunsets,architecture,design,flowers,fresh flowers,maps,old maps,clocks,knives,tools,guns,
  investing,stocks,crypto,economics,nascar,airsoft,paintball,fireworks,naps,sleeping in`
    .split(',')
    .map((thing) => thing.trim().replace(/\s+/g, ' ')),
);
/** Whether a word or phrase is one of these things. */
export const isListedThing = (words: string): boolean => things.has(words);
/** A part with one of these words is a clause, not an item. */
const ofSentences =
  /^(?:i|i'm|i'd|i've|i'll|we|we're|you|me|us|it|it's|that|that's|this|there|he|she|they|him|them|her|his|their|my|our|is|are|was|were|be|has|have|had|do|does|did|will|would|can|could|need|needs|want|wants|get|gets|got|give|find|help|think|know|please|thanks|thank|hello|hi|hey|yes|no|not|nothing|never|none|without|except|for|from|to|at|on|by|about|if|when|what|who|how|why|because|maybe|perhaps|gift|gifts|present|presents|budget|card|money|idea|ideas|birthday|anniversary|christmas|wedding|party|only|just|too|now|then|again|already|a|an|the|in|with|into|any|anything|something|everything|class|classes|teacher|store|shop|player|coach|instructor|lessons)$/;
/** After these words an item is not an interest. */
const against =
  /^(?:no|not|nothing|without|never|except|instead|hates?|dislikes?|don't|doesn't|isn't|aren't|can't|won't|i|i'm|i'd|i've|we|we're|we've|avoid|skip|allergic|bought|gave|was|were|used|than)$/;
const verbs =
  /^(?:is|are|has|have|had|does|do|did|will|would|can|could|should|loves?|likes?|enjoys?|adores|collects|plays|works?|lives?|wants?|needs?|gets?|got|says|said|told|makes|goes|moved|bought|it's|that's|there's|they're|who's|she's|he's|'s)$/;
const maxWords = 4;

const splits = (note: Note, at: number): boolean => {
  const word = note.at(at);
  if (word === 'and' && interestNamed(`${note.at(at - 1)} and ${note.at(at + 1)}`)) return false;
  return /^(?:,|and|&|plus|\/)$/.test(word);
};

/** Interests in a list without verbs: "Country music and barbecue.", "Aunt Miriam, late sixties, theatre, opera." */
export function likingsListed(
  { note, participants, subjects }: RuleContext,
  isFree: (one: Span) => boolean,
  liked: (thing: Span) => Finding[],
): Finding[] {
  const { recipient } = participants;
  if (!recipient) return [];
  const found: Finding[] = [];
  for (let from = 0; from < note.words.length;) {
    const sentence = note.sentenceOf(from);
    const parts = partsOf(note, sentence).filter((part) => isFree(part) && subjects.mayConcern(part.from));
    const isWhole = parts.length > 0 && covers(note, parts, sentence) && sentence.from >= recipient.to;
    if (isWhole && parts.every((part) => isThing(note, part)) && mostlyKnown(note, parts))
      found.push(...parts.flatMap(liked));
    else
      for (const part of parts)
        if (part.from >= recipient.to && isBetween(note, part, sentence)) found.push(...liked(part));
    from = Math.max(sentence.to, from) + 1;
  }
  return found;
}

function partsOf(note: Note, { from, to }: Span): Span[] {
  const parts: Span[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && !splits(note, at)) continue;
    if (at > start && at - start <= maxWords) parts.push({ from: start, to: at });
    start = at + 1;
  }
  return parts;
}

const covers = (note: Note, parts: readonly Span[], { from, to }: Span): boolean => {
  let words = 0;
  for (let at = from; at < to; at += 1) if (!splits(note, at)) words += 1;
  return words === parts.reduce((sum, part) => sum + part.to - part.from, 0);
};

const isThing = (note: Note, { from, to }: Span): boolean => {
  if (isNamed(note.read({ from, to }))) return !hobbyVerbs.has(note.read({ from, to }));
  if (hobbyVerbs.has(note.at(from))) return false;
  for (let at = from; at < to; at += 1)
    if (ofSentences.test(note.at(at)) || verbs.test(note.at(at)) || !/^\p{L}/u.test(note.at(at)))
      return false;
  return true;
};

const isNamed = (words: string): boolean => things.has(words) || interestNamed(words) !== undefined;
/** "old westerns": the last word is known. */
const isKindOf = (words: readonly string[]): boolean =>
  namedParts(words).some(({ to }) => to === words.length) ||
  words.some((_, at) => things.has(words.slice(at).join(' ')));
const mostlyKnown = (note: Note, parts: readonly Span[]): boolean =>
  2 * parts.filter((part) => isKindOf(note.read(part).split(' '))).length >= parts.length;

/** An item between commas, with nothing before it that it could belong to. */
function isBetween(note: Note, part: Span, sentence: Span): boolean {
  const isBounded =
    (splits(note, part.from - 1) || (part.from === sentence.from && note.at(part.to) === ',')) &&
    (note.at(part.to) === '' || sentenceEnds.has(note.at(part.to)) || splits(note, part.to));
  if (!isBounded || !isNamed(note.read(part)) || hobbyVerbs.has(note.read(part))) return false;
  for (let at = sentence.from; at < part.from; at += 1) {
    const word = note.at(at);
    // "she's 40, yoga, red wine"
    const isAge = /^(?:is|she's|he's|they're|who's)$/.test(word) && /^#\d/.test(note.at(at + 1));
    if (against.test(word) || (verbs.test(word) && !isAge)) return false;
    if (/[^s']s$/.test(word) && /^(?:a|an|the|her|his|their|my|to|with|at|in|on)$/.test(note.at(at + 1)))
      return false;
  }
  return true;
}
