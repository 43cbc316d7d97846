import { bold } from '../bootstrap/steps.mjs';

/** A line of the report. `ok` is undefined where there is no budget to keep. */
export const row = (what, values, ok) => ({ what, ...values, ok });

/** Prints rows under the given columns and answers whether every budget is kept. */
export function printTable(title, columns, rows) {
  const heads = ['', ...columns, ''];
  const verdict = ({ ok }) => (ok === undefined ? '' : ok ? '✔' : '✘');
  const lines = rows.map((one) => [
    one.what,
    ...columns.map((column) => String(one[column] ?? '')),
    verdict(one),
  ]);
  const widths = heads.map((head, at) => Math.max(head.length, ...lines.map((line) => line[at].length)));
  const format = (line) =>
    line.map((cell, at) =>
      at === 0 || at > columns.length ? cell.padEnd(widths[at]) : cell.padStart(widths[at]),
    );
  console.log(`\n${bold(title)}\n`);
  for (const line of [heads, ...lines]) console.log(`  ${format(line).join('  ').trimEnd()}`);
  return rows.every(({ ok }) => ok !== false);
}

export const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const perSecond = (value) => `${Math.round(value)}/s`;
export const times = (value) => `${value.toFixed(2)}×`;
export const mebibytes = (value) => `${Math.round(value)} MiB`;
/** `gateway 210, auth 0` as microseconds of CPU for each request. */
export const microseconds = (byProcess) =>
  Object.entries(byProcess)
    .filter(([, value]) => value >= 1)
    .map(([name, value]) => `${name.replace('-service', '')} ${Math.round(value)}`)
    .join(', ');
