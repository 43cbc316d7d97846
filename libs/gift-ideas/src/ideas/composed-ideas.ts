import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import { asGerund, isTrade } from '../text/gerund.js';
import { isCompletePhrase } from '../text/complete-phrase.js';
import { catalogueFolder, readLines } from './catalogue.js';
import type { ComposedForm, PhraseKind } from './composed-forms.js';
import { indexedIdea, type IndexedIdea } from './indexed-idea.js';

export const composedForms = readLines<ComposedForm>(catalogueFolder, 'composed-forms.jsonl');

/** Patterns for the kind of a phrase. */
const kindWords: readonly (readonly [PhraseKind, RegExp])[] = [
  [
    'food',
    /\b(?:food|cuisine|cooking|dishes|curry|curries|sauce|cakes?|bread|tea|coffee|cheese|chocolate|fruit|soup|stew|sweets|snacks|desserts?|pastr(?:y|ies)|noodles|spices?|custard creams?|biscuits?|cookies|jam|pickles?|sausages?|pies?|honey|juices?|sodas?|candy|cand(?:y|ies)|fudge|crisps|olives|mushrooms|truffles?|beers?|wines?|ciders?)\b/i,
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

/** Crafts need tools and supplies; other activities don't. */
const making =
  /^(?:making|building|carving|painting|drawing|knitting|crocheting|sewing|quilting|weaving|restoring|repairing|growing|brewing|baking|cooking|embroidering|spinning|turning|welding|forging|throwing|modeling|modelling|soldering|printing|binding|dyeing|felting|whittling|sculpting|sketching|gardening|pickling|fermenting|smoking|roasting|woodworking|woodturning|beading|folding)\b/i;

/** "Racing pigeons" are birds, and "flying models" are models. */
const creatures = /^(?:racing|flying|sailing|talking|singing|dancing|working|carving) (?:\p{Ll}+s)$/iu;
const weekdays = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;

export function kindOf(phrase: string): PhraseKind {
  if (making.test(phrase)) return 'making';
  if (/^\p{L}+ing\b/u.test(phrase) && !creatures.test(phrase)) return 'doing';
  const found = kindWords.find(([, words]) => words.test(phrase));
  if (found) return found[0];
  return phrase.split(/\s+/).some((word) => /^\p{Lu}/u.test(word) && !weekdays.test(word))
    ? 'name'
    : 'subject';
}

/** The part of a phrase that is cut off for a name: "with …", "at …", "every …". */
const tail = /\s+(?:with|at|every|when|where|who|that|because|since|near|after|before|during|for|from)\s.*$/i;
/** Things that are watched, heard, read or played are searched for by their own name. */
const takenIn =
  /^(?:listening to|watching|reading|following|visiting|collecting|going to|attending|supporting|looking at|talking about|learning about|playing (?=\p{Lu}))\s+/iu;
const owner = /^(?:his|her|their|my|our|the|a|an)\s+(?:own\s+)?/i;
const longest = 34;
const plainLetters = /^[\p{L}\p{N}][\p{L}\p{N}\s'’&+.-]*$/u;

/** A singular thing needs an article, and "a book about allotment" is wrong. */
const countable = (phrase: string): boolean =>
  kindOf(phrase) === 'subject' &&
  !/(?:[^s]s|ing|ry|ics|ogy|ism|ion|ure|ance|ence|work|craft|ball|lore|ware|phy|sy|ty|ness|lace|jazz|salsa|yoga|chess|go|golf|opera|ballet|bonsai|origami|judo|karate|tennis)$/i.test(
    phrase,
  );
/** Belongs to one person, is a sum or a child's game, or is a verb without its object. */
const unfit =
  /\b(?:his|her|their|own|my|our|pounds?|quid|euros?|dollars?|bucks|rupees)\b|^keeping\b|^playing (?:in|with|at|on)\b|^(?:fixing|training|pulling|making|doing|learning|helping|building|working|playing|going|watching|talking)$/i;

/** Belief, talk and feelings have no shop, no class and no print. */
const abstract =
  /\b(?:mass|church|prayers?|praying|god|jesus|faith|religion|shabbat|sabbath|mosque|temple|rosary|bible|quran|lent|ramadan|gossip(?:ing)?|chatting|family|friends|love|life|peace|quiet|name day|birthday|home|outdoorsy|eco-friendly|\S+['’]s)\b/i;

/** The phrase as it can stand in a name: a noun phrase or gerund. Null if it is neither. */
export function shortPhrase(phrase: string): string | null {
  const taken = asGerund(phrase.trim()).replace(takenIn, '');
  const short = taken.replace(tail, '').replace(owner, '').trim();
  // "Wales at the rugby" is not about Wales.
  if (short !== taken.replace(owner, '').trim() && taken !== asGerund(phrase.trim())) return null;
  const fits = short.length >= 3 && short.length <= longest && plainLetters.test(short);
  if (!fits || unfit.test(short) || abstract.test(short) || isTrade(short) || countable(short)) return null;
  return isCompletePhrase(short) ? short : null;
}

/** Below most catalogue ideas, because a composed idea only says what to search for. */
const composedAppeal: [number, number] = [1, 0];

/** Ideas that contain the phrase, within a budget, for interests with few catalogue ideas. */
export function composeIdeas(phrase: string, budget: Budget, isKnown = false): IndexedIdea[] {
  const short = shortPhrase(phrase);
  if (!short) return [];
  const kind = kindOf(short);
  return composedForms.flatMap((form) => {
    const price = form.prices[budget];
    const isFit = form.kinds.includes(kind) && !(isKnown && form.forUnknown);
    return price && isFit ? [compose(form, short, price)] : [];
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
    appeal: composedAppeal,
    icon: form.icon,
  };
  return { ...indexedIdea(idea, [-1]), composedForm: form.id };
}
