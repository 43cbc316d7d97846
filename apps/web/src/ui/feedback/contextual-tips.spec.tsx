import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { rememberFor } from '../memory/browser-memory.js';
import { ContextualTips } from './contextual-tips.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  rememberFor(null);
  jest.useRealTimers();
});
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const tip = () =>
  screen.queryByRole('complementary', { name: 'Good to know' })?.querySelector('p')?.textContent;

it('comes after a second and leaves once it was thanked for', () => {
  render(<ContextualTips context="budget" />);
  wait(900);
  expect(tip()).toBeUndefined();
  wait(200);
  expect(tip()).toBe('Every idea stays within it.');
  act(() => screen.getByRole('button', { name: 'Got it, thanks!' }).click());
  wait(2_000);
  expect(tip()).toBeUndefined();
});

it('comes one at a time, each once, then those of what is next', () => {
  const told = ['budget', 'budget', 'budget', 'budget', 'budget'].map(() => {
    const { unmount } = render(<ContextualTips context="budget" next="personality" />);
    wait(1_100);
    const text = tip();
    unmount();
    return text;
  });
  expect(told).toEqual([
    'Every idea stays within it.',
    'You can move it up or down later with one click.',
    'Think of how others describe them.',
    'Practical or playful? That changes everything.',
    undefined,
  ]);
});

it('is remembered for each account', () => {
  const seenBy = (account: number | null) => {
    rememberFor(account);
    const { unmount } = render(<ContextualTips context="budget" />);
    wait(1_100);
    const text = tip();
    unmount();
    return text;
  };
  expect(seenBy(null)).toBe('Every idea stays within it.');
  expect(seenBy(7)).toBe('Every idea stays within it.');
  expect(seenBy(7)).toBe('You can move it up or down later with one click.');
});

it('is gone with its place, and the next place has its own after a second', () => {
  const { rerender } = render(<ContextualTips context="interests" />);
  wait(1_100);
  expect(tip()).toBe('Two or three real interests say more than ten.');
  rerender(<ContextualTips context="personality" />);
  expect(tip()).toBeUndefined();
  wait(1_100);
  expect(tip()).toBe('Think of how others describe them.');
});
