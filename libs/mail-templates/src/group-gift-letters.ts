import { hello, short, type GroupGiftMail, type GroupGiftNews, type Letter } from './letter.js';

type Said = Pick<Letter, 'subject' | 'preview' | 'heading' | 'picture'> & { says: string[]; label: string };

const news: Record<GroupGiftNews['kind'], (gift: GroupGiftNews) => Said> = {
  contribution: ({ title, name, amount }) => ({
    subject: `${short(name)} contributed to “${short(title)}”`,
    preview: `${amount ?? 'A contribution'} more for the gift.`,
    heading: `${name} contributed`,
    says: [`${name} contributed ${amount ?? 'something'} to “${title}”.`],
    label: 'See the group gift',
  }),
  reached: ({ title }) => ({
    subject: `“${short(title)}” reached its goal`,
    preview: 'You’ve collected the full amount.',
    heading: 'You did it together',
    says: [
      `“${title}” reached its goal. You can buy the gift now.`,
      'When it’s given, you can thank everyone on the page.',
    ],
    label: 'See the group gift',
  }),
  covered: ({ title }) => ({
    subject: `The promises cover “${short(title)}”`,
    preview: 'Everyone was asked to pay their share.',
    heading: 'The promises cover the goal',
    says: [`The promises for “${title}” now cover the goal. We’ve asked everyone to pay their share.`],
    label: 'See the group gift',
  }),
  ended: ({ title, amount, text }) => ({
    subject: `“${short(title)}” ended before its goal`,
    preview: `${amount ?? '$0'} was collected.`,
    heading: 'The deadline has passed',
    says: [
      `“${title}” ended with ${amount ?? '$0'} collected. You can still move the deadline or refund everyone.`,
      text ?? '',
    ],
    label: 'Decide what’s next',
  }),
  refunds_ahead: ({ title, amount, text }) => ({
    subject: `Everyone gets a refund for “${short(title)}” soon`,
    preview: text ?? '',
    heading: 'Everyone gets a refund soon',
    says: [
      `“${title}” ended before its goal, with ${amount ?? '$0'} collected. It isn’t marked as bought.`,
      text ?? '',
    ],
    label: 'Decide what’s next',
  }),
  paid_back: ({ title, amount, text }) => ({
    subject: `Everyone gets a refund for “${short(title)}”`,
    preview: `${amount ?? 'The money'} is going back.`,
    heading: 'Everyone gets a refund',
    says: [
      `“${title}” didn’t reach its goal, so ${amount ?? 'the money'} is going back to everyone who paid.`,
      text ?? '',
    ],
    label: 'See the refunds',
  }),
  reversed: ({ title, name, amount }) => ({
    subject: `A payment for “${short(title)}” was taken back`,
    preview: `${amount ?? 'It'} no longer counts.`,
    heading: 'A payment was taken back',
    says: [
      `The bank took back ${amount ?? 'the payment'} that ${name} paid for “${title}”. It no longer counts. If you don’t know why, ask ${name}.`,
    ],
    label: 'See the group gift',
  }),
};

