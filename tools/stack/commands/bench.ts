import * as calendar from '../../bench/bench-calendar.ts';
import * as clicks from '../../bench/pages/bench-clicks.ts';
import * as dashboard from '../../bench/bench-dashboard.ts';
import * as exported from '../../bench/bench-export.ts';
import * as lighthouse from '../../bench/pages/bench-lighthouse.ts';
import * as outbox from '../../bench/bench-outbox.ts';
import * as pages from '../../bench/pages/bench-pages.ts';
import * as processes from '../../bench/bench-processes.ts';
import * as reminders from '../../bench/bench-reminders.ts';
import * as requests from '../../bench/bench-requests.ts';
import * as size from '../../bench/pages/bench-size.ts';
import * as suggestions from '../../bench/bench-suggestions.ts';
import * as traces from '../../bench/bench-traces.ts';
import { withMeasuredStack } from '../../bench/measure/measured-stack.ts';
import { watchOthers } from '../../bench/measure/process-load.ts';
import { printTable } from '../../bench/measure/table.ts';
import { startTraceCollector } from '../../stand-ins/trace-collector.ts';
import { build } from '../build.ts';
import type { Processes } from '../services.ts';
import { openRun } from '../../bootstrap/runs.mjs';
import { step, UserError } from '../../bootstrap/steps.mjs';
import { data } from '../system/workspace.ts';

async function built(signal: AbortSignal) {
  const run = openRun(data, 'bench');
  try {
    await step('Build', () => build({ run, signal }));
  } finally {
    run.close();
  }
}

async function onlySize(signal: AbortSignal) {
  await built(signal);
  return printTable('JavaScript on the wire', size.columns, size.benchSize());
}

async function onlyCalendar(signal: AbortSignal) {
  await built(signal);
  return printTable('Reading a calendar', calendar.columns, await calendar.benchCalendar(signal));
}

const onlyReminders = (signal: AbortSignal) =>
  withMeasuredStack(
    'bench',
    signal,
    async (stack) =>
      printTable('Reminders, against a bare query', reminders.columns, await reminders.benchReminders(stack)),
    { env: reminders.env },
  );

const requestsTitle = 'Requests and events, against a bare program';

/** `npm run bench:requests -- add link`: only the rows with one of these words. */
const onlyRequests = (signal: AbortSignal) =>
  withMeasuredStack('bench', signal, async (stack) => {
    const wanted = requests.wantedBy(process.argv.slice(4));
    const asked = await step('Requests', () => requests.benchRequests(stack, { wanted }));
    const events = wanted(outbox.throughput) ? [await step('Outbox', () => outbox.benchOutbox(stack))] : [];
    return printTable(requestsTitle, requests.columns, [...asked, ...events]);
  });

const onlySuggestions = (signal: AbortSignal) =>
  withMeasuredStack('bench', signal, async (stack) =>
    printTable(
      '6   Suggestions from the catalogue',
      suggestions.columns,
      await suggestions.benchSuggestions(stack),
    ),
  );

const onlyDashboard = (signal: AbortSignal) =>
  withMeasuredStack('bench', signal, async (stack) =>
    printTable('500 recipients, 2,000 occasions', dashboard.columns, await dashboard.benchDashboard(stack)),
  );

const onlyLighthouse = (signal: AbortSignal) =>
  withMeasuredStack('bench', signal, async (stack) =>
    printTable(
      '9   Lighthouse, mobile, and the start page on slow 4G',
      lighthouse.columns,
      await lighthouse.benchLighthouse(stack),
    ),
  );

const onlyExport = (signal: AbortSignal) =>
  withMeasuredStack('bench', signal, async (stack) =>
    printTable(
      'Export of 2,000 people, 10,000 occasions and 4,000 gifts',
      exported.columns,
      await exported.benchExport(stack),
    ),
  );

/** `npm run bench:pages -- saved`: only the rows with one of these words. */
const onlyPages = (signal: AbortSignal) =>
  withMeasuredStack('bench', signal, async (stack) => {
    const wanted = requests.wantedBy(process.argv.slice(4));
    const rows = await pages.benchPages(stack, wanted);
    return printTable('Pages on slow 4G and a mid-range phone', pages.columns, rows);
  });

const onlyClicks = (signal: AbortSignal) =>
  withMeasuredStack('bench', signal, async (stack) =>
    printTable('Clicks and seconds of common errands', clicks.columns, await clicks.benchClicks(stack)),
  );

