import { z } from 'zod';
import { loadConfig } from './config.js';
import { migrate, type ServiceSchema } from './database.js';

const migrationConfig = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The run-time role, which may read and write rows, but not change tables. */
  DATABASE_ROLE: z.string().optional(),
});

/** The main function of a service's migrate.js: runs migrations; exits with 1 on failure. */
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
