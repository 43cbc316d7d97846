import { z } from 'zod';
import { loadConfig } from '../config.js';
import { withSecretFiles } from '../secret-files.js';
import { migrate, type ServiceSchema } from './database.js';
import { ensureRole } from './service-role.js';

interface OwnedSchema {
  service: string;
  database: ServiceSchema;
  /** The variable with the name of the runtime role, which may read and write rows, but not change tables. */
  roleVariable: string;
}

const databaseUrl = z.object({ DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }) });
const variables = z.record(z.string(), z.string().optional());

/**
 * The service's role. Where its own URL is given, such as `AUTH_DATABASE_URL` beside `AUTH_DATABASE_ROLE`, the role is
 * created and gets the password in there.
 */
async function roleOf(ownerUrl: string, roleVariable: string): Promise<string | undefined> {
  const name = roleVariable.replace(/^([A-Z_]+_DATABASE)_ROLE$/, '$1_URL');
  const env = withSecretFiles(loadConfig(variables), [name]);
  const url = env[name];
  return url && name !== roleVariable ? ensureRole(ownerUrl, url) : env[roleVariable];
}

/** The main function of a program that runs the migrations of several services; exits with 1 on failure. */
export async function runMigrations(program: string, owned: OwnedSchema[]): Promise<void> {
  try {
    const { DATABASE_URL } = loadConfig(databaseUrl);
    const update = async ({ service, database, roleVariable }: OwnedSchema) => {
      const done = await migrate(DATABASE_URL, database, await roleOf(DATABASE_URL, roleVariable));
      console.log(`${service}: ${done.length > 0 ? `migrated ${done.join(', ')}` : 'nothing to migrate'}`);
    };
    await Promise.all(owned.map(update));
  } catch (error) {
    console.error(`${program} cannot migrate: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

/** The main function of a service's migrate.js. */
export const runMigration = (service: string, database: ServiceSchema): Promise<void> =>
  runMigrations(service, [{ service, database, roleVariable: 'DATABASE_ROLE' }]);
