import { createHash } from 'node:crypto';

/** Follows from the parsed input, a round included, so that the same question gets the same answer. */
export function seedOf(input: object): number {
  const digest = createHash('sha256').update(JSON.stringify(input)).digest();
  return digest.readUInt32BE() >>> 1;
}
