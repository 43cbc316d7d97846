import { budgetLabels, labelOf } from '@giftwell/contracts/gift-ai/vocabulary';
import type { Recipient } from '@giftwell/contracts/planning/recipients';

/** A thing that is chosen and written as well is there once. */
function chips(slugs: readonly string[], own: string | null): string[] {
  const words = (own ?? '').split(/[,;\n]/).map((word) => word.trim());
  const all = [...slugs.map(labelOf), ...words].filter(Boolean);
  return all.filter((word, at) => all.findIndex((each) => each.toLowerCase() === word.toLowerCase()) === at);
}

/** What is known of somebody, each kind with its values; only kinds of which something is known. */
export const knownRows = (recipient: Recipient) =>
  [
    { label: 'Likes', values: chips(recipient.interests, recipient.customInterests) },
    { label: 'Personality', values: chips(recipient.personality, recipient.customPersonality) },
    { label: 'Lifestyle', values: chips(recipient.lifestyle, recipient.customLifestyle) },
    { label: 'Usual budget', values: [budgetLabels[recipient.budget]] },
  ].filter(({ values }) => values.length > 0);
