import { mailRequested, type MailList } from '@giftwell/contracts/auth/mail';
import type { EventData } from '@giftwell/contracts/core/event';
import { notificationRoutes } from '@giftwell/contracts/auth/notifications';
import { Events } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import type { ParsedMail } from 'mailparser';
import { mailFolder, visitor } from '../testing/auth.js';
import { mailsTo } from '../testing/sent-mails.js';
import { withInvitations } from '../testing/with-invitations.js';

let service: TestService;
let ada: number;
let ben: number;
let count = 0;
const all = {
  emailReminders: true,
  upcomingOccasions: true,
  orderByHints: true,
  groupPurchaseUpdates: true,
  monthlyDigest: true,
};
const ofAda = 'ada-of-lists@example.com';
const oneClick = { 'List-Unsubscribe': 'One-Click' } as const;

beforeAll(async () => {
  service = await withInvitations();
  const register = async (username: string, email: string) =>
    (await visitor(service).register({ username, email, password: 'tulips and tea' })).user.id;
  ada = await register('Ada', ofAda);
  ben = await register('Ben', 'ben-of-lists@example.com');
  await service.settle();
});
afterAll(() => service.close());
beforeEach(() => service.db.query('DELETE FROM mail_opt_outs'));

const as = (userId: number | null) => service.client(notificationRoutes, userId);

/** Requests a mail of this list, and returns it if it was sent. */
async function remind(list: MailList, otherLists?: MailList[]): Promise<ParsedMail | undefined> {
  count += 1;
  const before = new Set((await mailsTo(ofAda, mailFolder)).map(({ messageId }) => messageId));
  const day = { recipientName: 'Bo', occasion: 'Birthday', date: '2026-12-06', daysLeft: 14 };
  const mail = { userId: ada, key: `test:${count}`, list } as const;
  const remindedDay = { ...day, code: 'A'.repeat(22), orderBy: '2026-12-01', ideas: [] };
  const wanted: EventData<typeof mailRequested> = otherLists
    ? {
        ...{ ...mail, otherLists, template: 'gift-reminder', data: { days: [remindedDay] } },
        validUntil: '2099-12-07T00:00:00.000Z',
      }
    : { ...mail, template: 'upcoming-days', data: { days: [day] } };
  await service.db.transaction((tx) => service.get(Events).publish(tx, mailRequested, wanted));
  await service.settle();
  return (await mailsTo(ofAda, mailFolder)).find(({ messageId }) => !before.has(messageId));
}
/** The secret in the links of a mail. */
function linkIn(mail: ParsedMail | undefined): string {
  const [, page] = /https:\/\/giftwell\.example\/unsubscribe#(\S+)/.exec(mail?.text ?? '') ?? [];
  const header = String(mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line);
  expect(header.replace(/\s+/g, '')).toBe(
    `List-Unsubscribe:<https://giftwell.example/api/mail/unsubscribe/${page}>`,
  );
  return page!;
}

it('sends everything unless it is switched off', async () => {
  expect(await as(ada).get({})).toEqual(all);
  for (let n = 0; n < 2; n += 1)
    expect(await as(ada).change({ emailReminders: false })).toEqual({ ...all, emailReminders: false });
  expect(await as(ben).get({})).toEqual(all);
  expect(await remind('reminders')).toBeUndefined();
  expect(await remind('upcoming')).toBeDefined();
  expect(await as(ada).change({ emailReminders: true })).toEqual(all);
  expect(await remind('reminders')).toBeDefined();
});

it('sends a mail of several lists while one of them is on, with the link to leave that one', async () => {
  expect(linkIn(await remind('upcoming', ['reminders']))).toContain('.upcoming.');
  await as(ada).change({ upcomingOccasions: false });
  expect(linkIn(await remind('upcoming', ['reminders']))).toContain('.reminders.');
  await as(ada).change({ emailReminders: false });
  expect(await remind('upcoming', ['reminders'])).toBeUndefined();
});

it('leaves out when to order, if that is switched off', async () => {
  const hint = 'order by Tuesday, December 1';
  expect((await remind('reminders', []))?.text).toContain(hint);
  await as(ada).change({ orderByHints: false });
  expect((await remind('reminders', []))?.text).not.toContain(hint);
});

