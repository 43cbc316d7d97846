import { createHash } from 'node:crypto';

/** Derived from the parsed input, round included, so that the same request gets the same answer. */
export function seedOf(input: object): number {
  const digest = createHash('sha256').update(JSON.stringify(input)).digest();
  return digest.readUInt32BE() >>> 1;
}
