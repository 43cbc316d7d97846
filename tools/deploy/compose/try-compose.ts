import { seeded } from '../../bench/measure/numbers.ts';
import { mebibytes, row, type Row } from '../../bench/measure/table.ts';
import { good, Visitor } from '../../bench/visitors/visitor.ts';
import { wizardDataFrom } from '../../bench/visitors/wizard-data.ts';
import { seconds, step } from '../../bootstrap/steps.mjs';
import { freePort } from '../../stack/system/ports.ts';
import { executeOrThrow } from '../../stack/system/processes.ts';
import { root } from '../../stack/system/workspace.ts';
import { single } from '../processes.ts';

export const composeColumns = ['healthy after', 'memory', 'ours', 'containers', 'budget'];

/** What a small server runs, with both stores. */
const maxMiBOfOne = 300;
/** A project of its own: its containers and volumes are removed afterwards, and nobody else's. */
const project = 'giftwell-try';
const theirs = ['postgres', 'redis', 'mailpit'];

const unitMiB: Record<string, number> = { B: 1 / 2 ** 20, KiB: 1 / 2 ** 10, MiB: 1, GiB: 2 ** 10 };

/** `45.3MiB / 384MiB` as MiB. */
export function memoryFrom(usage: string): number {
  const [, value, unit = ''] = /^([\d.]+)([A-Za-z]+) /.exec(usage) ?? [];
  return Number(value) * (unitMiB[unit] ?? NaN);
}

type Docker = (...args: string[]) => Promise<string>;

/** MiB by service. */
async function memoryOf(docker: Docker): Promise<Record<string, number>> {
  const names = (await docker('compose', '-p', project, 'ps', '--format', '{{.Name}}'))
    .split('\n')
    .filter(Boolean);
  const usage = await docker('stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}', ...names);
  return Object.fromEntries(
    usage
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', ...rest] = line.split(' ');
        return [name.slice(project.length + 1).replace(/-\d+$/, ''), memoryFrom(rest.join(' '))];
      }),
  );
}

/** Signs up and asks for ideas; throws unless both work. */
async function useIt(url: string) {
  const visitor = new Visitor(url);
  try {
    const account = { username: 'Jo Example', email: 'jo@example.com', password: 'jo-4f1c9a-example' };
    good(await visitor.post('/api/auth/register', account));
    const input = (await wizardDataFrom(seeded(1)))();
    good(await visitor.post('/api/wizard/generate-suggestions', input));
  } finally {
    visitor.close();
  }
}

/** Starts these services with what they need, uses them, and removes them. */
async function tryOne(what: string, services: string[], docker: Docker, url: string): Promise<Row> {
  const compose = (...args: string[]) => docker('compose', '-p', project, ...args);
  try {
    const since = Date.now();
    await step(what, async () => void (await compose('up', '-d', '--wait', '--no-build', ...services)));
    const took = seconds(since);
    await useIt(url);
    const memory = await memoryOf(docker);
    const sum = (names: string[]) => names.reduce((all, name) => all + (memory[name] ?? 0), 0);
    const names = Object.keys(memory);
    const all = sum(names);
    const ours = sum(names.filter((name) => !theirs.includes(name)));
    const isOne = services.includes(single);
    const cells = { 'healthy after': took, memory: mebibytes(all), ours: mebibytes(ours) };
    const budget = isOne ? { budget: `≤ ${maxMiBOfOne} MiB` } : {};
    return row(
      what,
      { ...cells, ...budget, containers: names.length },
      isOne ? all <= maxMiBOfOne : undefined,
    );
  } finally {
    await compose('--profile', '*', 'down', '-v');
  }
}

/** Starts docker-compose.yml from images that are there: every service, and then the single process. */
export async function tryCompose(program: string, signal: AbortSignal): Promise<Row[]> {
  const [port, mailPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), MAIL_PORT: String(mailPort), PUBLIC_URL: url };
  const docker: Docker = (...args) =>
    executeOrThrow(program, args, { cwd: root, env, signal, name: `docker ${args.join(' ')}` });
  await step('Secrets', async () => void (await docker('compose', '-p', project, 'run', '--rm', 'secrets')));
  return [
    await tryOne('every service', [], docker, url),
    await tryOne('the single process', [single], docker, url),
  ];
}