it('changes several kinds in one request, and refuses what is no kind', async () => {
  const two = { monthlyDigest: false, groupPurchaseUpdates: false };
  expect(await as(ada).change(two)).toEqual({ ...all, ...two });
  expect(await as(ada).change({})).toEqual({ ...all, ...two });
  expect(await as(ben).get({})).toEqual(all);
  await expect(as(ada).change({ newsletter: true } as never)).rejects.toMatchObject({ kind: 'invalid' });
});

it('is switched off by the link in the mail, and on again, without signing in', async () => {
  const token = linkIn(await remind('digest'));
  expect(await as(null).byLink({ token, on: false })).toEqual({ list: 'digest', on: false });
  expect(await as(ada).get({})).toEqual({ ...all, monthlyDigest: false });
  expect(await as(null).byLink({ token, on: true })).toEqual({ list: 'digest', on: true });
  expect(await as(ada).get({})).toEqual(all);
});

it('is switched off by the button of a mail program', async () => {
  const mail = await remind('group_gifts');
  expect(mail?.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  );
  const token = linkIn(mail);
  for (let n = 0; n < 2; n += 1)
    expect(await as(null).oneClick({ token, ...oneClick })).toEqual({ ok: true });
  expect(await as(ada).get({})).toEqual({ ...all, groupPurchaseUpdates: false });
});

/** Requests an invitation for this address, and returns it if it was sent. */
async function invite(address: string): Promise<ParsedMail | undefined> {
  count += 1;
  const data = { code: 'A'.repeat(22), from: 'Ada', listTitle: `List ${count}` };
  const wanted = { key: `test:${count}`, to: { address }, template: 'wishlist-invitation', data } as const;
  await service.db.transaction((tx) => service.get(Events).publish(tx, mailRequested, wanted));
  await service.settle();
  return (await mailsTo(address, mailFolder)).find(({ text }) => text?.includes(`List ${count}`));
}

it('is switched off for an address without an account, and on again', async () => {
  const token = linkIn(await invite('guest-of-lists@example.com'));
  expect(token).not.toContain('guest');
  const other = linkIn(await invite('other-of-lists@example.com'));
  expect(await as(null).oneClick({ token, ...oneClick })).toEqual({ ok: true });
  expect(await invite('Guest-of-Lists@example.com')).toBeUndefined();
  expect(await invite('other-of-lists@example.com')).toBeDefined();
  const swapped = [token.split('.')[0], ...other.split('.').slice(1)].join('.');
  await expect(as(null).byLink({ token: swapped, on: true })).rejects.toMatchObject({ code: 'link_unknown' });
  expect(await as(null).byLink({ token, on: true })).toEqual({ list: 'invitations', on: true });
  expect(await invite('guest-of-lists@example.com')).toBeDefined();
});

it('refuses links that it did not make', async () => {
  const token = linkIn(await remind('digest'));
  const mac = token.split('.')[2]!;
  const wrong = [`${ben}.digest.${mac}`, `${ada}.reminders.${mac}`, `${ada}.digest.${'A'.repeat(22)}`];
  for (const other of [...wrong, `${ada}.everything.${mac}`, `999999.digest.${mac}`])
    for (const asking of [
      as(null).byLink({ token: other, on: false }),
      as(null).oneClick({ token: other, ...oneClick }),
    ])
      await expect(asking).rejects.toMatchObject({ kind: 'not_found', code: 'link_unknown' });
  await expect(as(null).oneClick({ token } as never)).rejects.toMatchObject({ kind: 'invalid' });
  expect([await as(ada).get({}), await as(ben).get({})]).toEqual([all, all]);
});

it('has no such link in mails that the reader asked for', async () => {
  const welcome = (await mailsTo(ofAda, mailFolder)).find(({ subject }) => subject?.startsWith('Confirm'));
  expect(welcome).toBeDefined();
  expect(welcome?.headerLines.map(({ key }) => key)).not.toContain('list-unsubscribe');
  expect(welcome?.text).not.toContain('unsubscribe');
});

it('asks guests to sign in', async () => {
  await expect(as(null).get({})).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(as(null).change({ monthlyDigest: false })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});
