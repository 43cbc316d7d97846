import { useEffect, useRef } from 'react';

/**
 * Focus for a dialog above another one, which keeps the focus until the upper one has opened. A dialog that is closed
 * before that gets none, because its content disappears with the focus.
 */
export function useDelayedFocus<T extends HTMLElement>(isOpen = true) {
  const element = useRef<T>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => element.current?.focus());
    return () => clearTimeout(timer);
  }, [isOpen]);
  return element;
}
