import type { RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import type { WizardData } from '@giftwell/contracts/gift-ai/wizard';
import { adultAge } from './hard-rules.js';
import type { Fit } from './fit.js';
import type { MentionFit } from './mention-fits.js';
import { type Person, said } from './person.js';
import {
  interestPhrases,
  lifestylePhrases,
  occasionPhrases,
  relationshipPhrases,
  traitPhrases,
  wishPhrases,
  yearOld,
} from './phrases.js';
import type { Profile } from './profile.js';
import { refinements } from './refinement.js';

export const factKinds = [
  'interest',
  'mention',
  'trait',
  'lifestyle',
  'wish',
  'refined',
  'uncluttered',
  'occasion',
  'relationship',
  'age',
  'anyone',
] as const;
export type FactKind = (typeof factKinds)[number];

/** Something that was told about the person and speaks for an idea. */
export interface Fact {
  kind: FactKind;
  /** The same fact about another idea has the same id. */
  id: string;
  worth: number;
  /** Says it of a person: "loves cooking". */
  does: string;
  /** Names it: "cooking", “sailing boat”, "the birthday". */
  topic: string;
  /** A second way to name it, where a kind needs one. */
  other: string;
}

/** A fact that was told once and used often loses its charm. */
export const noFact: Fact = { kind: 'anyone', id: 'anyone', worth: 0, does: '', topic: '', other: '' };

const tellingFrom = 0.3;
const longestQuote = 40;

export function factsOf(
  fit: Fit,
  wizard: WizardData,
  profile: Profile,
  person: Person,
  refinement?: RefinementType,
): Fact[] {
  const facts: Fact[] = [];
  const say = (
    kind: FactKind,
    id: string,
    worth: number,
    words: Partial<Pick<Fact, 'does' | 'topic' | 'other'>>,
  ) => facts.push({ ...noFact, kind, id: `${kind}:${id}`, worth, ...words });

  for (const interest of fit.interests) {
    if (!profile.chosen.has(interest)) continue;
    const { does, topic } = interestPhrases[interest];
    say('interest', interest, 22, { does: said(does, person.several), topic });
  }
  const mention = fit.mentions.find(({ direct, strength }) => direct && strength >= tellingFrom);
  if (mention) facts.push(mentionFact(mention, fit.mentions, person));
  for (const trait of fit.traits) {
    // Only what was chosen is told as a fact; what was overheard merely ranks.
    if (profile.traits.get(trait) === 1)
      say('trait', trait, 13, { does: said(traitPhrases[trait], person.several) });
  }
  for (const lifestyle of fit.lifestyles) {
    if (profile.lifestyles.get(lifestyle) !== 1) continue;
    say('lifestyle', lifestyle, 9, { does: said(lifestylePhrases[lifestyle], person.several) });
  }
  const asked = refinement && fit.refined ? refinements[refinement] : null;
  if (asked) say('refined', asked.is, 21, { topic: asked.something, other: asked.is });
  for (const flag of fit.wishes) {
    if (flag === asked?.flag) continue;
    say('wish', flag, 17, { topic: wishPhrases[flag].something, other: wishPhrases[flag].is });
  }
  if (profile.aversions.clutter && fit.entry.leavesNothing) say('uncluttered', 'clutter', 18, {});
  if (fit.entry.idea.ages[1] <= 18 && wizard.age < adultAge) {
    say('age', String(wizard.age), 11, { topic: yearOld(wizard.age) });
  }
  if (wizard.occasion !== 'other') {
    const { the, one, gift } = occasionPhrases[wizard.occasion];
    say('occasion', wizard.occasion, fit.forOccasion ? 12 : 7, { topic: the, other: one, does: gift });
  }
  if (wizard.relationship !== 'friend' && wizard.relationship !== 'other' && !person.several) {
    const { your, between, a } = relationshipPhrases[wizard.relationship];
    say('relationship', wizard.relationship, fit.forRelationship ? 12 : 6, {
      topic: your,
      does: between,
      other: a,
    });
  }
  return facts;
}

function mentionFact(best: MentionFit, all: readonly MentionFit[], person: Person): Fact {
  const { mention, strength } = best;
  const worth = 30 * Math.min(1, strength / 0.6);
  if (mention.pursuit) {
    const topic = mention.pursuit;
    return {
      ...noFact,
      kind: 'interest',
      id: `mention:${topic}`,
      worth,
      does: `${person.several ? 'love' : 'loves'} ${topic}`,
      topic,
    };
  }
  const quote = quoteOf(best, all);
  return { ...noFact, kind: 'mention', id: `mention:${quote.toLowerCase()}`, worth, topic: `“${quote}”` };
}

/** The words as they were said: the matching one, with the neighbors that belong to it ("vintage cars"). */
function quoteOf({ mention }: MentionFit, all: readonly MentionFit[]): string {
  const { words } = mention;
  const matched = new Set(all.map(({ mention: { stem } }) => stem));
  let from = mention.at;
  let to = mention.at;
  const joins = (left: number, right: number) => {
    const [a, b] = [words[left], words[right]];
    return !!a && !!b && /^[ -]$/.test(mention.text.slice(a.end, b.start));
  };
  const fits = (at: number) => {
    const word = words[at];
    return !!word && !word.stop && matched.has(word.stem);
  };
  while (fits(from - 1) && joins(from - 1, from)) from -= 1;
  while (fits(to + 1) && joins(to, to + 1)) to += 1;
  const quote = mention.text.slice(words[from]?.start, words[to]?.end);
  return quote.length <= longestQuote
    ? quote
    : mention.text.slice(mention.start, mention.end).slice(0, longestQuote);
}
