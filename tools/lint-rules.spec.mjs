import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';

const boundaries = '@nx/enforce-module-boundaries';
const layers = 'giftwell/layers';
const imports = 'no-restricted-imports';
const maxLines = 'max-lines-per-function';

const root = join(import.meta.dirname, '..');
const longFunction = (lines) => `export function f() {\n${'  f();\n'.repeat(lines - 2)}}`;

/** Code that must be refused: file, text, and the rule that reports it. */
const refused = [
  ['libs/contracts/src/probe-a.ts', "import 'typeorm';", boundaries],
  ['libs/contracts/src/probe-b.ts', "import '@giftwell/server-kit';", boundaries],
  ['libs/server-kit/src/probe-a.ts', "import 'react';", boundaries],
  ['libs/server-kit/src/probe-b.ts', "import '../../../apps/gateway/src/main.js';", boundaries],
  ['apps/gateway/src/probe-a.ts', "import '@mui/material/Button';", boundaries],
  ['apps/gateway/src/probe-b.ts', "import '../../auth-service/src/main.js';", boundaries],
  ['apps/auth-service/src/probe-a.ts', "import '@nestjs/microservices';", boundaries],
  ['apps/auth-service/src/probe-b.ts', "import '@giftwell/gateway';", boundaries],
  ['apps/gift-ai-service/src/probe-a.ts', "import 'react-dom';", boundaries],
  ['apps/gift-ai-service/src/probe-b.ts', "import '../../../libs/contracts/src/core/route.js';", boundaries],
  ['apps/web/src/probe-a.ts', "import '@nestjs/common';", boundaries],
  ['apps/web/src/probe-b.ts', "import '@giftwell/server-kit';", boundaries],
  ['apps/web/src/probe-c.ts', "void import('ioredis');", boundaries],
  ['apps/e2e/src/probe-a.ts', "import '@giftwell/server-kit';", boundaries],
  ['apps/e2e/src/probe-b.ts', "import '../../web/src/app/paths.js';", boundaries],
  ['tools/probe-a.mjs', "import '@giftwell/server-kit';", boundaries],
  ['libs/gift-ideas/src/probe-a.ts', "import '@giftwell/note-reader';", boundaries],
  ['libs/note-reader/src/probe-a.ts', "import '@nestjs/common';", boundaries],

  ['apps/web/src/features/wizard/probe-a.ts', "import '../auth/auth-dialog.js';", layers],
  ['apps/web/src/features/wizard/probe-b.ts', "void import('../results/results-dialog.js');", layers],
  ['apps/web/src/features/wizard/probe-c.ts', "import '../../app/paths.js';", layers],
  ['apps/web/src/features/wizard/probe-d.ts', "export * from '../../testing/fake-api.js';", layers],
  ['apps/web/src/data/probe-a.ts', "import '../features/auth/auth-dialog.js';", layers],
  ['apps/web/src/ui/probe-a.ts', "import '../data/api.js';", layers],
  ['apps/web/src/ui/feedback/probe-a.ts', "import '../../features/auth/auth-dialog.js';", layers],
  ['apps/auth-service/src/accounts/probe-a.ts', "import '../credentials/password-rules.js';", layers],
  ['apps/planning-service/src/recipients/probe-a.ts', "import '../occasions/birthday.js';", layers],

  ['apps/web/src/probe-d.ts', "import { Button } from '@mui/material';\nvoid Button;", imports],
  ['apps/web/src/probe-h.ts', "import Chip from '@mui/material/Chip';\nvoid Chip;", imports],
  ['apps/web/src/probe-e.ts', "import Grow from '@mui/material/Grow/Grow';\nvoid Grow;", imports],
  ['apps/gateway/src/probe-c.ts', "import { env } from 'node:process';\nvoid env;", imports],
  ['apps/gateway/src/sessions/probe-d.ts', 'void process.env.PORT;', 'no-restricted-properties'],
  ['apps/auth-service/src/probe-c.ts', "void process.env['PORT'];", 'no-restricted-properties'],
  ['apps/web/src/probe-f.ts', 'export const f = (route) => route.cachedMs;', 'no-restricted-properties'],

  ['apps/auth-service/src/probe-d.ts', 'export const f = (r) => r.findBy({});', 'no-restricted-syntax'],
  ['apps/auth-service/src/probe-e.ts', 'export const f = (m, E) => m.delete(E, {});', 'no-restricted-syntax'],
  [
    'apps/auth-service/src/probe-f.ts',
    'export const f = (b) => b.delete().from("user").execute();',
    'no-restricted-syntax',
  ],
  [
    'apps/auth-service/src/probe-g.ts',
    '// eslint-disable-next-line\nexport const f = (x: any) => x;',
    '@typescript-eslint/no-explicit-any',
  ],
  [
    'libs/contracts/src/probe-d.ts',
    '// oxlint-disable-next-line\nexport const f = 1;',
    'no-warning-comments',
  ],
  ['libs/contracts/src/probe-e.ts', '/* eslint-disable */\nexport const f = 1;', 'no-warning-comments'],

  ['tools/probe-b.mjs', `export const f = (a) => ${Array(13).fill('a').join(' || ')};`, 'complexity'],
  ['libs/contracts/src/probe-c.ts', longFunction(61), maxLines],
  ['apps/web/src/probe-f.tsx', longFunction(101), maxLines],
  ['tools/probe-c.mjs', 'export const f = (a, b, c, d, e) => [a, b, c, d, e];', 'max-params'],
];

