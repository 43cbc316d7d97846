import { spendIn } from './spend.js';

describe('the sum that is said', () => {
  it.each([
    ['I can go to eight hundred dollars.', null, 800],
    ['twenty bucks tops', null, 20],
    ['Budget is 60 dollars', null, 60],
    ['I want to spend around 100 dollars', null, 100],
    ['between three and four hundred dollars', 300, 400],
    ['at least 150 dollars please', 150, null],
    ['no more than $75', null, 75],
    ['Somewhere between 50 and 80 Canadian.', 37, 58],
    ['about 100 dollars Canadian', null, 73],
    ['I can spend $1,200.50', null, 1201],
    ['My budget is $1,200.50.', null, 1201],
    ['between $1,000.50 and $2,000.75', 1001, 2001],
    ['up to 1.200,40 dollars', null, 1200],
    ['at most $12,000.00', null, 12_000],
    ['up to $1,200', null, 1200],
    ['no more than $49.50', null, 50],
  ])('is read from "%s"', (text, least, most) => {
    expect(spendIn([text])).toEqual({ least, most });
  });

  it.each(['She is turning 40 in May', 'money is no object', 'He runs 10 miles a day', 'loves opera'])(
    'is none in "%s"',
    (text) => {
      expect(spendIn([text])).toBeNull();
    },
  );

  it('is the one that was said last', () => {
    expect(spendIn(['up to 50 dollars', 'now up to 90 dollars', 'she loves tea'])?.most).toBe(90);
  });
});
