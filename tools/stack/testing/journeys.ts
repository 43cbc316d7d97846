import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startGoogleSignInStandIn } from '../../stand-ins/google-sign-in.ts';
import { intoFolder, startMailServerStandIn } from '../../stand-ins/mail-server.ts';
import { startOpenAiStandIn } from '../../stand-ins/openai.ts';
import { startShopStandIn } from '../../stand-ins/shop.ts';
import { Replicas } from '../../chaos/rolling/replicas.ts';
import { findChromium, findHeadlessChromium } from './chromium.ts';
import { fillDashboard } from './dashboard.ts';
import type { Backing, BackingOptions } from '../backing/backing.ts';
import { dropDatabase } from '../backing/database.ts';
import { startRedis } from '../backing/redis.ts';
import { freePort } from '../system/ports.ts';
import { execute } from '../system/processes.ts';
import { mailFolder, offline, wantedProcesses, type Processes } from '../services.ts';
import type { Suite, SuiteResult } from './suites.ts';
import { startStack } from '../stack.ts';
import { UserError } from '../../bootstrap/steps.mjs';
import { bin, root } from '../system/workspace.ts';

const folder = join(root, 'apps', 'e2e');
const resultFile = (kind: string) => join(folder, 'test-results', `${kind}.json`);

/** The part of Playwright's report that is read. Times are in ms. */
interface PlaywrightTest {
  results: { duration: number }[];
}
interface PlaywrightSuite {
  file: string;
  specs?: { tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: object[];
  suites?: PlaywrightSuite[];
}

/** All tests of a suite in Playwright's report, including nested suites. */
const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): { tests: PlaywrightTest[] }[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
const secondsOf = (tests: PlaywrightTest[]) =>
  tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration / 1000, 0);

/** Counts of a Playwright report; a test that passed only on a retry counts as failed. */
export function countPlaywright(text: string) {
  const { stats, errors, suites = [] } = JSON.parse(text) as PlaywrightReport;
  const files = suites.map((suite) => ({
    name: `apps/e2e/src/${suite.file}`,
    seconds: secondsOf(specsOf(suite).flatMap(({ tests }) => tests)),
  }));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, files };
}

/** Higher rate limits, because journeys are faster than users, and offline providers, whatever keys the machine has. */
const plain = { NODE_ENV: 'test', RATE_LIMITS_SCALE: '1000', REMINDERS_EVERY_SECONDS: '1', ...offline };

interface Wanted {
  kind: string;
  backing: Backing;
  /** The path of the browser. */
  chromium: string;
  /** Names of Playwright projects. */
  projects: string[];
  stackEnv: NodeJS.ProcessEnv;
  env?: NodeJS.ProcessEnv;
  /** Further command line arguments of Playwright. */
  args?: string[];
  processes?: Processes;
  /** Two processes of each app, behind balancers. */
  isDoubled?: boolean;
  /** Of the gateway; a free one by default. */
  port?: number;
}

type Journeys = (backing: Backing, options: BackingOptions, args: string[]) => Promise<SuiteResult>;

/** Mails and exports of each kind are in a folder of its own, because kinds run at the same time. */
const folderOf = (kind: string, { folder }: BackingOptions) => join(folder, kind);

/** Starts a Redis for one kind of journeys, unless the user has given one. */
async function withRedis<T>(
  backing: Backing,
  options: BackingOptions,
  work: (backing: Backing) => Promise<T>,
) {
  if (backing.externalRedis) return work(backing);
  const redis = await startRedis(options);
  try {
    return await work({ ...backing, redis: redis.url });
  } finally {
    await redis.stop();
  }
}

/** Links lead to a fake shop. */
async function run(wanted: Wanted, options: BackingOptions): Promise<SuiteResult> {
  const own = { ...options, folder: folderOf(wanted.kind, options) };
  mkdirSync(own.folder, { recursive: true });
  const shop = await startShopStandIn();
  const stackEnv = { ...wanted.stackEnv, OUTSIDE_STAND_IN_URL: shop.url };
  try {
    return await withRedis(wanted.backing, own, (backing) => runOn({ ...wanted, stackEnv, backing }, own));
  } finally {
    await shop.close();
  }
}

