/** The account of this browser; empty for guests. */
let owner = '';

/** Sets the account that values are stored for; null for guests. */
export const setStorageAccount = (account: number | null): void => {
  owner = account === null ? '' : `-${account}`;
};

interface Kept<T> {
  read: () => T;
  write: (value: T) => void;
}

/** A value that this browser stores for each account, and once for guests. Not stored if storage is disabled. */
export const accountStored = <T>(key: string, otherwise: T): Kept<T> => kept(() => key + owner, otherwise);

/** A value that this browser stores once, for all its users. Not stored if storage is disabled. */
export const browserStored = <T>(key: string, otherwise: T): Kept<T> => kept(() => key, otherwise);

const kept = <T>(key: () => string, otherwise: T): Kept<T> => ({
  read() {
    try {
      return (JSON.parse(localStorage.getItem(key()) ?? 'null') as T | null) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  write(value) {
    try {
      localStorage.setItem(key(), JSON.stringify(value));
    } catch {
      // Not stored, so it will be shown again.
    }
  },
});
