import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  extractedRecipientSchema,
  type ExtractedField,
  type ExtractedRecipient,
} from '@giftwell/contracts/gift-ai/voice';

const folder = join(import.meta.dirname, 'utterances');
/** Written before the rules and never looked at while they are tuned. */
const heldOut = 'held-out.json';

/** Values by field; a list if a field has several. */
export type Values = Partial<Record<ExtractedField, unknown>>;

export interface Utterance {
  id: string;
  says: string;
  /** Values that must be found. */
  expect: Values;
  /** Further values that are allowed. */
  may: Values;
  /** Known before the utterance. */
  known: ExtractedRecipient | null;
  zone: string;
  style: string;
  heldOut: boolean;
}
type WrittenUtterance = Pick<Utterance, 'id' | 'says' | 'expect'> &
  Partial<Pick<Utterance, 'may' | 'zone'>> & { known?: unknown };

/** All utterances, one file for each style; docs/voice.md describes the format. */
export function loadUtterances(): Utterance[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) =>
    (JSON.parse(readFileSync(join(folder, file), 'utf8')) as WrittenUtterance[]).map((utterance) => {
      const known = utterance.known ? extractedRecipientSchema.parse(utterance.known) : null;
      return {
        may: {},
        zone: 'UTC',
        ...utterance,
        known,
        style: file.slice(0, -5),
        heldOut: file === heldOut,
      };
    }),
  );
}
