import type { User } from '@giftwell/contracts/auth/auth';
import { AppError } from '@giftwell/contracts/core/error';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.js';

export const meKey = ['auth', 'me'] as const;

/** Who is signed in; `null` for a guest. A 401 is an answer here, not an error. */
export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return (await api.account.me({}, { signal })).user;
    } catch (error) {
      if (error instanceof AppError && error.kind === 'unauthenticated') return null;
      throw error;
    }
  },
});

export type UserStatus = 'unknown' | 'signed-in' | 'signed-out';

/** `unknown` until the first answer; when no answer can be had, the visitor is treated as a guest. */
export function useUser(): { user: User | null; status: UserStatus } {
  const { data, isPending } = useQuery(meQuery);
  if (isPending) return { user: null, status: 'unknown' };
  return data ? { user: data, status: 'signed-in' } : { user: null, status: 'signed-out' };
}
