import { loadConfig, migrate } from '@giftwell/server-kit';
import { z } from 'zod';
import { database } from './data-source.js';

const migrationConfig = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The run-time role that may read and write, and change no table. */
  DATABASE_ROLE: z.string().optional(),
});

try {
  const { DATABASE_URL, DATABASE_ROLE } = loadConfig(migrationConfig);
  const done = await migrate(DATABASE_URL, database, DATABASE_ROLE);
  console.log(done.length > 0 ? `planning: migrated ${done.join(', ')}` : 'planning: nothing to migrate');
} catch (error) {
  console.error(`planning-service cannot migrate: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
