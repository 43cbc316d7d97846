import { auditedAddress } from './audited-address.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:db8:0:0::/64', '2001:db8:0:0::/64'],
  ['unknown', null],
  ['', null],
  ['203.0.113.7:443', null],
  ['203.0.113.7:443::/64', null],
  ['203.0.113.7/8', null],
  ['2001:db8:1:2::/0', null],
  ['2001:db8:1:2::1', null],
  ['2001:db8:1:2::/64/64', null],
  [undefined, null],
])('keeps of %s %s', (clientAddress, kept) => {
  expect(auditedAddress({ clientAddress })).toBe(kept);
});
