import { stringify } from 'yaml';
import { composeFile } from './compose/compose.ts';
import { configurationPage } from './configuration/configuration-page.ts';
import { baseFiles } from './kubernetes/app-manifests.ts';
import { monitoringFiles } from './kubernetes/monitoring.ts';
import { overlayFiles } from './kubernetes/overlays.ts';
import type { Manifest } from './kubernetes/workloads.ts';

const notice = '# Written by `npm run manifests` from tools/deploy. Change it there.\n';

/** YAML without anchors, so that each part can be read alone. */
const yaml = (...documents: unknown[]) =>
  notice +
  documents
    .map((one) => stringify(one, { aliasDuplicateObjects: false, lineWidth: 0, version: '1.1' }))
    .join('---\n');

const kubernetesFiles = (files: Record<string, Manifest[]>) =>
  Object.fromEntries(Object.entries(files).map(([path, manifests]) => [`k8s/${path}`, yaml(...manifests)]));

/** The text of every file that is written from tools/deploy, by its path below the root. */
export async function generatedFiles(): Promise<Record<string, string>> {
  return {
    'docker-compose.yml': yaml(await composeFile()),
    'docs/configuration.md': await configurationPage(),
    ...kubernetesFiles({ ...baseFiles, ...overlayFiles, ...monitoringFiles }),
  };
}
