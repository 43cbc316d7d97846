import { useSyncExternalStore } from 'react';

/** Storage key of ideas in this browser. This file knows nothing about ideas, so every page can afford it. */
const storageKey = 'savedSuggestions';
const changed = 'savedSuggestionsChanged';

export function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage may be disabled; then nothing is saved.
    return null;
  }
}

/** Throws if storage does. */
export function writeStored(list: readonly object[]) {
  localStorage.setItem(storageKey, JSON.stringify(list));
  window.dispatchEvent(new Event(changed));
}

/** Calls back on every change, including those of other tabs. */
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

/** Whether this browser seems to have saved ideas. */
export const useAnyStored = () => useSyncExternalStore(subscribe, anyStored, () => false);
