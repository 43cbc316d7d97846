import { growingDelays, inWords, noDelays, waitMs, windowMs } from './attempt-wait.js';
import { LocalAttempts } from './local-attempts.js';

const now = 1_800_000_000_000;
const times = (count: number) => Array.from({ length: count }, () => now);

it('asks nobody to wait for the first five attempts', () => {
  for (const count of [0, 1, 2, 3, 4]) expect(waitMs(times(count), now, growingDelays)).toBe(0);
});

it('doubles the pause with each attempt after that', () => {
  const pauses = [5, 6, 7, 8, 9].map((count) => waitMs(times(count), now, growingDelays));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
});

it('counts the time that has passed since the last attempt', () => {
  expect(waitMs([...times(8), now - 3_000], now, growingDelays)).toBe(13_000);
  expect(waitMs([...times(8), now - 20_000], now, growingDelays)).toBe(0);
});

it('lets the eleventh attempt wait until the first is ten minutes old', () => {
  expect(waitMs([now - 60_000, ...times(9)], now, growingDelays)).toBe(windowMs - 60_000);
  expect(waitMs(times(10), now, noDelays)).toBe(windowMs);
  expect(waitMs(times(9), now, noDelays)).toBe(0);
});

it.each([
  [1, '1 second'],
  [16, '16 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
])('says %i seconds as %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});

describe('counting in this process', () => {
  it('allows a quarter, forgets after ten minutes, and takes back', () => {
    const local = new LocalAttempts();
    expect([1, 2, 3].map(() => local.begin('a', now, growingDelays))).toEqual([0, 0, windowMs]);
    expect(local.begin('b', now, growingDelays)).toBe(0);
    local.takeBack('a');
    expect(local.begin('a', now, growingDelays)).toBe(0);
    expect(local.begin('a', now + windowMs, growingDelays)).toBe(0);
    local.forget('b');
    expect([1, 2].map(() => local.begin('b', now, growingDelays))).toEqual([0, 0]);
  });

  it('stays bounded and keeps the keys in use', () => {
    const local = new LocalAttempts();
    local.begin('first', now, growingDelays);
    for (let i = 0; i < 9_999; i += 1) local.begin(`k${i}`, now, growingDelays);
    local.begin('first', now, growingDelays);
    local.begin('one more', now, growingDelays);
    expect(local.begin('first', now, growingDelays)).toBe(windowMs);
    expect([1, 2].map(() => local.begin('k0', now, growingDelays))).toEqual([0, 0]);
  });
});
