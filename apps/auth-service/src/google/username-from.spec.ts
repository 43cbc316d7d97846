import { usernameFrom } from './username-from.js';

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
