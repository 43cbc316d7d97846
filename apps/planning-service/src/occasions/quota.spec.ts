import { refusal, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;

describe('Limits', () => {
  it('holds 2,000 people however many are added at once', async () => {
    const me = somebody();
    const many = (n: number, from = 0) =>
      Array.from({ length: n }, (_, index) => ({
        name: `Person ${from + index}`,
        date: '2020-01-01',
        occasionType: 'other',
      }));
    await me.recipients.bulkAdd({ recipients: many(1_000) });
    await me.recipients.bulkAdd({ recipients: many(997, 1_000) });
    const full = refusal('conflict', 'too_many_recipients');
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => me.meet()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(tries.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown)).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining(full) as unknown),
    );
    await expect(me.recipients.bulkAdd({ recipients: many(5, 3_000) })).rejects.toMatchObject(full);
    expect((await me.recipients.list({})).total).toBe(2_000);
    const { id } = (await me.recipients.list({})).recipients[0]!;
    await me.recipients.remove({ id });
    await expect(me.meet({ name: 'The one more' })).rejects.toMatchObject(full);
    expect((await me.recipients.restore({ id })).recipient.id).toBe(id);
    await me.recipients.remove({ id });
    planning.service.clock.set('2026-06-15T12:11:00Z');
    await me.meet({ name: 'The one more' });
    await expect(me.recipients.restore({ id })).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('holds 40 occasions of one person', async () => {
    const me = somebody();
    const days = Array.from({ length: 40 }, () => ({ type: 'graduation' as const, date: '2026-07-01' }));
    const mia = await me.meet({ occasions: days });
    const full = refusal('conflict', 'too_many_occasions');
    await expect(me.note(mia.id)).rejects.toMatchObject(full);
    const more = { id: mia.id, name: 'Mia', relationship: 'friend' as const, occasions: days.slice(0, 1) };
    await expect(me.recipients.update(more)).rejects.toMatchObject(full);
    await expect(me.meet({ birthdate: '1990-01-01', occasions: days })).rejects.toMatchObject(full);
    const last = mia.occasions[0]!.id;
    await me.occasions.remove({ id: last });
    await expect(me.note(mia.id)).rejects.toMatchObject(full);
    expect((await me.occasions.restore({ id: last })).occasion.id).toBe(last);
    await me.occasions.remove({ id: last });
    planning.service.clock.set('2026-06-15T12:11:00Z');
    await me.note(mia.id);
  });

  it('holds 10,000 occasions', async () => {
    const me = somebody();
    const mia = await me.meet();
    await planning.service.db.query(
      `WITH people AS (INSERT INTO recipients ("userId", name, "nameKey", "searchKey", relationship, interests,
           personality, lifestyle, budget, "voiceTranscriptions", "createdAt")
         SELECT "userId", 'P' || n, 'p' || n, 'p' || n, 'friend', '{}', '{}', '{}', '0-25', '{}', now()
         FROM recipients, generate_series(1, 250) n WHERE id = $1 RETURNING id, "userId")
       INSERT INTO occasions ("userId", "recipientId", type, date, "createdAt")
       SELECT "userId", id, 'graduation', '2026-01-01', now() FROM people, generate_series(1, 40)`,
      [mia.id],
    );
    await planning.service.db.query(
      `UPDATE calendar_settings SET "occasionsAtMost" = 10000
       WHERE "userId" = (SELECT "userId" FROM recipients WHERE id = $1)`,
      [mia.id],
    );
    // As autovacuum does it after so many new rows.
    await planning.service.db.query('ANALYZE recipients, occasions');
    const full = refusal('conflict', 'too_many_occasions');
    await expect(me.note(mia.id)).rejects.toMatchObject(full);
    await expect(me.meet({ occasions: [{ type: 'christmas' }] })).rejects.toMatchObject(full);
    const detected = [{ name: 'Zoe', date: '2020-01-01', occasionType: 'wedding' }];
    await expect(me.recipients.bulkAdd({ recipients: detected })).rejects.toMatchObject(full);
    const { total, occasions } = await me.occasions.list({ offset: 9_950 });
    expect([total, occasions.length]).toEqual([10_000, 50]);
    expect((await me.occasions.upcoming({})).occasions.length).toBeGreaterThan(2_000);
  });
});
