import type { PersonFacts, RestrictionKind } from '@giftwell/contracts/gift-ai/facts';
import type { GiftBrief } from '@giftwell/gift-ideas';

export type FactKind = 'interest' | 'trait' | 'circumstance' | 'wish' | 'occasion';

/** A fact in the prompt. Each idea names the ids of the facts it serves. */
export interface PromptFact {
  id: string;
  kind: FactKind;
  fact: string;
}

const longest = 200;

/** All stated facts that a gift may serve. */
export function factsFor({ facts, personality, lifestyle }: GiftBrief): PromptFact[] {
  const of = (kind: FactKind, texts: readonly string[]) =>
    texts.map((fact, at) => ({ id: `${kind}-${at + 1}`, kind, fact: fact.slice(0, longest) }));
  return [
    ...of(
      'interest',
      facts.interests.map(({ phrase }) => phrase),
    ),
    ...of('trait', [...personality, ...lifestyle]),
    ...of(
      'circumstance',
      facts.circumstances.map(({ kind, detail, source }) => source || `${kind} ${detail ?? ''}`.trim()),
    ),
    ...of(
      'wish',
      facts.wishes.map(({ kind, source }) => source || kind),
    ),
    ...of('occasion', ['the occasion itself']),
  ];
}

/** What the person must not get, as text. */
export const mustNot = ({ restrictions, dislikes }: PersonFacts): string[] => [
  ...restrictions.map(({ kind, detail, source }) => {
    const words = wordsOf(kind, detail);
    return (source ? `${words} ("${source}")` : words).slice(0, longest);
  }),
  ...dislikes.map(({ phrase }) => `dislikes or has enough of: ${phrase}`),
];

/** Explanations for kinds whose name alone is unclear. */
const meanings: Partial<Record<RestrictionKind, string>> = {
  'soft-food-only': 'soft food only: nothing hard, crumbly or chewy, and no meal that has it',
  'no-heavy-effort': 'no heavy effort and no strong heat: no workout, lifting, climbing, sauna or hot tub',
  'no-batteries': 'nothing with a battery, nothing electronic',
  'no-plastic': 'nothing of plastic',
  'no-liquids': 'nothing liquid, nothing in a bottle',
  'no-kitchen-appliances': 'no kitchen appliances',
  'nothing-in-pairs': 'nothing for two and nothing for couples',
};

function wordsOf(kind: RestrictionKind, detail: string | null): string {
  if (kind === 'reads-only' && detail)
    return `reads and understands only ${detail}: no books or courses in another language`;
  return detail ? `allergic to ${detail}` : (meanings[kind] ?? kind.replaceAll('-', ' '));
}
