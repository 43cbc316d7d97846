import { stringify } from 'yaml';
import type { Manifest } from './workloads.ts';

const waitingJobs = 'giftwell_waiting_jobs';
/** A worker process does this many short jobs within seconds. */
const jobsOfAWorker = 100;

/** All jobs that wait for an app. Each of its workers reports the same queues; the container has the app's name. */
export const waitingJobsRule = {
  record: waitingJobs,
  expr: 'sum by (namespace, container) (max by (namespace, container, queue) (giftwell_queue_jobs{state="waiting"}))',
};

/** What an autoscaler reads: the waiting jobs of an app, divided by its workers. */
export const waitingJobsMetric = (app: string) => ({
  type: 'External',
  external: {
    metric: { name: waitingJobs, selector: { matchLabels: { container: app } } },
    target: { type: 'AverageValue', averageValue: String(jobsOfAWorker) },
  },
});

const adapterConfig = {
  externalRules: [
    {
      seriesQuery: waitingJobs,
      resources: { overrides: { namespace: { resource: 'namespace' } } },
      metricsQuery: 'sum(<<.Series>>{<<.LabelMatchers>>})',
    },
  ],
};

/** How the Prometheus adapter answers autoscalers: its Helm chart reads this as `rules.existing`. */
export const adapterRules: Manifest = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: {
    name: 'giftwell-adapter-rules',
    namespace: 'monitoring',
    labels: { 'app.kubernetes.io/part-of': 'giftwell' },
  },
  data: { 'config.yaml': stringify(adapterConfig) },
};
