import { jest } from '@jest/globals';
import { staggered } from './staggered.js';

it('spaces out what comes at once, and keeps the order', async () => {
  jest.useFakeTimers();
  const shown: string[] = [];
  const queue = staggered<string>((item) => shown.push(item), new AbortController().signal);
  const items = ['scarf', 'kettle', 'map'];
  for (const item of items) queue.add(item);
  await jest.advanceTimersByTimeAsync(0);
  for (const count of [1, 2, 3]) {
    expect(shown).toEqual(items.slice(0, count));
    await jest.advanceTimersByTimeAsync(80);
  }
  await queue.settled();
  jest.useRealTimers();
});

it('shows nothing more once nobody waits for it', async () => {
  const shown: string[] = [];
  const leaving = new AbortController();
  const queue = staggered<string>((item) => {
    shown.push(item);
    leaving.abort();
  }, leaving.signal);
  for (const item of ['scarf', 'kettle']) queue.add(item);
  await queue.settled();
  expect(shown).toEqual(['scarf']);
});
