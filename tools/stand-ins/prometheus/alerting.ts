import { queryAt, secondsOf } from './promql.ts';
import type { Series } from './samples.ts';

interface Rule {
  when: string;
  since: string;
}

/**
 * The times at which an alert fires, in seconds: its condition has held for the same labels since at least `since`. The
 * rule is evaluated every `step` seconds, as Prometheus does.
 */
export function firingTimes(
  { when, since }: Rule,
  series: Series[],
  { until, step }: { until: number; step: number },
) {
  const pending = new Map<string, number>();
  const firing: number[] = [];
  for (let at = 0; at <= until; at += step) {
    const held = new Set(queryAt(when, series, at).map(({ labels }) => JSON.stringify(labels)));
    for (const key of pending.keys()) if (!held.has(key)) pending.delete(key);
    for (const key of held) if (!pending.has(key)) pending.set(key, at);
    if ([...pending.values()].some((began) => at - began >= secondsOf(since))) firing.push(at);
  }
  return firing;
}
