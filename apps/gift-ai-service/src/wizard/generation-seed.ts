import type { generateInput } from '@giftwell/contracts/gift-ai/wizard';
import { createHash } from 'node:crypto';
import type { z } from 'zod';

type Input = z.output<typeof generateInput>;

/** The seed that was asked for, else one that follows from the input and its round: same question, same answer. */
export function seedOf({ seed, ...input }: Input): number {
  if (seed !== undefined) return seed;
  const digest = createHash('sha256').update(JSON.stringify(input)).digest();
  return digest.readUInt32BE() >>> 1;
}
