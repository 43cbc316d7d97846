import { useEffect, useRef } from 'react';

/** Focus for a dialog above another one, which keeps the focus until the upper one has opened. */
export function useLateFocus<T extends HTMLElement>() {
  const element = useRef<T>(null);
  useEffect(() => {
    const timer = setTimeout(() => element.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return element;
}