const allowed = [
  ['libs/contracts/src/probe-y.ts', "import 'zod';"],
  ['libs/contracts/src/probe-y.spec.ts', "import 'zod';\nimport './core/route.js';"],
  [
    'libs/server-kit/src/probe-y.ts',
    "import '@giftwell/contracts/core/route';\nimport '@nestjs/microservices';",
  ],
  ['apps/gateway/src/probe-y.ts', "import '@giftwell/contracts/core/route';\nimport '@giftwell/server-kit';"],
  ['apps/gateway/src/config.ts', "void process.env['PORT'];"],
  ['apps/web/src/probe-y.ts', "import '@mui/material/Button';\nimport '@giftwell/contracts/core/route';"],
  [
    'apps/web/src/app/probe-y.ts',
    "import '../features/auth/auth-dialog.js';\nimport '../data/api.js';\nimport '../ui/theme/theme.js';",
  ],
  ['apps/web/src/data/probe-y.ts', "import '../ui/feedback/toasts.js';"],
  [
    'apps/web/src/features/auth/probe-y.ts',
    "import './auth-dialog.js';\nimport '../../data/api.js';\nimport '../../ui/theme/theme.js';",
  ],
  [
    'apps/auth-service/src/accounts/probe-y.ts',
    "import '../audit/audit.service.js';\nimport '../config.js';",
  ],
  [
    'apps/planning-service/src/recipients/probe-y.ts',
    "import '../occasions/occasions.service.js';\nimport '../occasions/occasion-row.js';\nimport '../occasions/occasion.entity.js';",
  ],
  ['apps/auth-service/src/probe-y.ts', "export const f = (b) => b.delete().where('id = 1').execute();"],
  ['apps/e2e/src/probe-y.ts', "import '@giftwell/contracts/core/route';"],

  ['tools/probe-y.mjs', `export const f = (a) => ${Array(12).fill('a').join(' || ')};`],
  ['libs/contracts/src/probe-z.ts', longFunction(60)],
  ['apps/web/src/probe-z.tsx', longFunction(100)],
  ['libs/contracts/src/probe-z.spec.ts', longFunction(200)],
];

/** Lints all cases in one process; `env` sets Nx's folders. */
function lint(cases, env) {
  const input = JSON.stringify(Object.fromEntries(cases.map(([file, text]) => [file, `${text}\n`])));
  const options = { input, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false', ...env } };
  return JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, 'lint', 'probe.mjs')], options),
  );
}

describe('the lint rules', () => {
  let found;
  beforeAll(() => {
    found = lint([...refused, ...allowed], { NX_TASK_TARGET_PROJECT: '' });
  });

  const shown = (cases) => cases.map(([file, text, rule]) => [file, text.split('\n')[0], rule]);

  test.each(shown(refused))('refuse in %s: %s', (file, _text, rule) => {
    expect(found[file]).toContain(rule);
  });

  test.each(shown(allowed))('allow in %s: %s', (file) => {
    expect(found[file]).toEqual([]);
  });

  test('hold on a machine where Nx has not looked at the workspace yet', () => {
    const empty = mkdtempSync(join(tmpdir(), 'giftwell-nx-'));
    try {
      const [first] = refused;
      const answer = lint([first], { NX_TASK_TARGET_PROJECT: '', NX_WORKSPACE_DATA_DIRECTORY: empty });
      expect(answer[first[0]]).toContain(boundaries);
    } finally {
      rmSync(empty, { recursive: true, force: true });
    }
  });
});

