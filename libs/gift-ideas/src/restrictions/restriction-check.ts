import type { PersonFacts, Restriction, RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import type { CatalogueIdea, Ingredient, Need } from '../ideas/idea.js';
import { stem, wordStems } from '../text/words.js';
import { absenceWords, certainWords } from './absence.js';
import { ingredientWords, needWords } from './ingredient-words.js';
import { restrictionRules } from './restriction-rules.js';

/** The texts of an idea from any engine. */
export interface IdeaTexts {
  name: string;
  description: string;
  reason?: string;
  searchTerm: string;
}

/** What is known of a catalogue idea beyond its texts. */
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
const rulePattern = new Map(
  Object.entries(restrictionRules).flatMap(([kind, { words }]) =>
    words ? [[kind as RestrictionKind, pattern(words)] as const] : [],
  ),
);

/** The texts of an idea in the parts of which each speaks for itself: the name, then sentence by sentence. */
export function checkedParts({ name, description, reason = '', searchTerm }: IdeaTexts): string[] {
  const sentences = `${description} ${reason}`.split(/(?<=[.!?;])\s+/);
  return [`${name} | ${searchTerm}`, ...sentences].map((part) => part.replace(lookalikes, ' '));
}

/** Whether an ingredient is in a thing by its words, and nothing says that it is not. */
function hasIngredient(parts: readonly string[], ingredient: Ingredient): boolean {
  const absence = absenceWords[ingredient];
  const [named = ''] = parts;
  const isFree = !!absence?.test(named);
  return parts.some((part) => {
    if (isFree || absence?.test(part)) return certainWords[ingredient]?.test(part) ?? false;
    return containsPattern[ingredient].test(part);
  });
}

/** Whether an idea breaks a restriction, by its lists where it has them and by its words in every case. */
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
    return this.#restrictions.find((one) => isBroken(one, parts, listed))?.kind ?? null;
  }
}

function isBroken(
  { kind, detail }: Restriction,
  parts: readonly string[],
  listed: Listed | undefined,
): boolean {
  const rule = restrictionRules[kind];
  const text = parts.join(' | ');
  if (detail && mentions(text, detail)) return true;
  if (listed) {
    if (rule.contains?.some((one) => listed.contains.includes(one))) return true;
    if (rule.needs?.some((one) => listed.needs.includes(one))) return true;
    if (rule.decor && listed.flags.includes('decor')) return true;
    if (rule.bulky && listed.needs.includes('space')) return true;
  }
  if (rulePattern.get(kind)?.test(text)) return true;
  // A list of needs is complete, so words for them are looked for only where there is none.
  if (!listed && rule.needs?.some((one) => needPattern[one]?.test(text))) return true;
  return rule.contains?.some((one) => hasIngredient(parts, one)) ?? false;
}

/** Whether a text speaks of a thing, in the singular or plural. */
function mentions(text: string, thing: string): boolean {
  const wanted = wordStems(thing);
  const said = new Set(wordStems(text));
  return wanted.length > 0 && wanted.every((word) => said.has(stem(word)));
}
