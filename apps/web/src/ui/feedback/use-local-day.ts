import { useSyncExternalStore } from 'react';
import { lazyFormat } from '../fields/dates.js';

const never = () => () => undefined;
const formatsOf = (dateStyle: 'long' | 'medium') => ({
  here: lazyFormat({ dateStyle }),
  inUtc: lazyFormat({ dateStyle, timeZone: 'UTC' }),
});
const formats = { long: formatsOf('long'), medium: formatsOf('medium') };

/** An instant as a date in the reader's time zone; the server uses UTC. `medium`: `May 3, 2027`. */
export function useLocalDay(moment: string, style: 'long' | 'medium' = 'long'): string {
  const { here, inUtc } = formats[style];
  return useSyncExternalStore(
    never,
    () => here(new Date(moment)),
    () => inUtc(new Date(moment)),
  );
}
