import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openLogFile } from './log-file.ts';
import { dim } from '../../bootstrap/steps.mjs';

const quiet = ['level', 'time', 'pid', 'name', 'msg', 'err', 'stack', 'hostname'];
const pad = (text: string) => text.padEnd(16);

/** Takes one or more log lines of the named process. */
export type Log = (name: string, lines: string) => void;

/** The known fields of a structured line; it may have others. */
interface Entry {
  level?: string;
  msg?: string;
  stack?: string;
  err?: { stack?: string; message?: string };
}

/** Formats a structured log line: the message, then its fields. */
export function readable(line: string) {
  if (!line.startsWith('{')) return line;
  let entry: Entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return line;
  }
  const rest = Object.entries(entry)
    .filter(([key]) => !quiet.includes(key))
    .map(([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`);
  const level = ['info', 'debug'].includes(entry.level ?? '') ? '' : `${String(entry.level).toUpperCase()} `;
  const error = entry.err?.stack ?? entry.err?.message ?? entry.stack;
  return [`${level}${entry.msg ?? ''}`, ...rest].join(' ') + (error ? `\n${error}` : '');
}

/** Writes the output of each process to its own file under `logs/`; `show` may also print some of the lines. */
export function openLog(folder: string, show: (name: string, lines: string) => boolean) {
  const directory = join(folder, 'logs');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  const files = new Map<string, ReturnType<typeof openLogFile>>();
  const fileOf = (name: string) => {
    const file = files.get(name) ?? openLogFile(directory, `${name}.log`);
    files.set(name, file);
    return file;
  };
  const said = (name: string, lines: string) => {
    fileOf(name).write(`${lines}\n`);
    if (!show(name, lines)) return;
    const shown = lines.split('\n').filter((line) => show(name, line));
    for (const part of shown.flatMap((line) => readable(line).split('\n')))
      console.log(`${dim(pad(name))}${part}`);
  };
  return Object.assign(said, { directory });
}
