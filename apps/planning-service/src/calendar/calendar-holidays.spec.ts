import { calendarDays } from '@giftwell/contracts/planning/calendar-days';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import type { TestService } from '@giftwell/server-kit/testing';
import { startPlanning } from '../testing/planning.js';

let service: TestService;
beforeAll(async () => {
  service = await startPlanning();
});
afterAll(() => service.close());

const me = (userId: number | null) => service.client(calendarSettingsRoutes, userId);

describe('The days that the calendar knows', () => {
  it('are the next ones, in the country of the user', async () => {
    service.clock.set(new Date('2026-05-11T12:00:00Z'));
    const days = await me(1).holidays({});
    expect(Object.keys(days)).toEqual([...calendarDays]);
    expect(days).toMatchObject({
      christmas: '2026-12-25',
      valentines: '2027-02-14',
      mothers_day: '2027-05-09',
      fathers_day: '2026-06-21',
      thanksgiving: '2026-11-26',
      eid_al_adha: '2026-05-27',
    });
    await me(1).change({ country: 'GB' });
    expect(await me(1).holidays({})).toMatchObject({ mothers_day: '2027-03-07' });
  });

  it('are those of another country where one is given', async () => {
    service.clock.set(new Date('2026-05-11T12:00:00Z'));
    expect(await me(2).holidays({ country: 'DE' })).toMatchObject({ fathers_day: '2026-05-14' });
    expect(await me(2).holidays({ country: 'RU' })).toMatchObject({ christmas: '2027-01-07' });
  });

  it('come on their day, too, as the user counts days', async () => {
    await me(3).change({ timeZone: 'Pacific/Kiritimati', country: 'US' });
    service.clock.set(new Date('2026-12-25T09:00:00Z'));
    expect(await me(3).holidays({})).toMatchObject({ christmas: '2026-12-25' });
    service.clock.set(new Date('2026-12-25T11:00:00Z'));
    expect(await me(3).holidays({})).toMatchObject({ christmas: '2027-12-25' });
  });

  it('are for users alone, and of real codes of countries', async () => {
    await expect(me(null).holidays({})).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(me(4).holidays({ country: 'germany' })).rejects.toMatchObject({ kind: 'invalid' });
  });
});
