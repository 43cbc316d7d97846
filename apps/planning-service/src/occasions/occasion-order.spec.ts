import type { RequestInput } from '@giftwell/contracts/core/route';
import type { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { usePlanning } from '../testing/planning.js';
import { inOrder } from './coming-order.js';

type NewOccasion = Omit<RequestInput<(typeof occasionRoutes)['create']>, 'recipientId'>;

const planning = usePlanning();

const kinds: Partial<NewOccasion>[] = [
  { type: 'christmas' },
  { type: 'christmas', ownDay: '12-24' },
  { type: 'mothers_day' },
  { type: 'holiday', feast: 'eid_al_fitr' },
  { type: 'holiday', feast: 'epiphany', ownDay: '01-19' },
  { type: 'birthday', date: '1992-02-29' },
  { type: 'birthday', date: '2000-02-29', yearKnown: false },
  { type: 'anniversary', date: '2010-06-15' },
  { type: 'anniversary', date: '2010-06-14' },
  { type: 'anniversary', date: '2027-05-01' },
  { type: 'graduation', date: '2027-07-01', recurring: false },
  { type: 'wedding', date: '2028-02-29' },
  { type: 'housewarming', date: '2026-06-20', recurring: false },
  { type: 'other', customType: 'Première', date: '2000-06-16', yearKnown: false, recurring: true },
  { type: 'christmas', recurring: false },
];

describe('The order of occasions', () => {
  it.each(['february_28', 'march_1'] as const)('is that of their next days, with %s', async (leapDay) => {
    const me = planning.somebody();
    await me.calendar.change({ country: 'DE', leapDay });
    for (const [index, kind] of kinds.entries()) {
      const country = index % 3 === 0 ? 'NO' : null;
      const { id } = await me.meet({ name: `Person ${String((index * 7) % 16)}`, country });
      await me.note(id, { date: null, ...kind });
    }
    await me.meet({ name: 'Nobody knows when', occasions: [{ type: 'graduation' }] });
    for (const today of [
      '2026-06-15',
      '2026-12-26',
      '2027-02-28',
      '2027-03-01',
      '2028-02-29',
      '2028-07-01',
    ]) {
      planning.service.clock.set(`${today}T12:00:00Z`);
      const { occasions, total } = await me.occasions.list({});
      expect(total).toBe(kinds.length + 1);
      // One page is sorted by the service. The first of each offset is what the database puts there.
      const firstOf = async (_each: unknown, offset: number) =>
        (await me.occasions.list({ offset })).occasions[0]!;
      const firsts = await Promise.all(occasions.map(firstOf));
      expect(firsts.map(({ id }) => id)).toEqual(occasions.map(({ id }) => id));
      expect(occasions).toEqual(occasions.toSorted(inOrder));
    }
  });
});
