import { build } from '../build.ts';
import {
  openSession,
  printIntegrations,
  publicPort,
  readEnvFile,
  untilStopped,
  withBacking,
} from '../session.ts';
import { wantedProcesses } from '../services.ts';
import { startStack } from '../stack.ts';
import { bold, seconds, step } from '../../bootstrap/steps.mjs';

/** `npm start`: everything, on one address. */
export default async function start(signal: AbortSignal) {
  const since = Date.now();
  readEnvFile();
  const processes = wantedProcesses();
  const port = await publicPort();
  const session = openSession('start', signal);
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
  const building = step('Build', () => build(session));
  return withBacking(session, building, async (backing) => {
    // Whoever tries the app may fill it with example people.
    const env = { NODE_ENV: 'production', DEMO_DATA: process.env.DEMO_DATA || 'on' };
    const place = { backing, database: backing.name, port, publicUrl, env, processes };
    const stack = await startStack({ ...session, ...place });
    try {
      session.run.announce(publicUrl);
      session.show();
      console.log('');
      printIntegrations();
      console.log(`  Logs: ${session.log.directory}`);
      console.log(`\n  Ready after ${seconds(since)}: ${bold(publicUrl)}   (Ctrl-C stops it)\n`);
      await untilStopped(signal);
      console.log('\n  Stopping …');
      return 0;
    } finally {
      await stack.stop();
    }
  });
}
