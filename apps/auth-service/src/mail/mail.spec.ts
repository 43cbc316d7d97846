import { mailRequested } from '@giftwell/contracts/auth/mail';
import { Clock, Events } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { simpleParser } from 'mailparser';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visitor } from '../testing/auth.js';
import { withInvitations } from '../testing/with-invitations.js';
import { MailsService, type WantedMail } from './mails.service.js';

let service: TestService;
let folder: string;
let ada: number;
let count = 0;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'giftwell-mail-')), 'mail');
  service = await withInvitations({ MAIL_FOLDER: folder, MAILS_PER_ADDRESS: '3' });
  const reader = { username: 'Ada', email: 'Ada@Example.com', password: 'tulips and tea' };
  ada = (await visitor(service).register(reader)).user.id;
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await service.settle();
  await rm(folder, { recursive: true, force: true });
  service.clock.advance(3_600_001);
});

const want = (changes: Partial<WantedMail> = {}): WantedMail => ({
  key: `test:${(count += 1)}`,
  to: { userId: ada },
  template: 'password-changed',
  ...changes,
});
const request = (wanted: WantedMail) =>
  service.db.transaction((tx) => service.get(MailsService).request(tx, wanted));
const files = () => readdir(folder).catch(() => []);
const mails = async () =>
  Promise.all((await files()).map(async (file) => simpleParser(await readFile(join(folder, file)))));
const stateOf = async (key: string) => {
  const [row] = await service.db.query<{ state: string; data: object; sentTo: string | null }[]>(
    'SELECT state, data, "sentTo" FROM mails WHERE key = $1',
    [key],
  );
  return row;
};

it('writes a mail that a mail program opens, for its owner only', async () => {
  await request(want());
  await service.settle();
  const [file, ...more] = await files();
  expect(more).toEqual([]);
  expect(file).toMatch(/\.eml$/);
  expect((await stat(join(folder, file!))).mode & 0o077).toBe(0);
  const [mail] = await mails();
  expect(mail).toMatchObject({
    subject: 'Your Giftwell password was changed',
    from: { value: [{ name: 'Giftwell', address: 'giftwell@localhost' }] },
    to: { value: [{ address: 'Ada@example.com' }] },
    messageId: expect.stringMatching(/^<[\w-]{36}@localhost>$/) as string,
  });
  expect(mail!.text).toContain('Hi Ada,');
  expect(mail!.text).toContain('https://giftwell.example/forgot-password');
  expect(mail!.html).toContain('Choose a new password');
  expect(mail!.headers.get('auto-submitted')).toBe('auto-generated');
});

it('sends once for each key, also when many ask at once', async () => {
  const wanted = want();
  await Promise.all(Array.from({ length: 20 }, () => request(wanted)));
  await service.settle();
  await request(wanted);
  await service.settle();
  expect(await files()).toHaveLength(1);
});

it('sends nothing when the transaction that asked for it fails', async () => {
  const wanted = want();
  const failing = service.db.transaction(async (tx) => {
    await service.get(MailsService).request(tx, wanted);
    throw new Error('changed our mind');
  });
  await expect(failing).rejects.toThrow('changed our mind');
  await service.settle();
  expect(await files()).toEqual([]);
});

it('sends what another service asks for, and forgets what it said', async () => {
  const days = [{ recipientName: 'Bo', occasion: 'Birthday', date: '2026-12-06', daysLeft: 14 }];
  const wanted = { key: `planning:${(count += 1)}`, list: 'reminders', template: 'upcoming-days' } as const;
  const publish = (userId: number) =>
    service.db.transaction((tx) =>
      service.get(Events).publish(tx, mailRequested, { ...wanted, userId, data: { days } }),
    );
  await publish(999_999);
  await publish(ada);
  await service.settle();
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Bo: Birthday in 14 days']);
  expect(await stateOf(wanted.key)).toEqual({ state: 'sent', data: {}, sentTo: 'ada@example.com' });
});

