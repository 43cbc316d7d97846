import { mebibytes, printTable, row } from '../../bench/measure/table.ts';
import { step, UserError } from '../../bootstrap/steps.mjs';
import { composeColumns, tryCompose } from '../../deploy/compose/try-compose.ts';
import { separateApps, single } from '../../deploy/processes.ts';
import { findProgram } from '../system/find-program.ts';
import { execute, executeOrThrow } from '../system/processes.ts';
import { root } from '../system/workspace.ts';

const maxMiB = 250;
/** Other base images than the Dockerfile's, for machines without the public registry. */
const bases = ['NODE_IMAGE', 'BASE_IMAGE'];

/** The commit that is built; Dockerfile's own value where there is no repository. */
async function revision(signal: AbortSignal): Promise<string> {
  const git = findProgram('git');
  if (!git) return 'unknown';
  const { code, output } = await execute(git, ['rev-parse', 'HEAD'], { cwd: root, signal });
  return code === 0 ? output.trim() : 'unknown';
}

/**
 * `npm run images`: builds every image with Docker, under the names of docker-compose.yml, and prints their sizes; `npm
 * run images -- up` then starts docker-compose.yml with them, and prints how long that takes and the memory.
 */
export default async function images(signal: AbortSignal) {
  const docker = findProgram('docker');
  if (!docker) throw new UserError('The images are built with Docker, which is not on the PATH.');
  const given = bases.filter((name) => process.env[name]);
  const prefix = process.env.GIFTWELL_IMAGES || 'giftwell';
  const version = process.env.GIFTWELL_VERSION || '1.0.0';
  const built = { VERSION: version, REVISION: await revision(signal) };
  const args = Object.entries({
    ...Object.fromEntries(given.map((name) => [name, process.env[name]])),
    ...built,
  }).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  const rows = [];
  for (const app of [...separateApps.map((one) => one.app), single]) {
    const tag = `${prefix}/${app}:${version}`;
    const run = (command: string[]) =>
      executeOrThrow(docker, command, { cwd: root, signal, name: `docker ${command[0]}` });
    await step(app, async () => {
      await run(['build', '--target', app, '--tag', tag, ...args, '.']);
      return tag;
    });
    const size = Number(await run(['image', 'inspect', '--format', '{{.Size}}', tag])) / 2 ** 20;
    rows.push(row(tag, { size: mebibytes(size), budget: `≤ ${maxMiB} MiB` }, size <= maxMiB));
  }
  const isSmall = printTable('Images', ['size', 'budget'], rows);
  if (process.argv[3] !== 'up') return isSmall ? 0 : 1;
  const tried = await tryCompose(docker, signal);
  return printTable('docker compose up', composeColumns, tried) && isSmall ? 0 : 1;
}
