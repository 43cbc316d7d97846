import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seeded } from '../measure/numbers.ts';
import { runArrivals } from './arrivals.ts';

describe('requests at random times', () => {
  let server: Server;
  let bodies: string[];

  beforeEach(async () => {
    bodies = [];
    server = createServer((message, response) => {
      void message.toArray().then((chunks) => {
        bodies.push(Buffer.concat(chunks as Buffer[]).toString());
        response.statusCode = message.url === '/broken' ? 503 : 200;
        response.end('text');
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  const run = (path: string, port = (server.address() as AddressInfo).port) => {
    const url = `http://127.0.0.1:${port}`;
    let at = 0;
    const next = () => ({ method: 'POST' as const, path, body: String(at++) });
    return runArrivals({ url, rate: 400, seconds: 0.5, next, random: seeded(3) });
  };

  test('come as often as wanted, each once', async () => {
    const { failed, p99 } = await run('/');
    expect(new Set(bodies).size).toBe(bodies.length);
    // The times are those of the seed, however long the run takes.
    expect(bodies.length).toBe(195);
    expect(failed).toBe(0);
    expect(p99).toBeGreaterThan(0);
  });

  test('are counted by how they failed', async () => {
    const { failed, failures } = await run('/broken');
    expect({ failed, failures }).toEqual({ failed: 1, failures: `503 × ${bodies.length}` });
  });

  test('fail without a server', async () => {
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    const { failed, failures } = await run('/', port);
    expect(failed).toBe(1);
    expect(failures).toContain('ECONNREFUSED');
  });
});
