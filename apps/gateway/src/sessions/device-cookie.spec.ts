import { DeviceCookie } from './device-cookie.js';

const cookie = new DeviceCookie('https://giftwell.example', 'a'.repeat(64));
const sent = (header: string) => header.split(';')[0]!;

it('knows a browser again for the accounts that it has signed in to', () => {
  const one = sent(cookie.remember('ada@example.com', undefined));
  const both = sent(cookie.remember('ben@example.com', `a=b; ${one}`));
  const id = cookie.deviceFor('ada@example.com', one);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(cookie.deviceFor('Ada@Example.com', both)).toBe(id);
  expect(cookie.deviceFor('ben@example.com', both)).toBe(id);
  expect(cookie.deviceFor('ben@example.com', one)).toBeNull();
  expect(cookie.deviceFor('ada@example.com', undefined)).toBeNull();
});

it('is bound to the host and holds no address', () => {
  const header = cookie.remember('ada@example.com', undefined);
  expect(header).toMatch(
    /^__Host-did=[\w-]{22}\.[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(new DeviceCookie('http://gifts.lan', 'a'.repeat(64)).remember('a@b.c', undefined)).toMatch(/^did=/);
});

it('believes nothing that it has not signed', () => {
  const mine = sent(cookie.remember('ada@example.com', undefined));
  const elsewhere = new DeviceCookie('https://giftwell.example', 'b'.repeat(64));
  expect(elsewhere.deviceFor('ada@example.com', mine)).toBeNull();
  const [, mac] = mine.split('.');
  expect(cookie.deviceFor('ada@example.com', `__Host-did=${'x'.repeat(22)}.${mac}`)).toBeNull();
  expect(cookie.deviceFor('ada@example.com', '__Host-did=short.x')).toBeNull();
});

it('forgets the account that was used longest ago after five', () => {
  let header = sent(cookie.remember('first@example.com', undefined));
  for (let n = 1; n <= 5; n += 1) header = sent(cookie.remember(`next${n}@example.com`, header));
  expect(cookie.deviceFor('first@example.com', header)).toBeNull();
  expect(cookie.deviceFor('next1@example.com', header)).not.toBeNull();
});
