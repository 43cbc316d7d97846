import { join } from 'node:path';
import { root } from '../../stack/system/workspace.ts';
import { buildOverlay, type Read } from './kustomize.ts';

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
/** The manifests of each overlay, as they are applied. */
export const overlays: Record<string, Read[]> = {
  local: overlay('local'),
  production: overlay('production'),
};

export const ofKind = (manifests: Read[], ...kinds: string[]) =>
  manifests.filter(({ kind }) => kinds.includes(kind));
export const named = (manifests: Read[], kind: string) =>
  ofKind(manifests, kind).map(({ metadata }) => metadata.name);
/** A workload (Deployment or Job), with the parts of its pod that tests read. */
export const workloads = (manifests: Read[]) =>
  ofKind(manifests, 'Deployment', 'StatefulSet', 'Job').map((manifest) => {
    const { metadata, spec } = (manifest as Read & Template).spec.template;
    return { name: manifest.metadata.name, kind: manifest.kind, labels: metadata.labels, pod: spec };
  });
