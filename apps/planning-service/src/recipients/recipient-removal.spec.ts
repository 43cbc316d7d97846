import { recipientDeleted } from '@giftwell/contracts/planning/events';
import { noOccasion, noRecipient, usePlanning } from '../testing/planning.js';

const planning = usePlanning();
const { somebody } = planning;

describe('Deleting somebody', () => {
  it('hides them and their occasions, and brings everything back within ten minutes', async () => {
    const me = somebody();
    const mia = await me.meet({ birthdate: '1990-05-04' });
    await me.recipients.remove({ id: mia.id });
    expect((await me.recipients.list({})).total).toBe(0);
    expect((await me.occasions.list({})).total).toBe(0);
    expect((await me.occasions.upcoming({})).occasions).toEqual([]);
    await expect(me.recipients.get({ id: mia.id })).rejects.toMatchObject(noRecipient);
    await expect(me.recipients.remove({ id: mia.id })).rejects.toMatchObject(noRecipient);
    await expect(me.occasions.remove({ id: mia.occasions[0]!.id })).rejects.toMatchObject(noOccasion);
    planning.service.clock.advance(9 * 60_000);
    expect((await me.recipients.restore({ id: mia.id })).recipient).toEqual(mia);
    expect((await me.recipients.restore({ id: mia.id })).recipient).toEqual(mia);
  });

  it('is for good after ten minutes, and says so once', async () => {
    const me = somebody();
    const mia = await me.meet({ birthdate: '1990-05-04' });
    await me.recipients.remove({ id: mia.id });
    planning.service.clock.advance(10 * 60_000);
    await expect(me.recipients.restore({ id: mia.id })).rejects.toMatchObject(noRecipient);
    await planning.service.runDelayedJobs();
    const left = await planning.service.db.query(
      'SELECT 1 FROM recipients r, occasions o WHERE $1 IN (r.id, o."recipientId")',
      [mia.id],
    );
    expect(left).toEqual([]);
    expect(await told(mia.id)).toBe(1);
  });

  it('stays brought back when its time comes, also when it was deleted twice', async () => {
    const me = somebody();
    const mia = await me.meet();
    await me.recipients.remove({ id: mia.id });
    await me.recipients.restore({ id: mia.id });
    await planning.service.runDelayedJobs();
    expect((await me.recipients.get({ id: mia.id })).recipient).toEqual(mia);
    expect(await told(mia.id)).toBe(0);
    planning.service.clock.advance(60_000);
    await me.recipients.remove({ id: mia.id });
    planning.service.clock.advance(60_000);
    await me.recipients.restore({ id: mia.id });
    await me.recipients.remove({ id: mia.id });
    await planning.service.runDelayedJobs();
    expect(await told(mia.id)).toBe(1);
  });

  it('writes no occasion of somebody who is deleted at the same moment', async () => {
    const me = somebody();
    const blocker = planning.service.db.createQueryRunner();
    for (let round = 0; round < 10; round += 1) {
      const mia = await me.meet();
      await blocker.startTransaction();
      await blocker.query('SELECT 1 FROM recipients WHERE id = $1 FOR UPDATE', [mia.id]);
      const noted = me.note(mia.id).then(
        () => 1,
        () => 0,
      );
      await waiting(1);
      const removed = me.recipients.remove({ id: mia.id });
      await waiting(2);
      await blocker.rollbackTransaction();
      const [said] = await Promise.all([noted, removed]);
      const rows = await planning.service.db.query<object[]>(
        'SELECT id FROM occasions WHERE "recipientId" = $1',
        [mia.id],
      );
      expect(rows).toHaveLength(said);
    }
    await blocker.release();
  });

  async function waiting(count: number): Promise<void> {
    const query = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await planning.service.db.query<object[]>(query)).length < count)
      await new Promise((done) => setTimeout(done, 5));
  }

  /** Number of events to gift-ai-service about the deletion of this recipient. */
  async function told(recipientId: number): Promise<number> {
    const keys = await planning.service.redis.keys(`bull:event.${recipientDeleted.name}.gift-ai:o-*`);
    const jobs = await Promise.all(keys.map((key) => planning.service.redis.hget(key, 'data')));
    return jobs.filter((job) => (JSON.parse(job!) as { recipientId: number }).recipientId === recipientId)
      .length;
  }
});
