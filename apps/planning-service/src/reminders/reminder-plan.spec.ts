import { addDays } from '../calendar/occurrences.service.js';
import { planReminders, type KnownReminder, type ReminderInput, type ReminderKind } from './reminder-plan.js';

const birthday = { id: 1, occurrence: '2026-12-20', isBought: false };
const base: ReminderInput = {
  ...{ now: { date: '2026-12-06', hour: 9 }, hour: 9, isTime: true, isNew: false },
  ...{ occasions: [birthday], known: [] },
};
const known = (kind: ReminderKind, more: Partial<KnownReminder> = {}): KnownReminder => ({
  ...{ occasionId: 1, occurrence: '2026-12-20', kind, state: 'sent', remindOn: null, snoozedFrom: null },
  ...more,
});
const digest = known('digest', { occasionId: 0, occurrence: '2026-12-01' });
const plan = (input: Partial<ReminderInput>) =>
  planReminders({ ...base, ...input, known: [digest, ...(input.known ?? [])] });
const kinds = (input: Partial<ReminderInput>) => plan(input).due.map(({ kind }) => kind);

it.each([
  ['the day before that day', { now: { date: '2026-12-05', hour: 23 } }, [], '2026-12-06'],
  ['before the hour', { now: { date: '2026-12-06', hour: 8 } }, [], '2026-12-06'],
  ['14 days before', {}, ['reminder'], '2026-12-13'],
  ['after it was sent', { known: [known('reminder')] }, [], '2026-12-13'],
  [
    '7 days before',
    { now: { date: '2026-12-13', hour: 9 }, known: [known('reminder')] },
    ['upcoming'],
    '2027-01-01',
  ],
  ['late, for tomorrow', { now: { date: '2026-12-19', hour: 22 } }, ['upcoming'], '2027-01-01'],
  ['when the day is over', { now: { date: '2026-12-21', hour: 9 } }, [], '2027-01-01'],
  ['when it is bought', { occasions: [{ ...birthday, isBought: true }] }, [], '2027-01-01'],
  ['without a date', { occasions: [{ ...birthday, occurrence: null }] }, [], '2027-01-01'],
] as [string, Partial<ReminderInput>, string[], string][])('knows what is due %s', (_, input, due, next) => {
  expect([kinds(input), plan(input).next]).toEqual([due, next]);
});

it('mails one of several that are late, and skips the others', () => {
  const { due, skipped } = plan({ now: { date: '2026-12-15', hour: 12 } });
  expect([due, skipped].map((all) => all.map(({ kind }) => kind))).toEqual([['upcoming'], ['reminder']]);
});

it('mails for the lists of all reminders whose place a mail takes', () => {
  const lists = (input: Partial<ReminderInput>) => plan(input).due.map((due) => due.lists);
  const [late, inTime] = [
    { date: '2026-12-15', hour: 12 },
    { date: '2026-12-13', hour: 9 },
  ];
  expect(lists({ now: late })).toEqual([['upcoming', 'reminders']]);
  expect(lists({ now: inTime, known: [known('reminder')] })).toEqual([['upcoming']]);
  const snoozed = known('snoozed', { state: 'snoozed', remindOn: '2026-12-15' });
  const leads = [known('reminder'), known('upcoming')];
  expect(lists({ now: late, known: [known('reminder'), snoozed] })).toEqual([['reminders', 'upcoming']]);
  expect(lists({ now: late, known: [...leads, { ...snoozed, snoozedFrom: 'upcoming' }] })).toEqual([
    ['upcoming'],
  ]);
});

it('mails nobody about what they are just entering, but the next morning', () => {
  const entered = { now: { date: '2026-12-17', hour: 15 }, isTime: false };
  expect([kinds(entered), plan(entered).next]).toEqual([[], '2026-12-18']);
  const early = { now: { date: '2026-12-17', hour: 7 }, isTime: false };
  expect(plan(early).next).toBe('2026-12-17');
  // The next morning would be too late.
  expect(plan({ now: { date: '2026-12-20', hour: 15 }, isTime: false }).next).toBe('2027-01-01');
});

it('says nothing about an occasion until the day to which it was put off', () => {
  const snoozed = known('snoozed', { state: 'snoozed', remindOn: '2026-12-16' });
  const rows = [known('reminder'), snoozed];
  expect(plan({ now: { date: '2026-12-13', hour: 9 }, known: rows })).toMatchObject({
    due: [],
    next: '2026-12-16',
  });
  const then = plan({ now: { date: '2026-12-16', hour: 9 }, known: rows });
  expect(then.due).toEqual([
    { occasionId: 1, occurrence: '2026-12-20', kind: 'snoozed', lists: ['reminders', 'upcoming'] },
  ]);
  expect(then.skipped.map(({ kind }) => kind)).toEqual(['upcoming']);
});

describe('the digest', () => {
  const first = { now: { date: '2026-12-01', hour: 9 }, known: [] };
  const ofMonth = (input: Partial<ReminderInput>) => {
    const { due, skipped, next } = planReminders({ ...base, ...first, ...input });
    const isDigest = ({ kind }: { kind: ReminderKind }) => kind === 'digest';
    return [due.some(isDigest), skipped.some(isDigest), next];
  };

  it.each([
    ['is due on the first', {}, [true, false, '2026-12-06']],
    ['waits for the hour', { now: { date: '2026-12-01', hour: 8 } }, [false, false, '2026-12-01']],
    ['comes late after an outage', { now: { date: '2026-12-04', hour: 3 } }, [true, false, '2026-12-06']],
    ['is skipped without dates', { occasions: [] }, [false, true, '2027-01-01']],
    ['is skipped for who just joined', { isNew: true, isTime: false }, [false, true, '2026-12-06']],
    [
      'counts only this month',
      { occasions: [{ ...birthday, occurrence: '2027-01-02' }] },
      [false, true, '2026-12-19'],
    ],
  ] as [string, Partial<ReminderInput>, unknown[]][])('%s', (_, input, expected) => {
    expect(ofMonth(input)).toEqual(expected);
  });

  it('is sent once a month', () => {
    expect(ofMonth({ known: [digest], now: { date: '2026-12-02', hour: 9 } })).toEqual([
      false,
      false,
      '2026-12-06',
    ]);
  });
});

it('always names a later time to look again', () => {
  for (let day = 0; day < 400; day += 1)
    for (const hour of [0, 8, 9, 23])
      for (const isTime of [true, false]) {
        const now = { date: addDays('2026-01-01', day), hour };
        const { next } = planReminders({ ...base, now, isTime });
        expect(next > now.date || (next === now.date && hour < base.hour)).toBe(true);
      }
});
