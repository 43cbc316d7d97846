import type { OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A title of a calendar and what it is about. Files in `titles/` were used while the rules were written, those in
 * `held-out/` weren't. `date` is `YYYY-MM-DD`, 10 June 2027 if left out.
 */
export interface WrittenTitle {
  title: string;
  /** Null if it is no occasion for a gift. */
  occasion: OccasionType | null;
  /** As it should be saved; empty if the title names nobody. */
  name: string;
  /** Whether it comes back every year in the calendar. */
  yearly?: boolean;
}

export const titleFolders = ['titles', 'held-out'] as const;

/** The titles of a folder by language; none if the folder doesn't exist. */
export function loadTitles(folder: (typeof titleFolders)[number]): Map<string, WrittenTitle[]> {
  const path = join(import.meta.dirname, folder);
  let files: string[];
  try {
    files = readdirSync(path).filter((file) => file.endsWith('.json'));
  } catch {
    return new Map();
  }
  return new Map(
    files
      .sort()
      .map((file) => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(join(path, file), 'utf8')) as WrittenTitle[],
      ]),
  );
}
