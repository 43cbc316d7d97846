import { readFileSync, rmSync } from 'node:fs';
import { crashFile } from './config.js';

type CrashPoint =
  | ('after_reserve' | 'after_order' | 'before_capture')
  | ('after_capture' | 'after_booking' | 'after_refund');

/**
 * Ends the process here if the file that `CRASH_AT` names contains this point. The file is removed first, so that it
 * happens once. Only `npm run chaos:payments` sets the variable.
 */
export function crashPoint(point: CrashPoint): void {
  const file = crashFile();
  if (!file || textOf(file) !== point) return;
  rmSync(file);
  process.kill(process.pid, 'SIGKILL');
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
