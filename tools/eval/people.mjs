import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wizardFields } from '@giftwell/contracts/gift-ai/wizard';

/** People that the ranking was tuned on, a file a circle; a held-out round joins them after its first use. */
export const tunedFolder = join(import.meta.dirname, 'people');
/** The last round that was written by someone who had seen neither ideas nor rules. */
export const heldOutFolder = join(import.meta.dirname, 'held-out');

/** Everyone in a folder; docs/suggestions.md says how to write one. Throws a sentence with the file and the person. */
export function loadPeople(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')).map((person) => {
      const { success, data, error } = wizardFields.safeParse(person.wizard);
      if (!success) throw new Error(`${file}, ${person.id}: ${error.message}`);
      return { neverWords: [], sillyWords: [], ...person, wizard: data };
    }),
  );
}
