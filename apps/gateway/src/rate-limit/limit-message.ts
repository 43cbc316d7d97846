import type { LimitTier } from '@giftwell/contracts/core/route';
import { waitInWords } from '@giftwell/contracts/core/wait-in-words';

/** The message that says how long to wait. */
export function limitMessage(tier: LimitTier, seconds: number, isGuest = false): string {
  const wait = waitInWords(seconds);
  if (tier === 'credentials') return `Too many attempts. Please try again in ${wait}.`;
  if (tier !== 'ai') return `You’re going a bit fast. Please try again in ${wait}.`;
  const later = `One moment: more ideas in ${wait}.`;
  return isGuest ? `${later} With a free account you can go faster.` : later;
}
