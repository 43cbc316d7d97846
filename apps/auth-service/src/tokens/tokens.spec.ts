import type { TestService } from '@giftwell/server-kit/testing';
import { startAuth, visitor } from '../testing/auth.js';
import { TokensService, type NewToken } from './tokens.service.js';

let service: TestService;
let ada: number;
const expired = { kind: 'invalid', code: 'link_expired' };
const nothing = () => Promise.resolve();

beforeAll(async () => {
  service = await startAuth({ ROLE: 'rpc' });
  const account = { username: 'Ada', email: 'ada@example.com', password: 'tulips and tea' };
  ada = (await visitor(service).register(account)).user.id;
});
afterAll(() => service.close());
beforeEach(() => service.db.query('DELETE FROM account_tokens'));

const tokens = () => service.get(TokensService);
async function made(changes: Partial<NewToken> = {}): Promise<string> {
  const wanted: NewToken = { purpose: 'reset-password', userId: ada, address: 'ada@example.com', ...changes };
  const { id } = await service.db.transaction((tx) => tokens().create(tx, wanted));
  return tokens().valueOf(id);
}
const rows = () => service.db.query<object[]>('SELECT * FROM account_tokens');

it('is redeemed once, with its effect', async () => {
  const value = await made();
  expect(value).toMatch(/^[\w-]{43}$/);
  expect(await tokens().redeem(value, ['reset-password'], (_tx, { userId }) => Promise.resolve(userId))).toBe(
    ada,
  );
  await expect(tokens().redeem(value, ['reset-password'], nothing)).rejects.toMatchObject(expired);
  expect(await rows()).toEqual([]);
});

it('can still be used when the effect fails', async () => {
  const value = await made();
  const failing = tokens().redeem(value, ['reset-password'], () => Promise.reject(new Error('no luck')));
  await expect(failing).rejects.toThrow('no luck');
  expect(await tokens().find(value, 'reset-password')).toMatchObject({ userId: ada });
});

it('serves only its purpose, for an hour, until it is revoked', async () => {
  const [one, two] = [await made(), await made({ purpose: 'confirm-address' })];
  await expect(tokens().redeem(one, ['confirm-address', 'change-address'], nothing)).rejects.toMatchObject(
    expired,
  );
  expect(await tokens().find(two, 'confirm-address', 'change-address')).not.toBeNull();
  await service.db.transaction((tx) => tokens().revokeAll(tx, ada));
  await expect(tokens().redeem(one, ['reset-password'], nothing)).rejects.toMatchObject(expired);
  const late = await made();
  service.clock.advance(3_600_000);
  await expect(tokens().redeem(late, ['reset-password'], nothing)).rejects.toMatchObject(expired);
});

it('is stored as a hash, and differs with the key', async () => {
  const value = await made();
  expect(JSON.stringify(await rows())).not.toContain(value);
  const [{ id }] = (await rows()) as [{ id: string }];
  const other = new TokensService({ TOKEN_KEY: 'c'.repeat(64) } as never, service.db, service.clock as never);
  expect(other.valueOf(id)).not.toBe(value);
});

it('is forgotten once nobody can use it', async () => {
  await made();
  service.clock.advance(3_600_001);
  await made();
  expect(await rows()).toHaveLength(1);
});
