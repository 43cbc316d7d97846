import { stringify } from 'yaml';
import { composeFile } from './compose/compose.ts';

const notice = '# Written by `npm run manifests` from tools/deploy. Change it there.\n';

/** YAML without anchors, so that each part can be read alone. */
const yaml = (content: unknown) =>
  notice + stringify(content, { aliasDuplicateObjects: false, lineWidth: 0, version: '1.1' });

/** The text of every file that is written from tools/deploy, by its path below the root. */
export async function generatedFiles(): Promise<Record<string, string>> {
  return {
    'docker-compose.yml': yaml(await composeFile()),
  };
}
