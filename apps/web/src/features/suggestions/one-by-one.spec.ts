import { oneByOne } from './one-by-one.js';

const after = (times: readonly number[]) => times.slice(1).map((time, index) => time - times[index]!);

it('spaces out what comes at once, and keeps the order', async () => {
  const shown: string[] = [];
  const times: number[] = [];
  const queue = oneByOne<string>((item) => {
    shown.push(item);
    times.push(performance.now());
  }, new AbortController().signal);
  for (const item of ['scarf', 'kettle', 'map']) queue.add(item);
  await queue.settled();
  expect(shown).toEqual(['scarf', 'kettle', 'map']);
  for (const gap of after(times)) expect(gap).toBeGreaterThan(60);
});

it('shows nothing more once nobody waits for it', async () => {
  const shown: string[] = [];
  const leaving = new AbortController();
  const queue = oneByOne<string>((item) => {
    shown.push(item);
    leaving.abort();
  }, leaving.signal);
  for (const item of ['scarf', 'kettle']) queue.add(item);
  await queue.settled();
  expect(shown).toEqual(['scarf']);
});
