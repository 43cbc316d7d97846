import type { PersonFacts, Restriction, RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import type { CatalogueIdea, IdeaForm, Ingredient, Need } from '../ideas/idea.js';
import { stem, wordStems } from '../text/words.js';
import { absenceWords, certainWords } from './absence.js';
import { ingredientWords, needWords } from './ingredient-words.js';
import { isInOtherLanguage } from './language-check.js';
import type { RestrictionRule } from './restriction-rule.js';
import { restrictionRules } from './restriction-rules.js';

/** The texts of an idea from any engine. */
export interface IdeaTexts {
  name: string;
  description: string;
  reason?: string;
  searchTerm: string;
  category?: string;
}

/** What is known about a catalogue idea beyond its texts. */
type Listed = Pick<CatalogueIdea, 'contains' | 'needs' | 'flags' | 'category' | 'form'>;

/** Words that only look like an ingredient. */
const lookalikes =
  /\b(?:root beer|ginger (?:beer|ale)|coconut|butternut|nutmeg|doughnut hole cutter|nutcracker|peanut gallery|eggplant|egg chair|eggshell|cream[- ]colou?red|butterfly|butterflies|buttercup|shaving cream|hand cream|face cream|candlelight|breadboard|cupcake liner|hamper|hammock|hammer|chambray|steel wool|rock wool|cake of soap|pie chart|cookie cutter|honeymoon|fish-?eye|crab apple|salt lamp|bath salts|epsom salts?|gin rummy|rum cake tin|port of|sherry red|meatless|goldfish|flower of life|milk frother|coffee table book|tea towel|tea light|beer garden chair)\b/gi;

const pattern = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i');
const containsPattern = Object.fromEntries(
  Object.entries(ingredientWords).map(([name, words]) => [name, pattern(words)]),
) as Record<Ingredient, RegExp>;
const needPattern = Object.fromEntries(
  Object.entries(needWords).map(([name, words]) => [name, pattern(words)]),
) as Partial<Record<Need, RegExp>>;

/** The compiled words of a rule. */
interface RuleWords {
  words: RegExp | null;
  harmless: RegExp | null;
  fits: RegExp | null;
  unless: RegExp | null;
}
const optional = (words: string | undefined, flags = 'i') =>
  words === undefined ? null : new RegExp(`\\b(?:${words})(?!\\w)`, flags);
const wordsOfRules = new Map(
  (Object.entries(restrictionRules) as [RestrictionKind, RestrictionRule][]).map(
    ([kind, { words, harmless, fits, presumed }]): [RestrictionKind, RuleWords] => [
      kind,
      {
        words: optional(words),
        harmless: optional(harmless, 'gi'),
        fits: optional(fits),
        unless: optional(presumed?.unless),
      },
    ],
  ),
);

/** The texts of an idea in parts that are checked separately: the name, then each sentence. */
export function checkedParts({ name, description, reason = '', searchTerm }: IdeaTexts): string[] {
  const sentences = `${description} ${reason}`.split(/(?<=[.!?;])\s+/);
  return [`${name} | ${searchTerm}`, ...sentences].map((part) => part.replace(lookalikes, ' '));
}

/** Whether the words name an ingredient and don't say that it is absent. */
function hasIngredient(parts: readonly string[], ingredient: Ingredient): boolean {
  const absence = absenceWords[ingredient];
  const [named = ''] = parts;
  const isFree = !!absence?.test(named);
  return parts.some((part) => {
    if (isFree || absence?.test(part)) return certainWords[ingredient]?.test(part) ?? false;
    return containsPattern[ingredient].test(part);
  });
}

/** Tells whether an idea breaks a restriction: by its lists if it has them, and always by its words. */
export class RestrictionCheck {
  readonly #restrictions: readonly Restriction[];

  constructor({ restrictions }: Pick<PersonFacts, 'restrictions'>) {
    this.#restrictions = restrictions;
  }

  get isEmpty(): boolean {
    return this.#restrictions.length === 0;
  }

  breaks(texts: IdeaTexts, listed?: Listed): RestrictionKind | null {
    if (this.isEmpty) return null;
    const parts = checkedParts(texts);
    return this.#restrictions.find((one) => isBroken(one, { texts, parts, listed }))?.kind ?? null;
  }
}

/** An idea as it is checked. */
interface Checked {
  texts: IdeaTexts;
  parts: readonly string[];
  listed: Listed | undefined;
}

function isBroken({ kind, detail }: Restriction, idea: Checked): boolean {
  if (kind === 'reads-only') return !!detail && isInOtherLanguage(idea.texts, detail);
  if (detail && mentions(idea.parts.join(' | '), detail)) return true;
  const rule = restrictionRules[kind];
  if (idea.listed && isBrokenByLists(rule, idea.listed)) return true;
  return (
    isBrokenByWords(kind, idea) || (rule.contains?.some((one) => hasIngredient(idea.parts, one)) ?? false)
  );
}

function isBrokenByLists(rule: RestrictionRule, { contains, needs, flags }: Listed): boolean {
  if (rule.contains?.some((one) => contains.includes(one))) return true;
  if (rule.needs?.some((one) => needs.includes(one))) return true;
  return (!!rule.decor && flags.includes('decor')) || (!!rule.bulky && needs.includes('space'));
}

function isBrokenByWords(kind: RestrictionKind, idea: Checked): boolean {
  const { parts, listed } = idea;
  const rule: RestrictionRule = restrictionRules[kind];
  const { words, harmless, fits } = wordsOfRules.get(kind)!;
  if (fits?.test(parts[0]!) || rule.spares?.includes(formOf(idea.texts, listed))) return false;
  const whole = parts.join(' | ');
  const text = harmless ? whole.replace(harmless, ' ') : whole;
  if (words?.test(text) || isPresumed(kind, idea, text)) return true;
  // A list of needs is complete, so the words count only without one.
  return !listed && (rule.needs?.some((one) => needPattern[one]?.test(text)) ?? false);
}

/** Whether its category is ruled out and the texts don't say otherwise. */
function isPresumed(kind: RestrictionKind, { texts }: Checked, text: string): boolean {
  const { presumed }: RestrictionRule = restrictionRules[kind];
  const isOfCategory = presumed?.categories.some((one) => one === texts.category) ?? false;
  return isOfCategory && !wordsOfRules.get(kind)!.unless!.test(text);
}

const formOfCategory: Readonly<Record<string, IdeaForm>> = {
  'Experiences & Outings': 'experience',
  'Workshops & Classes': 'experience',
  'Subscriptions & Memberships': 'membership',
};

/** A catalogue idea has a form; for any other it follows from the category. */
const formOf = ({ category = '' }: IdeaTexts, listed: Listed | undefined): IdeaForm =>
  listed?.form ?? formOfCategory[category] ?? 'thing';

/** Whether a text names a thing, in the singular or plural. */
function mentions(text: string, thing: string): boolean {
  const wanted = wordStems(thing);
  const said = new Set(wordStems(text));
  return wanted.length > 0 && wanted.every((word) => said.has(stem(word)));
}
