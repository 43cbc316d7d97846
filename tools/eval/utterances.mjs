import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'utterances');
/** Written before the rules and never looked at while they are tuned. */
const heldOut = 'held-out.json';

/** Everything that is said in `utterances/`, a file a style; docs/voice.md says how to write one. */
export function loadUtterances(extractedRecipientSchema) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')).map((utterance) => {
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