/** `npm run bench:traces -- saved link`: only the rows with one of these words. */
async function onlyTraces(signal: AbortSignal) {
  const collector = await startTraceCollector();
  try {
    return await withMeasuredStack(
      'bench',
      signal,
      async (stack) =>
        printTable(
          'A tenth of the requests recorded in traces, against none',
          traces.columns,
          await traces.benchTraces(stack, collector, requests.wantedBy(process.argv.slice(4))),
        ),
      { env: traces.envOf(collector) },
    );
  } finally {
    await collector.close();
  }
}

const separate = (signal: AbortSignal) =>
  withMeasuredStack('bench', signal, async (stack) => {
    const start = await step('Start', () => processes.benchStart(stack, 'separate'));
    const idle = await step('Memory, idle', () => processes.benchIdleMemory(stack, 'separate'));
    const asked = await step('Requests', () => requests.benchRequests(stack));
    const suggested = await step('Suggestions', () => suggestions.benchSuggestions(stack));
    const people = await step('Dashboard', () => dashboard.benchDashboard(stack));
    const events = await step('Outbox', () => outbox.benchOutbox(stack));
    const loaded = processes.benchLoadedMemory(stack, 'separate');
    const quiet = await step('Memory, quiet', () => processes.benchQuietMemory(stack, 'separate'));
    await stack.stop();
    const whole = await step('npm start', () => processes.benchNpmStart('separate'));
    return [
      printTable(requestsTitle, requests.columns, [...asked, events]),
      printTable('6   Suggestions from the catalogue', suggestions.columns, suggested),
      printTable('500 recipients, 2,000 occasions', dashboard.columns, people),
      printTable('Processes', processes.columns, [whole, start, idle, loaded, quiet]),
      printTable('JavaScript on the wire', size.columns, size.benchSize()),
    ].every(Boolean);
  });

/** Start and memory, before and after requests and suggestions, with separate or one process. */
const startAndMemory = (wanted: Processes) => (signal: AbortSignal) =>
  withMeasuredStack(
    'bench',
    signal,
    async (stack) => {
      const start = await step('Start', () => processes.benchStart(stack, wanted));
      const idle = await step('Memory, idle', () => processes.benchIdleMemory(stack, wanted));
      const asked = await step('Requests', () => requests.benchRequests(stack));
      await step('Suggestions', () => suggestions.benchSuggestions(stack));
      const loaded = processes.benchLoadedMemory(stack, wanted);
      const quiet = await step('Memory, quiet', () => processes.benchQuietMemory(stack, wanted));
      await stack.stop();
      const whole = await step('npm start', () => processes.benchNpmStart(wanted));
      if (wanted === 'one') printTable(`${requestsTitle}, in one process`, requests.columns, asked);
      return printTable('Processes', processes.columns, [whole, start, idle, loaded, quiet]);
    },
    { processes: wanted },
  );

async function everything(signal: AbortSignal) {
  const kept = [await separate(signal), await startAndMemory('one')(signal)];
  return kept.every(Boolean);
}

/** `npm run bench:processes -- one`: only this kind, `separate` or `one`. */
async function onlyProcesses(signal: AbortSignal) {
  const [only] = process.argv.slice(4);
  const kinds = (['separate', 'one'] as const).filter((kind) => !only || kind === only);
  if (kinds.length === 0) throw new UserError('Choose one of: separate, one.');
  let isKept = true;
  for (const kind of kinds) isKept = (await startAndMemory(kind)(signal)) && isKept;
  return isKept;
}

const parts: Record<string, (signal: AbortSignal) => Promise<boolean>> = {
  all: everything,
  requests: onlyRequests,
  suggestions: onlySuggestions,
  dashboard: onlyDashboard,
  export: onlyExport,
  lighthouse: onlyLighthouse,
  pages: onlyPages,
  clicks: onlyClicks,
  size: onlySize,
  reminders: onlyReminders,
  calendar: onlyCalendar,
  processes: onlyProcesses,
  traces: onlyTraces,
};

/**
 * `npm run bench`: measures the budgets of docs/performance.md. `bench:requests`, `bench:dashboard`, `bench:size`,
 * `bench:suggestions` and `bench:processes` are parts of it. `bench:export`, `bench:lighthouse`, `bench:pages`,
 * `bench:clicks`, `bench:reminders`, `bench:calendar` and `bench:traces` are slow and not included.
 */
export default async function bench(signal: AbortSignal) {
  const part = parts[process.argv[3] ?? 'all'];
  if (!part) throw new UserError(`Choose one of: ${Object.keys(parts).join(', ')}.`);
  const others = watchOthers();
  const kept = await part(signal);
  console.log(`\n  Other programs took ${Math.round(others() * 100)} % of the processors meanwhile.`);
  console.log(kept ? '\n  All budgets met.\n' : '\n  Some budgets missed.\n');
  return kept ? 0 : 1;
}
