import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { usePageLocation } from './wizard/ideas-address.js';

/** Scrolls to the top on navigation, but keeps the scroll position on going back. */
export function useArrival() {
  const { pathname } = usePageLocation();
  const how = useNavigationType();
  const last = useRef<string | null>(null);
  useEffect(() => {
    const arrived = last.current !== pathname;
    last.current = pathname;
    if (arrived && how !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, how]);
}
