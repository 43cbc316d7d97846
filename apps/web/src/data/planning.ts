import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import type { ResponseOutput } from '@giftwell/contracts/core/route';
import type { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { useEffect } from 'react';
import { todayIn, type LeapDay } from '../ui/fields/calendar-day.js';
import { api } from './api.js';
import { calendarSettingsKey, planningKey, recipientKey, reservationsKey, savedKey } from './query-keys.js';
import { useUser } from './use-user.js';

/** Refetches what is on the screen and drops the rest; resolves when the screen is up to date. */
export const invalidatePlanning = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: planningKey });

/** The same after a change of a gift, whose state is in the saved list and in its reservation. */
export function invalidateGifts(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: reservationsKey });
  void queryClient.invalidateQueries({ queryKey: savedKey });
  return invalidatePlanning(queryClient);
}

const dayOf = (moment: number) => new Date(moment).toDateString();
/** Refetches on another day, because the answers count days. */
export const onceADay = ({ state: { dataUpdatedAt } }: Pick<Query, 'state'>): 'always' | false =>
  dataUpdatedAt > 0 && dayOf(dataUpdatedAt) !== dayOf(Date.now()) && 'always';

/** One person with all stored data. */
export const recipientQuery = (id: number) =>
  queryOptions({
    queryKey: recipientKey(id),
    queryFn: async ({ signal }) => (await api.recipients.get({ id }, { signal })).recipient,
  });

type Person = ResponseOutput<typeof recipientRoutes.list>['recipients'][number];
const peopleAtOnce = 100;

/** All of the user's people. Concurrent changes may move one to another page, so repeats are removed. */
async function allPeople(signal: AbortSignal): Promise<Person[]> {
  const all = new Map<number, Person>();
  for (let offset = 0; ;) {
    const page = await api.recipients.list({ offset, limit: peopleAtOnce }, { signal });
    for (const person of page.recipients) all.set(person.id, person);
    offset += page.recipients.length;
    if (page.recipients.length === 0 || offset >= page.total) return [...all.values()];
  }
}

/** The user's people, to choose one of them. */
export const peopleQuery = queryOptions({
  queryKey: [...planningKey, 'people to give to'],
  queryFn: ({ signal }) => allPeople(signal),
});

/** The user's calendar settings. */
export const calendarSettingsQuery = queryOptions({
  queryKey: calendarSettingsKey,
  queryFn: ({ signal }) => api.calendarSettings.get({}, { signal }),
});

/** Today's date for the user, and the day of birthdays on 29 February. */
export function useToday(): { today: string; leapDay: LeapDay } {
  const { data } = useQuery(calendarSettingsQuery);
  return { today: todayIn(data?.timeZone), leapDay: data?.leapDay ?? 'february_28' };
}

const lookEveryMs = 20_000;

/** Refetches what counts days when the user's date changes in an open tab. */
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
 * Sends the browser's time zone to the server once, if none is set. Only the zone: it is a better hint at the user's
 * country than the browser's language.
 */
export function useFirstCalendarSettings() {
  const queryClient = useQueryClient();
  const { status } = useUser();
  const { data } = useQuery({ ...calendarSettingsQuery, enabled: status === 'signed-in' });
  const { mutate } = useMutation({
    mutationFn: () =>
      api.calendarSettings.change({ timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
    // In the background; the next visit tries again.
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
