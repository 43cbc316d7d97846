// `node tools/deploy/make-secrets.ts`, or `docker compose run --rm secrets`: writes the files below `secrets/` that
// docker-compose.yml reads. Random values are made once and kept in secrets/secrets.json; to change one, remove its line
// there and run this again. With the argument `kubernetes` it prints them as manifests instead, for `kubectl apply -f -`.
// Keys of providers and the names of operators have a file each, which is made once and then belongs to the operator. Needs no package.
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSecrets } from '../stack/system/secrets.ts';
import { root } from '../stack/system/workspace.ts';
import { kubernetesSecrets } from './kubernetes/secrets.ts';
import { providerFiles } from './processes.ts';
import { secretFiles } from './secret-files.ts';

const folder = join(root, 'secrets');
mkdirSync(folder, { recursive: true });
// Containers run as other users, who read the files but can't open the folder.
chmodSync(folder, 0o700);
const files = secretFiles(openSecrets(folder), { postgres: 'postgres:5432', redis: 'redis:6379' });

function writeFiles() {
  const { operators, ...made } = files;
  for (const [name, text] of Object.entries(made)) {
    const path = join(folder, name);
    rmSync(path, { force: true });
    writeFileSync(path, `${text}\n`, { mode: 0o444 });
  }
  for (const [name, text] of Object.entries({ ...providerFiles, operators })) {
    const path = join(folder, name);
    if (!existsSync(path)) writeFileSync(path, `${text}\n`, { mode: 0o644 });
  }
  console.log(`${Object.keys(files).length} secrets are in ${folder}.`);
  console.log('Keep a copy of secrets.json: without it the database can’t be opened.');
}

if (process.argv[2] === 'kubernetes') console.log(JSON.stringify(kubernetesSecrets(files), null, 2));
else writeFiles();
