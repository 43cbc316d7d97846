import { act, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { ContextualTips } from './contextual-tips.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const thanks = () => screen.queryByRole('button', { name: 'Got it, thanks!' });

it('comes after a second, and not again once it was thanked for', () => {
  const first = render(<ContextualTips context="budget" />);
  wait(900);
  expect(thanks()).toBeNull();
  wait(200);
  expect(screen.getByText('Every idea stays within it.')).toBeVisible();
  act(() => thanks()!.click());
  expect(thanks()).toBeNull();
  first.unmount();
  render(<ContextualTips context="budget" />);
  wait(2_000);
  expect(thanks()).toBeNull();
});

it('is gone with its place, and the next place has its own after a second', () => {
  const { rerender } = render(<ContextualTips context="interests" />);
  wait(1_100);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  rerender(<ContextualTips context="personality" />);
  expect(thanks()).toBeNull();
  wait(1_100);
  expect(screen.getByText('Think of how others describe them.')).toBeVisible();
});
