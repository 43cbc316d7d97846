import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1beta1/ExternalSecret';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { services } from '../../stack/services.ts';
import { findProgram } from '../../stack/system/find-program.ts';
import { root } from '../../stack/system/workspace.ts';
import { variablesOf } from '../configuration/variables.ts';
import { generatedFiles } from '../generated-files.ts';
import { migration, separateApps, single } from '../processes.ts';
import { secretFiles } from '../secret-files.ts';
import { buildOverlay, type Read } from './kustomize.ts';
import { kubernetesSecrets } from './secrets.ts';

type Checked = { validate(): void };
const models: Record<string, new (manifest: never) => Checked> = {
  ConfigMap,
  Deployment,
  ExternalSecret,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Secret,
  Service,
  ServiceAccount,
  StatefulSet,
};

interface Container {
  image: string;
  env: { name: string; value: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string; optional?: boolean } }[];
  volumeMounts: { name: string; mountPath: string }[];
  resources: { requests: object; limits: object };
  securityContext: object;
  startupProbe?: object;
  livenessProbe?: object;
  readinessProbe?: object;
  lifecycle?: { preStop: { sleep: { seconds: number } } };
}
interface Pod {
  serviceAccountName: string;
  automountServiceAccountToken: boolean;
  securityContext: object;
  terminationGracePeriodSeconds?: number;
  topologySpreadConstraints?: object[];
  containers: Container[];
  volumes: { name: string; secret?: { secretName: string }; persistentVolumeClaim?: { claimName: string } }[];
}
interface Template {
  spec: { template: { metadata: { labels: Record<string, string> }; spec: Pod } };
}

const overlay = (name: string) => buildOverlay(join(root, 'k8s', 'overlays', name));
const overlays: Record<string, Read[]> = { local: overlay('local'), production: overlay('production') };
const files = secretFiles((name) => name, { postgres: 'postgres', redis: 'redis' });
const applied = kubernetesSecrets(files)['items'] as (Read & { stringData: Record<string, string> })[];

const ofKind = (manifests: Read[], ...kinds: string[]) =>
  manifests.filter(({ kind }) => kinds.includes(kind));
const named = (manifests: Read[], kind: string) =>
  ofKind(manifests, kind).map(({ metadata }) => metadata.name);
const workloads = (manifests: Read[]) =>
  ofKind(manifests, 'Deployment', 'StatefulSet', 'Job').map((manifest) => {
    const { metadata, spec } = (manifest as Read & Template).spec.template;
    return { name: manifest.metadata.name, kind: manifest.kind, labels: metadata.labels, pod: spec };
  });

/** The keys of each secret, as an overlay's secrets come to be. */
const secretsIn: Record<string, Record<string, string[]>> = {
  local: Object.fromEntries(
    applied.map(({ metadata, stringData }) => [metadata.name, Object.keys(stringData)]),
  ),
  production: Object.fromEntries(
    ofKind(overlays['production']!, 'ExternalSecret').map(({ metadata, spec }) => [
      metadata.name,
      (spec as { data: { secretKey: string }[] }).data.map(({ secretKey }) => secretKey),
    ]),
  ),
};

it('is up to date; `npm run manifests` writes it', async () => {
  for (const [path, text] of Object.entries(await generatedFiles()))
    expect([path, readFileSync(join(root, path), 'utf8')]).toEqual([path, text]);
});

const kubectl = findProgram('kubectl');
// Machines without kubectl rely on our own reading of kustomizations, which this compares with kubectl's where it is.
(kubectl ? describe : describe.skip)('kubectl kustomize', () => {
  it.each(['base', 'overlays/local', 'overlays/production', 'monitoring'])(
    'builds the same from k8s/%s',
    (path) => {
      const folder = join(root, 'k8s', path);
      const text = execFileSync(kubectl!, ['kustomize', folder], { encoding: 'utf8' });
      const built = parseAllDocuments(text).map((document) => document.toJS() as Read);
      const id = ({ kind, metadata }: Read) => `${kind} ${metadata.name}`;
      const sorted = (all: Read[]) => all.toSorted((one, other) => (id(one) < id(other) ? -1 : 1));
      expect(sorted(built)).toEqual(sorted(buildOverlay(folder)));
    },
  );
});

