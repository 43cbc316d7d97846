import { createHash, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from './steps.mjs';

/** Random secrets by name, made once for a data folder; only its owner can read them. */
export function openSecrets(folder) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'secrets.json');
  const known = readSecrets(file);
  return (name) => {
    if (!known[name]) {
      known[name] = randomBytes(32).toString('hex');
      writeWhole(file, JSON.stringify(known, null, 2));
    }
    return known[name];
  };
}

function readSecrets(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new Stop(`${file} cannot be read: ${error.message}`);
  }
  const known = parsed(text);
  const isWhole =
    known &&
    typeof known === 'object' &&
    !Array.isArray(known) &&
    Object.values(known).every((secret) => /^[0-9a-f]{64}$/.test(secret));
  if (isWhole) return known;
  throw new Stop(
    `${file} is damaged. It holds the passwords of the database and of Redis in this folder.\n` +
      'Put a copy of it back from a backup. Without one, the data in this folder can no longer be opened:\n' +
      'move the folder away and start with an empty one.',
  );
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Atomic: after a power failure the file has either the old text or the new one. */
function writeWhole(file, text) {
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

/** A secret derived from `source`, so that copies that share a database agree on the passwords of its roles. */
export const derivedSecret = (source, name) =>
  createHash('sha256').update(`${source}\n${name}`).digest('hex');
