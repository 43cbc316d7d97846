import { credentialRoutes } from '@giftwell/contracts/auth/auth';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import type { TestService } from '@giftwell/server-kit/testing';
import { mailFolder, startAuth, visitor } from '../testing/auth.js';
import { mailsTo, tokenIn } from '../testing/sent-mails.js';

let service: TestService;
let count = 0;
const old = 'tulips and tea';
const chosen = 'daffodils and cake';
const from = '192.0.2.1';

beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

async function member() {
  count += 1;
  const account = { username: `Member ${count}`, email: `changer${count}@example.com`, password: old };
  return (await visitor(service).register(account)).user;
}
const change = (id: number | null, currentPassword: string, password: string) =>
  service.client(credentialRoutes, id).changePassword({ currentPassword, password, from });
const verify = (email: string, password: string) => visitor(service).verify({ email, password });

it('changes the password, ends all sessions and links, and tells the owner', async () => {
  const { id, email } = await member();
  await service.client(passwordRoutes, null).forgot({ email });
  await service.settle();
  const mails = () => mailsTo(email, mailFolder);
  const reset = (await mails()).find(({ subject }) => subject?.startsWith('Reset'))!;
  expect(await change(id, old, chosen)).toMatchObject({ user: { id }, sessionEpoch: 1 });
  expect((await service.client(credentialRoutes, id).epoch({})).sessionEpoch).toBe(1);
  await expect(verify(email, chosen)).resolves.toMatchObject({ sessionEpoch: 1 });
  await expect(verify(email, old)).rejects.toMatchObject({ code: 'wrong_credentials' });
  const token = tokenIn(reset, 'reset-password');
  await expect(
    service.client(passwordRoutes, null).reset({ token, password: 'something else' }),
  ).rejects.toMatchObject({ code: 'link_expired' });
  await service.settle();
  expect((await mails()).map(({ subject }) => subject)).toContain('Your Giftwell password was changed');
});

it('asks for the old password, and slows down whoever guesses it', async () => {
  const { id, email } = await member();
  for (let n = 0; n < 5; n += 1)
    await expect(change(id, 'not it at all', chosen)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'wrong_password',
      details: { fields: { currentPassword: 'That isn’t your password.' } },
    });
  await expect(change(id, old, chosen)).rejects.toMatchObject({ code: 'too_many_attempts' });
  await expect(verify(email, old)).resolves.toMatchObject({ sessionEpoch: 0 });
});

it('refuses a weak password, and guests', async () => {
  const { id, email } = await member();
  await expect(change(id, old, 'password123')).rejects.toMatchObject({ code: 'weak_password' });
  await expect(change(null, old, chosen)).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(verify(email, old)).resolves.toBeDefined();
});
