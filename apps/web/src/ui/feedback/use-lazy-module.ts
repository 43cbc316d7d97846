import { useEffect, useState } from 'react';
import { toast } from './toasts.js';

/**
 * A part of the app that is loaded once it is wanted, and then stays. If loading fails, `giveUp` resets the request, so
 * that the next one tries again.
 */
export function useLazyModule<T>(wanted: boolean, load: () => Promise<T>, giveUp: () => void): T | null {
  const [part, setPart] = useState<T | null>(null);
  const missing = wanted && part === null;
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    load().then(
      (loaded) => current && setPart(() => loaded),
      () => {
        if (!current) return;
        giveUp();
        toast({
          variant: 'destructive',
          title: 'That didn’t open',
          description: 'Part of the page didn’t load. Please check your connection and try again.',
        });
      },
    );
    return () => {
      current = false;
    };
  }, [missing, load, giveUp]);
  return part;
}
