import type { PersonText } from '../people/person-text.js';
import { isAsideAt } from '../phrases/objects.js';
import { prepositions, thingEnds } from '../phrases/phrase-ends.js';
import type { Span } from '../text/note.js';
import { gerundOfBase } from '../words/doing-verbs.js';
import { isEverydayVerb } from '../words/plain-verbs.js';
import { gerundOf } from '../words/verb-forms.js';
import { phraseOf } from './phrase-of.js';

/** "restores sneakers and sells them": the last item is a verb, not a thing. */
export const isVerbWithPronoun = (text: PersonText, { to }: Span) => /^(?:them|it|him)$/.test(text.at(to));

/** Whether it is the object of the verb, not a time, a companion or a frequency. */
export const isObjectAt = (text: PersonText, at: number, thing: Span) =>
  !isAsideAt(text, at, thing.to) &&
  (!thingEnds.has(text.at(at)) ||
    text.at(at) === 'these' ||
    text.at(at) === 'every' ||
    text.at(at + 1) === 'of') &&
  isNear(text, at, thing.from);

/** Only words without meaning of their own stand between. */
const isNear = (text: PersonText, from: number, to: number) => {
  for (let at = from; at < to; at += 1) if (/^[,.;]$|^(?:and|or)$/.test(text.at(at))) return false;
  return to - from <= 4;
};

/** A verb with its object: "baking sourdough", "playing a mean game of bridge". */
export function verbPhrase(text: PersonText, at: number, ing: string, thing: Span | null): string {
  if (!thing || text.at(at + 1) === 'like') return ing;
  if (isHosting(text, at, ing, thing) || isFuel(text, at, ing, thing)) return phraseOf(text, thing);
  if (prepositions.has(text.at(at + 1))) return `${ing} ${phraseOf(text, { from: at + 1, to: thing.to })}`;
  const keepsArticle = /^an?$/.test(text.at(at + 1)) || isTheOne(text, at + 1, thing);
  const from = keepsArticle ? at + 1 : thing.from;
  return `${ing} ${phraseOf(text, { from, to: thing.to })}`;
}

/** "plays the harmonica", "hikes the Appalachian Trail in sections", but not "watches the birds". */
function isTheOne(text: PersonText, at: number, { to }: Span): boolean {
  let end = at + 1;
  while (end < to && !prepositions.has(text.at(end))) end += 1;
  return text.at(at) === 'the' && !/[^su']s$/.test(text.at(end - 1));
}

/** "runs the best barbecue in town" is no sport, "runs the London Marathon" is. */
const isHosting = (text: PersonText, at: number, ing: string, { to }: Span) =>
  ing === 'running' &&
  /^(?:a|an|the|her|his|their)$/.test(text.at(at + 1)) &&
  !/^(?:marathons?|races?|relays?|miles?|half|ultras?|parkrun|run|\d*k|trails?|hills?|fells?|course)$/i.test(
    text.at(to - 1),
  );

/** "runs on coffee" */
const isFuel = (text: PersonText, at: number, ing: string, { to }: Span) =>
  ing === 'running' &&
  text.at(at + 1) === 'on' &&
  /^(?:coffee|espresso|tea|caffeine|matcha|chocolate)$/.test(text.at(to - 1));

const sureBase =
  /^(?:play|read|watch|collect|restore|bake|build|grow|write|knit|crochet|sew|sing|repair|breed)$/;

/** "likes to search", but not "goes to barre class". */
const isInfinitive = (text: PersonText, at: number) =>
  /^(?:likes?|loves?|enjoys?|adores?|prefers?|wants?|learns?|learning|lives?|tries|trying|and|hates?)$/.test(
    text.at(at - 2),
  ) &&
  !isEverydayVerb(text.at(at)) &&
  !text.at(at).endsWith('s');

/** The -ing form of the first verb: "baking" for "loves to bake", "searching" for "likes to search mushrooms". */
export function gerundOfFirstVerb(text: PersonText, thing: Span): string | null {
  const word = text.at(thing.from);
  if (text.at(thing.from - 1) === 'to' && /^\p{Ll}{3,}$/u.test(word))
    return gerundOfBase.get(word) ?? (isInfinitive(text, thing.from) ? gerundOf(word) : null);
  // "loves Bake Off": a proper name.
  const isName = /^\p{Lu}\S* \p{Lu}/u.test(text.said({ from: thing.from, to: thing.from + 2 }));
  const isVerb = sureBase.test(word) && thing.to - thing.from > 1 && !isName;
  return isVerb ? (gerundOfBase.get(word) ?? null) : null;
}
