import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useNewDays, calendarSettingsQuery } from './planning.js';
import { meKey, upcomingKey } from './query-keys.js';

afterEach(() => jest.useRealTimers());

function Tab() {
  useNewDays();
  return null;
}

it('asks again for what counts days once midnight is over where the user is', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T09:59:00Z') });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(meKey, { id: 1, username: 'ada', email: 'ada@example.org' });
  queryClient.setQueryData(calendarSettingsQuery.queryKey, {
    ...{
      timeZone: 'Pacific/Kiritimati',
      country: 'KI',
      leapDay: 'february_28',
      reminderHour: 9,
      isSet: true,
    },
  });
  queryClient.setQueryData(upcomingKey, { occasions: [], today: '2026-11-21' });
  const isStale = () => queryClient.getQueryState(upcomingKey)!.isInvalidated;
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <Tab />
    </QueryClientProvider>,
  );
  jest.advanceTimersByTime(59_000);
  expect(isStale()).toBe(false);
  jest.advanceTimersByTime(22_000);
  expect(isStale()).toBe(true);
  unmount();
  queryClient.clear();
});
