import type { QueryClient } from '@tanstack/react-query';

/** Begins the key of everything that planning-service answers: a change of one thing there shows in many places. */
export const planningKey = ['planning'] as const;

/** Asks again for what is on the screen, and forgets the rest; resolves when the screen is up to date. */
export const invalidatePlanning = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: planningKey });
