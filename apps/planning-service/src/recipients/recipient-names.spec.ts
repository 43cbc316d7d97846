import { recipientRenamed } from '@giftwell/contracts/planning/events';
import { startPlanning, visitor } from '../testing/planning.js';

it('tells a new name once, and nothing where the name stays', async () => {
  // Without the relay, what is published stays in the outbox.
  const service = await startPlanning({ ROLE: 'rpc' });
  try {
    service.clock.set('2026-06-15T12:00:00Z');
    const me = visitor(service, 7);
    const { id, relationship } = await me.meet({ name: 'Mia' });
    const change = (name: string, nickname: string) =>
      me.recipients.update({ id, name, nickname, relationship, occasions: [] });
    await change('Mia', 'Mimi');
    await change('Maya', 'Mimi');
    await change('Maya', 'May');
    const told = (await service.outbox()).filter(({ name }) => name === recipientRenamed.name);
    expect(told.map(({ data }) => data)).toEqual([
      { userId: 7, recipientId: id, name: 'Maya', renamedAt: '2026-06-15T12:00:00.000Z' },
    ]);
  } finally {
    await service.close();
  }
});
