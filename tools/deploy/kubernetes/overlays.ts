import { services } from '../../stack/services.ts';
import { kustomization, imageNames, secretKeys } from './app-manifests.ts';
import { storeIngress, storePolicy } from './network.ts';
import { waitingJobsMetric } from './queue-depth.ts';
import { storesInCluster } from './stores.ts';
import { labelsOf, nameOf, type Manifest } from './workloads.ts';

const namespace = (level: 'baseline' | 'restricted'): Manifest => ({
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: {
    name: 'giftwell',
    labels: {
      'pod-security.kubernetes.io/enforce': level,
      'pod-security.kubernetes.io/warn': 'restricted',
    },
  },
});

const tagged = (tag: string, more: object = {}) => imageNames.map((name) => ({ name, newTag: tag, ...more }));

const patch = (kind: string, operations: object[], name?: string) => ({
  target: { kind, ...(name && { name }) },
  patch: JSON.stringify(operations),
});
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
const add = (path: string, value: unknown) => ({ op: 'add', path, value });

/** Where an overlay is reached, and who runs it. */
interface Site {
  scheme: 'http' | 'https';
  host: string;
  /** The sender of mails. */
  mailFrom: string;
  /** Name and contact for the legal pages. */
  operator: string;
  /** The addresses of the ingress controller's pods: what they say of a client's address is believed. */
  proxies: string;
}

const siteSettings = ({ scheme, host, mailFrom, operator, proxies }: Site) => [
  add('/data/PUBLIC_URL', `${scheme}://${host}`),
  add('/data/MAIL_FROM', mailFrom),
  add('/data/OPERATOR', operator),
  add('/data/TRUSTED_PROXIES', proxies),
];
const siteHost = ({ host }: Site) => add('/spec/rules/0/host', host);

const localSite: Site = {
  ...{ scheme: 'http', host: 'giftwell.localhost', proxies: '10.0.0.0/8' },
  ...{ mailFrom: 'Giftwell <hello@giftwell.localhost>', operator: '' },
};

/** To be replaced by your own. */
const productionSite: Site = {
  ...{ scheme: 'https', host: 'giftwell.example.com', proxies: '10.0.0.0/8' },
  ...{ mailFrom: 'Giftwell <hello@giftwell.example.com>', operator: '' },
};

const pods = (app: string) => ({ podSelector: { matchLabels: labelsOf(app) } });

/** One of everything on one node, with Postgres and Redis in the cluster; mails are files of auth-service. */
const local: Record<string, Manifest[]> = {
  'overlays/local/kustomization.yaml': [
    kustomization(['../../base', 'namespace.yaml', 'stores.yaml', 'store-policies.yaml'], {
      namespace: 'giftwell',
      images: tagged('1.0.0'),
      patches: [
        patch('HorizontalPodAutoscaler', [replace('/spec/minReplicas', 1), replace('/spec/maxReplicas', 2)]),
        patch('PersistentVolumeClaim', [replace('/spec/accessModes/0', 'ReadWriteOnce')]),
        patch(
          'ConfigMap',
          [
            ...siteSettings(localSite),
            replace('/data/DEMO_DATA', 'on'),
            replace('/data/PAID_PROVIDERS', 'false'),
          ],
          'giftwell-settings',
        ),
        patch('Ingress', [siteHost(localSite)]),
      ],
    }),
  ],
  'overlays/local/namespace.yaml': [namespace('baseline')],
  'overlays/local/stores.yaml': storesInCluster,
  'overlays/local/store-policies.yaml': (['postgres', 'redis'] as const).flatMap((store) => [
    storePolicy(store, pods(store)),
    storeIngress(store),
  ]),
};

/** Reads an app's secrets from the secret manager that `ClusterSecretStore` giftwell stands for. */
const externalSecret = ([name, keys]: [string, string[]]): Manifest => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata: { name, labels: { 'app.kubernetes.io/part-of': 'giftwell' } },
  spec: {
    refreshInterval: '1h',
    secretStoreRef: { kind: 'ClusterSecretStore', name: 'giftwell' },
    target: { name, creationPolicy: 'Owner' },
    data: keys.map((key) => ({ secretKey: key, remoteRef: { key: `giftwell/${key}` } })),
  },
});

/** Managed stores elsewhere in the private network. */
const privateNetwork = { ipBlock: { cidr: '10.0.0.0/8' } };

const production: Record<string, Manifest[]> = {
  'overlays/production/kustomization.yaml': [
    kustomization(['../../base', 'namespace.yaml', 'secrets.yaml', 'store-policies.yaml'], {
      namespace: 'giftwell',
      images: imageNames.map((name) => ({
        name,
        newName: `registry.example.com/${name}`,
        newTag: '1.0.0',
      })),
      patches: [
        patch('ConfigMap', siteSettings(productionSite), 'giftwell-settings'),
        patch('Ingress', [
          siteHost(productionSite),
          add('/spec/tls', [{ hosts: [productionSite.host], secretName: 'giftwell-tls' }]),
        ]),
        ...services.map(({ app }) =>
          patch(
            'HorizontalPodAutoscaler',
            [add('/spec/metrics/-', waitingJobsMetric(app))],
            nameOf(app, 'worker'),
          ),
        ),
      ],
    }),
  ],
  'overlays/production/namespace.yaml': [namespace('restricted')],
  'overlays/production/secrets.yaml': Object.entries(secretKeys).map(externalSecret),
  'overlays/production/store-policies.yaml': [
    storePolicy('postgres', privateNetwork),
    storePolicy('redis', privateNetwork),
  ],
};

export const overlayFiles = { ...local, ...production };
