import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { executeOrThrow, type ExecuteOptions } from './processes.ts';

/** The full path of the first of these programs on the PATH; null if there is none. */
export function findProgram(...names: string[]) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        if (folder && statSync(file).isFile()) return file;
      } catch {
        // Not in this folder.
      }
    }
  }
  return null;
}

/** Installs a Debian or Ubuntu package; false if that isn't permitted or fails. */
export async function installPackage(name: string, options: ExecuteOptions) {
  const apt = findProgram('apt-get');
  if (!apt || process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    await executeOrThrow(apt, ['update', '-q'], { ...options, env });
    await executeOrThrow(apt, ['install', '-yq', '--no-install-recommends', name], { ...options, env });
    return true;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return false;
  }
}
