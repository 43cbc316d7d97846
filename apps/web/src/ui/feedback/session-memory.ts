/** A value that this tab remembers until it is closed; forgotten at once where storage is switched off. */
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
        // Then it is asked or shown once more.
      }
    },
  };
}

/** Keys of what the visitor told begin with it; what was shown to them (hints, tips) is no secret. */
const told = 'giftwell-told-';
export const toldKey = (name: string): string => `${told}${name}`;

/** Forgets what the visitor told this tab. */
export function forgetTold(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(told)) sessionStorage.removeItem(key);
  } catch {
    // Then nothing was remembered.
  }
}