const mails: Record<GroupGiftMail['kind'], (gift: GroupGiftMail) => Said> = {
  receipt: ({ title, amount }) => ({
    subject: `Your contribution to “${short(title)}”`,
    preview: `We’ve received ${amount ?? 'it'}. Thank you!`,
    heading: 'Thank you for contributing',
    says: [`We’ve received your contribution of ${amount ?? ''} to “${title}”. This email is your receipt.`],
    label: 'See the group gift',
  }),
  pledged: ({ title, amount }) => ({
    subject: `Your promise for “${short(title)}”`,
    preview: `You promised ${amount ?? 'to chip in'}.`,
    heading: 'Thank you for your promise',
    says: [
      `You promised ${amount ?? 'to chip in'} for “${title}”. You haven’t paid anything yet. We’ll email you once the promises cover the goal.`,
    ],
    label: 'See the group gift',
  }),
  pledge_removed: ({ title, amount }) => ({
    subject: `Your promise for “${short(title)}” was removed`,
    preview: 'You don’t need to pay it.',
    heading: 'Your promise was removed',
    says: [
      `The organizer removed your promise of ${amount ?? 'a contribution'} for “${title}”. You don’t need to pay it. To chip in anyway, see the page.`,
    ],
    label: 'See the group gift',
  }),
  pay_now: ({ title, amount, text }) => ({
    subject: `It’s time to pay for “${short(title)}”`,
    preview: 'The promises cover the goal.',
    heading: 'The promises cover the goal',
    says: [
      `You promised ${amount ?? 'to chip in'} for “${title}”. The promises now cover the goal, so it’s time to pay.`,
      text ?? '',
    ],
    label: 'Pay my share',
  }),
  refunded: ({ title, amount, text }) => ({
    subject: `Your contribution to “${short(title)}” was refunded`,
    preview: `You’re getting ${amount ?? 'it'} back.`,
    heading: 'You’re getting your money back',
    says: [
      `${amount ?? 'Your contribution'} for “${title}” was refunded. It can take a few days to show up in your account.`,
      text ?? '',
    ],
    label: 'See the group gift',
  }),
  returned: ({ title, amount }) => ({
    subject: `Your payment for “${short(title)}” wasn’t needed anymore`,
    preview: `You’re getting ${amount ?? 'it'} back.`,
    heading: 'You’re getting your money back',
    says: [
      `You paid ${amount ?? 'your contribution'} for “${title}”, but it couldn’t be added. You’re getting all of it back. It can take a few days to show up in your account.`,
    ],
    label: 'See the group gift',
  }),
  declined: ({ title, amount }) => ({
    subject: `Your payment for “${short(title)}” was declined`,
    preview: 'You weren’t charged.',
    heading: 'Your payment was declined',
    says: [
      `PayPal checked your payment of ${amount ?? 'your contribution'} for “${title}” and declined it. You weren’t charged. You can pay another way on the page.`,
    ],
    label: 'See the group gift',
  }),
  changed: ({ title, text }) => ({
    subject: `“${short(title)}” was changed`,
    preview: text ?? 'Its goal or deadline changed.',
    heading: 'The group gift was changed',
    says: [`The organizer changed “${title}”, which you contributed to.`, text ?? ''],
    label: 'See what changed',
  }),
  closed: ({ title, text }) => ({
    subject: `“${short(title)}” is closed`,
    preview: 'It takes no more contributions.',
    heading: 'The group gift is closed',
    says: [
      `The organizer closed “${title}” before it reached its goal. It takes no more contributions.`,
      text ?? '',
    ],
    label: 'See the group gift',
  }),
  bought: ({ title, text }) => ({
    subject: `The gift is bought: “${short(title)}”`,
    preview: 'The organizer bought it with what everyone chipped in.',
    heading: 'The gift is bought',
    says: [`The organizer bought the gift for “${title}” with what everyone chipped in.`, text ?? ''],
    label: 'See the group gift',
  }),
  thanks: ({ title, text, photo }) => ({
    subject: `Thank you for “${short(title)}”`,
    preview: text ?? '',
    heading: 'Thank you',
    says: [text ?? '', `This note is from the organizer of “${title}”.`],
    picture: photo === null ? null : { address: photo, alt: 'The gift' },
    label: 'See the group gift',
  }),
};

const letter = (
  { says, label, ...said }: Said,
  to: { name: string; link: string; afterwards: string },
): Letter => ({
  ...said,
  paragraphs: [hello(to.name), ...says.filter(Boolean)],
  button: { label, link: to.link },
  afterwards: to.afterwards,
});

export const groupGiftNews = (gift: GroupGiftNews): Letter =>
  letter(news[gift.kind](gift), {
    ...{ name: gift.reader, link: gift.link },
    afterwards: 'You’re getting this because updates about group gifts are switched on in your account.',
  });

const testNote = 'Test mode: no money moved.';

export function groupGiftMail(gift: GroupGiftMail): Letter {
  const { says, ...said } = mails[gift.kind](gift);
  return letter(
    { ...said, says: gift.isTest ? [testNote, ...says] : says },
    {
      ...{ name: gift.name, link: gift.link },
      afterwards: 'You’re getting this because you gave this address with your contribution.',
    },
  );
}
