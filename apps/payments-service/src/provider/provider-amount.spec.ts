import { dollars, toDollars } from '@giftwell/contracts/core/money';
import fc from 'fast-check';
import { fromProviderAmount, toProviderAmount } from './provider-amount.js';

const cents = fc.integer({ min: 1, max: 10_000_000 });

it('keeps each amount to the cent, on the way to the provider and back, and to the browser and back', () => {
  fc.assert(
    fc.property(
      cents,
      (amount) =>
        fromProviderAmount(toProviderAmount(amount)) === amount &&
        dollars.parse(toDollars(amount)) === amount &&
        Number(toProviderAmount(amount)) === toDollars(amount),
    ),
    { numRuns: 100_000 },
  );
});

it.each([
  ['25', 2_500],
  ['25.5', 2_550],
  ['0.01', 1],
  ['-1.00', null],
  ['1.005', null],
  ['1e3', null],
  ['', null],
  [undefined, null],
])('reads %p as %p cents', (value, expected) => expect(fromProviderAmount(value)).toBe(expected));
