/** Whose browser it is: empty for guests. */
let owner = '';

/** From now on, things are remembered for this account; for guests without one. */
export const rememberFor = (account: number | null): void => {
  owner = account === null ? '' : `-${account}`;
};

/** A value that this browser keeps for each account; guests have one together. Forgotten at once where storage is switched off. */
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
        // Then it is shown once more.
      }
    },
  };
}
