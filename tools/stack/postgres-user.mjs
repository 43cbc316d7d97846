import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { findProgram } from './find-program.mjs';
import { Stop } from './steps.mjs';

const number = (flag, name) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));

function idsOf(name) {
  try {
    return { uid: number('-u', name), gid: number('-g', name) };
  } catch {
    return null;
  }
}

function createUser() {
  const useradd = findProgram('useradd');
  if (useradd) spawnSync(useradd, ['--system', '--no-create-home', '--user-group', 'postgres']);
  return idsOf('postgres') ?? idsOf('nobody');
}

/**
 * Postgres refuses to run as root, so root runs it as the system user `postgres`. That user cannot traverse
 * a private folder such as /root, where a clone may be; then it gets the one capability that it lacks.
 * Returns how to run a program of Postgres: a function from its command line to spawn's.
 */
export function postgresUser(program, folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return { own: () => undefined, line: (command, args) => ({ command, args }) };
  const ids = idsOf('postgres') ?? createUser();
  if (!ids) throw new Stop('Postgres cannot run as root and no other user is there. Type: useradd postgres');
  const own = (path) => chownSync(path, ids.uid, ids.gid);
  own(folder);
  const direct = (command, args) => ({ command, args, ...ids });
  if (works(direct(program, ['--version']), folder)) return { own, line: direct };
  const setpriv = findProgram('setpriv');
  const capable = (command, args) => ({
    command: setpriv,
    args: [
      ...[`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'],
      ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
      // Otherwise the kernel ignores the capability for access checks, which Postgres uses.
      ...['--securebits=+no_setuid_fixup', '--', command, ...args],
    ],
  });
  if (setpriv && works(capable(program, ['--version']), folder)) return { own, line: capable };
  throw new Stop(
    `The user "postgres" cannot reach ${folder} or the programs beside it.\n` +
      'Move the clone to a folder that other users may pass through, such as /srv/giftwell.',
  );
}

/** Whether this command line can run a program that reaches the folder. */
function works({ command, args, uid, gid }, folder) {
  const separator = args.indexOf('--');
  const reach =
    separator < 0
      ? ['test', ['-w', folder]]
      : [command, [...args.slice(0, separator + 1), 'test', '-w', folder]];
  const options = { uid, gid, stdio: 'ignore', cwd: '/' };
  return spawnSync(command, args, options).status === 0 && spawnSync(...reach, options).status === 0;
}
