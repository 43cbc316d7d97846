import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../use-user.js';

/**
 * While a dialog has unsaved input, its page stays although the session has ended, so that the user can sign in and
 * save. Without this, the page for guests would replace the page and its dialog.
 */
export function useKeptPage(isUnsaved: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const { queryKey } = meQuery;
    let user = client.getQueryData(queryKey);
    let isOver = false;
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query.queryKey[0] !== queryKey[0]) return;
      const now = client.getQueryData(queryKey);
      isOver = !now;
      if (now) user = now;
      else if (user) {
        // Before anything is rendered without the user.
        client.setQueryData(queryKey, user);
        isOver = true;
      }
    });
    return () => {
      stop();
      if (isOver) client.setQueryData(queryKey, null);
    };
  }, [isUnsaved, client]);
}
