import { dataFolder, keepsFiles, ports, secretOf, type DeployedApp } from '../processes.ts';

/** A manifest as it is written. */
export type Manifest = Record<string, unknown>;

/** What a process of an app does: a service answers calls in some processes and does jobs in others. */
export type Role = 'http' | 'rpc' | 'worker';

export const secretsFolder = '/run/secrets';
/** The user of the images. */
const user = 10_001;

/** The labels by which selectors find the pods of an app, or of one of its roles. */
export const labelsOf = (app: string, role?: Role) => ({
  'app.kubernetes.io/name': app,
  'app.kubernetes.io/part-of': 'giftwell',
  ...(role && { 'app.kubernetes.io/component': role }),
});

/** The name of a Deployment. */
export const nameOf = (app: string, role: Role) => (role === 'worker' ? `${app}-worker` : app);

export const rolesOf = ({ app }: DeployedApp): Role[] => (app === 'gateway' ? ['http'] : ['rpc', 'worker']);

/** Requests are what a process takes under load; limits leave room for a burst. */
const resources = ({ memory, cpu }: DeployedApp) => ({
  requests: { cpu: `${cpu}m`, memory: `${memory.request}Mi` },
  limits: { cpu: '1', memory: `${memory.limit}Mi` },
});

export const podSecurity = {
  runAsNonRoot: true,
  ...{ runAsUser: user, runAsGroup: user, fsGroup: user },
  seccompProfile: { type: 'RuntimeDefault' },
};
export const containerSecurity = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

/** Variables as an `env` list; secrets by the path of their file. */
export const environment = (settings: Record<string, string>, app: string, secrets: string[]) => [
  ...Object.entries(settings).map(([name, value]) => ({ name, value })),
  ...secrets.map((name) => ({ name: `${name}_FILE`, value: `${secretsFolder}/${secretOf(app, name)}` })),
];

/** The volumes of every container: its secrets, and a place for temporary files. */
export const volumesOf = (app: string) => [
  { name: 'secrets', secret: { secretName: `${app}-secrets`, defaultMode: 0o440 } },
  { name: 'tmp', emptyDir: { sizeLimit: '64Mi' } },
];
export const volumeMounts = [
  { name: 'secrets', mountPath: secretsFolder, readOnly: true },
  { name: 'tmp', mountPath: '/tmp' },
];

/** Variables that all apps share, and the keys of an app's own providers, which may be missing. */
export const sharedEnvironment = (app: string) => [
  { configMapRef: { name: 'giftwell-settings' } },
  { secretRef: { name: `${app}-providers`, optional: true } },
];

const probes = () => {
  const get = (path: string) => ({ httpGet: { path, port: 'health' }, timeoutSeconds: 3 });
  return {
    // The first start of a new version waits for its migrations, as long as the Job may take.
    startupProbe: { ...get('/health/live'), periodSeconds: 2, failureThreshold: 300 },
    livenessProbe: { ...get('/health/live'), periodSeconds: 10, failureThreshold: 6 },
    readinessProbe: { ...get('/health/ready'), periodSeconds: 5, failureThreshold: 2 },
  };
};

/**
 * New calls still arrive while the end of a pod becomes known; then running ones are finished. The gateway waits itself,
 * and nothing calls a worker.
 */
const stopping = (role: Role) =>
  role === 'rpc' ? { lifecycle: { preStop: { sleep: { seconds: 3 } } } } : {};

function containerPorts(role: Role, healthPort: number) {
  const health = { name: 'health', containerPort: healthPort };
  const metrics = { name: 'metrics', containerPort: ports.metrics };
  return [...(role === 'rpc' ? [{ name: 'rpc', containerPort: ports.rpc }] : []), health, metrics];
}

function container(deployed: DeployedApp, role: Role) {
  const { app, settings, secrets, healthPort } = deployed;
  const own = {
    ...settings,
    METRICS_PORT: String(ports.metrics),
    ...(role === 'http' ? { DRAIN_DELAY_MS: '5000' } : { ROLE: role }),
  };
  const files = keepsFiles(deployed) ? [{ name: 'files', mountPath: dataFolder }] : [];
  return {
    name: app,
    image: `giftwell/${app}`,
    imagePullPolicy: 'IfNotPresent',
    env: environment(own, app, secrets),
    envFrom: sharedEnvironment(app),
    ports: containerPorts(role, healthPort),
    ...probes(),
    ...stopping(role),
    resources: resources(deployed),
    securityContext: containerSecurity,
    volumeMounts: [...volumeMounts, ...files],
  };
}

/** Pods of one role on different nodes and in different zones, as far as there are several. */
const spread = (labels: object) =>
  ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map((topologyKey) => ({
    ...{ maxSkew: 1, topologyKey, whenUnsatisfiable: 'ScheduleAnyway' },
    labelSelector: { matchLabels: labels },
  }));

/** The processes of one app in one role. Their number is the autoscaler's: an apply must not reset it. */
export function deployment(deployed: DeployedApp, role: Role): Manifest {
  const { app } = deployed;
  const labels = labelsOf(app, role);
  const files = { name: 'files', persistentVolumeClaim: { claimName: `${app}-files` } };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: nameOf(app, role), labels },
    spec: {
      revisionHistoryLimit: 5,
      selector: { matchLabels: labels },
      // A pod is replaced only when its successor is ready.
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: {
        metadata: { labels },
        spec: {
          serviceAccountName: app,
          automountServiceAccountToken: false,
          enableServiceLinks: false,
          terminationGracePeriodSeconds: 40,
          securityContext: podSecurity,
          topologySpreadConstraints: spread(labels),
          containers: [container(deployed, role)],
          volumes: [...volumesOf(app), ...(keepsFiles(deployed) ? [files] : [])],
        },
      },
    },
  };
}
