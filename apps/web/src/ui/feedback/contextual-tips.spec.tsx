import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { setStorageAccount } from '../memory/browser-memory.js';
import { storeHintsIn } from '../memory/seen-hints.js';
import { ContextualTips } from './contextual-tips.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setStorageAccount(null);
  storeHintsIn(null);
  jest.useRealTimers();
});
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const tip = () =>
  screen.queryByRole('complementary', { name: 'Good to know' })?.querySelector('p')?.textContent;

it('comes after a second and leaves once it was thanked for', async () => {
  render(<ContextualTips context="budget" />);
  await wait(900);
  expect(tip()).toBeUndefined();
  await wait(200);
  expect(tip()).toBe('Every idea stays within it.');
  act(() => screen.getByRole('button', { name: 'Got it, thanks!' }).click());
  await wait(2_000);
  expect(tip()).toBeUndefined();
});

it('comes one at a time, each once, then those of what is next', async () => {
  const told: unknown[] = [];
  for (let time = 0; time < 5; time += 1) {
    const { unmount } = render(<ContextualTips context="budget" next="personality" />);
    await wait(1_100);
    told.push(tip());
    unmount();
  }
  expect(told).toEqual([
    'Every idea stays within it.',
    'You can move it up or down later with one click.',
    'Think of how others describe them.',
    'Practical or playful? That changes everything.',
    undefined,
  ]);
});

it('is remembered for each account', async () => {
  const seenBy = async (account: number | null) => {
    setStorageAccount(account);
    const { unmount } = render(<ContextualTips context="budget" />);
    await wait(1_100);
    const text = tip();
    unmount();
    return text;
  };
  expect(await seenBy(null)).toBe('Every idea stays within it.');
  expect(await seenBy(7)).toBe('Every idea stays within it.');
  expect(await seenBy(7)).toBe('You can move it up or down later with one click.');
});

it('tells a guest what their stars would do with an account', async () => {
  render(<ContextualTips context="guest-suggestions" />);
  await wait(1_100);
  expect(tip()).toBe('With an account, your stars teach Giftwell what works for this person.');
});

it('is gone with its place, and the next place has its own after a second', async () => {
  const { rerender } = render(<ContextualTips context="interests" />);
  await wait(1_100);
  expect(tip()).toBe('Two or three real interests say more than ten.');
  rerender(<ContextualTips context="personality" />);
  expect(tip()).toBeUndefined();
  await wait(1_100);
  expect(tip()).toBe('Think of how others describe them.');
});

it('is not shown again on another device of the account', async () => {
  const add = jest.fn(() => Promise.resolve());
  storeHintsIn({ read: () => Promise.resolve(['budget-1']), add });
  render(<ContextualTips context="budget" />);
  await wait(1_100);
  expect(tip()).toBe('You can move it up or down later with one click.');
  expect(add.mock.calls).toEqual([['budget-2']]);
});

it('comes even if the hints of the account can’t be read', async () => {
  const fails = () => Promise.reject(new Error('offline'));
  storeHintsIn({ read: fails, add: fails });
  render(<ContextualTips context="budget" />);
  await wait(1_100);
  expect(tip()).toBe('Every idea stays within it.');
});
