import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../stack/system/workspace.ts';
import type { ScanFigures } from './measure/scan-calendar.ts';
import { mebibytes, ms, row } from './measure/table.ts';

export const columns = ['ours', 'budget'];

const events = 100_000;
const budgets = { ms: 10_000, mebibytes: 300, blockedMs: 100 };

/** Reads a calendar of 50 MB in a process of its own, so that nothing else is in its memory. */
export async function benchCalendar(signal: AbortSignal) {
  const script = join(root, 'tools', 'bench', 'measure', 'scan-calendar.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(events)], { signal });
  const figures = JSON.parse(stdout) as ScanFigures;
  if (figures.total !== events) throw new Error(`${figures.total} events were read, not ${events}`);
  return [
    row(
      `${Math.round(figures.bytes / 1e6)} MB with 100,000 events`,
      { ours: ms(figures.ms), budget: `≤ ${budgets.ms / 1_000} s` },
      figures.ms <= budgets.ms,
    ),
    row(
      'memory, the file included',
      { ours: mebibytes(figures.mebibytes), budget: `≤ ${budgets.mebibytes} MiB` },
      figures.mebibytes <= budgets.mebibytes,
    ),
    row(
      'longest block of the event loop',
      { ours: ms(figures.blockedMs), budget: `≤ ${budgets.blockedMs} ms` },
      figures.blockedMs <= budgets.blockedMs,
    ),
  ];
}
