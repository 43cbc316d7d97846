import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { GiftBrief } from '@giftwell/gift-ideas';

export type FactKind = 'interest' | 'trait' | 'circumstance' | 'wish' | 'occasion';

/** A fact as the model gets it; the id comes back with each idea that serves it. */
export interface PromptFact {
  id: string;
  kind: FactKind;
  fact: string;
}

const longest = 200;

/** Everything stated about a person that a gift may serve. */
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

/** What the person must not get, in words. */
export const mustNot = ({ restrictions, dislikes }: PersonFacts): string[] => [
  ...restrictions.map(({ kind, detail, source }) => {
    const words = detail ? `allergic to ${detail}` : kind.replaceAll('-', ' ');
    return (source ? `${words} ("${source}")` : words).slice(0, longest);
  }),
  ...dislikes.map(({ phrase }) => `dislikes or has enough of: ${phrase}`),
];
