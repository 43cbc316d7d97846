import { addressRoutes } from '@giftwell/contracts/auth/address';
import { googleAccountRoutes, googleRoutes, type GoogleIdentity } from '@giftwell/contracts/auth/google';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import type { TestService } from '@giftwell/server-kit/testing';
import { mailFolder, startAuth, visitor } from '../testing/auth.js';
import { mailsTo, tokenIn } from '../testing/sent-mails.js';

let service: TestService;
let count = 0;
const password = 'tulips and tea';
const issuer = 'https://accounts.google.com';

beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

const nextAddress = () => `person${(count += 1)}@example.com`;
const identity = (email: string | null, change: Partial<GoogleIdentity> = {}): GoogleIdentity => ({
  ...{ issuer, subject: `sub of ${email}`, email, emailVerified: true, name: `Person ${count}` },
  ...change,
});
const signIn = (who: GoogleIdentity, timeZone: string | null = null) =>
  service.client(googleAccountRoutes, null).signIn({ identity: who, timeZone });
const as = (id: number) => ({
  ...service.client(googleRoutes, id),
  link: (who: GoogleIdentity) => service.client(googleAccountRoutes, id).link({ identity: who }),
  allowLink: (given: string) =>
    service.client(googleAccountRoutes, id).allowLink({ password: given, from: '192.0.2.1' }),
});
const byPassword = (email: string) => visitor(service, `192.0.2.${count % 250}`).verify({ email, password });
const rowOf = async (id: number) =>
  (await service.db.query<Record<string, unknown>[]>('SELECT * FROM users WHERE id = $1', [id]))[0];

/** An account with a password; its address is confirmed by the link in the mail. */
async function member({ confirmed }: { confirmed: boolean }) {
  const email = nextAddress();
  const account = { username: `Member ${count}`, email, password };
  const { user } = await visitor(service, `192.0.2.${count % 250}`).register(account);
  if (confirmed) {
    await service.settle();
    const [mail] = await mailsTo(email, mailFolder);
    await service.client(addressRoutes, null).confirm({ token: tokenIn(mail!, 'confirm-address') });
  }
  return { id: user.id, email };
}
/** The account of another person, linked with their own Google identity. */
async function linked() {
  const owner = await member({ confirmed: true });
  const who = identity(owner.email);
  await as(owner.id).link(who);
  return { ...owner, who };
}

it('opens an account without a password, with a confirmed address, the name and the time zone', async () => {
  const who = identity(nextAddress(), { name: 'Ada Lovelace' });
  const { user, sessionEpoch } = await signIn(who, 'Europe/Berlin');
  expect(user).toMatchObject({ username: 'Ada Lovelace', email: who.email, authProvider: 'google' });
  expect(user.timeZone).toBe('Europe/Berlin');
  expect(sessionEpoch).toBe(0);
  expect(await service.client(addressRoutes, user.id).state({})).toEqual({
    ...{ email: who.email, confirmed: true, refused: false, hasPassword: false },
  });
  expect((await signIn(who)).user.id).toBe(user.id);
  const namesake = await signIn(identity(nextAddress(), { name: 'Ada Lovelace' }));
  expect(namesake.user.username).toMatch(/^Ada Lovelace \d+$/);
});

it('opens one account when the same person returns twice at the same moment', async () => {
  const who = identity(nextAddress());
  const answers = await Promise.all([signIn(who), signIn(who), signIn(who)]);
  expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1);
});

/**
 * Attempts to get into the account of another person, who has it linked with Google or not. `null`: a new account of
 * the attacker's own.
 */
