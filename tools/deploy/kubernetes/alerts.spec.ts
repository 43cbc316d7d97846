import { firingTimes } from '../../stand-ins/prometheus/alerting.ts';
import { secondsOf } from '../../stand-ins/prometheus/promql.ts';
import type { Series } from '../../stand-ins/prometheus/samples.ts';
import { alerts, deployments } from './alerts.ts';

/** A gauge with a value, or a counter that grows by so much in a minute. */
type Level = { value: number } | { perMinute: number };
/** A series in each phase: all is well, just not enough for the alert, and its condition. */
interface Course {
  name: string;
  labels: Record<string, string>;
  levels: Record<Phase, Level>;
}
type Phase = 'calm' | 'nearly' | 'over';

const minute = 60;
const step = 30;
/** Each phase is longer than the longest range and `for` of a rule; at the end all is well again. */
const phases: [Phase, number][] = [
  ['calm', 70],
  ['nearly', 90],
  ['over', 90],
  ['calm', 90],
];
const startOf = (index: number) =>
  phases.slice(0, index).reduce((sum, [, minutes]) => sum + minutes * minute, 0);
const [overFrom, calmFrom, end] = [startOf(2), startOf(3), startOf(4)];

const gauge = (
  name: string,
  labels: Course['labels'],
  [calm, nearly, over]: [number, number, number],
): Course => ({
  name,
  labels,
  levels: { calm: { value: calm }, nearly: { value: nearly }, over: { value: over } },
});
const counter = (
  name: string,
  labels: Course['labels'],
  [calm, nearly, over]: [number, number, number],
): Course => ({
  name,
  labels,
  levels: { calm: { perMinute: calm }, nearly: { perMinute: nearly }, over: { perMinute: over } },
});

const requests = 'giftwell_http_request_seconds';
const bucket = (route: string, le: string, counts: [number, number, number]) =>
  counter(`${requests}_bucket`, { route, le, status: '200' }, counts);
const app = { namespace: 'giftwell', pod: 'one' };
type Deployment = (typeof deployments)[number];
const podOf = ({ app: container, name }: Deployment) => ({
  ...{ namespace: 'giftwell', container },
  pod: `${name}-5f7c9b8d6-x2x4z`,
});
const queue = { queue: 'auth.send-mail' };
const provider = { provider: 'openai' };
const [jobs, calls] = ['giftwell_job_seconds_count', 'giftwell_provider_call_seconds_count'];

const courses: Record<string, Course[]> = {
  GiftwellProcessDown: [
    ...deployments.map((one) => gauge('up', podOf(one), [1, 1, 1])),
    gauge('up', app, [1, 1, 0]),
    gauge('up', { ...app, namespace: 'of somebody else' }, [0, 0, 0]),
  ],
  GiftwellErrors: [
    counter(`${requests}_count`, { route: '/', status: '200' }, [1_000, 1_000, 1_000]),
    counter(`${requests}_count`, { route: '/', status: '404' }, [100, 500, 500]),
    counter(`${requests}_count`, { route: '/', status: '503' }, [0, 8, 25]),
  ],
  GiftwellSlow: [
    ...[bucket('/a', '0.5', [99, 90, 85]), bucket('/a', '1', [100, 96, 90])],
    ...[bucket('/a', '2.5', [100, 100, 100]), bucket('/a', '+Inf', [100, 100, 100])],
    ...[bucket('/api/push/stream', '1', [0, 0, 0]), bucket('/api/push/stream', '+Inf', [500, 500, 500])],
  ],
  GiftwellEventLoopBlocked: [gauge('nodejs_eventloop_lag_p99_seconds', app, [0.01, 0.24, 0.5])],
  GiftwellQueueOld: [gauge('giftwell_queue_age_seconds', queue, [0, 290, 400])],
  GiftwellJobsFailed: [
    counter(jobs, { ...queue, outcome: 'failed' }, [0, 0.6, 1]),
    counter(jobs, { ...queue, outcome: 'ok' }, [100, 100, 100]),
  ],
  GiftwellOutboxOld: [gauge('giftwell_outbox_age_seconds', { schema: 'auth' }, [0, 59, 61])],
  GiftwellRedisFull: [
    gauge('giftwell_redis_memory_bytes', app, [10, 79, 81]),
    gauge('giftwell_redis_memory_limit_bytes', app, [100, 100, 100]),
  ],
  GiftwellProviderFails: [
    counter(calls, { ...provider, outcome: 'failed' }, [0, 4, 6]),
    counter(calls, { ...provider, outcome: 'ok' }, [10, 6, 4]),
    counter(calls, { provider: 'mail', outcome: 'ok' }, [10, 10, 10]),
  ],
  GiftwellLedgerDiffers: [gauge('giftwell_ledger_differing_groups', app, [0, 0, 1])],
  GiftwellMailsFail: [
    counter('giftwell_mails_total', { state: 'sent' }, [5, 5, 5]),
    counter('giftwell_mails_total', { state: 'failed' }, [0, 0, 0.1]),
  ],
};

/** The points of a series over all phases. */
function seriesOf({ name, labels, levels }: Course): Series {
  const points: Series['points'] = [];
  let total = 0;
  for (const [index, [phase]] of phases.entries())
    for (let at = startOf(index); at < startOf(index + 1); at += step) {
      const level = levels[phase];
      total = 'value' in level ? level.value : total + (level.perMinute * step) / minute;
      points.push([at, total]);
    }
  return { name, labels, points };
}

/** A process that runs all the time. */
const up = (deployment: Deployment): Series => ({
  ...{ name: 'up', labels: podOf(deployment) },
  points: Array.from({ length: end / step }, (_, index) => [index * step, 1]),
});

const firing = (name: string, series: Series[]) => {
  const alert = alerts.find((one) => one.name === name)!;
  return { alert, times: firingTimes(alert, series, { until: end - step, step }) };
};

it('has a course for each alert', () => {
  expect(Object.keys(courses).sort()).toEqual(alerts.map(({ name }) => name).sort());
});

it.each(Object.keys(courses))('%s fires under its condition, not before, and clears', (name) => {
  const { alert, times } = firing(name, courses[name]!.map(seriesOf));
  expect(times[0]).toBeGreaterThanOrEqual(overFrom + secondsOf(alert.since));
  expect(times).toContain(calmFrom - step);
  expect(times.filter((at) => at > end - 10 * minute)).toEqual([]);
});

it('alerts about a single mail that was given up, but not about a process that was down for a minute', () => {
  const failed: Series = {
    name: 'giftwell_mails_total',
    labels: { state: 'failed' },
    points: Array.from({ length: 240 }, (_, index) => [index * step, index < 60 ? 0 : 1]),
  };
  expect(firing('GiftwellMailsFail', [failed]).times).not.toEqual([]);
  const restarted: Series = {
    ...{ name: 'up', labels: app },
    points: Array.from({ length: 240 }, (_, index) => [index * step, [60, 61].includes(index) ? 0 : 1]),
  };
  const others = deployments.map(up);
  expect(firing('GiftwellProcessDown', [restarted, ...others]).times.filter((at) => at < 240 * step)).toEqual(
    [],
  );
});

it.each(deployments)('alerts when Prometheus knows no pod of $name', (missing) => {
  const known = deployments.filter((one) => one !== missing).map(up);
  expect(firing('GiftwellProcessDown', known).times).not.toEqual([]);
});
