import { createClient } from '@giftwell/contracts/core/client';
import { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidatePlanning } from '../../../data/planning.js';
import { toast } from '../../../ui/feedback/toasts.js';
import type { BudgetOf } from './budget-values.js';
import { withReauthentication } from '../../../data/session/with-reauthentication.js';

const plan = createClient(giftPlanRoutes, { baseUrl: '/api' });

interface BudgetChange {
  of: BudgetOf;
  /** In dollars. */
  amount: number | null;
}

/** Sets the budgets of a recipient one after the other; the form shows errors. */
export function useSetBudgets(recipientId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: readonly BudgetChange[], context) =>
      withReauthentication(context, async () => {
        for (const { of, amount } of changes) {
          if ('year' in of) await plan.setRecipientBudget({ id: recipientId, year: of.year, amount });
          else await plan.setOccasionBudget({ id: of.occasionId, amount });
        }
      }),
    meta: { ownErrors: true },
    onSuccess: () => toast({ title: 'Budgets saved', durationMs: 3_000 }),
    // After an error the earlier ones are saved.
    onSettled: () => invalidatePlanning(queryClient),
  });
}
