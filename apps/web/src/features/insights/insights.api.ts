import { createClient } from '@giftwell/contracts/core/client';
import type { RequestInput } from '@giftwell/contracts/core/route';
import { learningRoutes } from '@giftwell/contracts/gift-ai/learning';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/feedback/toasts.js';

const learning = createClient(learningRoutes, { baseUrl: '/api' });
const insightsKey = ['insights'] as const;

/** The figures and the learned preferences. */
export const figuresQuery = queryOptions({
  queryKey: [...insightsKey, 'figures'],
  queryFn: async ({ signal }) => {
    const [insights, preferences] = await Promise.all([
      learning.insights({}, { signal }),
      learning.preferences({}, { signal }),
    ]);
    return { insights, preferences };
  },
});

/** What was learned about each person, and predictions beside ratings. */
export const statementsQuery = queryOptions({
  queryKey: [...insightsKey, 'statements'],
  queryFn: ({ signal }) => learning.statements({}, { signal }),
});

/** Corrects or forgets what was learned about a person. */
export const useCorrect = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput<typeof learningRoutes.correct>) => learning.correct(input),
    onSuccess: (statements) => {
      queryClient.setQueryData(statementsQuery.queryKey, statements);
      void queryClient.invalidateQueries({ queryKey: figuresQuery.queryKey });
      toast({ title: 'Got it', description: 'Your next ideas will use what you said.' });
    },
  });
};
