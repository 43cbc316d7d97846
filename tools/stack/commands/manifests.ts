import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from '../../deploy/generated-files.ts';
import { root } from '../system/workspace.ts';

/** `npm run manifests`: writes the files for containers again; it reads the compiled configuration of the apps. */
export default async function manifests() {
  const files = Object.entries(await generatedFiles());
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  console.log(`  ${files.length} files written.`);
  return 0;
}
