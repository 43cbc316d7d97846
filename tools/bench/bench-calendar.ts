import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../stack/system/workspace.ts';
import { hostileCalendars } from './measure/hostile-calendars.ts';
import type { ScanFigures } from './measure/scan-calendar.ts';
import { mebibytes, ms, row, type Row } from './measure/table.ts';

export const columns = ['ours', 'budget', 'end'];

const events = 100_000;
const budgets = { ms: 10_000, mebibytes: 300, blockedMs: 100 };
/** After this time a file is refused. */
const refusedMs = 60_000;
const hostileBudget = `≤ ${budgets.mebibytes} MiB, ${refusedMs / 1_000} s, ${budgets.blockedMs} ms`;

/** Reads a calendar in a process of its own, so that nothing else is in its memory. */
async function scan(what: string, signal: AbortSignal): Promise<ScanFigures> {
  const script = join(root, 'tools', 'bench', 'measure', 'scan-calendar.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, what], { signal });
  return JSON.parse(stdout) as ScanFigures;
}

const memory = (what: string, figures: ScanFigures): Row =>
  row(
    what,
    { ours: mebibytes(figures.mebibytes), budget: `≤ ${budgets.mebibytes} MiB` },
    figures.mebibytes <= budgets.mebibytes,
  );
const block = (what: string, figures: ScanFigures): Row =>
  row(
    what,
    { ours: ms(figures.blockedMs), budget: `≤ ${budgets.blockedMs} ms` },
    figures.blockedMs <= budgets.blockedMs,
  );

/** A calendar of 50 MB, and files of that size that were made to harm their reader. */
export async function benchCalendar(signal: AbortSignal): Promise<Row[]> {
  const figures = await scan(String(events), signal);
  if (figures.total !== events) throw new Error(`${figures.total} events were read, not ${events}`);
  const rows = [
    row(
      `${Math.round(figures.bytes / 1e6)} MB with 100,000 events`,
      { ours: ms(figures.ms), budget: `≤ ${budgets.ms / 1_000} s` },
      figures.ms <= budgets.ms,
    ),
    memory('memory, the file included', figures),
    block('longest block of the event loop', figures),
  ];
  for (const name of Object.keys(hostileCalendars)) {
    const hostile = await scan(name, signal);
    const isKept =
      hostile.mebibytes <= budgets.mebibytes &&
      hostile.blockedMs <= budgets.blockedMs &&
      hostile.ms <= refusedMs;
    const ours = `${mebibytes(hostile.mebibytes)}, ${ms(hostile.ms)}, ${ms(hostile.blockedMs)}`;
    rows.push(
      row(`hostile: ${name}`, { ours, end: hostile.refusal ?? 'read', budget: hostileBudget }, isKept),
    );
  }
  return rows;
}
