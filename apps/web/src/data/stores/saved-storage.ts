import { useSyncExternalStore } from 'react';

/** Where this browser keeps ideas. Nothing here knows what an idea looks like, so every page can afford it. */
const storageKey = 'savedSuggestions';
const changed = 'savedSuggestionsChanged';

export function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage may be switched off; then nothing is saved.
    return null;
  }
}

/** Throws where storage does. */
export function writeStored(list: readonly object[]) {
  localStorage.setItem(storageKey, JSON.stringify(list));
  window.dispatchEvent(new Event(changed));
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

const anyStored = () => (readStored() ?? '[]') !== '[]';

/** Whether this browser seems to keep any idea. */
export const useAnyStored = () => useSyncExternalStore(subscribe, anyStored, () => false);
