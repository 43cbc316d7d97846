import type { PersonFacts, Restriction, RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import type { CatalogueIdea, Ingredient, Need } from '../ideas/idea.js';
import { stem, wordStems } from '../text/words.js';
import { ingredientWords, needWords } from './ingredient-words.js';
import { restrictionRules } from './restriction-rules.js';

/** The texts of an idea, whoever wrote it. */
export interface IdeaTexts {
  name: string;
  description: string;
  reason?: string;
  searchTerm: string;
}

/** What is known of a catalogue idea beyond its texts. */
type Listed = Pick<CatalogueIdea, 'contains' | 'needs' | 'flags' | 'category' | 'form'>;

/** "sugar-free", "without nuts", "vegan cheese", "faux leather" say that something is absent. */
const absences =
  /\b(?:non[- ]?\w+|[\w-]+[- ]free|zero[- ]?(?:proof|alcohol|sugar)\s?\w*|no[- ](?:added )?\w+|without (?:any |added )?[\w-]+(?:(?:,| or| and) [\w-]+)*|free (?:of|from) \w+(?: and \w+)?|(?:vegan|plant[- ]based|faux|imitation|mock|dairy-free|nut-free|gluten-free|sugar-free|decaf(?:feinated)?|unscented|fragrance-free|alcohol-free|non-alcoholic|halal|kosher|herbal|rooibos) \w+)\b/gi;
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

/** The texts as they count for words: what is said to be absent is gone. */
export const checkedText = ({ name, description, reason = '', searchTerm }: IdeaTexts): string =>
  `${name} | ${description} | ${reason} | ${searchTerm}`.replace(lookalikes, ' ').replace(absences, ' ');

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
    const text = checkedText(texts);
    return this.#restrictions.find((one) => isBroken(one, text, listed))?.kind ?? null;
  }
}

function isBroken({ kind, detail }: Restriction, text: string, listed: Listed | undefined): boolean {
  const rule = restrictionRules[kind];
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
  return rule.contains?.some((one) => containsPattern[one].test(text)) ?? false;
}

/** Whether a text speaks of a thing, in the singular or plural. */
function mentions(text: string, thing: string): boolean {
  const wanted = wordStems(thing);
  const said = new Set(wordStems(text));
  return wanted.length > 0 && wanted.every((word) => said.has(stem(word)));
}
