import { kustomization } from './app-manifests.ts';
import { alerts } from './alerts.ts';
import { dashboard } from './dashboard.ts';
import { adapterRules, waitingJobsRule } from './queue-depth.ts';
import type { Manifest } from './workloads.ts';

const labels = { 'app.kubernetes.io/part-of': 'giftwell' };
const namespace = 'giftwell';

/** Prometheus reads every pod of ours: gateway, rpc and workers, each on its metrics port. */
const podMonitor: Manifest = {
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PodMonitor',
  metadata: { name: 'giftwell', namespace, labels },
  spec: {
    selector: {
      matchLabels: labels,
      matchExpressions: [
        { key: 'app.kubernetes.io/component', operator: 'In', values: ['http', 'rpc', 'worker'] },
      ],
    },
    podMetricsEndpoints: [{ port: 'metrics', path: '/metrics', interval: '30s' }],
  },
};

const rules: Manifest = {
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PrometheusRule',
  metadata: { name: 'giftwell', namespace, labels },
  spec: {
    groups: [
      {
        name: 'giftwell',
        rules: [
          waitingJobsRule,
          ...alerts.map(({ name, when, since, severity, summary }) => ({
            alert: name,
            expr: when,
            for: since,
            labels: { severity },
            annotations: { summary, runbook: `docs/operations.md#${name.toLowerCase()}` },
          })),
        ],
      },
    ],
  },
};

/** Grafana loads dashboards from config maps with this label. */
const dashboards: Manifest = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'giftwell-dashboard', namespace, labels: { ...labels, grafana_dashboard: '1' } },
  data: { 'giftwell.json': JSON.stringify(dashboard, null, 2) },
};

/** What a cluster with the Prometheus operator and Grafana applies besides an overlay. */
export const monitoringFiles: Record<string, Manifest[]> = {
  'monitoring/kustomization.yaml': [
    kustomization(['pods.yaml', 'alerts.yaml', 'dashboard.yaml', 'adapter-rules.yaml']),
  ],
  'monitoring/pods.yaml': [podMonitor],
  'monitoring/alerts.yaml': [rules],
  'monitoring/dashboard.yaml': [dashboards],
  'monitoring/adapter-rules.yaml': [adapterRules],
};
