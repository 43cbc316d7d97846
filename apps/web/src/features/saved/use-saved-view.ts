import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { plainView, readView, writeView, type View } from './saved-view.js';

const writeDelayMs = 250;

/**
 * The view is kept in the address, so that a reload, a bookmark and Back show the same. The address is updated with a
 * delay, so that typing doesn't wait for it.
 */
export function useSavedView() {
  const { search, key } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const [view, setView] = useState(() => readView(search));
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // Only this hook replaces the address of this page; any other navigation sets its own view.
    if (arrival !== 'REPLACE') setView(readView(search));
  }
  useEffect(() => {
    const next = writeView(view);
    if (next === search) return undefined;
    const timer = setTimeout(() => void navigate({ search: next }, { replace: true }), writeDelayMs);
    return () => clearTimeout(timer);
  }, [view, search, navigate]);

  return {
    view,
    change: (change: Partial<View>) => setView((old) => ({ ...old, ...change })),
    clear: () => setView(({ sort, layout }) => ({ ...plainView, sort, layout })),
  };
}
