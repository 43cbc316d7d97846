import { hostCheck } from './known-host.js';

const isOurs = hostCheck('https://gifts.example.com');

it.each([
  'gifts.example.com',
  'GIFTS.example.com:443',
  'localhost:3000',
  'app.localhost',
  '127.0.0.1:3000',
  '[::1]:3000',
  'gateway:3000',
  undefined,
])('takes %s', (host) => {
  expect(isOurs(host)).toBe(true);
});

it.each(['evil.example', 'example.com', 'gifts.example.com.evil.example', '127.0.0.1.nip.io:3000'])(
  'refuses %s',
  (host) => {
    expect(isOurs(host)).toBe(false);
  },
);
