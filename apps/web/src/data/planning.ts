import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { todayIn, type LeapDay } from '../ui/fields/calendar-day.js';
import { api } from './api.js';
import { calendarSettingsKey, planningKey, recipientKey, savedKey } from './query-keys.js';
import { useUser } from './use-user.js';

/** Asks again for what is on the screen, and forgets the rest; resolves when the screen is up to date. */
export const invalidatePlanning = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: planningKey });

/** The same after a change of a gift, whose state the saved list shows. */
export function invalidateGifts(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: savedKey });
  return invalidatePlanning(queryClient);
}

const dayOf = (moment: number) => new Date(moment).toDateString();
/** Days are counted: a tab that is looked at again on another day asks again. */
export const onceADay = ({ state: { dataUpdatedAt } }: Pick<Query, 'state'>): 'always' | false =>
  dataUpdatedAt > 0 && dayOf(dataUpdatedAt) !== dayOf(Date.now()) && 'always';

/** One person with everything that is kept of them. */
export const recipientQuery = (id: number) =>
  queryOptions({
    queryKey: recipientKey(id),
    queryFn: async ({ signal }) => (await api.recipients.get({ id }, { signal })).recipient,
  });

/** How dates are counted for the user. */
export const calendarSettingsQuery = queryOptions({
  queryKey: calendarSettingsKey,
  queryFn: ({ signal }) => api.calendarSettings.get({}, { signal }),
});

/** The day it is for the user, and on which day birthdays of 29 February are. */
export function useToday(): { today: string; leapDay: LeapDay } {
  const { data } = useQuery(calendarSettingsQuery);
  return { today: todayIn(data?.timeZone), leapDay: data?.leapDay ?? 'february_28' };
}

const lookEveryMs = 20_000;

/** Asks again for what counts days when another one begins for the user, in a tab that stays open. */
export function useNewDays() {
  const queryClient = useQueryClient();
  const { status } = useUser();
  const { data } = useQuery({ ...calendarSettingsQuery, enabled: status === 'signed-in' });
  const timeZone = data?.timeZone;
  useEffect(() => {
    let day = todayIn(timeZone);
    const timer = setInterval(() => {
      const now = todayIn(timeZone);
      if (now === day) return;
      day = now;
      void invalidatePlanning(queryClient);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [timeZone, queryClient]);
}

/**
 * Sends the browser's time zone to the server once, if none is set. The zone only: it indicates better
 * than the browser's language in which country the user lives.
 */
export function useFirstCalendarSettings() {
  const queryClient = useQueryClient();
  const { status } = useUser();
  const { data } = useQuery({ ...calendarSettingsQuery, enabled: status === 'signed-in' });
  const { mutate } = useMutation({
    mutationFn: () =>
      api.calendarSettings.change({ timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
    // Done in the background; the next visit tries again.
    meta: { ownErrors: true },
    onSuccess: (settings) => {
      queryClient.setQueryData(calendarSettingsQuery.queryKey, settings);
      return invalidatePlanning(queryClient);
    },
  });
  const unset = data?.isSet === false;
  useEffect(() => {
    if (unset) mutate();
  }, [unset, mutate]);
}
