import type { TestService } from '@giftwell/server-kit/testing';
import { refusal, startPlanning, visitor } from '../testing/planning.js';
import { demoPeople } from './demo-people.js';

let service: TestService;
afterEach(() => service.close());

describe('Example people', () => {
  it('come once for a user, with something on each of the next months', async () => {
    service = await startPlanning();
    service.clock.set('2026-06-15T12:00:00Z');
    const me = visitor(service, 1);
    await me.calendar.change({ timeZone: 'Pacific/Kiritimati', country: 'GB' });
    expect((await me.recipients.list({})).canAddDemoData).toBe(true);
    const counts = await me.recipients.addDemoData({});
    const { recipients, total, canAddDemoData } = await me.recipients.list({});
    const { occasions } = await me.occasions.list({});
    expect(canAddDemoData).toBe(false);
    expect([total, occasions.length]).toEqual([counts.recipients, counts.occasions]);
    expect(recipients.map(({ name }) => name).sort()).toEqual(demoPeople.map(({ name }) => name).sort());
    const eleanor = recipients.find(({ nickname }) => nickname === 'Mom')!;
    expect(eleanor).toMatchObject({ age: 62, relationship: 'parent', voiceNoteCount: 1 });
    expect(occasions[0]).toMatchObject({
      recipientName: 'Eleanor Hayes',
      type: 'birthday',
      daysLeft: 5,
      years: 63,
    });
    expect(
      occasions.filter(({ daysLeft }) => daysLeft !== null && daysLeft <= 60).length,
    ).toBeGreaterThanOrEqual(5);
    expect(occasions.every(({ nextDate }) => nextDate)).toBe(true);
    await expect(me.recipients.addDemoData({})).rejects.toMatchObject(
      refusal('conflict', 'demo_data_exists'),
    );
    expect((await visitor(service, 2).recipients.list({})).canAddDemoData).toBe(true);
  });

  it('are marked, go all at once, and can come again', async () => {
    service = await startPlanning();
    const me = visitor(service, 1);
    await me.recipients.addDemoData({});
    const own = await me.meet();
    const marked = async () =>
      (await me.recipients.list({})).recipients.filter(({ isExample }) => isExample).length;
    expect([own.isExample, await marked()]).toEqual([false, demoPeople.length]);
    const other = visitor(service, 2);
    await other.recipients.addDemoData({});
    expect(await me.recipients.removeDemoData({})).toEqual({ recipients: demoPeople.length });
    expect((await other.recipients.list({})).total).toBe(demoPeople.length);
    expect(await me.recipients.list({})).toMatchObject({ total: 1, canAddDemoData: true });
    expect(await me.recipients.removeDemoData({})).toEqual({ recipients: 0 });
    expect((await me.occasions.list({})).total).toBe(0);
    expect((await me.recipients.addDemoData({})).recipients).toBe(demoPeople.length);
  });

  it('come once also when they are asked for twice at the same moment', async () => {
    service = await startPlanning();
    const me = visitor(service, 1);
    const answers = await Promise.allSettled([me.recipients.addDemoData({}), me.recipients.addDemoData({})]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await me.recipients.list({})).total).toBe(demoPeople.length);
  });

  it.each([
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', DEMO_DATA: 'on' }, true],
    [{ NODE_ENV: 'development' }, true],
    [{ DEMO_DATA: 'off' }, false],
  ])('with %j: %p', async (env, isOn) => {
    service = await startPlanning(env);
    const me = visitor(service, 1);
    expect((await me.recipients.list({})).canAddDemoData).toBe(isOn);
    const off = refusal('forbidden', 'demo_data_off');
    if (!isOn) await expect(me.recipients.addDemoData({})).rejects.toMatchObject(off);
  });
});
