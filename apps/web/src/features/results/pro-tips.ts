import { sessionStored } from '../../ui/memory/session-memory.js';

export const proTips = [
  'Build on something they already love. It rarely misses.',
  'Torn between two? Save both and look again tomorrow. The right one usually feels obvious by then.',
  'Write down why you chose it. One honest line on the card makes a small gift big.',
  'Missing something? Choose Edit Wizard and add a sentence in your own words. Details change everything.',
  'Compare both shops before you decide: Etsy for the handmade one, Amazon for the quick one.',
] as const;

const shown = sessionStored<readonly number[]>('giftwell-tips', []);

/** A random tip that wasn't shown in this session; undefined once all were. */
export function nextTip(random: () => number = Math.random): string | undefined {
  const seen = shown.read();
  const left = proTips.map((_, index) => index).filter((index) => !seen.includes(index));
  const index = left[Math.floor(random() * left.length)];
  if (index === undefined) return undefined;
  shown.write([...seen, index]);
  return proTips[index];
}
