import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { services } from '../../stack/services.ts';
import { root } from '../../stack/system/workspace.ts';
import { separateApps, single, type DeployedApp } from '../processes.ts';

/** The apps with a configuration of their own. */
export const configuredApps = [...services.map(({ app }) => app), 'gateway'];

interface Kit {
  variablesOf(schema: unknown): string[];
}

/** Imports what tsc compiled: the tools may not depend on apps, but read their schemas. */
const compiled = (path: string): Promise<unknown> => import(pathToFileURL(join(root, path)).href);

/** A configuration schema as the app declares it. */
export async function schemaOf(app: string): Promise<unknown> {
  const { configSchema } = (await compiled(`apps/${app}/dist/config.js`)) as { configSchema: unknown };
  return configSchema;
}

/** The names of all variables that an app reads. */
export async function variablesOf(app: string): Promise<string[]> {
  if (app === single) return [...new Set((await Promise.all(configuredApps.map(variablesOf))).flat())];
  const kit = (await compiled('libs/server-kit/dist/config.js')) as Kit;
  return kit.variablesOf(await schemaOf(app));
}

/** Variables that only say how the processes of a stack find and trust each other. */
const ofTheStack = new Set([
  ...['ROLE', 'HEALTH_PORT', 'RPC_HOST', 'RPC_PORT', 'RPC_TRUSTED_KEYS', 'RPC_KEY', 'WEB_ROOT'],
  ...['HOST', 'PORT', 'DATABASE_URL', ...services.map(({ address }) => address)],
  ...separateApps.flatMap(({ secrets }) => secrets),
]);

/** What an operator may set for this app: all its variables but those that the stack sets. */
export async function optionalVariables({ app, settings }: DeployedApp): Promise<string[]> {
  const names = await variablesOf(app);
  return names.filter((name) => !ofTheStack.has(name) && !(name in settings)).sort();
}
