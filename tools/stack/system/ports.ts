import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';

const given = new Set<number>();

/** Whether nothing listens on this port. */
export function isFree(port: number, host = '127.0.0.1') {
  return new Promise<boolean>((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)));
  });
}

/** A free port below the range for outgoing connections, so that it stays free during a restart. */
export async function freePort() {
  for (;;) {
    const port = randomInt(12_000, 30_000);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}
