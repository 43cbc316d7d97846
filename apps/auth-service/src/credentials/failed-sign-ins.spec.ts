import type { TestService } from '@giftwell/server-kit/testing';
import { mailFolder, startAuth, visitor } from '../testing/auth.js';
import { mailsTo } from '../testing/sent-mails.js';

let service: TestService;
let count = 0;
const password = 'tulips and tea';
const subject = 'Someone is trying to sign in to your Giftwell account';

beforeAll(async () => {
  service = await startAuth();
});
afterAll(() => service.close());

async function member(): Promise<string> {
  count += 1;
  const input = { username: `member${count}`, email: `member${count}@example.com`, password };
  return (await visitor(service).register(input)).user.email;
}
/** Each attempt from a new address, with time for the delays. */
async function fail(email: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const attempt = visitor(service, `198.51.100.${(count += 1) % 250}`).verify({
      email,
      password: 'not it',
    });
    await expect(attempt).rejects.toMatchObject({ code: 'wrong_credentials' });
    service.clock.advance(61_000);
  }
}
async function warningsTo(email: string): Promise<number> {
  await service.settle();
  return (await mailsTo(email, mailFolder)).filter((mail) => mail.subject === subject).length;
}

it('tells the owner after 20 failures within an hour, once a day', async () => {
  service.clock.set('2026-11-23T01:00:00Z');
  const email = await member();
  await fail(email, 19);
  expect(await warningsTo(email)).toBe(0);
  await fail(email, 1);
  expect(await warningsTo(email)).toBe(1);
  await fail(email, 20);
  expect(await warningsTo(email)).toBe(1);
  service.clock.set('2026-11-24T01:00:00Z');
  await fail(email, 20);
  expect(await warningsTo(email)).toBe(2);
});

it('does not count failures of more than an hour ago, nor those at other accounts', async () => {
  service.clock.set('2026-11-25T01:00:00Z');
  const [email, other] = [await member(), await member()];
  await fail(email, 15);
  service.clock.advance(3_600_000);
  await fail(email, 15);
  await fail(other, 10);
  expect(await warningsTo(email)).toBe(0);
});
