import { z } from 'zod';
import { loadConfig } from './config.js';
import { migrate, type ServiceSchema } from './database.js';

const migrationConfig = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The run-time role that may read and write, and change no table. */
  DATABASE_ROLE: z.string().optional(),
});

/** A service's migrate.js: brings its schema up to date and says so; ends the process with 1 when it cannot. */
export async function runMigration(service: string, owned: ServiceSchema): Promise<void> {
  try {
    const { DATABASE_URL, DATABASE_ROLE } = loadConfig(migrationConfig);
    const done = await migrate(DATABASE_URL, owned, DATABASE_ROLE);
    console.log(`${service}: ${done.length > 0 ? `migrated ${done.join(', ')}` : 'nothing to migrate'}`);
  } catch (error) {
    console.error(`${service} cannot migrate: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
