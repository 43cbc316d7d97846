import { AppError, notFound } from '@giftwell/contracts/core/error';
import type { ResponseOutput } from '@giftwell/contracts/core/route';
import { feasts, type Feast } from '@giftwell/contracts/planning/calendar-days';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { occasionRoutes, type Occasion } from '@giftwell/contracts/planning/occasions';
import { groupOfRelationship } from '@giftwell/contracts/planning/recipient-filter';
import { recipientRoutes, type Recipient } from '@giftwell/contracts/planning/recipients';
import { daysBetween } from '../ui/fields/dates.js';
import { fakeApi, type FakeApi } from './fake-api.js';

export const today = '2026-11-21';

const feastDays = Object.fromEntries(feasts.map((feast) => [feast, '2027-04-01'])) as Record<Feast, string>;

/** A recipient. */
export const person = (id: number, name: string, rest: Partial<Recipient> = {}): Recipient => ({
  id,
  name,
  nickname: null,
  relationship: 'friend',
  customRelationship: null,
  age: null,
  birthdate: null,
  birthYearKnown: true,
  interests: [],
  toldInterests: [],
  customInterests: null,
  personality: [],
  customPersonality: null,
  lifestyle: [],
  customLifestyle: null,
  voiceTranscriptions: [],
  budget: '51-100',
  profilePicture: null,
  country: null,
  isExample: false,
  occasions: [],
  version: 'first',
  ...rest,
});

/** An occasion with a date. */
export function occasion(
  id: number,
  recipient: Pick<Recipient, 'id' | 'name'>,
  date: string | null,
  rest: Partial<Occasion> = {},
): Occasion {
  const days = date === null ? null : daysBetween(today, date);
  const comes = days !== null && days >= 0;
  return {
    id,
    recipientId: recipient.id,
    recipientName: recipient.name,
    type: 'birthday',
    customType: null,
    feast: null,
    ownDay: null,
    date,
    yearKnown: true,
    recurring: true,
    budget: null,
    details: null,
    nextDate: comes ? date : null,
    daysLeft: comes ? days : null,
    previousDate: comes ? null : date,
    years: null,
    giftState: 'none',
    giftBudget: null,
    ...rest,
  };
}

/** Small, so that a test has several pages at little cost. */
const pageSize = 10;
const summary = ({ voiceTranscriptions, ...rest }: Recipient) => ({
  ...rest,
  voiceTranscriptions: voiceTranscriptions.slice(0, 1),
  voiceNoteCount: voiceTranscriptions.length,
  giftCounts: { ideas: 0, planned: 0 },
});
const soonest = (one: Occasion, other: Occasion) => (one.daysLeft ?? 1e6) - (other.daysLeft ?? 1e6);

/** A fake planning-service that keeps its state. */
export function servingYear(people: readonly Recipient[], occasions: readonly Occasion[] = []): FakeApi {
  const deleted = new Set<string>();
  const kept = [...occasions];
  const nextIsHere = ({ id, recipientId }: Occasion) =>
    !deleted.has(`person ${recipientId}`) && !deleted.has(`occasion ${id}`);
  const here = () => people.filter(({ id }) => !deleted.has(`person ${id}`));
  const dates = () => kept.filter(nextIsHere).sort(soonest);
  const find = (id: number) => {
    const found = here().find((each) => each.id === id);
    if (!found) throw notFound('recipient_not_found', 'This person isn’t here anymore');
    return { ...found, occasions: dates().filter(({ recipientId }) => recipientId === id) };
  };
  let settings: ResponseOutput<typeof calendarSettingsRoutes.get> = {
    timeZone: 'America/New_York',
    country: 'US',
    leapDay: 'february_28',
    reminderHour: 9,
    isSet: true,
  };
  return fakeApi()
    .on(recipientRoutes.list, ({ offset, search = '', group, sort }) => {
      const nextDay = (id: number) => dates().find(({ recipientId }) => recipientId === id)?.nextDate ?? '9';
      const matching = here()
        .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
        .filter(({ relationship }) => !group || groupOfRelationship[relationship] === group)
        .sort((one, other) => (sort === 'next' ? nextDay(one.id).localeCompare(nextDay(other.id)) : 0));
      return {
        recipients: matching.slice(offset, offset + pageSize).map(summary),
        total: matching.length,
        canAddDemoData: true,
      };
    })
    .on(recipientRoutes.get, ({ id }) => ({ recipient: find(id) }))
    .on(recipientRoutes.remove, ({ id }) => {
      find(id);
      deleted.add(`person ${id}`);
      return { ok: true as const };
    })
    .on(recipientRoutes.restore, ({ id }) => {
      deleted.delete(`person ${id}`);
      return { recipient: find(id) };
    })
    .on(occasionRoutes.upcoming, () => ({ occasions: dates(), today }))
    .on(occasionRoutes.list, ({ offset, type, search = '' }) => {
      const matching = dates().filter(
        (each) =>
          (!type || each.type === type) && each.recipientName.toLowerCase().includes(search.toLowerCase()),
      );
      return { occasions: matching.slice(offset, offset + pageSize), total: matching.length, today };
    })
    .on(
      occasionRoutes.create,
      ({ recipientId, date = null, country: _country, replace: _replace, ...fields }) => {
        const created = occasion(kept.length + 100, find(recipientId), date, {
          ...fields,
          customType: fields.customType ?? null,
          budget: fields.budget ?? null,
          details: fields.details ?? null,
        });
        kept.push(created);
        return { occasion: created };
      },
    )
    .on(occasionRoutes.update, ({ id, recipientId, date = null, country: _country, ...fields }) => {
      const at = kept.findIndex((each) => each.id === id);
      if (at < 0) throw notFound('occasion_not_found', 'This occasion isn’t here anymore');
      kept[at] = occasion(id, find(recipientId), date, {
        ...fields,
        customType: fields.customType ?? null,
        budget: fields.budget ?? null,
        details: fields.details ?? null,
      });
      return { occasion: kept[at] };
    })
    .on(occasionRoutes.remove, ({ id }) => {
      deleted.add(`occasion ${id}`);
      return { ok: true as const };
    })
    .on(occasionRoutes.restore, ({ id }) => {
      deleted.delete(`occasion ${id}`);
      return { occasion: kept.find((each) => each.id === id)! };
    })
    .on(calendarSettingsRoutes.get, () => settings)
    .on(calendarSettingsRoutes.holidays, () => ({
      christmas: '2026-12-25',
      valentines: '2027-02-14',
      mothers_day: '2027-05-09',
      fathers_day: '2027-06-20',
      ...feastDays,
    }))
    .on(calendarSettingsRoutes.change, (change) => (settings = { ...settings, ...change, isSet: true }));
}

/** The error of a server that fails. */
export const broken = () => new AppError('internal', 'internal', 'Something went wrong. Please try again.');
