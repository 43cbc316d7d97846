import { contributionSchema, noValues, problemTitle } from './contribution-values.js';

const parsed = (values: object, isPledge = false) =>
  contributionSchema(40, isPledge).safeParse({
    ...noValues,
    contributorName: 'Bea',
    amount: '25',
    ...values,
  });

it('sends empty fields as nothing, and amounts as dollars', () => {
  expect(parsed({}).data).toEqual({
    ...{ contributorName: 'Bea', amount: 25, contributorEmail: null, message: null },
    ...{ hideName: false, hideAmount: false },
  });
  expect(parsed({ amount: '$40.00' }).data?.amount).toBe(40);
});

it.each([
  [{ contributorName: ' ' }, 'Name Required', 'Please enter your name to contribute'],
  [{ amount: '0' }, 'Invalid Amount', 'Please enter a valid contribution amount'],
  [{ amount: '40.01' }, 'Amount Too High', 'Maximum contribution needed is $40'],
] as const)('refuses %j: %s, %s', (values, title, problem) => {
  const { path, message } = parsed(values).error!.issues[0]!;
  expect(message).toBe(problem);
  expect(problemTitle(path[0] as 'amount', message)).toBe(title);
});

it('needs an email for a promise, and only then', () => {
  expect(parsed({}, true).error?.issues[0]?.path).toEqual(['contributorEmail']);
  expect(parsed({ contributorEmail: 'bea@example.com' }, true).success).toBe(true);
});
