import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { closeAuthDialog } from '../../data/stores/auth-dialog-store.js';
import { meQuery } from '../../data/use-user.js';

/** Closes the dialog when the user comes back from another tab and has signed in there. */
export function useSignInElsewhere(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const user = await client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => null);
      if (user) closeAuthDialog();
    };
    const onVisible = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [client]);
}
