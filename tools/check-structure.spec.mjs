import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkStructure } from './check-structure.mjs';

const feature = 'apps/auth-service/src/accounts';
const inOrder = {
  'apps/auth-service/src/main.ts': 'start();',
  [`${feature}/accounts.module.ts`]: 'export class AccountsModule {}',
  [`${feature}/accounts.controller.ts`]: 'export class AccountsController {}',
  [`${feature}/user.entity.ts`]: 'export class UserEntity {}',
  [`${feature}/send-welcome.job.ts`]: 'export class SendWelcome {}',
  [`${feature}/on-user-deleted.ts`]: 'export class OnUserDeleted {}',
  [`${feature}/accounts.spec.ts`]: 'describe("accounts", () => undefined);',
  'libs/server-kit/src/index.ts': "export { start } from './start.js';",
  'libs/contracts/src/core/route.ts': 'export const route = 1;',
};

describe('the structure check', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'giftwell-structure-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function check(files, crowded = {}) {
    for (const [file, text] of Object.entries({ ...inOrder, ...files })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return checkStructure(root, crowded);
  }
  const long = (line) => Array.from({ length: 301 }, () => line).join('\n');

  test('finds nothing where everything is in its place', () => {
    expect(check({})).toEqual([]);
  });

  test.each([
    [`${feature}/user.repository.ts`, 'class A {}', /"repository" is no role/],
    [`${feature}/user.dto.ts`, 'class A {}', /"dto" says nothing/],
    [`${feature}/userNames.ts`, 'class A {}', /kebab-case/],
    [`${feature}/name-helpers.ts`, 'class A {}', /"helpers" says nothing/],
    ['libs/contracts/src/utils/text.ts', 'class A {}', /"utils" says nothing/],
    ['libs/contracts/src/core/data.ts', 'class A {}', /"data" alone/],
    [`${feature}/index.ts`, 'export class A {}', /is a barrel/],
    ['libs/contracts/src/core/all.ts', "export * from './route.js';\n// all\n", /only passes on/],
    [`${feature}/deep/user-name.ts`, 'class A {}', /one flat folder; found deep/],
    ['apps/web/src/features/landing/a/b/c.ts', 'class A {}', /landing\/a: a subfolder of a feature has no/],
    ['apps/auth-service/src/audit/audit.service.ts', 'class A {}', /audit: has no spec/],
    ['apps/web/src/features/landing/landing-page.tsx', 'class A {}', /landing: has no spec/],
    ['apps/web/src/features/landing/landing.service.ts', 'class A {}', /"service" is no role/],
    [`${feature}/user-name.ts`, long('work(() => 1);'), /has 301 lines/],
    ['libs/common/src/text.ts', 'class A {}', /another library needs a decision record/],
  ])('refuses %s', (file, text, sentence) => {
    expect(check({ [file]: text }).join('\n')).toMatch(sentence);
  });

  const filesIn = (folder, count) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/file-${n}.ts`, 'class A {}']));

  test('refuses a sixteenth source file in a folder, unless it had as many before', () => {
    const folder = 'libs/contracts/src/planning';
    const files = { ...filesIn(folder, 16), [`${folder}/file.spec.ts`]: 'test();' };
    expect(check(files)).toEqual([`${folder}: has 16 source files; above 15 it is two folders`]);
    expect(check(files, { [folder]: 16 })).toEqual([]);
  });

  test('refuses an exception that is not needed any more', () => {
    const found = check({}, { 'libs/contracts/src/core': 20 });
    expect(found).toEqual([
      'libs/contracts/src/core: is not crowded any more; take it off folder-size-exceptions.json',
    ]);
  });

  test.each([
    ['a long table of data', 'libs/contracts/src/core/names.ts', long("export const a = 'b';")],
    ['a migration without a spec', 'apps/auth-service/src/migrations/1-first.ts', 'export class First {}'],
    ["the kit's door", 'libs/server-kit/src/testing/index.ts', "export { clock } from './clock.js';"],
    ['a strategy in the gateway', 'apps/gateway/src/session.strategy.ts', 'export class A {}'],
    ['what the compiler made', `${feature}/dist/userNames.js`, 'class A {}'],
  ])('accepts %s', (_what, file, text) => {
    expect(check({ [file]: text })).toEqual([]);
  });
});
