import type { User } from '@giftwell/contracts/auth/auth';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const meKey = ['auth', 'me'] as const;

/** Who is signed in; `null` for a guest. A 401 is an answer here, not an error. */
export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: async ({ signal }): Promise<User | null> => {
    // A guest, the usual first visitor, is told apart before the contracts and their schemas are loaded.
    const response = await fetch('/api/auth/me', { credentials: 'include', signal });
    if (response.status === 401) return null;
    if (!response.ok) throw new Error(`Who is signed in? ${response.status}`);
    const { accountRoutes } = await import('@giftwell/contracts/auth/auth');
    return accountRoutes.me.output.parse(await response.json()).user;
  },
});

export type UserStatus = 'unknown' | 'signed-in' | 'signed-out';

/** `unknown` until the first answer; when no answer can be had, the visitor is treated as a guest. */
export function useUser(): { user: User | null; status: UserStatus } {
  const { data, isPending } = useQuery(meQuery);
  if (isPending) return { user: null, status: 'unknown' };
  return data ? { user: data, status: 'signed-in' } : { user: null, status: 'signed-out' };
}
