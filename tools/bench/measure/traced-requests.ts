import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../../stack/system/workspace.ts';

/** The share of requests that are recorded. */
export const recordedShare = 0.1;
const words = 2 ** 32;

const random = () => randomBytes(4).readUInt32BE();
const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');

/**
 * A header with a trace id of which the gateway records the request, or does not: OpenTelemetry's sampler compares the
 * exclusive or of its four words with the share.
 */
export function traceparentOf(isRecorded: boolean): string {
  const ids = [random(), random(), random()];
  const least = Math.ceil(recordedShare * words);
  const wanted = isRecorded ? random() % least : least + (random() % (words - least));
  const last = ids.reduce((all, word) => all ^ word, wanted);
  return `00-${[...ids, last].map(hex).join('')}-${hex(random())}${hex(random() | 1)}-01`;
}

const program = join(root, 'libs', 'server-kit', 'dist', 'traces', 'measure-unrecorded.js');

/** What traces take of a request that isn't recorded, in microseconds of processor time, with or without a call. */
export const unrecordedMicroseconds = (hasCall: boolean): number =>
  Number(execFileSync(process.execPath, [program, ...(hasCall ? ['call'] : [])], { encoding: 'utf8' }));
