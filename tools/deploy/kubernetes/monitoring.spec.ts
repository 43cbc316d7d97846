import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { metricsIn, queryAt } from '../../stand-ins/prometheus/promql.ts';
import { root } from '../../stack/system/workspace.ts';
import { alerts } from './alerts.ts';
import { panels } from './dashboard.ts';
import { buildOverlay } from './kustomize.ts';
import { waitingJobsRule } from './queue-depth.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifests = buildOverlay(join(root, 'k8s', 'monitoring'));
const ofKind = (kind: string) => manifests.find((one) => one.kind === kind) as never;
const shown = [...panels.map(({ query }) => query), ...alerts.map(({ when }) => when)];
const queries = [...shown, waitingJobsRule.expr];

/** The definitions of metrics, by their names and labels, as the services have them. */
const sources = ['measures', 'metrics-server']
  .map((file) => read(`libs/server-kit/src/metrics/${file}.ts`))
  .join('\n');
const defined = Object.fromEntries(
  [...sources.matchAll(/(giftwell_\w+): \{\s*help: '[^']*',\s*labels: \[([^\]]*)\]/g)].map(
    ([, name, labels]) => [name!, [...labels!.matchAll(/'(\w+)'/g)].map(([, label]) => label!)],
  ),
);

it('is valid by the published schemas', () => {
  expect(() => new PodMonitor(ofKind('PodMonitor')).validate()).not.toThrow();
  expect(() => new PrometheusRule(ofKind('PrometheusRule')).validate()).not.toThrow();
});

/** The metrics of every Node process, and the one that Prometheus adds. */
const registry = new Registry();
collectDefaultMetrics({ register: registry });
const standardNames = ['up', ...registry.getMetricsAsArray().map(({ name }) => name)];

it('asks only for metrics and labels that the services have', () => {
  const standard = ['le', 'namespace', 'container'];
  for (const query of queries) {
    const names = metricsIn(query).map((name) =>
      name.startsWith('giftwell_') ? name.replace(/_(?:count|bucket|sum)$/, '') : name,
    );
    expect(names).not.toEqual([]);
    for (const name of names) expect([...Object.keys(defined), ...standardNames]).toContain(name);
    const labels = [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list]) => list!.split(', '));
    const known = [...standard, ...names.flatMap((name) => defined[name] ?? [])];
    expect([query, labels.filter((label) => !known.includes(label))]).toEqual([query, []]);
  }
});

it('counts every waiting job once for an autoscaler, however many workers report it', () => {
  const jobs = (container: string, pod: string, queue: string, value: number) => ({
    name: 'giftwell_queue_jobs',
    labels: { namespace: 'giftwell', container, pod, queue, state: 'waiting' },
    points: [[0, value]] as [number, number][],
  });
  const series = [
    ...['one', 'two'].flatMap((pod) => [
      jobs('auth-service', pod, 'mails', 30),
      jobs('auth-service', pod, 'exports', 2),
    ]),
    jobs('planning-service', 'three', 'reminders', 7),
  ];
  expect(queryAt(waitingJobsRule.expr, series, 1)).toEqual([
    { labels: { namespace: 'giftwell', container: 'auth-service' }, value: 32 },
    { labels: { namespace: 'giftwell', container: 'planning-service' }, value: 7 },
  ]);
});

it('shows every metric', () => {
  for (const name of Object.keys(defined)) expect(shown.join('\n')).toContain(name);
});

it('explains each alert in docs/operations.md, with what to do', () => {
  const operations = read('docs/operations.md');
  for (const { name, summary, whatToDo } of alerts)
    for (const text of [`### ${name}\n`, summary, whatToDo]) expect(operations).toContain(text);
});
