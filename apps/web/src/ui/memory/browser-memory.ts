/** The account of this browser; empty for guests. */
let owner = '';

/** Sets the account that values are stored for; null for guests. */
export const rememberFor = (account: number | null): void => {
  owner = account === null ? '' : `-${account}`;
};

/** A value that this browser stores for each account, and once for guests. Not stored if storage is disabled. */
export function keptHere<T>(key: string, otherwise: T): { read: () => T; write: (value: T) => void } {
  return {
    read() {
      try {
        return (JSON.parse(localStorage.getItem(key + owner) ?? 'null') as T | null) ?? otherwise;
      } catch {
        return otherwise;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key + owner, JSON.stringify(value));
      } catch {
        // Not stored, so it will be shown again.
      }
    },
  };
}
