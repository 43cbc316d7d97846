import { variables } from './configuration-page.ts';

it('says what each variable is', async () => {
  const all = await variables();
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['ROLE', 'AUTH_DATABASE_URL']));
  expect(all.filter(({ what }) => what === '').map(({ name }) => name)).toEqual([]);
});

it('says the same of an address wherever it is read', async () => {
  const addresses = (await variables()).filter(({ name }) => name.endsWith('_RPC'));
  for (const { name, what } of addresses) {
    const app = `${name.replace(/_RPC$/, '').replaceAll('_', '-').toLowerCase()}-service`;
    expect([name, what]).toEqual([name, `The address of ${app}: \`host:port\`.`]);
  }
});
