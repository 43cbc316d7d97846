import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { findProgram } from '../system/find-program.ts';
import { UserError } from '../../bootstrap/steps.mjs';

const number = (flag: string, name: string) =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));

function idsOf(name: string) {
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

/** The command line of a program, and the user that runs it. */
export interface CommandLine {
  command: string;
  args: string[];
  uid?: number;
  gid?: number;
}

export interface PostgresUser {
  /** Makes that user the owner of a file or folder. */
  own(path: string): void;
  /** The command line that runs this program as that user. */
  line(command: string, args: string[]): CommandLine;
}

/**
 * Postgres refuses to run as root, so root runs it as the system user `postgres`. If that user can't traverse a private
 * folder such as /root, it gets the one capability that it lacks. Returns how to run Postgres programs.
 */
export function postgresUser(program: string, folder: string): PostgresUser {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return { own: () => undefined, line: (command, args) => ({ command, args }) };
  const ids = idsOf('postgres') ?? createUser();
  if (!ids)
    throw new UserError('Postgres cannot run as root and no other user is there. Type: useradd postgres');
  const own = (path: string) => chownSync(path, ids.uid, ids.gid);
  own(folder);
  const direct = (command: string, args: string[]) => ({ command, args, ...ids });
  if (works(direct(program, ['--version']), folder)) return { own, line: direct };
  const setpriv = findProgram('setpriv');
  const capable = (command: string, args: string[]) => ({
    command: setpriv ?? '',
    args: [
      ...[`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'],
      ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
      // Otherwise the kernel ignores the capability in access checks, which Postgres uses.
      ...['--securebits=+no_setuid_fixup', '--', command, ...args],
    ],
  });
  if (setpriv && works(capable(program, ['--version']), folder)) return { own, line: capable };
  throw new UserError(
    `The user "postgres" cannot reach ${folder} or the programs next to it.\n` +
      'Move the clone to a folder that other users may pass through, such as /srv/giftwell.',
  );
}

/** Whether this command line can run a program that accesses the folder. */
function works({ command, args, uid, gid }: CommandLine, folder: string) {
  const separator = args.indexOf('--');
  const runs = (program: string, flags: string[]) =>
    spawnSync(program, flags, { uid, gid, stdio: 'ignore', cwd: '/' }).status === 0;
  if (!runs(command, args)) return false;
  if (separator < 0) return runs('test', ['-w', folder]);
  return runs(command, [...args.slice(0, separator + 1), 'test', '-w', folder]);
}
