import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Runs a service's program in its own process, with exactly this environment. */
export const runEntry = (folder: string, file: string, env: Record<string, string>) =>
  new Promise<{ code: unknown; output: string }>((done) => {
    execFile(process.execPath, [join(folder, file)], { env }, (error, out, err) =>
      done({ code: error?.code ?? 0, output: out + err }),
    );
  });

/** Tests for main.js and migrate.js of every service. `folder` holds the built files. */
export function testEntries(service: string, folder: string): void {
  it.each([
    ['main.js', `${service} cannot start`, ['REDIS_URL', 'DATABASE_URL', 'RPC_PORT', 'RPC_TRUSTED_KEYS']],
    ['migrate.js', `${service} cannot migrate`, ['DATABASE_URL']],
  ])('%s ends with one clear sentence when the environment is incomplete', async (file, sentence, names) => {
    const { code, output } = await runEntry(folder, file, {});
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    for (const name of names) expect(output).toContain(name);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('says in one sentence that the database cannot be reached for a migration', async () => {
    const { code, output } = await runEntry(folder, 'migrate.js', {
      DATABASE_URL: 'postgres://someone:a-secret@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(output).toContain(`${service} cannot migrate`);
    expect(output).not.toContain('a-secret');
  });
}
