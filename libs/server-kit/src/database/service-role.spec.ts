import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ensureRole } from './service-role.js';

const owner = process.env['TEST_DATABASE_URL']!;
const role = `role_${randomBytes(6).toString('hex')}`;

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const withPassword = (password: string) => Object.assign(new URL(owner), { username: role, password }).href;

afterAll(async () => {
  const database = new URL(owner).pathname.slice(1);
  await query(
    owner,
    `REVOKE CONNECT ON DATABASE "${database}" FROM "${role}"; DROP ROLE IF EXISTS "${role}"`,
  );
});

it('creates the role of a URL, and changes its password when the URL has another', async () => {
  expect(await ensureRole(owner, withPassword('first'))).toBe(role);
  expect(await query(withPassword('first'), 'SELECT current_user')).toEqual([{ current_user: role }]);
  expect(await ensureRole(owner, withPassword("it's %20 new"))).toBe(role);
  expect(await query(withPassword("it's %20 new"), 'SELECT current_user')).toEqual([{ current_user: role }]);
});

it('gives several services their roles at once', async () => {
  const passwords = Array.from({ length: 8 }, (_, index) => `password ${index}`);
  expect(await Promise.all(passwords.map((one) => ensureRole(owner, withPassword(one))))).toEqual(
    passwords.map(() => role),
  );
});

it('leaves a service alone that signs in as the owner', async () => {
  expect(await ensureRole(owner, owner)).toBeUndefined();
});
