import { readPrice } from './price-text.js';

it.each([
  ['', null, null],
  ['25', '$25', 2_500],
  ['1,299.5', '$1,299.50', 129_950],
  ['19,90', '$19.90', 1_990],
  ['1.299,00', '$1,299', 129_900],
  ['1,299', '$1,299', 129_900],
  ['$25, or less', '$25, or less', 2_500],
  ['$25', '$25', 2_500],
  ['about $30 to $40', 'about $30 to $40', 3_000],
  ['0.29', '$0.29', 29],
  ['whatever you like', 'whatever you like', null],
  ['99999999999999999999', '99999999999999999999', null],
])('reads the price “%s”', (text, price, amountCents) => {
  expect(readPrice(text)).toEqual({ price, amountCents });
});
