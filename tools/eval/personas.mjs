import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'personas');

/** Everyone in `personas/`, a file a circle of people; docs/suggestions.md says how to write one. */
export function loadPersonas(wizardDataSchema) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')).map((persona) => {
      const { success, data, error } = wizardDataSchema.safeParse(persona.wizard);
      if (!success) throw new Error(`${file}, ${persona.id}: ${error.message}`);
      return { never: [], ...persona, wizard: data };
    }),
  );
}
