import {
  passkeyAccountRoutes,
  passkeyRoutes,
  type PasskeyAssertion,
} from '@giftwell/contracts/auth/passkeys';
import { googleAccountRoutes } from '@giftwell/contracts/auth/google';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import type { TestService } from '@giftwell/server-kit/testing';
import { Authenticator } from '../testing/authenticator.js';
import { mailFolder, startAuth, memberPassword as password, newMember } from '../testing/auth.js';
import { mailsTo, tokenIn } from '../testing/sent-mails.js';

let service: TestService;
const refused = { kind: 'invalid', code: 'passkey_refused' };

beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

const member = () => newMember(service);
const as = (id: number | null) => service.client(passkeyRoutes, id);
const challenge = async () => (await as(null).signInOptions({})).options;
const verify = (assertion: PasskeyAssertion) =>
  service.client(passkeyAccountRoutes, null).verify({ assertion });
async function addTo(id: number, device = new Authenticator(), name = 'My phone') {
  const { options } = await as(id).begin({ password });
  await as(id).add({ name, registration: device.register(options) });
  return device;
}

it('adds a passkey with the password, tells the owner, and signs in with it', async () => {
  const { id, email } = await member();
  const device = await addTo(id);
  expect((await as(id).list({})).passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
  expect(await verify(device.signIn(await challenge()))).toMatchObject({ user: { id }, sessionEpoch: 0 });
  expect((await as(id).list({})).passkeys[0]!.lastUsedAt).not.toBeNull();
  await service.settle();
  const subjects = (await mailsTo(email, mailFolder)).map(({ subject }) => subject);
  expect(subjects).toContain('You can now sign in to Giftwell with a passkey');
});

describe('refuses a new passkey', () => {
  it('without the password', async () => {
    const { id } = await member();
    await expect(as(id).begin({ password: 'not it at all' })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    await expect(as(null).begin({ password })).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it.each([
    ['made for another site', { origin: 'https://giftwell.evil.example' }],
    ['of another host', { host: 'evil.example' }],
    ['without a check of its owner', { isOwner: false }],
  ])('%s', async (_, making) => {
    const { id } = await member();
    const { options } = await as(id).begin({ password });
    const registration = new Authenticator().register(options, making);
    await expect(as(id).add({ name: 'x', registration })).rejects.toMatchObject(refused);
    expect((await as(id).list({})).passkeys).toEqual([]);
  });

  it('whose challenge was used, invented, for a sign-in, or of another user', async () => {
    const [one, two] = [await member(), await member()];
    const device = new Authenticator();
    const { options } = await as(one.id).begin({ password });
    const invented = { challenge: 'x'.repeat(43) };
    for (const [id, made] of [
      [one.id, invented],
      [one.id, await challenge()],
      [two.id, options],
      [one.id, options],
    ] as const)
      await expect(as(id).add({ name: 'x', registration: device.register(made) })).rejects.toMatchObject(
        refused,
      );
    await addTo(one.id, device);
    expect((await as(two.id).list({})).passkeys).toEqual([]);
  });

  it('that another account has', async () => {
    const [one, two] = [await member(), await member()];
    const device = await addTo(one.id);
    const { options } = await as(two.id).begin({ password });
    const again = as(two.id).add({ name: 'x', registration: device.register(options) });
    await expect(again).rejects.toMatchObject(refused);
    expect((await verify(device.signIn(await challenge()))).user.id).toBe(one.id);
  });

  it('after ten', async () => {
    const { id } = await member();
    for (let n = 0; n < 10; n += 1) await addTo(id);
    await expect(as(id).begin({ password })).rejects.toMatchObject({ code: 'too_many_passkeys' });
  });
});

describe('refuses a sign-in', () => {
  it.each([
    ['made for another site', { origin: 'https://giftwell.evil.example' }],
    ['of another host', { host: 'evil.example' }],
    ['without a check of its owner', { isOwner: false }],
  ])('%s', async (_, making) => {
    const device = await addTo((await member()).id);
    await expect(verify(device.signIn(await challenge(), making))).rejects.toMatchObject(refused);
  });

  it('with an answer that was used, or to an invented challenge', async () => {
    const device = await addTo((await member()).id);
    const answer = device.signIn(await challenge());
    await verify(answer);
    await expect(verify(answer)).rejects.toMatchObject(refused);
    await expect(verify(device.signIn({ challenge: 'x'.repeat(43) }))).rejects.toMatchObject(refused);
  });

  it('with another key, or an unknown passkey', async () => {
    const device = await addTo((await member()).id);
    const forged = new Authenticator().signIn(await challenge());
    await expect(verify({ ...forged, id: device.signIn({}).id, rawId: forged.id })).rejects.toMatchObject(
      refused,
    );
    await expect(verify(new Authenticator().signIn(await challenge()))).rejects.toMatchObject(refused);
  });

  it('by a copy of the device, which has counted less', async () => {
    const device = await addTo((await member()).id);
    device.counter = 5;
    await verify(device.signIn(await challenge()));
    for (const counter of [5, 4]) {
      device.counter = counter;
      await expect(verify(device.signIn(await challenge()))).rejects.toMatchObject(refused);
    }
    device.counter = 6;
    await expect(verify(device.signIn(await challenge()))).resolves.toBeDefined();
  });

  it('with a passkey that was removed', async () => {
    const { id } = await member();
    const device = await addTo(id);
    const [passkey] = (await as(id).list({})).passkeys;
    const other = await member();
    await expect(as(other.id).remove({ id: passkey!.id, password })).rejects.toMatchObject({
      code: 'passkey_not_found',
    });
    await expect(as(id).remove({ id: passkey!.id, password: 'not it at all' })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    await as(id).remove({ id: passkey!.id, password });
    await expect(verify(device.signIn(await challenge()))).rejects.toMatchObject(refused);
  });
});

describe('somebody who opened an account with the address of another person', () => {
  it('loses the passkey when the owner of the address arrives from Google', async () => {
    const { id, email } = await member();
    const device = await addTo(id);
    const identity = { issuer: 'https://accounts.google.com', subject: '1', email, emailVerified: true };
    const google = service.client(googleAccountRoutes, null);
    await google.signIn({ identity: { ...identity, name: null }, timeZone: null });
    await expect(verify(device.signIn(await challenge()))).rejects.toMatchObject(refused);
  });

  it('loses the passkey when the owner of the address sets a password by mail', async () => {
    const { id, email } = await member();
    const device = await addTo(id);
    await service.client(passwordRoutes, null).forgot({ email });
    await service.settle();
    const reset = (await mailsTo(email, mailFolder)).find(({ subject }) => subject?.startsWith('Reset'));
    const token = tokenIn(reset!, 'reset-password');
    await service.client(passwordRoutes, null).reset({ token, password: 'daffodils and cake' });
    await expect(verify(device.signIn(await challenge()))).rejects.toMatchObject(refused);
  });
});
