import { suggestionSchema, type Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { useSyncExternalStore } from 'react';

const storageKey = 'savedSuggestions';
const changed = 'savedSuggestionsChanged';
const delayMs = 300;

/** The server's id where there is one, else a key made from the name. */
export const suggestionKey = ({ id, name }: Pick<Suggestion, 'id' | 'name'>): string =>
  id && id > 0 ? String(id) : `wizard-${name.toLowerCase().replaceAll(' ', '-')}`;

let read: { raw: string | null; saved: readonly Suggestion[] } = { raw: null, saved: [] };

/** The ideas kept in this browser, newest first. The same array until they change; unreadable ones are left out. */
export function readSaved(): readonly Suggestion[] {
  let raw: string | null = null;
  try {
    raw = localStorage.getItem(storageKey);
  } catch {
    // Storage may be switched off; then nothing is saved.
  }
  if (raw !== read.raw) read = { raw, saved: parse(raw) };
  return read.saved;
}

function parse(raw: string | null): Suggestion[] {
  try {
    const list: unknown = JSON.parse(raw ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.flatMap((each) => {
      const { success, data } = suggestionSchema.safeParse(each);
      return success ? [data] : [];
    });
  } catch {
    return [];
  }
}

/** Keeps an idea in this browser, or lets it go. Answers after a short delay whether it is saved now; rejects if storage does. */
export async function toggleSaved(suggestion: Suggestion): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  const key = suggestionKey(suggestion);
  const others = readSaved().filter((each) => suggestionKey(each) !== key);
  const saves = others.length === readSaved().length;
  const next = saves ? [{ ...suggestion, saved: true }, ...others] : others;
  localStorage.setItem(storageKey, JSON.stringify(next));
  window.dispatchEvent(new Event(changed));
  return saves;
}

/** Calls back on every change, those of other tabs included. */
export function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  window.addEventListener(changed, listener);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', onStorage);
  };
}

export const useSaved = () => useSyncExternalStore(subscribe, readSaved);
