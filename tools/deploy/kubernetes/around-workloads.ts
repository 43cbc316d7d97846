import { keepsFiles, migration, migrationSecrets, ports, single, type DeployedApp } from '../processes.ts';
import {
  containerSecurity,
  environment,
  labelsOf,
  nameOf,
  podSecurity,
  volumeMounts,
  volumesOf,
  type Manifest,
  type Role,
} from './workloads.ts';

export const serviceAccount = (app: string): Manifest => ({
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { name: app, labels: labelsOf(app) },
  automountServiceAccountToken: false,
});

/** The address of an app: of the gateway for HTTP, of a service for calls. */
export function service({ app }: DeployedApp, role: 'http' | 'rpc'): Manifest {
  const labels = labelsOf(app, role);
  const port = { name: role, port: ports[role], targetPort: role === 'http' ? 'health' : 'rpc' };
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: app, labels },
    spec: { selector: labels, ports: [{ ...port, protocol: 'TCP' }] },
  };
}

export const disruptionBudget = ({ app }: DeployedApp, role: Role): Manifest => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: nameOf(app, role), labels: labelsOf(app, role) },
  spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(app, role) } },
});

const cpu = {
  type: 'Resource',
  resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } },
};

/** How many processes of this role there are: by their use of the processor; overlays add more. */
export const autoscaler = ({ app }: DeployedApp, role: Role): Manifest => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: nameOf(app, role), labels: labelsOf(app, role) },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: nameOf(app, role) },
    minReplicas: 2,
    maxReplicas: 10,
    metrics: [cpu],
    // A short quiet moment ends no process.
    behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
  },
});

/** The files of exports, which the processes of both roles need. */
export const filesClaim = (deployed: DeployedApp): Manifest[] =>
  keepsFiles(deployed)
    ? [
        {
          apiVersion: 'v1',
          kind: 'PersistentVolumeClaim',
          metadata: { name: `${deployed.app}-files`, labels: labelsOf(deployed.app) },
          spec: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '5Gi' } } },
        },
      ]
    : [];

/** Runs the migrations of all schemas; a new version has a new Job, for which its processes wait. */
export const migrationJob: Manifest = {
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name: migration, labels: labelsOf(migration) },
  spec: {
    backoffLimit: 5,
    activeDeadlineSeconds: 600,
    ttlSecondsAfterFinished: 86_400,
    template: {
      metadata: { labels: labelsOf(migration) },
      spec: {
        serviceAccountName: migration,
        ...{ automountServiceAccountToken: false, enableServiceLinks: false, restartPolicy: 'Never' },
        securityContext: podSecurity,
        containers: [
          {
            name: migration,
            image: `giftwell/${single}`,
            imagePullPolicy: 'IfNotPresent',
            args: ['migrate.js'],
            env: environment({}, migration, migrationSecrets),
            resources: {
              requests: { cpu: '100m', memory: '128Mi' },
              limits: { cpu: '1', memory: '256Mi' },
            },
            securityContext: containerSecurity,
            volumeMounts,
          },
        ],
        volumes: volumesOf(migration),
      },
    },
  },
};

/** What all processes share and may be seen; the overlay adds addresses. */
export const settings: Manifest = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'giftwell-settings', labels: { 'app.kubernetes.io/part-of': 'giftwell' } },
  data: {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PAID_PROVIDERS: 'true',
    DEMO_DATA: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
  },
};

/** More than the largest upload, a calendar of 50 MiB. */
const largestBody = '60m';

/** The way in from outside; the overlay adds host and certificate. The annotation is that of ingress-nginx. */
export const ingress: Manifest = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'Ingress',
  metadata: {
    name: 'giftwell',
    labels: labelsOf('gateway'),
    annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': largestBody },
  },
  spec: {
    rules: [
      {
        http: {
          paths: [
            {
              path: '/',
              pathType: 'Prefix',
              backend: { service: { name: 'gateway', port: { name: 'http' } } },
            },
          ],
        },
      },
    ],
  },
};
