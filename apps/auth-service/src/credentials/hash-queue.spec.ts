import { HashQueue } from './hash-queue.js';

const busy = expect.objectContaining({ kind: 'unavailable', code: 'busy' });

/** Work that ends on request. */
function held() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((done) => ends.push(done));
  return { ends, work };
}
const turn = () => new Promise((done) => setImmediate(done));

it('runs two at once and the rest in their order', async () => {
  const queue = new HashQueue();
  const { ends, work } = held();
  const order: number[] = [];
  const all = [0, 1, 2, 3].map((n) => queue.run(work).then(() => order.push(n)));
  await turn();
  expect(ends).toHaveLength(2);
  for (let next = 0; next < 4; next += 1) {
    ends[next]!();
    await turn();
    expect(ends).toHaveLength(Math.min(4, next + 3));
  }
  await Promise.all(all);
  expect(order).toEqual([0, 1, 2, 3]);
});

it('refuses the forty-third at once and takes new work once there is room', async () => {
  const queue = new HashQueue();
  const { ends, work } = held();
  const all = Array.from({ length: 42 }, () => queue.run(work));
  await expect(queue.run(work)).rejects.toEqual(busy);
  await turn();
  ends[0]!();
  await turn();
  const late = queue.run(work);
  for (let next = 1; next < 43; next += 1) {
    ends[next]!();
    await turn();
  }
  await Promise.all([...all, late]);
});

it('gives the place of a failed or cancelled one to the next', async () => {
  const queue = new HashQueue();
  const { ends, work } = held();
  const failing = [1, 2].map(() => queue.run(() => Promise.reject(new Error('no memory'))));
  await expect(failing[0]).rejects.toThrow('no memory');
  await expect(failing[1]).rejects.toThrow('no memory');
  const running = [queue.run(work), queue.run(work)];
  const leaving = new AbortController();
  const gone = queue.run(work, leaving.signal);
  const next = queue.run(work);
  leaving.abort();
  await expect(gone).rejects.toMatchObject({ code: 'aborted' });
  await turn();
  ends[0]!();
  await turn();
  expect(ends).toHaveLength(3);
  ends.forEach((end) => end());
  await Promise.all([...running, next]);
});

it('does not begin for a caller who has left already', async () => {
  const queue = new HashQueue();
  await expect(queue.run(() => Promise.resolve('hash'), AbortSignal.abort())).rejects.toMatchObject({
    code: 'aborted',
  });
  await expect(queue.run(() => Promise.resolve('hash'))).resolves.toBe('hash');
});
