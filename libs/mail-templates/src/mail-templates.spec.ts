import { letters } from './letters.js';
import { renderMail, type Mail } from './render-mail.js';
import { sampleMails } from './sample-mails.js';

const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
const sample = (template: Mail['template']) => sampleMails.find((mail) => mail.template === template)!;

const hasPhoto = ({ props }: Mail) => 'photo' in props && props.photo !== null;

it('has a sample of each template', () => {
  expect(new Set(sampleMails.map(({ template }) => template))).toEqual(new Set(Object.keys(letters)));
});

it.each(sampleMails.map((mail) => [mail.template, mail] as const))(
  'says the same in HTML and in text: %s',
  async (_, mail) => {
    const { subject, html, text } = await renderMail(mail);
    expect(subject).toMatch(/^[^\r\n]{5,80}$/);
    expect(html).toContain('prefers-color-scheme: dark');
    const links = linksOf(html);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toMatch(/^https:\/\/giftwell\.example/);
      expect(text).toContain(link);
    }
    expect(text).not.toMatch(/<[a-z]|&[a-z]+;|undefined|\[object/);
    expect(html).not.toMatch(/undefined|\[object|<script/);
    // Other pictures are left out: a server that is asked for one learns that the mail was opened.
    if (!hasPhoto(mail)) expect(html).not.toContain('<img');
  },
);

/** The props with an address added to each text that a user may have written. */
const withAddress = (value: unknown): unknown => {
  if (typeof value === 'string') return /^(https|data):|^\d{4}-/.test(value) ? value : `${value} ${strange}`;
  if (Array.isArray(value)) return value.map(withAddress);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'kind' ? part : withAddress(part)]),
  );
};
const strange = 'https://evil.example/prize';

it.each(sampleMails.map((mail) => [mail.template, mail] as const))(
  'makes no link of an address that a user wrote: %s',
  async (_, mail) => {
    const { html, text } = await renderMail({ ...mail, props: withAddress(mail.props) } as Mail);
    const [own] = linksOf((await renderMail(mail)).html);
    for (const link of linksOf(html)) expect(link).toMatch(/^https:\/\/giftwell\.example/);
    expect(linksOf(html)).toContain(own);
    const hasTexts = JSON.stringify(withAddress(mail.props)).includes(strange);
    if (hasTexts) expect(text).toContain(strange);
  },
);

it('shows the photo of a gift with the thanks, and says in its place what it is', async () => {
  const mail: Mail = {
    template: 'group-gift-mail',
    props: {
      ...{ kind: 'thanks', title: 'A bicycle', name: 'Ben', amount: '$25', text: 'Thank you!' },
      ...{ link: 'https://giftwell.example/group/a', photo: 'https://giftwell.example/api/photos/b' },
    },
  };
  const { html, text } = await renderMail(mail);
  expect(html).toContain('<img src="https://giftwell.example/api/photos/b" alt="The gift"');
  expect(text).not.toContain('/api/photos/');
  expect(sampleMails.filter(hasPhoto)).toHaveLength(1);
});

it('says of a payment in a test mode that no money moved', async () => {
  const receipt = (rest: { isTest?: boolean }) =>
    renderMail({
      template: 'group-gift-mail',
      props: {
        ...{ kind: 'receipt', title: 'A bicycle', name: 'Ben', amount: '$25', text: null, photo: null },
        ...{ link: 'https://giftwell.example/group/a', ...rest },
      },
    });
  expect((await receipt({ isTest: true })).text).toContain('Test mode: no money moved.');
  expect((await receipt({})).text).not.toContain('Test mode');
});

it('escapes what users write', async () => {
  const days = [{ recipientName: '<b>Bo</b>', occasion: 'Birthday', date: '2026-12-06', daysLeft: 2 }];
  const mail: Mail = {
    template: 'upcoming-days',
    props: { name: 'Ada', days, planLink: 'https://a.example' },
  };
  const { html, text } = await renderMail(mail);
  expect(html).not.toContain('<b>');
  expect(text).toContain('<b>Bo</b>: Birthday');
});

it('names the day and how far it is', async () => {
  const days = [
    { recipientName: 'Bo', occasion: 'Birthday', date: '2026-12-06', daysLeft: 0 },
    { recipientName: 'Cy', occasion: 'Christmas', date: '2026-12-25', daysLeft: 19 },
  ];
  const mail: Mail = {
    template: 'upcoming-days',
    props: { name: 'Ada', days, planLink: 'https://a.example' },
  };
  const { subject, text } = await renderMail(mail);
  expect(subject).toBe('2 dates are coming up');
  expect(text).toContain('Sunday, December 6, today');
  expect(text).toContain('Friday, December 25, in 19 days');
  expect(text).toContain('because the monthly digest is switched on');
});

it('leads from each idea to its place on the page, and asks there before anything changes', async () => {
  const { subject, text, html } = await renderMail(sample('gift-reminder'));
  expect(subject).toBe('Hanna: Birthday in 14 days');
  expect(text).toContain(
    'Sunday, December 6, in 14 days. To be safe, order by Tuesday, December 1 (an estimate).',
  );
  const base = 'https://giftwell.example/reminder';
  const code = '#3qkM0yLxTz0V1cC5r8yYdQ';
  for (const part of ['?idea=1', '?idea=3', '?do=snooze', '?do=gift', ''])
    expect(linksOf(html)).toContain(`${base}${part}${code}`);
});

it('offers another reminder in a week or else on the day before, if that is still to come', async () => {
  const labelsAt = async (daysLeft: number) => {
    const mail = structuredClone(sampleMails.find(({ template }) => template === 'gift-reminder')!);
    if (mail.template === 'gift-reminder') mail.props.days[0]!.daysLeft = daysLeft;
    return (await renderMail(mail)).text.match(/Remind me (in a week|the day before)/g) ?? [];
  };
  expect(await labelsAt(8)).toEqual(['Remind me in a week']);
  expect(await labelsAt(7)).toEqual(['Remind me the day before']);
  expect(await labelsAt(2)).toEqual(['Remind me the day before']);
  expect(await labelsAt(1)).toEqual([]);
});

it('names no day to order by that is over', async () => {
  const soon = sampleMails.filter(({ template }) => template === 'gift-reminder')[1]!;
  const { text } = await renderMail(soon);
  expect(text.match(/order by/g)).toHaveLength(1);
});

it('offers to stop only where a link for it is given', async () => {
  const stop = 'https://giftwell.example/unsubscribe#token';
  expect((await renderMail(sample('upcoming-days'), stop)).text).toContain(stop);
  expect((await renderMail(sample('reset-password'))).html).not.toContain('Stop these emails');
});
