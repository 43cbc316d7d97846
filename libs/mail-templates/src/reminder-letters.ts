import {
  hello,
  short,
  type Letter,
  type LetterDay,
  type MailProps,
  type RemindedDay,
  type UpcomingDay,
} from './letter.js';

const dayFormat = new Intl.DateTimeFormat('en', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
});
const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

const longDay = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`));

function subjectOf(days: readonly UpcomingDay[]): string {
  const [first] = days;
  return days.length === 1 && first
    ? `${short(first.recipientName)}: ${short(first.occasion)} ${inDays(first.daysLeft)}`
    : `${days.length} dates are coming up`;
}

/** Each date with its ideas; the page behind their links says more, and asks before it changes anything. */
export function giftReminder({ name, days, planLink }: MailProps['gift-reminder']): Letter {
  const [first] = days;
  const subject = subjectOf(days);
  const hasIdeas = days.some(({ ideas }) => ideas.length > 0);
  return {
    subject,
    preview: days.map(({ recipientName, occasion }) => `${recipientName}: ${occasion}`).join(', '),
    heading: subject,
    paragraphs: [
      hello(name),
      hasIdeas
        ? 'There’s still time to find something good. A few ideas to start with:'
        : 'There’s still time to find something good.',
    ],
    days: days.map(reminded),
    button:
      days.length === 1 && first
        ? { label: 'See ideas and plan', link: first.link }
        : { label: 'Plan the gifts', link: planLink },
    afterwards: 'You’re getting this because reminders are switched on in your account.',
  };
}

/** The next reminder comes in a week, or the day before if that is sooner. */
const snoozeLabel = (daysLeft: number): string =>
  daysLeft > 7 ? 'Remind me in a week' : 'Remind me the day before';

function reminded({ recipientName, occasion, date, daysLeft, orderBy, ideas, link }: RemindedDay): LetterDay {
  const hint = orderBy ? ` To be safe, order by ${longDay(orderBy)} (an estimate).` : '';
  const withPart = (part: string) => link.replace('#', `?${part}#`);
  return {
    what: `${recipientName}: ${occasion}`,
    when: `${longDay(date)}, ${inDays(daysLeft)}.${hint}`,
    ideas: ideas.map((idea, index) => ({ ...idea, link: withPart(`idea=${index + 1}`) })),
    actions: [
      ...(daysLeft > 1 ? [{ label: snoozeLabel(daysLeft), link: withPart('do=snooze') }] : []),
      { label: 'I have a gift', link: withPart('do=gift') },
    ],
  };
}

export function upcomingDays({ name, days, planLink }: MailProps['upcoming-days']): Letter {
  const subject = subjectOf(days);
  return {
    subject,
    preview: days.map(({ recipientName, occasion }) => `${recipientName}: ${occasion}`).join(', '),
    heading: subject,
    paragraphs: [hello(name), 'Here’s what’s coming up. There’s still time to find something good.'],
    days: days.map(({ recipientName, occasion, date, daysLeft }) => ({
      what: `${recipientName}: ${occasion}`,
      when: `${longDay(date)}, ${inDays(daysLeft)}`,
    })),
    button: { label: 'Plan the gifts', link: planLink },
    afterwards: 'You’re getting this because the monthly digest is switched on in your account.',
  };
}