type Attack = (victim: { email: string; who: GoogleIdentity }) => GoogleIdentity;
const attacks: [what: string, attack: Attack, code: string | null][] = [
  [
    'the victim’s address under another subject',
    ({ email }) => identity(email, { subject: 'x1' }),
    'account_exists',
  ],
  [
    'the address in other letters',
    ({ email }) => identity(email.toUpperCase(), { subject: 'x2' }),
    'account_exists',
  ],
  [
    'the address, not verified',
    ({ email }) => identity(email, { subject: 'x3', emailVerified: false }),
    'email_not_verified',
  ],
  ['no address at all', () => identity(null, { subject: 'x4', emailVerified: true }), 'email_not_verified'],
  [
    'the same subject and address of another issuer',
    ({ who }) => ({ ...who, issuer: 'https://idp.evil.example' }),
    'account_exists',
  ],
  [
    'the same subject of another issuer with an address of the attacker',
    ({ who }) => ({ ...who, issuer: 'https://idp.evil.example', email: nextAddress() }),
    null,
  ],
  [
    'the subject in other letters with an address of the attacker',
    ({ who }) => ({ ...who, subject: who.subject.toUpperCase(), email: nextAddress() }),
    null,
  ],
  [
    'an address of an unknown person, not verified',
    () => identity(nextAddress(), { emailVerified: false }),
    'email_not_verified',
  ],
];

describe.each([
  ['linked with Google', () => linked()],
  [
    'with a password only',
    async () => {
      const owner = await member({ confirmed: true });
      return { ...owner, who: identity(owner.email) };
    },
  ],
])('an account %s', (_, victimOf) => {
  it.each(attacks)('is not taken over by %s', async (_what, attack, code) => {
    const victim = await victimOf();
    const before = await rowOf(victim.id);
    const attempt = signIn(attack(victim));
    if (code) await expect(attempt).rejects.toMatchObject({ code });
    else expect((await attempt).user.id).not.toBe(victim.id);
    expect(await rowOf(victim.id)).toEqual(before);
    expect((await byPassword(victim.email)).user.id).toBe(victim.id);
  });
});

it('knows the account by its identity when the address changed at Google or here', async () => {
  const { id, email, who } = await linked();
  const other = await member({ confirmed: true });
  for (const address of [nextAddress(), other.email, null])
    expect((await signIn({ ...who, email: address, emailVerified: false })).user).toMatchObject({
      id,
      email,
    });
  await service.db.query('UPDATE users SET email = $2 WHERE id = $1', [id, nextAddress()]);
  expect((await signIn(who)).user.id).toBe(id);
});

it('refuses whoever has the old address of an account that moved on', async () => {
  const { id, email } = await member({ confirmed: true });
  await service.db.query('UPDATE users SET email = $2 WHERE id = $1', [id, nextAddress()]);
  expect((await signIn(identity(email))).user.id).not.toBe(id);
});

describe('an account that somebody opened with the address of another person', () => {
  it('is given to the owner of the address without anything of the other one', async () => {
    const { id, email } = await member({ confirmed: false });
    const attacker = identity(nextAddress(), { subject: `attacker of ${id}` });
    await as(id).link(attacker);
    await service.client(addressRoutes, id).change({ email: nextAddress(), password });
    await service.client(passwordRoutes, null).forgot({ email });
    await service.settle();
    const confirming = (await mailsTo(email, mailFolder)).find(({ subject }) =>
      subject?.startsWith('Confirm'),
    );

    const { user, sessionEpoch } = await signIn(identity(email));
    expect(user).toMatchObject({ id, email, authProvider: 'google' });
    expect(sessionEpoch).toBe(1);
    await expect(byPassword(email)).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect((await signIn(attacker)).user.id).not.toBe(id);
    expect(await service.db.query('SELECT id FROM account_tokens WHERE "userId" = $1', [id])).toEqual([]);
    await expect(
      service.client(addressRoutes, null).confirm({ token: tokenIn(confirming!, 'confirm-address') }),
    ).rejects.toMatchObject({ code: 'link_expired' });
    expect((await signIn(identity(email))).user.id).toBe(id);
  });

  it('is not given to an address that Google has not verified', async () => {
    const { id, email } = await member({ confirmed: false });
    const before = await rowOf(id);
    const unverified = signIn(identity(email, { emailVerified: false }));
    await expect(unverified).rejects.toMatchObject({ code: 'email_not_verified' });
    expect(await rowOf(id)).toEqual(before);
  });

  it('loses its link with Google when the owner of the address sets a password by mail', async () => {
    const { id, email } = await member({ confirmed: false });
    const attacker = identity(nextAddress(), { subject: `attacker of ${id}` });
    await as(id).link(attacker);
    await service.client(passwordRoutes, null).forgot({ email });
    await service.settle();
    const reset = (await mailsTo(email, mailFolder)).find(({ subject }) => subject?.startsWith('Reset'));
    const token = tokenIn(reset!, 'reset-password');
    await service.client(passwordRoutes, null).reset({ token, password: 'daffodils and cake' });
    expect((await signIn(attacker)).user.id).not.toBe(id);
  });
});

