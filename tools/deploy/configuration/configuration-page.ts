import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../stack/system/workspace.ts';
import { prefixOf, services } from '../../stack/services.ts';
import { single } from '../processes.ts';
import { configuredApps, fieldsOf } from './variables.ts';

interface Variable {
  name: string;
  apps: string[];
  /** Its value if it isn't set; `required` if it must be. */
  unset: string;
  what: string;
}

const sources = ['libs/server-kit/src', ...configuredApps.map((app) => `apps/${app}/src`)].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /config\.ts$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8')),
);

/** The comment before a variable in the schema that declares it. */
function commentOf(name: string): string {
  const pattern = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${name}:`);
  const [, comment = ''] = sources.map((text) => pattern.exec(text)).find(Boolean) ?? [];
  return comment.replace(/\s*\n\s*\*\s*/g, ' ').trim();
}

/** The single process has no schema of its own for these. */
const ofSingleProcess: Variable[] = services.map((service) => ({
  name: `${prefixOf(service)}_DATABASE_URL`,
  apps: [single],
  unset: '',
  what: `The database of ${service.app} in a single process, with its own role; by default DATABASE_URL.`,
}));

/** Every variable that a process reads, by name. */
export async function variables(): Promise<Variable[]> {
  const found = new Map<string, Variable>();
  for (const app of configuredApps) {
    for (const [name, field] of Object.entries(await fieldsOf(app))) {
      const parsed = field.safeParse(undefined);
      const unset = parsed.success ? shown(parsed.data) : 'required';
      const known = found.get(name) ?? { name, apps: [], unset, what: commentOf(name) };
      found.set(name, { ...known, apps: [...known.apps, app] });
    }
  }
  return [...found.values(), ...ofSingleProcess].sort((one, other) => one.name.localeCompare(other.name));
}

/** A default as it is written in the environment; paths depend on the machine. */
function shown(value: unknown): string {
  const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
  return text.startsWith('/') ? '' : text;
}

const escaped = (text: string) => text.replaceAll('|', '\\|');

const row = ({ name, apps, unset, what }: Variable) => {
  const readers = apps.length === configuredApps.length ? 'all' : apps.join(', ');
  const value = unset && unset !== 'required' ? `\`${escaped(unset)}\`` : unset;
  return `| \`${name}\` | ${readers} | ${value} | ${escaped(what)} |`;
};

/** docs/configuration.md: every variable, from the schemas and their comments. */
export async function configurationPage(): Promise<string> {
  const rows = (await variables()).map(row);
  return [
    '<!-- Written by `npm run manifests` from the configuration schemas. Change it there. -->',
    '',
    '# Configuration',
    '',
    'Every variable may be given as a file instead: `RPC_KEY_FILE=/run/secrets/rpc-key`. An empty one counts as unset. [.env.example](../.env.example) groups those that one usually sets.',
    '',
    '| variable | read by | if unset | what |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
