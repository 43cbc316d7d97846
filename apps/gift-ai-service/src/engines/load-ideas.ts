import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type CatalogueIdea, catalogueIdeaSchema } from './catalogue-idea.js';

/** The data lies beside `src`, at the same distance from `src/engines` and from `dist/engines`. */
export const ideasFolder = fileURLToPath(new URL('../../catalogue/', import.meta.url));

const named = z.object({ id: z.string() });

/** Reads every idea. Throws one sentence that names the file, the idea and the field. */
export function loadIdeas(folder = ideasFolder): CatalogueIdea[] {
  const ideas: CatalogueIdea[] = [];
  const home = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json')) continue;
    for (const [at, entry] of entriesOf(folder, file).entries()) {
      const parsed = catalogueIdeaSchema.safeParse(entry);
      if (!parsed.success) {
        const name = named.safeParse(entry).data?.id ?? `number ${at + 1}`;
        throw new Error(`catalogue/${file}, idea ${name}: ${z.prettifyError(parsed.error)}`);
      }
      const idea = parsed.data;
      const other = home.get(idea.id);
      if (other) throw new Error(`catalogue/${file}, idea ${idea.id}: the same id stands in ${other}`);
      home.set(idea.id, file);
      ideas.push(idea);
    }
  }
  return ideas;
}

function entriesOf(folder: string, file: string): unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  } catch (cause) {
    throw new Error(`catalogue/${file} is not a JSON list of ideas`, { cause });
  }
}
