import { idleGcPolicy } from './idle-gc-policy.js';

const heapAfterStart = 20_000_000;
const quiet = 0.01;
const busy = 0.5;
const heapWith = (megabytes: number) => heapAfterStart + megabytes * 1_000_000;

/** After how many seconds of quiet garbage is collected; Infinity if never within two minutes. */
function secondsUntilCollected(megabytes: number, policy = idleGcPolicy(heapAfterStart)) {
  for (let second = 1; second <= 120; second += 1) {
    if (policy.shouldCollect({ utilization: quiet, heapBytes: heapWith(megabytes) })) return second;
  }
  return Infinity;
}

describe('When spare memory is collected', () => {
  it.each([
    ['never if the heap has hardly grown', 7, Infinity],
    ['after half a minute of quiet if it has grown a little', 12, 30],
    ['after half a minute of quiet if it has grown a little more', 23, 30],
    ['after three seconds of quiet if it has grown much', 25, 3],
  ])('%s', (_, megabytes, seconds) => {
    expect(secondsUntilCollected(megabytes)).toBe(seconds);
  });

  it('waits for a whole pause again after some work', () => {
    const policy = idleGcPolicy(heapAfterStart);
    const look = (utilization: number) => policy.shouldCollect({ utilization, heapBytes: heapWith(60) });
    expect([quiet, quiet, busy, quiet, quiet, quiet].map(look)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('is not repeated while the heap keeps the size it had after the collection', () => {
    const policy = idleGcPolicy(heapAfterStart);
    expect(secondsUntilCollected(60, policy)).toBe(3);
    policy.collected(heapWith(55));
    expect(secondsUntilCollected(60, policy)).toBe(Infinity);
  });
});
