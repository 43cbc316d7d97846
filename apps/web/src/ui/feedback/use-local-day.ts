import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const formatsOf = (dateStyle: 'long' | 'medium') => ({
  here: new Intl.DateTimeFormat('en-US', { dateStyle }),
  inUtc: new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' }),
});
const formats = { long: formatsOf('long'), medium: formatsOf('medium') };

/** An instant as a date in the reader's time zone; the server uses UTC. `medium`: `May 3, 2027`. */
export function useLocalDay(moment: string, style: 'long' | 'medium' = 'long'): string {
  const { here, inUtc } = formats[style];
  return useSyncExternalStore(
    never,
    () => here.format(new Date(moment)),
    () => inUtc.format(new Date(moment)),
  );
}