it('sends the link of a reservation to the address of a guest', async () => {
  const code = 'AAAAAAAAAAAAAAAAAAAAAA';
  const data = { code, name: 'Bea', itemName: 'Kite', listTitle: 'Birthday' };
  const key = `planning:${(count += 1)}`;
  await service.db.transaction((tx) =>
    service.get(Events).publish(tx, mailRequested, {
      ...{ key, to: { address: 'bea@example.com' }, template: 'gift-reserved', data },
    }),
  );
  await service.settle();
  const [mail] = await mails();
  expect(mail).toMatchObject({ subject: 'You reserved “Kite”' });
  expect(mail!.text).toContain(`/reservation#${code}`);
  expect(await stateOf(key)).toEqual({ state: 'sent', data: {}, sentTo: 'bea@example.com' });
  expect(await service.redis.keys(`bull:event.${mailRequested.name}.auth:o-*`)).toEqual([]);
});

it('leads a user to the person who answered their questions', async () => {
  const data = { recipientId: 7, recipientName: 'Hanna' };
  const key = `planning:${(count += 1)}`;
  await service.db.transaction((tx) =>
    service.get(Events).publish(tx, mailRequested, {
      ...{ key, to: { userId: ada }, template: 'ask-answered', data },
    }),
  );
  await service.settle();
  const [mail] = await mails();
  expect(mail).toMatchObject({ subject: 'Hanna answered your questions' });
  expect(mail!.text).toContain('/recipients/7');
});

it('lets only so many mails go to one address in an hour, and sends the others later', async () => {
  const wanted = Array.from({ length: 5 }, () => want());
  for (const one of wanted) {
    await request(one);
    await service.settle();
  }
  expect(await files()).toHaveLength(3);
  service.clock.advance(3_600_001);
  await service.runDelayedJobs();
  expect(await files()).toHaveLength(5);
});

const reserved = (template: 'reserved-gift-changed' | 'reserved-gift-gone', itemName: string): WantedMail =>
  want({
    ...{ template, topic: `reservation:${folder}`, to: { address: 'bea@example.com' } },
    data: { code: 'A'.repeat(22), name: 'Bea', itemName, listTitle: 'Birthday' },
  });
const subjects = async () => (await mails()).map(({ subject }) => subject);

it('sends one mail with the last state for several changes', async () => {
  for (const name of ['Kiet', 'Kite', 'Red kite']) await request(reserved('reserved-gift-changed', name));
  await service.settle();
  expect(await files()).toEqual([]);
  await service.runDelayedJobs();
  expect(await subjects()).toEqual(['“Red kite” was changed']);
});

it('sends at once that a gift is gone, and nothing about changes before', async () => {
  await request(reserved('reserved-gift-changed', 'Kite'));
  await request(reserved('reserved-gift-gone', 'Kite'));
  await service.settle();
  await service.runDelayedJobs();
  expect(await subjects()).toEqual(['“Kite” is no longer on the wishlist']);
});

it('invites an address to the same list again only after a day, with the last link', async () => {
  const invitation = (address: string, code: string) =>
    want({
      ...{ template: 'wishlist-invitation', topic: `wishlist:${folder}`, to: { address } },
      ...{ list: 'invitations', data: { code: code.repeat(22), from: 'Ada', listTitle: 'Birthday' } },
    });
  await request(invitation('bea@example.com', 'A'));
  await service.settle();
  await request(invitation('Bea@example.com', 'B'));
  await request(invitation('bea@example.com', 'C'));
  await request(invitation('cal@example.com', 'D'));
  await service.settle();
  expect(await files()).toHaveLength(2);
  await service.runDelayedJobs();
  const links = (await mails()).map(({ text }) => /wishlist\/(\w)/.exec(text ?? '')?.[1]);
  expect(links.toSorted()).toEqual(['A', 'C', 'D']);
});

it.each(['sent', 'unwanted', 'expired', 'failed', 'suppressed'])(
  'forgets a mail that is %s after 90 days',
  async (state) => {
    const wanted = want();
    await request(wanted);
    await service.settle();
    await service.db.query('UPDATE mails SET state = $2 WHERE key = $1', [wanted.key, state]);
    service.clock.advance(90 * 86_400_000 + 1);
    await request(want());
    await service.settle();
    expect(await stateOf(wanted.key)).toBeUndefined();
  },
);

it('does not send what comes too late', async () => {
  const wanted = want({ validUntil: new Date(service.get(Clock).now().getTime() - 1) });
  await request(wanted);
  await service.settle();
  expect(await files()).toEqual([]);
  expect((await stateOf(wanted.key))?.state).toBe('expired');
});

it('writes no address and no name into the log', () => {
  expect(service.logLines.join('\n')).not.toMatch(/ada|example\.com/i);
});
