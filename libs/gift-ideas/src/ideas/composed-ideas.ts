import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import { hashOf } from '../text/random.js';
import { catalogueFolder, type IndexedIdea, readLines } from './catalogue.js';
import type { ComposedForm, PhraseKind } from './composed-forms.js';

export const composedForms = readLines<ComposedForm>(catalogueFolder, 'composed-forms.jsonl');

/** Words by which a phrase tells what kind of thing it names. */
const kindWords: readonly (readonly [PhraseKind, RegExp])[] = [
  [
    'food',
    /\b(?:food|cuisine|cooking|dishes|curry|curries|sauce|cakes?|bread|tea|coffee|cheese|chocolate|fruit|soup|stew|sweets|snacks|desserts?|pastr(?:y|ies)|noodles|spices?)\b/i,
  ],
  [
    'music',
    /\b(?:music|band|songs?|albums?|singer|choir|jazz|rock|metal|opera|symphon(?:y|ies)|hymns?|concertos?|folk|pop|techno|dj)\b/i,
  ],
  ['place', /\b(?:city|country|coast|island|islands|village|countryside|region|province|mountains|beach)\b/i],
  [
    'study',
    /\b(?:history|science|theory|politics|philosophy|ology|wars?|art|design|architecture|culture|studies|myths?|mythology|language|biology|physics)\b/i,
  ],
];

export function kindOf(phrase: string): PhraseKind {
  if (/^\p{L}+ing\b/u.test(phrase)) return 'doing';
  const found = kindWords.find(([, words]) => words.test(phrase));
  if (found) return found[0];
  const rest = phrase.split(/\s+/);
  return rest.some((word) => /^\p{Lu}/u.test(word)) ? 'name' : 'subject';
}

/** The head of a phrase, short enough for a name: what follows "with", "at", "every" is left out. */
const tail = /\s+(?:with|at|every|when|where|who|that|because|since|near|after|before|during|for|from)\s.*$/i;
const longest = 34;

/** A lone verb of everyday life says too little to search for. */
const tooLittle =
  /^(?:walking|following|helping|sitting|talking|going|being|having|looking|working|living|keeping|trying|getting|making|doing|eating|sleeping|resting)$/i;

/** A time, an amount or a leftover of a sentence is nothing to search for. */
const notAMatter =
  /^(?:every|each|any|all|no|some|this|that|these|those|kept|had|has|got|is|was|being|growing like)\b|\b\d+ (?:years?|months?|weeks?|days?)\b/i;

export function shortPhrase(phrase: string): string | null {
  if (tooLittle.test(phrase.trim()) || notAMatter.test(phrase.trim())) return null;
  const short = phrase
    .replace(tail, '')
    .replace(/^(?:his|her|their|my|the|a|an)\s+/i, '')
    .trim();
  return short.length >= 3 && short.length <= longest && /^[\p{L}\p{N}][\p{L}\p{N}\s'’&+.-]*$/u.test(short)
    ? short
    : null;
}

/** Ideas with the phrase in them, within a budget: directions to search in, for what no topic covers. */
export function composeIdeas(phrase: string, budget: Budget): IndexedIdea[] {
  const short = shortPhrase(phrase);
  if (!short) return [];
  const kind = kindOf(short);
  return composedForms.flatMap((form) => {
    const price = form.prices[budget];
    return price && form.kinds.includes(kind) ? [compose(form, short, price)] : [];
  });
}

function compose(form: ComposedForm, phrase: string, price: [number, number]): IndexedIdea {
  const fill = (text: string) => text.replaceAll('{it}', phrase);
  const id = `${form.id}-${phrase.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
  const idea = {
    id,
    name: fill(form.name),
    category: form.category,
    price,
    description: fill(form.description),
    searchTerm: fill(form.searchTerm).toLowerCase(),
    serves: [{ topic: 'composed', why: fill(form.why) }],
    interests: [],
    form: form.form,
    contains: form.contains,
    needs: form.needs,
    occasions: ['any' as const],
    relationships: [],
    flags: form.flags,
    suits: [],
    ages: form.ages,
    icon: form.icon,
  };
  return { idea, topics: [-1], key: hashOf(id) };
}
