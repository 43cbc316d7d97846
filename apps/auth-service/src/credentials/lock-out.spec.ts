import type { TestService } from '@giftwell/server-kit/testing';
import { startAuth, visitor } from '../testing/auth.js';

let service: TestService;
let count = 0;
const password = 'tulips and tea';

async function member(): Promise<string> {
  count += 1;
  const input = { username: `member${count}`, email: `member${count}@example.com`, password };
  return (await visitor(service).register(input)).user.email;
}
/** Each attempt from a new address. */
async function attack(email: string, attempts: number): Promise<void> {
  for (let n = 0; n < attempts; n += 1)
    await visitor(service, `198.51.100.${n}`)
      .verify({ email, password: 'not it at all' })
      .catch(() => undefined);
}
const waits = (seconds: number) => ({
  kind: 'rate_limited',
  code: 'too_many_attempts',
  details: { retryAfterSeconds: seconds },
});

beforeAll(async () => {
  service = await startAuth({ ROLE: 'rpc' });
});
afterAll(() => service.close());

it('a stranger who exhausts the attempts of an address does not keep the owner out', async () => {
  const email = await member();
  const stranger = visitor(service, '198.51.100.7');
  for (let n = 0; n < 10; n += 1) {
    await stranger.verify({ email, password: 'not it at all' }).catch(() => undefined);
    service.clock.advance(16_000);
  }
  await expect(stranger.verify({ email, password })).rejects.toMatchObject({ kind: 'rate_limited' });
  await expect(
    visitor(service, '203.0.113.9', 'own-laptop').verify({ email, password }),
  ).resolves.toBeDefined();
  const elsewhere = visitor(service, '203.0.113.9');
  await expect(elsewhere.verify({ email, password })).rejects.toMatchObject(waits(1));
  service.clock.advance(1_000);
  await expect(elsewhere.verify({ email, password })).resolves.toBeDefined();
});

it('many strangers make an unknown browser wait 30 seconds once, however long they go on', async () => {
  const email = await member();
  for (let round = 0; round < 3; round += 1) {
    await attack(email, 60);
    service.clock.advance(30_000);
  }
  const owner = visitor(service, '203.0.113.9');
  await expect(owner.verify({ email, password })).rejects.toMatchObject(waits(30));
  await attack(email, 60);
  service.clock.advance(30_000);
  await attack(email, 60);
  await expect(owner.verify({ email, password })).resolves.toBeDefined();
});

it('a browser that has signed in before does not wait for what others do, even at the same address', async () => {
  const email = await member();
  await attack(email, 60);
  for (let n = 0; n < 10; n += 1)
    await visitor(service)
      .verify({ email, password: 'not it at all' })
      .catch(() => undefined);
  await expect(
    visitor(service, '192.0.2.1', 'own-laptop').verify({ email, password }),
  ).resolves.toBeDefined();
});

it('a known browser has its own limit of ten', async () => {
  const email = await member();
  const thief = visitor(service, '192.0.2.1', 'stolen-laptop');
  for (let n = 0; n < 10; n += 1) {
    await thief.verify({ email, password: 'not it at all' }).catch(() => undefined);
    service.clock.advance(16_000);
  }
  await expect(thief.verify({ email, password })).rejects.toMatchObject({ kind: 'rate_limited' });
});

it('the growing pauses for an account are 1, 2, 4, 8, 16 and then always 30 seconds', async () => {
  const email = await member();
  await attack(email, 10);
  for (const [at, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    const next = visitor(service, `203.0.113.${at}`);
    await expect(next.verify({ email, password })).rejects.toMatchObject(waits(seconds));
    service.clock.advance(seconds * 1_000);
    await expect(next.verify({ email, password: 'not it at all' })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
  }
});
