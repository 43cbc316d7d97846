import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const here = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const inUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An instant as a date in the reader's time zone; the server uses UTC. */
export const useLocalDay = (moment: string): string =>
  useSyncExternalStore(
    never,
    () => here.format(new Date(moment)),
    () => inUtc.format(new Date(moment)),
  );
