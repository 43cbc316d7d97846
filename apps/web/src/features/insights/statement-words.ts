import type { Correction, Evidence, Statement } from '@giftwell/contracts/gift-ai/learning';
import { counted } from '../../ui/text/counted.js';

/** From this effect on, −1 to 1, a taste is strong. */
const strong = 0.25;

const learnedWords = {
  likes: { strong: 'Loves', mild: 'Likes' },
  dislikes: { strong: 'Dislikes', mild: 'Isn’t keen on' },
} as const;
const saidWords: Record<Correction, string> = {
  liked: 'Likes',
  disliked: 'Dislikes',
  forgotten: 'Ignored:',
};

/** `Loves pottery` */
export function sentenceOf({ subject, effect, correction }: Statement): string {
  if (correction) return `${saidWords[correction]} ${subject}`;
  const strength = Math.abs(effect) >= strong ? 'strong' : 'mild';
  return `${learnedWords[effect > 0 ? 'likes' : 'dislikes'][strength]} ${subject}`;
}

const ideas = (count: number) => (count === 1 ? '1 of these ideas' : `${count} of these ideas`);
/** From what is for an idea to what is against it. */
const evidenceWords: readonly [keyof Evidence, (count: number) => string][] = [
  ['ratedHigh', (count) => `you gave ${ideas(count)} 4 or 5 stars`],
  ['saved', (count) => `you saved ${count}`],
  ['bought', (count) => `you bought ${count}`],
  ['loved', (count) => counted(count, 'gift was loved', 'gifts were loved')],
  ['notTheirs', (count) => counted(count, 'gift wasn’t right', 'gifts weren’t right')],
  ['dismissed', (count) => `you turned ${count} down`],
  ['ratedLow', (count) => `you gave ${ideas(count)} 1 or 2 stars`],
];
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `You gave 4 of these ideas 4 or 5 stars and you saved 2.` What confirms the statement comes first. */
export function evidenceOf({ effect, evidence, correction }: Statement): string {
  if (correction) return 'You told us so.';
  const inOrder = effect > 0 ? evidenceWords : evidenceWords.toReversed();
  const parts = inOrder.flatMap(([name, words]) => (evidence[name] > 0 ? [words(evidence[name])] : []));
  const sentence = list.format(parts);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
