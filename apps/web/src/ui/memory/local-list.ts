import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { browserStored } from './browser-memory.js';

const maxEntries = 200;

const none: readonly never[] = [];
const readNone = () => none;

/** A list of what was made in this browser, newest first, which it stores once for all its users. */
export function createLocalList<T extends { code: string }>(key: string) {
  const stored = browserStored<T[]>(key, []);
  const store = createStore<{ all: readonly T[] }>(() => ({ all: stored.read() }));
  const readAll = () => store.getState().all;
  const others = (code: string) => stored.read().filter((each) => each.code !== code);

  function write(all: T[]): void {
    stored.write(all);
    store.setState({ all });
  }

  return {
    /** Empty while a page that the server has rendered is hydrated, because the server knows nothing of it. */
    useAll: (): readonly T[] => useSyncExternalStore(store.subscribe, readAll, readNone),
    /** Adds or replaces an entry. */
    put: (entry: T): void => write([entry, ...others(entry.code)].slice(0, maxEntries)),
    /** Changes an entry if it is known here. */
    change: (code: string, changes: Partial<T>): void =>
      write(stored.read().map((each) => (each.code === code ? { ...each, ...changes } : each))),
    remove: (code: string): void => write(others(code)),
  };
}
