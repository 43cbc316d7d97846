import { usernameSchema } from '@giftwell/contracts/auth/auth';
import { numbered, usernameFrom } from './username-from.js';

it.each([
  ['Ada Lovelace', 'ada@example.com', 'Ada Lovelace'],
  [null, 'ada@example.com', 'ada'],
  ['  ', 'ada@example.com', 'ada'],
  ['<b>Ada</b>', 'ada@example.com', 'ada'],
  ['Al', 'al@example.com', 'Gift giver'],
  ['x'.repeat(300), 'ada@example.com', 'x'.repeat(40)],
])('names %p with %p %p', (name, email, username) => {
  expect(usernameFrom(name, email)).toBe(username);
});

it('keeps a name with a number within the limits', () => {
  const name = numbered(usernameFrom('😀'.repeat(300), 'ada@example.com'));
  expect(usernameSchema.safeParse(name).success).toBe(true);
});
