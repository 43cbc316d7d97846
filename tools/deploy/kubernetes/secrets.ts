import { secretKeys } from './app-manifests.ts';
import { storeSecretKeys } from './stores.ts';
import type { Manifest } from './workloads.ts';

/** The secrets of all apps and of the stores in the cluster, from the texts of secret files, as a list to apply. */
export function kubernetesSecrets(files: Record<string, string>): Manifest {
  const secret = ([name, keys]: [string, string[]]) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace: 'giftwell' },
    stringData: Object.fromEntries(keys.map((key) => [key, files[key]])),
  });
  return {
    apiVersion: 'v1',
    kind: 'List',
    items: Object.entries({ ...secretKeys, ...storeSecretKeys }).map(secret),
  };
}
