import type { Request } from 'autocannon';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../measure/numbers.ts';

export interface Arrivals {
  url: string;
  /** Requests a second on average, at random times like those of users: requests in bursts would wait for each other. */
  rate: number;
  seconds: number;
  /** The request that comes next. */
  next(): Request;
  /** From 0 to 1. */
  random(): number;
}

export interface ArrivalsResult {
  perSecond: number;
  /** Until the last answer. */
  seconds: number;
  /** The share that failed. */
  failed: number;
  /** How: `503 × 12, ECONNREFUSED × 3`. */
  failures: string;
  /** Milliseconds from the time when a request came. */
  p99: number;
}

const maxConnections = 200;
const timeoutMs = 10_000;
const tickMs = 1;

/** The status of an answer that was read, or the code of the error. */
function send(agent: Agent, url: string, { method = 'GET', path = '/', headers, body }: Request) {
  const options = { agent, method, headers: headers as Record<string, string>, timeout: timeoutMs };
  return new Promise<string>((done) => {
    const sent = request(new URL(path, url), options, (response) => {
      response.resume();
      response.once('end', () => done(String(response.statusCode)));
      response.once('error', (error) => done(codeOf(error)));
    });
    sent.once('timeout', () => sent.destroy(Object.assign(new Error('Too late'), { code: 'ETIMEDOUT' })));
    sent.once('error', (error) => done(codeOf(error)));
    sent.end(body);
  });
}

const codeOf = (error: Error & { code?: string }) => error.code ?? error.message;

/** Sends requests without waiting for answers, `rate` of them a second on average, and reads all answers. */
export async function runArrivals({ url, rate, seconds, next, random }: Arrivals): Promise<ArrivalsResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections });
  const times: number[] = [];
  const ends = new Map<string, number>();
  const open: Promise<void>[] = [];
  const begin = performance.now();
  const pause = () => (-Math.log(1 - random()) * 1_000) / rate;
  const answer = async (due: number) => {
    const ended = await send(agent, url, next());
    times.push(performance.now() - due);
    ends.set(ended, (ends.get(ended) ?? 0) + 1);
  };
  const end = begin + seconds * 1_000;
  let due = begin + pause();
  while (due < end) {
    const now = Math.min(performance.now(), end);
    for (; due <= now; due += pause()) open.push(answer(due));
    await sleep(tickMs);
  }
  await Promise.all(open);
  agent.destroy();
  const took = (performance.now() - begin) / 1_000;
  const bad = [...ends].filter(([end]) => !end.startsWith('2'));
  const failed = bad.reduce((sum, [, count]) => sum + count, 0);
  return {
    ...{ perSecond: times.length / took, seconds: took, p99: percentile(times, 0.99) },
    failed: failed / Math.max(1, times.length),
    failures: bad.map(([end, count]) => `${end} × ${count}`).join(', '),
  };
}
