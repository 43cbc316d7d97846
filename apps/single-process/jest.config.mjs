import { execFileSync } from 'node:child_process';
import base from '../../jest.base.mjs';

/** The version of the Postgres that the tests start. */
const serverVersion = 18;

/** pg_dump refuses a server of a newer version; most machines have no pg_dump, or an older one. */
function canDump() {
  try {
    const version = execFileSync('pg_dump', ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return Number(/\(PostgreSQL\) (\d+)/.exec(version)?.[1]) >= serverVersion;
  } catch {
    return false;
  }
}

export default {
  ...base,
  displayName: 'single-process',
  globalSetup: '@giftwell/server-kit/testing/global-setup',
  globalTeardown: '@giftwell/server-kit/testing/global-teardown',
  testPathIgnorePatterns: ['/node_modules/', ...(canDump() ? [] : ['/dump\\.spec\\.js$'])],
};
