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

/** Forgets everything that this tab remembers. */
export function forgetRemembered(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Then nothing was remembered.
  }
}
