import { createHash, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, messageOf, UserError } from '../../bootstrap/steps.mjs';

/** Returns the secret with this name. */
export type Secret = (name: string) => string;

/** Random secrets by name, created once for a data folder and readable only by its owner. */
export function openSecrets(folder: string): Secret {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'secrets.json');
  const known = readSecrets(file);
  return (name) => {
    const made = known[name];
    if (made) return made;
    const secret = randomBytes(32).toString('hex');
    known[name] = secret;
    writeWhole(file, JSON.stringify(known, null, 2));
    return secret;
  };
}

function readSecrets(file: string): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw new UserError(`${file} cannot be read: ${messageOf(error)}`);
  }
  const known = parsed(text);
  if (isWhole(known)) return known;
  throw new UserError(
    `${file} is damaged. It holds the passwords of the database and of Redis in this folder.\n` +
      'Restore it from a backup. Without it, the data in this folder cannot be opened:\n' +
      'move the folder away and start with an empty one.',
  );
}

const isWhole = (known: unknown): known is Record<string, string> =>
  typeof known === 'object' &&
  known !== null &&
  !Array.isArray(known) &&
  Object.values(known).every((secret) => typeof secret === 'string' && /^[0-9a-f]{64}$/.test(secret));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Atomic: after a power failure the file has either the old or the new text. */
function writeWhole(file: string, text: string) {
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
}

/** A secret derived from `source`, so that copies that share a database agree on its roles' passwords. */
export const derivedSecret = (source: string, name: string) =>
  createHash('sha256').update(`${source}\n${name}`).digest('hex');
