import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../stack/system/ports.ts';

export type BareServer = Awaited<ReturnType<typeof startBareServer>>;

/** Starts the bare server next to a stack, on its database and Redis. */
export async function startBareServer({ databaseUrl, redisUrl }: { databaseUrl: string; redisUrl: string }) {
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, PORT: String(port) };
  const child = fork(fileURLToPath(import.meta.resolve('./bare-server.ts')), { env });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The bare server ended with ${code}`)),
  );
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? NaN, stop: () => child.kill() };
}
