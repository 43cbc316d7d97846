import { createClient } from '@giftwell/contracts/core/client';
import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import { reminderRoutes, type Reminder } from '@giftwell/contracts/dates/reminders';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { planningKey } from '../../data/query-keys.js';
import { toast } from '../../ui/feedback/toasts.js';

const reminders = createClient(reminderRoutes, { baseUrl: '/api' });
const keyOf = (code: string) => ['reminder', code] as const;

export const reminderQuery = (code: string) =>
  queryOptions({
    queryKey: keyOf(code),
    queryFn: async ({ signal }) => (await reminders.get({ code }, { signal })).reminder,
    enabled: shareCodeSchema.safeParse(code).success,
  });

/** Changes what happens about this date, and shows the answer. */
function useChange<Input>(code: string, change: (input: Input) => Promise<{ reminder: Reminder }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ reminder }) => {
      client.setQueryData(keyOf(code), reminder);
      await client.invalidateQueries({ queryKey: planningKey });
    },
    onError: (error) => void toast({ variant: 'destructive', title: error.message }),
  });
}

export const useSnooze = (code: string) => useChange(code, () => reminders.snooze({ code }));
export const useHaveGift = (code: string) =>
  useChange(code, (title: string) => reminders.addGift({ code, ...(title && { title }) }));
