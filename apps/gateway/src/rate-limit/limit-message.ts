import type { LimitTier } from '@giftwell/contracts/core/route';

/** The message that says how long to wait. */
export function limitMessage(tier: LimitTier, seconds: number, isGuest = false): string {
  const wait = inWords(seconds);
  if (tier === 'credentials') return `Too many attempts. Please try again in ${wait}.`;
  if (tier !== 'ai') return `That was a lot at once. Please try again in ${wait}.`;
  const later = `One moment: more ideas in ${wait}.`;
  return isGuest ? `${later} With a free account you can go faster.` : later;
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 5_400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