type WantedStack = Pick<Wanted, 'backing' | 'stackEnv' | 'processes' | 'isDoubled' | 'port'>;

/** Runs a stack with free ports and its own database. */
async function withStack(
  { backing, stackEnv, processes = wantedProcesses(), isDoubled, port: wantedPort }: WantedStack,
  options: BackingOptions,
  work: (place: { publicUrl: string; database: string }) => Promise<SuiteResult>,
): Promise<SuiteResult> {
  const database = `giftwell_test_${randomBytes(4).toString('hex')}`;
  const port = wantedPort ?? (await freePort());
  const publicUrl = `http://localhost:${port}`;
  const replicas = new Replicas();
  const { balance } = replicas;
  const place = { backing, database, port, publicUrl, env: stackEnv, processes };
  const stack = await startStack({ ...options, ...place, ...(isDoubled && { balance }) });
  try {
    if (isDoubled) await replicas.double(stack.processes, options.signal);
    return await work({ publicUrl, database });
  } finally {
    await replicas.stop();
    await stack.stop();
    replicas.close();
    await dropDatabase(backing.database('postgres'), database);
  }
}

/** Runs Playwright projects on one stack. */
function runOn(wanted: Wanted, options: BackingOptions): Promise<SuiteResult> {
  const { backing, chromium, projects, env, args = [] } = wanted;
  const results = resultFile(wanted.kind);
  return withStack(wanted, options, async ({ publicUrl, database }) => {
    rmSync(results, { force: true });
    const chosen = projects.map((name) => `--project=${name}`);
    const command = [bin('playwright', 'apps/e2e'), 'test', ...chosen, ...args];
    const { code, output } = await execute(process.execPath, command, {
      ...{ ...options, cwd: folder, name: 'playwright' },
      env: {
        ...{ ...process.env, BASE_URL: publicUrl, CHROMIUM: chromium, JOURNEYS_JSON: results },
        ...{ ...env, JOURNEYS_DATABASE_URL: backing.database(database) },
        ...{ MAIL_FOLDER: mailFolder(options.folder), JOURNEYS_FOLDER: wanted.kind },
      },
    });
    const { passed, failed, files } = countPlaywright(readFileSync(results, 'utf8'));
    return { passed, failed: failed || (code === 0 || passed === 0 ? 0 : 1), output, files };
  });
}

const screenProjects = ['screens', 'screens-desktop'];
const behaviorProjects = ['api', 'desktop', 'phone'];
const plainProjects = [...behaviorProjects, ...screenProjects];

/** Journeys on a stack without provider keys. */
const plainJourneys: Journeys = async (backing, options, args) => {
  const chromium = await findHeadlessChromium(options);
  return run({ kind: 'plain', backing, chromium, projects: plainProjects, stackEnv: plain, args }, options);
};

/** Times in the browser, which only an idle machine keeps: not part of all journeys. */
const timedJourneys: Journeys = async (backing, options, args) => {
  const chromium = await findHeadlessChromium(options);
  return run({ kind: 'timed', backing, chromium, projects: ['timed'], stackEnv: plain, args }, options);
};

/**
 * The plain journeys with two of each process, except those that only look at screens: not part of all journeys,
 * because most of it was tested before.
 */
const doubledJourneys: Journeys = async (backing, options, args) => {
  const chromium = await findHeadlessChromium(options);
  const given = { kind: 'doubled', backing, chromium, projects: behaviorProjects, isDoubled: true };
  return run({ ...given, processes: 'separate', stackEnv: plain, args }, options);
};

