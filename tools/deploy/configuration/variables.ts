import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { services } from '../../stack/services.ts';
import { root } from '../../stack/system/workspace.ts';
import { separateApps, single, type DeployedApp } from '../processes.ts';

/** The apps with a configuration of their own. */
export const configuredApps = [...services.map(({ app }) => app), 'gateway'];

/** What is used of a schema of one variable. */
interface Field {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}

interface Kit {
  variablesOf(schema: unknown): Record<string, Field>;
}

/** Imports what tsc compiled: the tools may not depend on apps, but read their schemas. */
const compiled = (path: string): Promise<unknown> => import(pathToFileURL(join(root, path)).href);

/** A configuration schema as the app declares it. */
async function schemaOf(app: string): Promise<unknown> {
  const { configSchema } = (await compiled(`apps/${app}/dist/config.js`)) as { configSchema: unknown };
  return configSchema;
}

/** The schemas of all variables that an app reads, by name. */
export async function fieldsOf(app: string): Promise<Record<string, Field>> {
  const kit = (await compiled('libs/server-kit/dist/config.js')) as Kit;
  return kit.variablesOf(await schemaOf(app));
}

/** The names of all variables that an app reads. */
export async function variablesOf(app: string): Promise<string[]> {
  const apps = app === single ? configuredApps : [app];
  return [...new Set((await Promise.all(apps.map(fieldsOf))).flatMap(Object.keys))];
}

/** Variables that only say how the processes of a stack find and trust each other. */
const ofTheStack = new Set([
  ...['ROLE', 'HEALTH_PORT', 'RPC_HOST', 'RPC_PORT', 'RPC_TRUSTED_KEYS', 'RPC_KEY', 'WEB_ROOT'],
  // For tests alone.
  'OUTSIDE_STAND_IN_URL',
  ...['HOST', 'PORT', 'DATABASE_URL', ...services.map(({ address }) => address)],
  ...separateApps.flatMap(({ secrets }) => secrets),
]);

/** What an operator may set for this app: all its variables but those that the stack sets. */
export async function optionalVariables(deployed: DeployedApp): Promise<string[]> {
  const { app, settings, providerSecrets } = deployed;
  const set = [...Object.keys(settings), ...providerSecrets];
  const names = await variablesOf(app);
  return names.filter((name) => !ofTheStack.has(name) && !set.includes(name.replace(/_FILE$/, ''))).sort();
}
