import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wizardFields, type WizardData } from '@giftwell/contracts/gift-ai/wizard';

export interface Person {
  id: string;
  wizard: WizardData;
  /** Stated facts, each with prefixes of words that a suitable gift contains. */
  facts: { fact: string; words: string[] }[];
  /** Prefixes of words that no gift may contain. */
  neverWords: string[];
  sillyWords: string[];
  /** What should be read from the texts. */
  expect?: { age?: number };
}
type WrittenPerson = Omit<Person, 'wizard' | 'neverWords' | 'sillyWords'> &
  Partial<Person> & { wizard: unknown };

/**
 * People that the ranking was tuned with, one file for each group of authors; a held-out round joins them after its
 * first use.
 */
export const tunedFolder = join(import.meta.dirname, 'people');
/**
 * The held-out round, written by someone who has seen neither ideas nor rules, and never used for tuning; empty between
 * two rounds.
 */
export const heldOutFolder = join(import.meta.dirname, 'held-out');

const newestRound = () =>
  readdirSync(tunedFolder)
    .filter((file) => /^round-\d+\.json$/.test(file))
    .sort((a, b) => Number.parseInt(b.slice(6), 10) - Number.parseInt(a.slice(6), 10))[0] ?? '';

/** The held-out round or, between two rounds, the last one used for tuning. */
export function loadNewestRound(): Person[] {
  const heldOut = loadPeople(heldOutFolder);
  return heldOut.length > 0 ? heldOut : peopleIn(tunedFolder, newestRound());
}

/** Everyone in a folder; docs/suggestions.md describes the format. Throws an error with the file and the person. */
export function loadPeople(folder: string): Person[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) => peopleIn(folder, file));
}

const peopleIn = (folder: string, file: string): Person[] =>
  (JSON.parse(readFileSync(join(folder, file), 'utf8')) as WrittenPerson[]).map((person) => {
    const { success, data, error } = wizardFields.safeParse(person.wizard);
    if (!success) throw new Error(`${file}, ${person.id}: ${error.message}`);
    return { neverWords: [], sillyWords: [], ...person, wizard: data };
  });
