import { useEffect, useRef } from 'react';

/** Calls `act` after a delay, unless it is stopped or the component is unmounted. */
export function useDelayed(act: () => void, ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), ms);
    },
    stop: () => clearTimeout(timer.current),
  };
}
