import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meKey } from '../data/query-keys.js';
import { useUser } from '../data/use-user.js';
import { loadPush } from './lazy-parts.js';

/** Keeps the push stream open while someone is signed in; a session that ended elsewhere is noticed at once. */
export function usePush(): void {
  const queryClient = useQueryClient();
  const userId = useUser().user?.id;
  useEffect(() => {
    if (userId === undefined || !('EventSource' in window)) return;
    let close: (() => void) | undefined;
    let isLeft = false;
    const start = async () => {
      const { openPush } = await loadPush();
      if (!isLeft) close = openPush(() => void queryClient.invalidateQueries({ queryKey: meKey }));
    };
    // Without it, changes from elsewhere appear later.
    start().catch(() => undefined);
    return () => {
      isLeft = true;
      close?.();
    };
  }, [queryClient, userId]);
}
