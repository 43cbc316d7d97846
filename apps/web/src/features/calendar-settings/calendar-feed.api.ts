import { createClient } from '@giftwell/contracts/core/client';
import { calendarFilePath } from '@giftwell/contracts/gateway/calendar-file';
import { calendarFeedRoutes, type CalendarFeed } from '@giftwell/contracts/dates/calendar-feed';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/feedback/toasts.js';

const feeds = createClient(calendarFeedRoutes, { baseUrl: '/api' });
const queryKey = ['calendar-feed'] as const;

export const feedQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => (await feeds.get({}, { signal })).feed,
});

export const feedAddress = ({ code }: CalendarFeed): string =>
  window.location.origin + calendarFilePath(code);

const changes = {
  turnOn: () => feeds.turnOn({}),
  turnOff: () => feeds.turnOff({}),
  withOrderBy: () => feeds.change({ withOrderBy: true }),
  withoutOrderBy: () => feeds.change({ withOrderBy: false }),
};
type FeedChange = keyof typeof changes;

export function useChangeFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: FeedChange) => changes[change](),
    onSuccess: ({ feed }) => client.setQueryData(queryKey, feed),
    onError: (error) => void toast({ variant: 'destructive', title: error.message }),
  });
}
