import { services } from '../../stack/services.ts';
import { migration, migrationSecrets, secretOf, separateApps, type DeployedApp } from '../processes.ts';
import {
  autoscaler,
  disruptionBudget,
  filesClaim,
  ingress,
  migrationJob,
  service,
  serviceAccount,
  settings,
} from './around-workloads.ts';
import { networkPolicies } from './network.ts';
import { deployment, rolesOf, type Manifest } from './workloads.ts';

/** Everything that one app needs. */
const ofApp = (deployed: DeployedApp): Manifest[] => [
  serviceAccount(deployed.app),
  ...filesClaim(deployed),
  service(deployed, deployed.app === 'gateway' ? 'http' : 'rpc'),
  ...rolesOf(deployed).flatMap((role) => [
    deployment(deployed, role),
    disruptionBudget(deployed, role),
    autoscaler(deployed, role),
  ]),
];

const base: Record<string, Manifest[]> = {
  settings: [settings],
  [migration]: [serviceAccount(migration), migrationJob],
  ...Object.fromEntries(separateApps.map((deployed) => [deployed.app, ofApp(deployed)])),
  ingress: [ingress],
  'network-policies': networkPolicies,
};

/** The secret of each app: the keys that are mounted into its containers. */
export const secretKeys: Record<string, string[]> = Object.fromEntries(
  [...separateApps, { app: migration, secrets: migrationSecrets }].map(({ app, secrets }) => [
    `${app}-secrets`,
    [...new Set(secrets.map((name) => secretOf(app, name)))],
  ]),
);

/** A list of manifest files, as kustomize reads it. */
export const kustomization = (resources: string[], more: object = {}): Manifest => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  ...more,
  resources,
});

/** Manifests by path below k8s/. */
export const baseFiles: Record<string, Manifest[]> = {
  'base/kustomization.yaml': [kustomization(Object.keys(base).map((name) => `${name}.yaml`))],
  ...Object.fromEntries(Object.entries(base).map(([name, manifests]) => [`base/${name}.yaml`, manifests])),
};

/** The names of the images that an overlay gives a registry and a version. */
export const imageNames = ['gateway', ...services.map(({ app }) => app), 'single-process'].map(
  (app) => `giftwell/${app}`,
);
