import type { generateInput } from '@giftwell/contracts/gift-ai/wizard';
import { createHash } from 'node:crypto';
import type { z } from 'zod';

type Input = z.output<typeof generateInput>;

/** Follows from the input, its round included, so that the same question gets the same answer. */
export function seedOf(input: Input): number {
  const digest = createHash('sha256').update(JSON.stringify(input)).digest();
  return digest.readUInt32BE() >>> 1;
}
