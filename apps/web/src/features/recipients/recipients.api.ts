import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.js';
import { planningKey } from '../../shared/planning.js';

/** The people of one search, by name, page by page. */
export const recipientsQuery = (search = '') =>
  infiniteQueryOptions({
    queryKey: [...planningKey, 'recipients', search],
    queryFn: ({ signal, pageParam }) =>
      api.recipients.list({ offset: pageParam, ...(search && { search }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { recipients }) => sum + recipients.length, 0);
      return last.recipients.length > 0 && shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** One person with everything that is kept of them. */
export const recipientQuery = (id: number) =>
  queryOptions({
    queryKey: [...planningKey, 'recipient', id],
    queryFn: async ({ signal }) => (await api.recipients.get({ id }, { signal })).recipient,
  });

/** What comes within twelve months, and the day it is. */
export const upcomingQuery = queryOptions({
  queryKey: [...planningKey, 'upcoming'],
  queryFn: ({ signal }) => api.occasions.upcoming({}, { signal }),
});
