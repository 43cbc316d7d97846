import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { dropDatabase } from './database.mjs';
import { freePort } from './ports.mjs';
import { execute } from './processes.mjs';
import { integrations } from './services.mjs';
import { startStack } from './stack.mjs';
import { bin, root } from './workspace.mjs';

const folder = join(root, 'apps', 'e2e');
const resultFile = join(folder, 'test-results', 'journeys.json');

/** What Playwright counted; a test that passed only when repeated has failed. */
export function countPlaywright(text) {
  const { stats, errors } = JSON.parse(text);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The whole stack on free ports and in a database of its own, and Chromium on it. */
export async function runJourneys(backing, options) {
  const chromium = await findChromium(options);
  const database = `giftwell_test_${randomBytes(4).toString('hex')}`;
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  // Journeys meet the offline versions, whatever keys the machine has, and are faster than people.
  const offline = integrations.flatMap(({ variables }) => variables.map((name) => [name, '']));
  const env = { NODE_ENV: 'test', RATE_LIMITS_SCALE: '1000', ...Object.fromEntries(offline) };
  const stack = await startStack({ ...options, backing, database, port, publicUrl, env });
  try {
    rmSync(resultFile, { force: true });
    const { code, output } = await execute(process.execPath, [bin('playwright', 'apps/e2e'), 'test'], {
      ...{ ...options, cwd: folder, name: 'playwright' },
      env: {
        ...{ ...process.env, BASE_URL: publicUrl, CHROMIUM: chromium, JOURNEYS_JSON: resultFile },
        JOURNEYS_DATABASE_URL: backing.database(database),
      },
    });
    const { passed, failed } = countPlaywright(readFileSync(resultFile, 'utf8'));
    return { passed, failed: failed || (code === 0 || passed === 0 ? 0 : 1), output };
  } finally {
    await stack.stop();
    await dropDatabase(backing.database('postgres'), database);
  }
}
