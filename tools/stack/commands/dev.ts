import { watch } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.ts';
import { freePort } from '../system/ports.ts';
import type { Log } from '../system/log.ts';
import { ready, SupervisedProcess } from '../system/processes.ts';
import {
  openSession,
  printIntegrations,
  publicPort,
  readEnvFile,
  untilStopped,
  withBacking,
} from '../session.ts';
import { startStack } from '../stack.ts';
import { bold, step } from '../../bootstrap/steps.mjs';
import { bin, compile, projects, root } from '../system/workspace.ts';

/** Restarts a process when its own output or that of a library has changed. */
function restartOnChange(processes: SupervisedProcess[], log: Log) {
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const restart = () => {
    for (const one of processes.filter(({ name }) => due.has(name))) {
      log(one.name, 'changed; starting it again');
      void one.restart();
    }
    due.clear();
  };
  return projects()
    .filter(
      ({ folder, tags }) =>
        !tags.includes('platform:browser') && /^(libs|apps)/.test(folder) && !tags.includes('type:e2e'),
    )
    .map(({ folder, tags }) =>
      watch(join(root, folder, 'dist'), { recursive: true }, (_event, file) => {
        if (!file?.endsWith('.js') || file.endsWith('.spec.js')) return;
        const own = processes.filter(({ name }) => tags.includes('type:lib') || folder.endsWith(`/${name}`));
        for (const { name } of own) due.add(name);
        clearTimeout(timer);
        timer = setTimeout(restart, 300);
      }),
    );
}

/** `npm run dev`: the stack from its sources; services restart and pages reload as files change. */
export default async function dev(signal: AbortSignal) {
  readEnvFile();
  const port = await publicPort();
  const session = openSession('dev', signal);
  const publicUrl = `http://localhost:${port}`;
  const building = step('Build', () => build(session));
  return withBacking(session, building, async (backing) => {
    const inner = await freePort();
    const env = { NODE_ENV: 'development' };
    const stack = await startStack({
      ...session,
      backing,
      database: backing.name,
      port: inner,
      publicUrl,
      env,
    });
    const { run, log } = session;
    const spec = { env: { ...process.env, GATEWAY_URL: `http://127.0.0.1:${inner}` }, run, log };
    const compiler = new SupervisedProcess({
      ...{ ...spec, name: 'tsc', command: process.execPath, cwd: root },
      args: [...compile, '--watch', '--preserveWatchOutput'],
    });
    const vite = new SupervisedProcess({
      ...{ ...spec, name: 'vite', command: bin('vite', 'apps/web'), cwd: join(root, 'apps', 'web') },
      args: ['--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    });
    const watchers = restartOnChange(stack.processes, session.log);
    try {
      await step('Vite', () => ready(vite, () => fetch(`http://127.0.0.1:${port}/`), { signal }));
      session.run.announce(publicUrl);
      session.show();
      printIntegrations();
      console.log(`\n  Ready, and watching: ${bold(publicUrl)}   (Ctrl-C stops it)\n`);
      await untilStopped(signal);
      console.log('\n  Stopping …');
      return 0;
    } finally {
      for (const watcher of watchers) watcher.close();
      await Promise.all([vite.stop(), compiler.stop()]);
      await stack.stop();
    }
  });
}
