/** A value that this tab stores until it is closed. Not stored if storage is disabled. */
export function sessionStored<T>(key: string, otherwise: T): { read: () => T; write: (value: T) => void } {
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

/** Prefix for what the visitor entered, which open tabs have; hints and tips that were shown are not private. */
const privatePrefix = 'giftwell-told-';
export const privateStorageKey = (name: string): string => `${privatePrefix}${name}`;

/** Deletes what the visitor entered in this tab. */
export function clearPrivateValues(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(privatePrefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
