import { deletedAccountRoutes } from '@giftwell/contracts/auth/account-deletion';
import { exportFileRoutes, exportRoutes } from '@giftwell/contracts/auth/exports';
import type { TestService } from '@giftwell/server-kit/testing';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailFolder, memberPassword as password, newMember, ownerContext } from '../testing/auth.js';
import { mailsTo } from '../testing/sent-mails.js';
import { withRows, type OtherRows } from '../testing/with-rows.js';
import { zipContent } from '../testing/zip-content.js';

let service: TestService;
let others: TestService;
let folder: string;
const other: OtherRows = {
  tables: { planning: ['recipients', 'occasions', 'gifts'], 'gift-ai': ['suggestions'], payments: [] },
  rowsOf: () => [],
  broken: false,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'giftwell-exports-'));
  ({ service, others } = await withRows(other, { EXPORT_FOLDER: folder }));
});
afterAll(async () => {
  await service.close();
  await others.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  other.rowsOf = () => [];
});

const member = () => newMember(service);
const exportsOf = (id: number | null) => ({
  ...service.client(exportRoutes, id),
  start: () => service.client(exportFileRoutes, id).start({ password, ...ownerContext(service) }),
});
async function download(userId: number, id: string): Promise<Buffer> {
  const { part } = service.client(exportFileRoutes, userId);
  const parts: Buffer[] = [];
  for (let offset = 0, bytes = 1; offset < bytes;) {
    const found = await part({ id, offset });
    parts.push(Buffer.from(found.part, 'base64'));
    offset += parts.at(-1)!.length;
    bytes = found.bytes;
  }
  return Buffer.concat(parts);
}
async function exported(userId: number) {
  await exportsOf(userId).start();
  await service.settle();
  const { export: found } = await exportsOf(userId).latest({});
  return { found: found!, files: await zipContent(await download(userId, found!.id)) };
}
const jsonIn = (files: Map<string, string>, name: string) =>
  JSON.parse(files.get(`json/${name}.json`)!) as object[];

it('puts every row of every service into one ZIP file, and no secret', async () => {
  const { id, username, email } = await member();
  const people = Array.from({ length: 1_234 }, (_, n) => ({
    id: n + 1,
    name: `Person ${n}`,
    deletedAt: null,
  }));
  const occasions = [{ id: 1, recipientId: 2, type: 'birthday', giftBudgetCents: 2_550, deletedAt: null }];
  const gifts = [{ id: 9, recipientId: 1, title: '=SUM(A1)', priceCents: 1_000, deletedAt: null }];
  other.rowsOf = (userId, table) =>
    userId === id ? ({ recipients: people, occasions, gifts }[table] ?? [{ id: 3 }]) : [];
  const { files } = await exported(id);
  expect(jsonIn(files, 'planning/recipients')).toEqual(people);
  expect(jsonIn(files, 'planning/occasions')).toEqual(occasions);
  expect(jsonIn(files, 'gift-ai/suggestions')).toEqual([{ id: 3 }]);
  expect(jsonIn(files, 'auth/users')).toMatchObject([{ id, username, email }]);
  expect([...files.values()].join('')).not.toMatch(/passwordHash|argon2/);
  expect(files.get('people.csv')!.split('\r\n')).toHaveLength(1 + people.length + 1);
  expect(files.get('occasions.csv')).toContain('Person 1,birthday');
  expect(files.get('occasions.csv')).toContain('25.50');
  expect(files.get('gifts.csv')).toContain("Person 0,'=SUM(A1)");
  expect(files.get('README.txt')).toContain('Your Giftwell data');
});

it('tells the user by mail, and lets only them download it, for a day', async () => {
  const [owner, stranger] = [await member(), await member()];
  const { found } = await exported(owner.id);
  expect(found).toMatchObject({ state: 'ready', bytes: (await download(owner.id, found.id)).length });
  expect((await mailsTo(owner.email, mailFolder)).map(({ subject }) => subject)).toContain(
    'Your Giftwell data is ready',
  );
  const notThere = { kind: 'not_found', code: 'export_not_found' };
  await expect(download(stranger.id, found.id)).rejects.toMatchObject(notThere);
  expect(await exportsOf(stranger.id).latest({})).toEqual({ export: null });
  service.clock.advance(86_400_001);
  await expect(download(owner.id, found.id)).rejects.toMatchObject(notThere);
  expect(await exportsOf(owner.id).latest({})).toEqual({ export: null });
  await service.runDelayedJobs();
  expect((await readdir(folder)).join()).not.toContain(found.id);
});

it('makes one at a time, and refuses guests', async () => {
  const { id } = await member();
  const [one, two] = await Promise.all([exportsOf(id).start(), exportsOf(id).start()]);
  expect(one.export.id).toBe(two.export.id);
  await service.settle();
  await expect(exportsOf(null).start()).rejects.toMatchObject({ kind: 'unauthenticated' });
});

it('begins again when a service fails in the middle', async () => {
  const { id } = await member();
  other.broken = true;
  const { files } = await exported(id);
  expect(jsonIn(files, 'gift-ai/suggestions')).toEqual([]);
  expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([]);
});

it('is deleted with the account', async () => {
  const { id } = await member();
  const { found } = await exported(id);
  const wanted = { password, confirmation: 'DELETE', ...ownerContext(service) } as const;
  await service.client(deletedAccountRoutes, id).delete(wanted);
  await service.settle();
  expect((await readdir(folder)).join()).not.toContain(found.id);
  expect(await service.db.query('SELECT 1 FROM data_exports WHERE "userId" = $1', [id])).toEqual([]);
});
