/** A value that this tab stores until it is closed. Not stored if storage is disabled. */
export function remembered<T>(key: string, otherwise: T): { read: () => T; write: (value: T) => void } {
  return {
    read() {
      try {
        return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
      } catch {
        return otherwise;
      }
    },
    write(value) {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Not stored, so it will be asked or shown again.
      }
    },
  };
}

/** Prefix for what the visitor entered; hints and tips that were shown are not private. */
const told = 'giftwell-told-';
export const toldKey = (name: string): string => `${told}${name}`;

/** Deletes what the visitor entered in this tab. */
export function forgetTold(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(told)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
