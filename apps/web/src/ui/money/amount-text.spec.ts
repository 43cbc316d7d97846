import { contributionAmount } from '@giftwell/contracts/payments/money-input';
import { amountText } from './amount-text.js';

const read = (text: string) => amountText(contributionAmount).safeParse(text);

it.each([
  ['25', 25],
  [' $25.50 ', 25.5],
  ['0.01', 0.01],
  ['12,3', 12.3],
  ['$1,200.50', 1_200.5],
  ['$ 1,200', 1_200],
  ['100,000.00', 100_000],
])('reads %j as %d dollars', (text, dollars) => {
  expect(read(text).data).toBe(dollars);
});

it.each([
  ['', 'Please enter a valid contribution amount'],
  ['0', 'Please enter a valid contribution amount'],
  ['-5', 'Enter an amount such as 25 or 25.50'],
  ['1.005', 'Enter an amount such as 25 or 25.50'],
  ['1,20,000', 'Enter an amount such as 25 or 25.50'],
  ['1,200,50', 'Enter an amount such as 25 or 25.50'],
  ['0,200', 'Enter an amount such as 25 or 25.50'],
  ['$', 'Enter an amount such as 25 or 25.50'],
  ['$$5', 'Enter an amount such as 25 or 25.50'],
  ['10,000,000', 'Enter an amount such as 25 or 25.50'],
  ['much', 'Enter an amount such as 25 or 25.50'],
  ['1000000', 'At most $100,000'],
  ['$1,000,000', 'At most $100,000'],
])('refuses %j: %s', (text, problem) => {
  expect(read(text).error?.issues[0]?.message).toBe(problem);
});
