import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusPageIfLost } from '../ui/fields/focus.js';
import { usePageLocation } from './wizard/ideas-address.js';

/** A dialog that leads to another page has closed by then. */
const closedMs = 500;

/**
 * Scrolls to the top on navigation, but keeps the scroll position on going back. If the focused element is gone with
 * the page before, the next Tab is in the content.
 */
export function useScrollToTop() {
  const { pathname } = usePageLocation();
  const how = useNavigationType();
  const last = useRef<string | null>(null);
  useEffect(() => {
    const arrived = last.current !== pathname;
    last.current = pathname;
    if (!arrived || how === 'POP') return undefined;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(focusPageIfLost, closedMs);
    return () => clearTimeout(timer);
  }, [pathname, how]);
}