describe('linking in the settings', () => {
  it('needs the password, tells the owner by mail, and lets them in from then on', async () => {
    const { id, email } = await member({ confirmed: true });
    const who = identity('other@gmail.example', { subject: `own ${id}`, emailVerified: false });
    await expect(as(id).allowLink('not it at all')).rejects.toMatchObject({ code: 'wrong_password' });
    await as(id).allowLink(password);
    await as(id).link(who);
    expect(await as(id).state({})).toEqual({ linked: true, email: who.email, hasPassword: true });
    expect((await signIn(who)).user).toMatchObject({ id, email, authProvider: 'email' });
    await service.settle();
    const subjects = (await mailsTo(email, mailFolder)).map(({ subject }) => subject);
    expect(subjects).toContain('You can now sign in to Giftwell with Google');
  });

  it('refuses an identity of another account, and a second identity', async () => {
    const [one, two] = [await linked(), await linked()];
    await expect(as(two.id).allowLink(password)).rejects.toMatchObject({ code: 'google_already_linked' });
    await expect(as(two.id).link(one.who)).rejects.toMatchObject({ code: 'google_already_linked' });
    const third = await member({ confirmed: true });
    await expect(as(third.id).link(one.who)).rejects.toMatchObject({ code: 'google_taken' });
    expect((await signIn(one.who)).user.id).toBe(one.id);
  });

  it('is undone with the password, which remains', async () => {
    const { id, email, who } = await linked();
    await expect(as(id).unlink({ password: 'not it at all' })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    expect((await as(id).state({})).linked).toBe(true);
    await as(id).unlink({ password });
    expect(await as(id).state({})).toEqual({ linked: false, email: null, hasPassword: true });
    await expect(signIn(who)).rejects.toMatchObject({ code: 'account_exists' });
    expect((await byPassword(email)).user.id).toBe(id);
  });

  it('cannot be undone while it is the only way to sign in', async () => {
    const who = identity(nextAddress());
    const { user } = await signIn(who);
    await expect(as(user.id).unlink({ password })).rejects.toMatchObject({ code: 'wrong_password' });
    expect((await signIn(who)).user.id).toBe(user.id);
  });

  it('asks guests to sign in', async () => {
    await expect(service.client(googleRoutes, null).state({})).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});

it('writes down who signed in, linked and unlinked, and what was refused', async () => {
  const { id, who } = await linked();
  await signIn(who);
  await as(id).unlink({ password });
  await signIn(who).catch(() => undefined);
  const rows = await service.db.query<{ action: string; result: string }[]>(
    `SELECT action, result FROM audit_log WHERE object = $1 OR result = 'account_exists' ORDER BY id DESC LIMIT 4`,
    [`user:${id}`],
  );
  expect(rows.map(({ action, result }) => `${action} ${result}`)).toEqual([
    ...['sign-in account_exists', 'google-unlink ok', 'sign-in ok', 'google-link ok'],
  ]);
});
