import { percentOf } from './funding-bar.js';

it.each([
  [0, 100, 0],
  [57, 100, 57],
  [99.99, 100, 99],
  [100, 100, 100],
  [120, 100, 100],
  [0.29, 0.29, 100],
])('%d of %d dollars are %d percent', (raised, target, percent) => {
  expect(percentOf(raised, target)).toBe(percent);
});