/** Code that oxlint must refuse, by rule; its file name without the extension is the rule's. */
const withTypes = [
  ['await-thenable', 'export const f = async () => await 1;'],
  ['no-array-delete', 'export const f = (a: number[]) => delete a[0];'],
  ['no-floating-promises', 'export const f = () => {\n  later();\n};'],
  ['no-for-in-array', 'export const f = (a: number[]) => {\n  for (const at in a) f([Number(at)]);\n};'],
  ['no-misused-promises', 'export const f = () => (later() ? 1 : 2);'],
  ['no-unnecessary-type-assertion', 'export const f = (a: string) => a as string;'],
  ['only-throw-error', "export const f = () => {\n  throw 'text';\n};"],
  ['prefer-promise-reject-errors', "export const f = () => Promise.reject('text');"],
  [
    'return-await',
    'export const f = async () => {\n  try {\n    return later();\n  } catch {\n    return 0;\n  }\n};',
  ],
  [
    'switch-exhaustiveness-check',
    "export const f = (a: 'b' | 'c') => {\n  switch (a) {\n    case 'b':\n      return 1;\n  }\n  return 2;\n};",
  ],
];
const component = (body) => `export function Probe({ a, list }) {\n  ${body}\n  return <p>{a}</p>;\n}`;
const ofReact = [
  ['error-boundaries', component('try {\n    return <b />;\n  } catch {\n    return null;\n  }')],
  ['exhaustive-deps', component('useEffect(() => console.log(a), []);')],
  ['globals', `let seen;\n${component('seen = a;')}\nexport const last = () => seen;`],
  ['immutability', component('list.one = a;')],
  [
    'incompatible-library',
    `import { useForm } from 'react-hook-form';\n${component("const { watch } = useForm();\n  a = watch('a');")}`,
  ],
  ['purity', component('const now = Math.random();\n  a = now;')],
  ['refs', component('const held = useRef(0);\n  a = held.current;')],
  ['rules-of-hooks', component('if (a) useState(0);')],
  ['set-state-in-effect', component('const [b, setB] = useState(0);\n  useEffect(() => setB(b + 1), [b]);')],
  ['set-state-in-render', component('const [b, setB] = useState(0);\n  setB(b + 1);')],
  ['static-components', component('const Inner = () => <b />;\n  return <Inner />;')],
  ['unsupported-syntax', component("eval('1');")],
  ['use-memo', component('const one = useMemo((b) => [b], []);\n  a = one;')],
];

/** Rules that oxlint reports under another name. */
const ofHooks = new Set(['exhaustive-deps', 'rules-of-hooks']);

describe('oxlint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'giftwell-lint-'));
  const later = 'declare const later: () => Promise<number>;\n';
  const react = "import { useEffect, useMemo, useRef, useState } from 'react';\n";
  const web = join(folder, 'apps', 'web');
  let found;

  beforeAll(() => {
    const tsconfig = { compilerOptions: { strict: true, target: 'es2024', module: 'nodenext' } };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    mkdirSync(web, { recursive: true });
    for (const [rule, text] of withTypes) writeFileSync(join(folder, `${rule}.ts`), `${later}${text}\n`);
    for (const [rule, text] of ofReact) writeFileSync(join(web, `${rule}.tsx`), `${react}${text}\n`);
    const args = ['-c', join(folder, '.oxlintrc.json'), '--type-aware', '--format', 'json', folder];
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), args, { encoding: 'utf8' });
    found = JSON.parse(stdout).diagnostics.map(({ code, filename }) => [parse(filename).name, code]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(withTypes)('refuses with types: %s', (rule) => {
    expect(found).toContainEqual([rule, `typescript(${rule})`]);
  });

  test.each(ofReact)('refuses of React: %s', (rule) => {
    const plugin = ofHooks.has(rule) ? 'react-hooks' : 'react';
    expect(found).toContainEqual([rule, `${plugin}(${rule})`]);
  });
});

describe('the exceptions of eslint-suppressions.json', () => {
  const exceptions = JSON.parse(readFileSync(join(root, 'eslint-suppressions.json'), 'utf8'));

  test('are for the limits of functions, not for other rules', () => {
    const rules = new Set(Object.values(exceptions).flatMap(Object.keys));
    expect([...rules].filter((rule) => !['complexity', maxLines, 'max-params'].includes(rule))).toEqual([]);
  });

  // ESLint fails if a suppression is missing or no longer needed, but doesn't check deleted files.
  test('are in files that exist', () => {
    expect(Object.keys(exceptions).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
