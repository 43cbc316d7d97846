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
import { named, ofKind, overlays, workloads } from './built-overlays.ts';
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

const files = secretFiles((name) => name, { postgres: 'postgres', redis: 'redis' });
const applied = kubernetesSecrets(files)['items'] as (Read & { stringData: Record<string, string> })[];

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
