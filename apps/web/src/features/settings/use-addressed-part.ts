import { useEffect } from 'react';

const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the part of the address to the top of the window, also while the parts above it are loaded, until the user
 * moves on their own. The browser looked for it before it was there.
 */
export function useAddressedPart(isShown: boolean) {
  useEffect(() => {
    const part = isShown && document.getElementById(window.location.hash.slice(1));
    if (!part) return undefined;
    part.focus({ preventScroll: true });
    const growth = new ResizeObserver(() => part.scrollIntoView({ behavior: 'instant' }));
    growth.observe(document.body);
    const stop = () => {
      growth.disconnect();
      for (const move of ownMoves) window.removeEventListener(move, stop);
    };
    for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
    return stop;
  }, [isShown]);
}
