import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A page that was asked for starts at its top; one that is returned to stays where it was left. */
export function useArrival() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const last = useRef<string | null>(null);
  useEffect(() => {
    const arrived = last.current !== pathname;
    last.current = pathname;
    if (arrived && how !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, how]);
}
