import { notFound } from '@giftwell/contracts/core/error';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../data/api.js';
import { sessionRun, type SessionRun } from '../../data/stores/session-runs.js';
import { errorKind } from '../../ui/feedback/app-error.js';
import { nothing, runOf, type Run } from './generation.js';

/** A stored run: a user's from the server, a guest's from this tab. Rejects with `run_not_found`. */
export const storedRunQuery = (key: string, isUser: boolean) =>
  queryOptions({
    queryKey: ['suggestions', 'run', key, isUser],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<SessionRun> => {
      // Requested as a guest, or too recently for the server to have stored it.
      const here = sessionRun(key);
      const there = isUser ? await ofServer(key, signal) : null;
      if (here && there) return { ...there, rounds: [...here.rounds, ...there.rounds] };
      const run = there ?? here;
      if (!run) throw notFound('run_not_found', 'These ideas are gone');
      return run;
    },
  });

async function ofServer(key: string, signal: AbortSignal): Promise<SessionRun | null> {
  try {
    return await api.runs.get({ run: key }, { signal });
  } catch (error) {
    if (errorKind(error) === 'not_found') return null;
    throw error;
  }
}

/** The run with its ideas; without ideas it requests them. */
export function restoredRun(run: Run, { understood, rounds: [first, ...further] }: SessionRun): Run {
  if (!first) return run;
  return {
    ...run,
    restored: { ...nothing, suggestions: first.suggestions, understood },
    further: further.map(({ refinement, suggestions }) => ({
      ...runOf({ ...run, refinement }),
      restored: { ...nothing, suggestions },
    })),
  };
}
