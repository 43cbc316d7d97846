import { useEffect, useState } from 'react';

/** A value once it has not changed for a moment: what somebody types is asked for when they pause. */
export function useSettled<T>(value: T, pauseMs = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
