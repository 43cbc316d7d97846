import type { User } from '@giftwell/contracts/auth/auth';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { clearPrivateValues } from '../ui/memory/session-memory.js';
import { meKey } from './query-keys.js';

/** The signed-in user; `null` for a guest. */
export const meQuery = queryOptions({
  queryKey: meKey,
  // After a failure it is requested again on reconnect or on demand, not by every part of a page.
  retryOnMount: false,
  refetchOnReconnect: true,
  queryFn: async ({ signal }): Promise<User | null> => {
    const response = await fetch('/api/auth/session', { credentials: 'include', signal });
    if (response.status === 401) return null;
    if (!response.ok) throw new Error(`Who is signed in? ${response.status}`);
    const answer = (await response.json()) as { user: unknown };
    // Guests, the usual first visitors, don't load the contracts and their schemas.
    if (answer.user === null) return null;
    const { sessionRoutes } = await import('@giftwell/contracts/auth/auth');
    return sessionRoutes.current.output.parse(answer).user;
  },
});

/** `unreachable`: the request failed, so the session is unknown. */
export type UserStatus = 'unknown' | 'signed-in' | 'signed-out' | 'unreachable';

/** Whether the prerendered page was rendered for the user who is signed in. */
export const RenderedForUser = createContext(false);

const never = () => () => undefined;
/**
 * False while a part is hydrated that was rendered without knowing the user: the first render must match, even if data
 * has arrived since.
 */
function useMayKnowUser() {
  const isForUser = useContext(RenderedForUser);
  return useSyncExternalStore(
    never,
    () => true,
    () => isForUser,
  );
}

/** `unknown` until the first answer; `unreachable` from the first failure until there is one. */
export function useUser(): { user: User | null; status: UserStatus } {
  const { data, errorUpdateCount } = useQuery(meQuery);
  const mayKnowUser = useMayKnowUser();
  if (!mayKnowUser) return { user: null, status: 'unknown' };
  if (data === undefined) return { user: null, status: errorUpdateCount > 0 ? 'unreachable' : 'unknown' };
  return data ? { user: data, status: 'signed-in' } : { user: null, status: 'signed-out' };
}

/** Clears everything that was fetched for the user, who is no longer signed in. */
export async function forgetUser(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.setQueryData(meKey, null);
  clearPrivateValues();
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== meKey[0] });
}
