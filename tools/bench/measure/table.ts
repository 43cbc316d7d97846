import { bold } from '../../bootstrap/steps.mjs';

/** The cells of a row by column. */
export type Values = Record<string, string | number | undefined>;

/** A row of the report. `ok` is undefined if there is no budget. */
export interface Row {
  what: string;
  values: Values;
  ok: boolean | undefined;
}

export const row = (what: string, values: Values, ok?: boolean): Row => ({ what, values, ok });

/** The result of a comparison with the bare server. */
interface Compared {
  ours: number;
  reference: number;
  ratio: number;
  cpu: Record<string, number>;
  referenceCpu: Record<string, number>;
}

/** A row of a comparison; `isRight` is false if what was written is wrong. */
export function ratioRow(what: string, result: Compared, budget: number, isRight = true): Row {
  const { ours, reference, ratio, cpu, referenceCpu } = result;
  const values = {
    ...{ ours: perSecond(ours), reference: perSecond(reference), ratio: times(ratio) },
    ...{ budget: `≥ ${budget}×`, 'CPU µs a request': microseconds(cpu) },
    'of the reference': microseconds(referenceCpu),
  };
  return row(what, values, ratio >= budget && isRight);
}

/** Prints rows with the given columns; returns whether every budget is met. */
export function printTable(title: string, columns: string[], rows: Row[]) {
  const heads = ['', ...columns, ''];
  const verdict = ({ ok }: Row) => (ok === undefined ? '' : ok ? '✔' : '✘');
  const lines = rows.map((one) => [
    one.what,
    ...columns.map((column) => String(one.values[column] ?? '')),
    verdict(one),
  ]);
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...lines.map((line) => line[at]?.length ?? 0)),
  );
  const format = (line: string[]) =>
    line.map((cell, at) =>
      at === 0 || at > columns.length ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
  console.log(`\n${bold(title)}\n`);
  for (const line of [heads, ...lines]) console.log(`  ${format(line).join('  ').trimEnd()}`);
  return rows.every(({ ok }) => ok !== false);
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const perSecond = (value: number) => `${Math.round(value)}/s`;
export const times = (value: number) => `${value.toFixed(2)}×`;
export const mebibytes = (value: number) => `${Math.round(value)} MiB`;
/** Formats CPU microseconds per request: `gateway 210, auth 0`. */
export const microseconds = (byProcess: Record<string, number>) =>
  Object.entries(byProcess)
    .filter(([, value]) => value >= 1)
    .map(([name, value]) => `${name.replace('-service', '')} ${Math.round(value)}`)
    .join(', ');
