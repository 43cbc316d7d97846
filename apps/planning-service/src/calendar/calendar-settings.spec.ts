import { userRegistered } from '@giftwell/contracts/auth/events';
import { calendarSettingsRoutes } from '@giftwell/contracts/planning/calendar-settings';
import { Events } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { startPlanning } from '../testing/planning.js';

let service: TestService;
beforeAll(async () => {
  service = await startPlanning();
});
afterAll(() => service.close());

const me = (userId: number | null) => service.client(calendarSettingsRoutes, userId);
async function register(userId: number, timeZone: string): Promise<void> {
  const publish = () =>
    service.db.transaction((tx) => service.get(Events).publish(tx, userRegistered, { userId, timeZone }));
  await publish();
  await service.settle();
}

const unset = { timeZone: 'UTC', country: 'US', leapDay: 'february_28', reminderHour: 9, isSet: false };

describe('How dates are counted', () => {
  it('has an answer for somebody who never said anything', async () => {
    expect(await me(1).get({})).toEqual(unset);
  });

  it('starts where the user signed up, with the country of that time zone', async () => {
    await register(2, 'Europe/Berlin');
    expect(await me(2).get({})).toEqual({ ...unset, timeZone: 'Europe/Berlin', country: 'DE', isSet: true });
    await register(3, 'Asia/Kolkata');
    expect(await me(3).get({})).toMatchObject({ timeZone: 'Asia/Kolkata', country: 'IN', isSet: true });
  });

  it('still asks the browser when the sign-up only knew UTC, or nothing that exists', async () => {
    await register(4, 'UTC');
    expect(await me(4).get({})).toEqual(unset);
    await register(5, 'Mars/Olympus');
    expect(await me(5).get({})).toEqual(unset);
  });

  it('changes what is given, and keeps the rest', async () => {
    expect(await me(6).change({ leapDay: 'march_1' })).toEqual({ ...unset, leapDay: 'march_1' });
    const berlin = { timeZone: 'Europe/Berlin', country: 'DE' };
    expect(await me(6).change(berlin)).toEqual({ ...unset, ...berlin, leapDay: 'march_1', isSet: true });
    expect(await me(6).change({ reminderHour: 0 })).toMatchObject({ ...berlin, reminderHour: 0 });
    expect(await me(6).change({})).toMatchObject(berlin);
    expect(await me(6).get({})).toMatchObject(berlin);
  });

  it('takes the country of the first time zone, and of no later one', async () => {
    const oslo = { timeZone: 'Europe/Oslo', country: 'NO', isSet: true };
    expect(await me(11).change({ timeZone: 'Europe/Oslo' })).toMatchObject(oslo);
    const moved = { ...oslo, timeZone: 'Asia/Kathmandu' };
    expect(await me(11).change({ timeZone: 'Asia/Kathmandu' })).toMatchObject(moved);
  });

  it('keeps what the user said when news of the sign-up comes late or twice', async () => {
    await me(7).change({ timeZone: 'America/New_York', country: 'CA' });
    await register(7, 'Europe/Berlin');
    await register(7, 'Europe/Berlin');
    expect(await me(7).get({})).toMatchObject({ timeZone: 'America/New_York', country: 'CA' });
  });

  it.each([
    { timeZone: 'Mars/Olympus' },
    { timeZone: '+02:00' },
    { timeZone: '' },
    { timeZone: 'Europe/Berlin\u0000' },
    { country: 'Germany' },
    { country: 'de' },
    { leapDay: 'never' },
    { reminderHour: 24 },
    { reminderHour: 8.5 },
    { userId: 9 },
    { isSet: false },
  ])('refuses %j', async (input) => {
    await expect(me(8).change(input as never)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await me(8).get({})).toEqual(unset);
  });

  it('is between a user and nobody else', async () => {
    await me(9).change({ country: 'FR' });
    expect(await me(10).get({})).toEqual(unset);
    const refused = { kind: 'unauthenticated', code: 'sign_in_required' };
    await expect(me(null).get({})).rejects.toMatchObject(refused);
    await expect(me(null).change({ country: 'FR' })).rejects.toMatchObject(refused);
  });
});
