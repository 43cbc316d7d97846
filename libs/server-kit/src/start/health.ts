import { createServer, type Server } from 'node:http';

export type Checks = Record<string, () => Promise<unknown>>;

/** Each check must answer within a second. */
export async function readiness(
  checks: Checks,
): Promise<{ ready: boolean; checks: Record<string, boolean> }> {
  const entries = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>(
        (_, reject) => (timer = setTimeout(() => reject(new Error('late')), 1_000)),
      );
      const ok = await Promise.race([check(), late]).then(
        () => true,
        () => false,
      );
      clearTimeout(timer);
      return [name, ok] as const;
    }),
  );
  return { ready: entries.every(([, ok]) => ok), checks: Object.fromEntries(entries) };
}

/** `/health/live` and `/health/ready` for a process without another HTTP server. */
export async function startHealthServer(port: number, host: string, checks: Checks): Promise<Server | null> {
  if (port === 0) return null;
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.url === '/health/live') answer(200, { live: true });
    else if (request.url === '/health/ready') {
      void readiness(checks).then((state) => answer(state.ready ? 200 : 503, state));
    } else answer(404, {});
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  return server;
}
