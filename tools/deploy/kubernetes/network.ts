import { migration, ports, separateApps, type DeployedApp } from '../processes.ts';
import { labelsOf, type Manifest } from './workloads.ts';

export const storePorts = { postgres: 5432, redis: 6379 } as const;
type Store = keyof typeof storePorts;

const policy = (name: string, spec: object): Manifest => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name, labels: { 'app.kubernetes.io/part-of': 'giftwell' } },
  spec,
});

const tcp = (...numbers: number[]) => numbers.map((port) => ({ protocol: 'TCP', port }));
const pods = (app: string) => ({ podSelector: { matchLabels: labelsOf(app) } });

/** Addresses of the internet, without those inside a network. */
const internet = {
  ipBlock: {
    cidr: '0.0.0.0/0',
    except: ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  },
};

const https = 443;
/** The ports of providers: HTTPS; where mail is sent; and of shops, whose pages wishlists show. */
const providerPorts: Record<string, number[]> = {
  'auth-service': [https, 465, 587],
  'planning-service': [https, 80],
};

/** Calls to an app come from those that may call it; the gateway is open to the ingress controller. */
function ingressOf({ app }: DeployedApp) {
  if (app === 'gateway') return [{ ports: tcp(ports.http) }];
  const callers = separateApps.filter(({ calls }) => calls.includes(app));
  return [{ from: callers.map((caller) => pods(caller.app)), ports: tcp(ports.rpc) }];
}

/** An app reaches the apps that it calls and its providers; its stores are in a policy of the overlay. */
function egressOf({ app, calls }: DeployedApp) {
  const called = calls.length > 0 ? [{ to: calls.map(pods), ports: tcp(ports.rpc) }] : [];
  return [...called, { to: [internet], ports: tcp(...(providerPorts[app] ?? [https])) }];
}

const ofApp = (deployed: DeployedApp) =>
  policy(deployed.app, {
    podSelector: { matchLabels: labelsOf(deployed.app) },
    policyTypes: ['Ingress', 'Egress'],
    ingress: ingressOf(deployed),
    egress: egressOf(deployed),
  });

const namespace = (name: string) => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
});
/** Where Prometheus runs, which reads metrics, and a collector of traces. */
const monitoring = namespace('monitoring');
const dns = namespace('kube-system');
const ours = { matchLabels: { 'app.kubernetes.io/part-of': 'giftwell' } };
/** OpenTelemetry's port for OTLP over HTTP. */
const collectorPort = 4318;

/** Nothing is allowed but names, and what each app needs. */
export const networkPolicies: Manifest[] = [
  policy('deny-all', { podSelector: {}, policyTypes: ['Ingress', 'Egress'] }),
  policy('names', {
    podSelector: {},
    policyTypes: ['Egress'],
    egress: [{ to: [dns], ports: [{ protocol: 'UDP', port: 53 }, ...tcp(53)] }],
  }),
  policy('metrics', {
    podSelector: ours,
    policyTypes: ['Ingress'],
    ingress: [{ from: [monitoring], ports: tcp(ports.metrics) }],
  }),
  policy('traces', {
    podSelector: ours,
    policyTypes: ['Egress'],
    egress: [{ to: [monitoring], ports: tcp(collectorPort) }],
  }),
  ...separateApps.map(ofApp),
];

const users: Record<Store, string[]> = {
  postgres: [...separateApps.filter(({ usesPostgres }) => usesPostgres).map(({ app }) => app), migration],
  redis: separateApps.map(({ app }) => app),
};

/** Lets the users of a store reach it, wherever it is: pods, or a range of addresses. */
export const storePolicy = (store: Store, to: object): Manifest =>
  policy(`to-${store}`, {
    podSelector: {
      matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'In', values: users[store] }],
    },
    policyTypes: ['Egress'],
    egress: [{ to: [to], ports: tcp(storePorts[store]) }],
  });

/** Lets only the users of a store in the cluster reach it. */
export const storeIngress = (store: Store): Manifest =>
  policy(store, {
    podSelector: { matchLabels: labelsOf(store) },
    policyTypes: ['Ingress'],
    ingress: [{ from: users[store].map(pods), ports: tcp(storePorts[store]) }],
  });
