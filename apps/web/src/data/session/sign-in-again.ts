import type { QueryClient } from '@tanstack/react-query';
import { useAuthDialog } from '../stores/auth-dialog-store.js';
import { meQuery } from '../use-user.js';

/** Asks a user whose session has ended to sign in. Resolves with whether the same user is signed in then. */
export async function isSignedInAgain(client: QueryClient): Promise<boolean> {
  const before = client.getQueryData(meQuery.queryKey);
  // Guests are asked by the page.
  if (!before) return false;
  useAuthDialog.setState({ open: true, tab: 'login', isAgain: true });
  await new Promise<void>((done) => {
    const stop = useAuthDialog.subscribe(({ open }) => {
      if (open) return;
      stop();
      done();
    });
  });
  const now = await client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => null);
  return now?.id === before.id;
}
