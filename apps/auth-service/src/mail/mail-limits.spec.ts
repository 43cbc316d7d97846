import type { TestService } from '@giftwell/server-kit/testing';
import { startAuth } from '../testing/auth.js';
import { startMailServer } from '../testing/mail-server.js';
import { MailsService } from './mails.service.js';

let service: TestService;
afterEach(() => service.close());

const request = (n: number) =>
  service.db.transaction((tx) =>
    service.get(MailsService).request(tx, {
      ...{ key: `limits:${n}`, to: { address: `somebody${n}@example.com` }, template: 'password-changed' },
    }),
  );
const states = async () =>
  (await service.db.query<{ state: string }[]>('SELECT state FROM mails ORDER BY id')).map(
    ({ state }) => state,
  );

it('waits for a mail server that is away, and gives up after days', async () => {
  service = await startAuth({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await request(1);
  for (let attempt = 2; attempt <= 9; attempt += 1) await service.runDelayedJobs();
  expect(await states()).toEqual(['waiting']);
  await service.runDelayedJobs();
  expect(await states()).toEqual(['failed']);
  const log = service.logLines.join('\n');
  expect(log).toContain('Mail not sent after its last attempt');
  expect(log).not.toContain('somebody');
});

it('lets only so many mails leave in a minute', async () => {
  const server = await startMailServer();
  try {
    service = await startAuth({ SMTP_URL: server.url, MAILS_PER_MINUTE: '2' });
    for (let n = 0; n < 4; n += 1) {
      await request(n);
      await service.settle();
    }
    expect(server.taken).toHaveLength(2);
    await service.runDelayedJobs();
    expect(server.taken).toHaveLength(2);
    service.clock.advance(60_001);
    await service.runDelayedJobs();
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(server.taken).toHaveLength(4);
  } finally {
    await server.close();
  }
});