describe.each(Object.entries(overlays))('the overlay %s', (overlayName, manifests) => {
  it('is valid by the published schemas', () => {
    for (const manifest of [...manifests, ...applied]) {
      const Model = models[manifest.kind]!;
      // The package has the version before, which has the same fields.
      const known = JSON.stringify(manifest).replace(
        'external-secrets.io/v1"',
        'external-secrets.io/v1beta1"',
      );
      const check = () => new Model(JSON.parse(known) as never).validate();
      expect([manifest.kind, manifest.metadata.name, check]).toEqual([
        manifest.kind,
        manifest.metadata.name,
        expect.any(Function),
      ]);
      expect(check).not.toThrow();
    }
  });

  it('has each thing once, all in the namespace giftwell', () => {
    const ids = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { kind, metadata } of manifests)
      if (kind !== 'Namespace')
        expect([metadata.name, metadata.namespace]).toEqual([metadata.name, 'giftwell']);
  });

  it('runs the gateway, each service as rpc and as worker, and the migration', () => {
    const wanted = services.flatMap(({ app }) => [app, `${app}-worker`]);
    expect(named(manifests, 'Deployment').sort()).toEqual([...wanted, 'gateway'].sort());
    expect(named(manifests, 'Job')).toEqual([migration]);
    for (const kind of ['PodDisruptionBudget', 'HorizontalPodAutoscaler'])
      expect(named(manifests, kind).sort()).toEqual(named(manifests, 'Deployment').sort());
    for (const { app } of separateApps) expect(named(manifests, 'Service')).toContain(app);
  });

  it('runs nothing as root, with rights to gain, or with a token of the cluster', () => {
    for (const { name, pod } of workloads(manifests)) {
      expect([name, pod.securityContext]).toEqual([
        name,
        expect.objectContaining({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } }),
      ]);
      expect([name, pod.automountServiceAccountToken]).toEqual([name, false]);
      expect(named(manifests, 'ServiceAccount')).toContain(pod.serviceAccountName);
      for (const { securityContext } of pod.containers)
        expect([name, securityContext]).toEqual([
          name,
          { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
        ]);
    }
  });

  it('limits every container, and probes all that last', () => {
    const measures = { cpu: expect.any(String), memory: expect.any(String) };
    for (const { name, kind, pod } of workloads(manifests))
      for (const { resources, startupProbe, livenessProbe, readinessProbe } of pod.containers) {
        expect([name, resources]).toEqual([name, { requests: measures, limits: measures }]);
        const probes = [startupProbe, livenessProbe, readinessProbe].filter(Boolean);
        expect([name, probes.length]).toEqual([name, kind === 'Job' ? 0 : 3]);
      }
  });

  it('asks for less than it may take, by what each app took', () => {
    const memoryOf = (name: string) => {
      const { resources } = workloads(manifests).find((one) => one.name === name)!.pod.containers[0]!;
      const { requests, limits } = resources as Record<'requests' | 'limits', { memory: string }>;
      return [requests.memory, limits.memory].map((text) => Number.parseInt(text, 10));
    };
    for (const name of named(manifests, 'Deployment')) {
      const [request, limit] = memoryOf(name);
      expect([name, request! < limit!]).toEqual([name, true]);
    }
    expect(memoryOf('gift-ai-service')[0]).toBeGreaterThan(memoryOf('gateway')[0]!);
  });

  it('names a version of every image', () => {
    for (const { name, pod } of workloads(manifests))
      for (const { image } of pod.containers) {
        expect([name, image]).toEqual([name, expect.stringMatching(/:v?\d+\.\d[\w.-]*$/)]);
        expect(image).not.toContain('latest');
      }
  });

  it('mounts only secrets, claims and config maps that exist, with every key that is read', () => {
    for (const { name, pod } of workloads(manifests)) {
      const secrets = pod.volumes.flatMap(({ secret }) => secret?.secretName ?? []);
      const keys = secrets.flatMap((secret) => secretsIn[overlayName]![secret] ?? []);
      const claims = pod.volumes.flatMap(
        ({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [],
      );
      expect(named(manifests, 'PersistentVolumeClaim')).toEqual(expect.arrayContaining(claims));
      for (const { env, envFrom = [] } of pod.containers) {
        const read = env.filter(({ value }) => value.startsWith('/run/secrets/'));
        expect([name, keys]).toEqual([
          name,
          expect.arrayContaining(read.map(({ value }) => value.slice('/run/secrets/'.length))),
        ]);
        for (const { configMapRef, secretRef } of envFrom) {
          if (configMapRef) expect(named(manifests, 'ConfigMap')).toContain(configMapRef.name);
          if (secretRef && !secretRef.optional) expect(secrets).toContain(secretRef.name);
        }
      }
    }
  });

  it('sets only variables that the app reads', async () => {
    for (const { name, pod } of workloads(manifests)) {
      const app = name.replace(/-worker$/, '');
      if (!separateApps.some((one) => one.app === app)) continue;
      const known = await variablesOf(app);
      const set = pod.containers.flatMap(({ env }) => env.map((one) => one.name.replace(/_FILE$/, '')));
      expect([name, set.filter((variable) => !known.includes(variable))]).toEqual([name, []]);
    }
    const all = await variablesOf(single);
    const [settings] = ofKind(manifests, 'ConfigMap');
    expect(all).toEqual(expect.arrayContaining(Object.keys(settings!['data'] as object)));
  });

  it('gives a pod longer to stop than its processes may take', () => {
    for (const { name, kind, pod } of workloads(manifests))
      if (kind === 'Deployment') expect([name, pod.terminationGracePeriodSeconds]).toEqual([name, 40]);
  });

  it('keeps pods that are called for a moment after their end became known, and no worker', () => {
    for (const { name, kind, pod } of workloads(manifests)) {
      const seconds = pod.containers.map(({ lifecycle }) => lifecycle?.preStop.sleep.seconds);
      const isCalled = kind === 'Deployment' && name !== 'gateway' && !name.endsWith('-worker');
      expect([name, seconds]).toEqual([name, isCalled ? [3] : [undefined]]);
    }
  });

  it('leaves the number of pods to the autoscalers', () => {
    const scaled = ofKind(manifests, 'HorizontalPodAutoscaler').map(({ metadata }) => metadata.name);
    for (const { metadata, spec } of ofKind(manifests, 'Deployment')) {
      expect(scaled).toContain(metadata.name);
      expect(spec).not.toHaveProperty('replicas');
    }
  });

  it('has one address everywhere, trusts the ingress with clients’ addresses, and lets the largest upload in', () => {
    const [ingress] = ofKind(manifests, 'Ingress');
    const [{ host }] = (ingress!['spec'] as { rules: [{ host: string }] }).rules;
    const data = ofKind(manifests, 'ConfigMap')[0]!['data'] as Record<string, string>;
    expect(new URL(data['PUBLIC_URL']!).host).toBe(host);
    expect(data['MAIL_FROM']).toContain(`@${host}>`);
    expect(data['TRUSTED_PROXIES']).not.toBe('');
    expect(ingress!.metadata).toMatchObject({
      annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '60m' },
    });
  });

  it('lets every selector find its pods', () => {
    const labels = workloads(manifests).map((one) => one.labels);
    const selectors = [
      ...ofKind(manifests, 'Service').map(({ spec }) => (spec as { selector: object }).selector),
      ...ofKind(manifests, 'PodDisruptionBudget').map(
        ({ spec }) => (spec as { selector: { matchLabels: object } }).selector.matchLabels,
      ),
    ];
    for (const selector of selectors) expect(labels).toContainEqual(expect.objectContaining(selector));
  });

  it('denies all traffic but what is listed: calls to a service come from its callers alone', () => {
    const policies = ofKind(manifests, 'NetworkPolicy');
    const specOf = (name: string) => policies.find(({ metadata }) => metadata.name === name)?.['spec'];
    expect(specOf('deny-all')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    for (const { app } of separateApps.filter((one) => one.app !== 'gateway')) {
      const callers = separateApps.filter(({ calls }) => calls.includes(app)).map((one) => one.app);
      const from = callers.map((caller) => ({
        podSelector: {
          matchLabels: { 'app.kubernetes.io/name': caller, 'app.kubernetes.io/part-of': 'giftwell' },
        },
      }));
      const { ingress } = specOf(app) as { ingress: { ports: object[] }[] };
      expect(ingress).toContainEqual({ from, ports: [{ protocol: 'TCP', port: 4000 }] });
    }
    const { podSelector } = specOf('to-postgres') as {
      podSelector: { matchExpressions: { values: string[] }[] };
    };
    expect(podSelector.matchExpressions[0]?.values).not.toContain('gateway');
    expect(podSelector.matchExpressions[0]?.values).toContain(migration);
  });
});

it('lets every process reach its providers, the web push of browsers among them, and a collector of traces', () => {
  const policies = ofKind(overlays['production']!, 'NetworkPolicy');
  const portsOf = (name: string) => {
    const { spec } = policies.find(({ metadata }) => metadata.name === name) as Read & {
      spec: { egress: { ports: { port: number }[] }[] };
    };
    return spec.egress.flatMap(({ ports }) => ports.map(({ port }) => port));
  };
  for (const { app } of separateApps)
    expect([app, portsOf(app)]).toEqual([app, expect.arrayContaining([443])]);
  expect(portsOf('auth-service')).toEqual(expect.arrayContaining([465, 587]));
  expect(portsOf('traces')).toEqual([4318]);
});

it('scales workers by their waiting jobs in production', () => {
  for (const { metadata, spec } of ofKind(overlays['production']!, 'HorizontalPodAutoscaler')) {
    const { metrics } = spec as { metrics: { type: string; external?: { metric: object } }[] };
    const isWorker = metadata.name.endsWith('-worker');
    expect([metadata.name, metrics.map(({ type }) => type)]).toEqual([
      metadata.name,
      isWorker ? ['Resource', 'External'] : ['Resource'],
    ]);
    if (isWorker)
      expect(metrics[1]?.external?.metric).toMatchObject({
        selector: { matchLabels: { container: metadata.name.replace('-worker', '') } },
      });
  }
});

it('has no secret in a manifest, and different ones for each app', () => {
  const text = JSON.stringify(overlays);
  expect(text).not.toContain('postgres://');
  const { 'auth-service-secrets': auth, 'gateway-secrets': gateway } = secretsIn['local']!;
  expect(auth).toContain('auth-service-token-key');
  expect(gateway).toEqual(['redis-url', 'gateway-rpc-key']);
});
