import { postgresFlags, postgresSettings } from '../../stack/backing/postgres-flags.ts';
import { storePorts } from './network.ts';
import { labelsOf, secretsFolder, type Manifest } from './workloads.ts';

interface Store {
  name: 'postgres' | 'redis';
  image: string;
  user: number;
  folder: string;
  /** Folders for files that need not last. */
  writable: string[];
  env: { name: string; value: string }[];
  args: string[];
  check: string[];
  memory: string;
}

const postgres: Store = {
  name: 'postgres',
  image: 'postgres:18.1-trixie',
  user: 999,
  folder: '/var/lib/postgresql',
  writable: ['/tmp', '/var/run/postgresql'],
  env: [
    { name: 'POSTGRES_USER', value: 'giftwell' },
    { name: 'POSTGRES_DB', value: 'giftwell' },
    { name: 'POSTGRES_PASSWORD_FILE', value: `${secretsFolder}/postgres-password` },
  ],
  args: ['postgres', ...postgresFlags(postgresSettings)],
  check: ['pg_isready', '-h', '127.0.0.1', '-U', 'giftwell'],
  memory: '1Gi',
};

const redis: Store = {
  name: 'redis',
  image: 'valkey/valkey:8.1-bookworm',
  user: 999,
  folder: '/data',
  writable: ['/tmp'],
  env: [],
  args: [
    ...['valkey-server', `${secretsFolder}/redis-config`, '--appendonly', 'yes', '--save', ''],
    ...['--maxmemory', '512mb', '--maxmemory-policy', 'noeviction'],
  ],
  check: ['sh', '-c', 'valkey-cli ping | grep -qE "PONG|NOAUTH"'],
  memory: '768Mi',
};

function stateful(store: Store): Manifest {
  const { name, image, user, folder, writable, env, args, check, memory } = store;
  const labels = labelsOf(name);
  const probe = { exec: { command: check }, timeoutSeconds: 3 };
  return {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: { name, labels },
    spec: {
      serviceName: name,
      replicas: 1,
      selector: { matchLabels: labels },
      template: {
        metadata: { labels },
        spec: {
          ...{ serviceAccountName: name, automountServiceAccountToken: false, enableServiceLinks: false },
          terminationGracePeriodSeconds: 60,
          securityContext: {
            runAsNonRoot: true,
            ...{ runAsUser: user, runAsGroup: user, fsGroup: user },
            seccompProfile: { type: 'RuntimeDefault' },
          },
          containers: [
            {
              ...{ name, image, imagePullPolicy: 'IfNotPresent', env, args },
              ports: [{ name, containerPort: storePorts[name] }],
              startupProbe: { ...probe, periodSeconds: 2, failureThreshold: 60 },
              livenessProbe: { ...probe, periodSeconds: 10, failureThreshold: 6 },
              readinessProbe: { ...probe, periodSeconds: 5 },
              resources: {
                requests: { cpu: '100m', memory: '256Mi' },
                limits: { cpu: '1', memory },
              },
              securityContext: {
                allowPrivilegeEscalation: false,
                readOnlyRootFilesystem: true,
                capabilities: { drop: ['ALL'] },
              },
              volumeMounts: [
                { name: 'files', mountPath: folder },
                { name: 'secrets', mountPath: secretsFolder, readOnly: true },
                ...writable.map((mountPath, index) => ({ name: `tmp-${index}`, mountPath })),
              ],
            },
          ],
          volumes: [
            { name: 'secrets', secret: { secretName: `${name}-secrets`, defaultMode: 0o440 } },
            ...writable.map((_, index) => ({ name: `tmp-${index}`, emptyDir: { sizeLimit: '64Mi' } })),
          ],
        },
      },
      volumeClaimTemplates: [
        {
          metadata: { name: 'files' },
          spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '5Gi' } } },
        },
      ],
    },
  };
}

const service = (name: 'postgres' | 'redis'): Manifest => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, labels: labelsOf(name) },
  spec: {
    clusterIP: 'None',
    selector: labelsOf(name),
    ports: [{ name, port: storePorts[name], targetPort: name, protocol: 'TCP' }],
  },
});

const account = (name: string): Manifest => ({
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { name, labels: labelsOf(name) },
  automountServiceAccountToken: false,
});

/** The keys of the stores' own secrets. */
export const storeSecretKeys: Record<string, string[]> = {
  'postgres-secrets': ['postgres-password'],
  'redis-secrets': ['redis-config'],
};

/** Postgres and Redis for a cluster on one machine. */
export const storesInCluster: Manifest[] = [postgres, redis].flatMap((store) => [
  account(store.name),
  service(store.name),
  stateful(store),
]);
