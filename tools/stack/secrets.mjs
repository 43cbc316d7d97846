import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Random secrets by name, made once for a data folder; only its owner can read them. */
export function openSecrets(folder) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'secrets.json');
  let known = {};
  try {
    known = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return (name) => {
    if (!known[name]) {
      known[name] = randomBytes(32).toString('hex');
      writeFileSync(file, JSON.stringify(known, null, 2), { mode: 0o600 });
    }
    return known[name];
  };
}

/** The same secret for everyone who knows `source`: copies that share a database agree on its roles' passwords. */
export const derivedSecret = (source, name) =>
  createHash('sha256').update(`${source}\n${name}`).digest('hex');