/** No journey: users on a stack until every panel of the dashboard shows something. */
const dashboardUnderLoad: Journeys = async (backing, options) => {
  const own = { ...options, folder: folderOf('dashboard', options) };
  mkdirSync(own.folder, { recursive: true });
  const [provider, metricsPort] = [await startOpenAiStandIn(), await freePort()];
  const stackEnv = {
    ...{ ...plain, OPENAI_API_KEY: 'stand-in', OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODEL: 'stand-in' },
    METRICS_PORT: String(metricsPort),
  };
  try {
    return await withRedis(backing, own, (withOwn) =>
      withStack({ backing: withOwn, stackEnv, processes: 'one' }, own, ({ publicUrl }) =>
        fillDashboard(publicUrl, metricsPort),
      ),
    );
  } finally {
    await provider.close();
  }
};

/** Journeys on a stack with a single process, one at a time, because `npm test` runs them beside the plain ones. */
const oneProcessJourneys: Journeys = async (backing, options, args) => {
  const chromium = await findHeadlessChromium(options);
  const given = { kind: 'one', backing, chromium, projects: ['one-process'] };
  const oneByOne = ['--workers=1', ...args];
  return run({ ...given, stackEnv: plain, args: oneByOne, processes: 'one' }, options);
};

/** Journeys with a microphone, on a stack with a transcription provider. */
const spokenJourneys: Journeys = async (backing, options, args) => {
  const chromium = await findChromium(options);
  const provider = await startOpenAiStandIn();
  const stackEnv = {
    ...{ ...plain, OPENAI_API_KEY: 'stand-in', OPENAI_BASE_URL: provider.baseUrl },
    // A hanging provider call times out within seconds, so that tests don't wait.
    ...{ OPENAI_TRANSCRIPTION_MODEL: 'stand-in', TRANSCRIPTION_TIMEOUT_MS: '2000' },
  };
  const projects = ['spoken-api', 'spoken-desktop', 'spoken-phone'];
  const env = { PROVIDER_URL: provider.url };
  // One at a time, because they script the same fake provider.
  const oneByOne = ['--workers=1', ...args];
  try {
    const given = { kind: 'spoken', backing, chromium, projects };
    return await run({ ...given, stackEnv, env, args: oneByOne }, options);
  } finally {
    await provider.close();
  }
};

const accounts = 'accounts';

/** Journeys on a stack with a mail server, and with Google for signing in. */
const accountJourneys: Journeys = async (backing, options, args) => {
  const chromium = await findHeadlessChromium(options);
  const port = await freePort();
  const google = await startGoogleSignInStandIn(`http://localhost:${port}`);
  const mails = await startMailServerStandIn(await intoFolder(mailFolder(folderOf(accounts, options))));
  const stackEnv = { ...plain, ...google.env, SMTP_URL: mails.url };
  const projects = ['accounts-desktop', 'accounts-phone'];
  const env = { GOOGLE_URL: google.env.GOOGLE_ISSUER };
  // One at a time, because they say who is at Google.
  const oneByOne = ['--workers=1', ...args];
  try {
    const given = { kind: accounts, backing, chromium, port, projects };
    return await run({ ...given, stackEnv, env, args: oneByOne }, options);
  } finally {
    await Promise.all([google.close(), mails.close()]);
  }
};

const kinds: Record<string, Journeys> = {
  plain: plainJourneys,
  one: oneProcessJourneys,
  spoken: spokenJourneys,
  [accounts]: accountJourneys,
  dashboard: dashboardUnderLoad,
  doubled: doubledJourneys,
  timed: timedJourneys,
};
/** They run on request alone. */
const onRequest = ['doubled', 'timed'];

/** All journeys but those on request as suites, or those of one kind; `args` filters files and names. */
export function journeySuites(
  backing: Backing,
  options: BackingOptions,
  [kind, ...args]: string[] = [],
): Suite[] {
  if (kind && !kinds[kind]) throw new UserError(`Choose one of: ${Object.keys(kinds).join(', ')}.`);
  return Object.entries(kinds)
    .filter(([name]) => (kind ? name === kind : !onRequest.includes(name)))
    .map(([name, journeys]) => ({ name: `journeys, ${name}`, run: () => journeys(backing, options, args) }));
}
