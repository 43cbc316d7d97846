import { fewestWritesToDatabase } from '@giftwell/server-kit/testing';
import { usePlanning } from '../testing/planning.js';

const planning = usePlanning();
type Somebody = ReturnType<typeof planning.somebody>;

const sailor = {
  ...{ name: 'Jonas Sailor', relationship: 'friend' as const },
  occasions: [{ type: 'birthday' as const, date: '1988-07-14' }],
};

// Round trips to Postgres, including those that begin and end a transaction.
it.each([
  [1, 'the list of people', (me: Somebody) => me.recipients.list({})],
  [1, 'a person', (me: Somebody, id: number) => me.recipients.get({ id })],
  [1, 'what comes next', (me: Somebody) => me.occasions.upcoming({})],
  [1, 'a new person with an occasion', (me: Somebody) => me.recipients.create(sailor)],
])('takes %i round trips for %s', async (trips, _, ask) => {
  const me = planning.somebody();
  const { id } = await me.meet(sailor);
  expect(await fewestWritesToDatabase(planning.service.db, () => ask(me, id))).toBe(trips);
});
