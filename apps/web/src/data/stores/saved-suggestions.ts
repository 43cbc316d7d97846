import { instant } from '@giftwell/contracts/core/text';
import { suggestionSchema, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { readStored, subscribe, writeStored } from './saved-storage.js';

const delayMs = 300;
const pause = () => new Promise((resolve) => setTimeout(resolve, delayMs));

/** `createdAt`: when it was saved here. Fields that older versions of the app didn't store have defaults. */
const keptSchema = suggestionSchema.extend({
  picture: suggestionSchema.shape.picture.default(null),
  serves: suggestionSchema.shape.serves.default([]),
  source: suggestionSchema.shape.source.default(null),
  createdAt: instant.optional(),
});
export type KeptSuggestion = z.infer<typeof keptSchema>;

/** The key of an idea without a server id. */
export const ideaKeyFromName = ({ name }: Pick<Suggestion, 'name'>): string =>
  `wizard-${name.toLowerCase().replaceAll(' ', '-')}`;

/** The server's id, or else a key made from the name. */
export const suggestionKey = (idea: Pick<Suggestion, 'id' | 'name'>): string =>
  idea.id && idea.id > 0 ? String(idea.id) : ideaKeyFromName(idea);

let read: { raw: string | null; saved: readonly KeptSuggestion[] } = { raw: null, saved: [] };

/** The ideas saved in this browser, newest first; unreadable ones are left out. The same array until they change. */
export function readSaved(): readonly KeptSuggestion[] {
  const raw = readStored();
  if (raw !== read.raw) read = { raw, saved: parse(raw) };
  return read.saved;
}

function parse(raw: string | null): KeptSuggestion[] {
  try {
    const list: unknown = JSON.parse(raw ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.flatMap((each) => {
      const { success, data } = keptSchema.safeParse(each);
      return success ? [data] : [];
    });
  } catch {
    return [];
  }
}

/**
 * Saves an idea in this browser, or removes it. Returns after a short delay whether it is saved now; rejects if storage
 * does.
 */
export async function toggleSaved(suggestion: Suggestion): Promise<boolean> {
  await pause();
  const saves = !isKept(suggestion);
  if (saves) keepSaved({ ...suggestion, createdAt: new Date().toISOString() });
  else dropSaved([suggestionKey(suggestion)]);
  return saves;
}

/** Removes an idea after a short delay. */
export async function unsaveHere(suggestion: Suggestion): Promise<void> {
  await pause();
  dropSaved([suggestionKey(suggestion)]);
}

/** Saves an idea at once, as it is; does nothing if it is already saved. */
export function keepSaved(suggestion: KeptSuggestion) {
  if (!isKept(suggestion)) writeStored([{ ...suggestion, saved: true }, ...readSaved()]);
}

export function dropSaved(keys: Iterable<string>) {
  const gone = new Set(keys);
  const left = readSaved().filter((each) => !gone.has(suggestionKey(each)));
  if (left.length < readSaved().length) writeStored(left);
}

/** Rates an idea that is saved in this browser. */
export function rateSaved(suggestion: Suggestion, rating: number) {
  const key = suggestionKey(suggestion);
  if (isKept(suggestion))
    writeStored(readSaved().map((each) => (suggestionKey(each) === key ? { ...each, rating } : each)));
}

const isKept = (suggestion: Suggestion) =>
  readSaved().some((each) => suggestionKey(each) === suggestionKey(suggestion));

const none: readonly KeptSuggestion[] = [];
export const useSaved = () => useSyncExternalStore(subscribe, readSaved, () => none);
