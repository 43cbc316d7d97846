import { giftPlanRoutes } from '@giftwell/contracts/planning/gift-plan';
import { screen, within } from '@testing-library/react';
import { broken, servingYear } from '../../testing/planned-year.js';
import { planRow } from '../../testing/plan.js';
import { ada, renderApp } from '../../testing/render-app.js';

const kettle = {
  ...{ id: 1, title: 'Kettle', state: 'bought' as const, price: 40, estimate: null },
  ...{ picture: null, outcome: null, version: 2 },
};
const none = { budget: null, planned: 0, spent: 0, withoutPrice: 0 };
const rows = [
  planRow('2026-12-01', { giftState: 'bought', gifts: [kettle], budget: 30, planned: 40, spent: 40 }),
  planRow('2026-02-14', { recipientId: 3, recipientName: 'Cleo' }),
  planRow('2026-12-25', { recipientId: 2, recipientName: 'Ben' }),
  planRow(null, { recipientId: 2, recipientName: 'Ben' }),
];

const serving = () =>
  servingYear([]).on(giftPlanRoutes.get, ({ year = 2026, offset }) => ({
    ...{ year, today: '2026-11-21', years: [2026] },
    // This server has two rows per page.
    rows: year === 2026 ? rows.slice(offset, offset + 2) : [],
    total: year === 2026 ? rows.length : 0,
    money: { budget: 30, planned: 40, spent: 40, withoutPrice: 1 },
  }));
const open = (path = '/plan', api = serving()) => renderApp({ path, user: ada, api });

describe('the plan of a year', () => {
  it('shows each month with its people, gifts and money', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Gift plan 2026' })).toBeVisible();
    const december = within(screen.getByRole('list', { name: 'December' })).getAllByRole('listitem');
    expect(december.map(({ textContent }) => textContent)).toEqual([
      'Dec 1AnnaBirthdayKettle Bought · $40$40 spent · budget $30 · $10 over budget',
      'Dec 25BenBirthdayNo gift yet',
    ]);
    expect(screen.getByRole('list', { name: 'February' })).toHaveTextContent('CleoBirthdayNo gift yet');
    expect(screen.getByRole('list', { name: 'No date yet' })).toHaveTextContent('BenNo special occasion');
    expect(screen.getByRole('link', { name: 'Anna' })).toHaveAttribute('href', '/recipients/1');
  });

  it('sums up what is planned and spent', async () => {
    open();
    expect(await screen.findByText('Planned')).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$40',
      '$40',
      '$30',
    ]);
    expect(screen.getByText('“Spent” leaves out 1 bought gift without a price.')).toBeVisible();
  });

  it('goes to other years and gives its rows as a file', async () => {
    const { person } = open();
    const file = await screen.findByRole('link', { name: 'Export as CSV' });
    expect(file).toHaveAttribute('href', '/api/plan.csv?year=2026');
    await person.click(screen.getByRole('link', { name: '2027' }));
    expect(await screen.findByText(/^Nothing in 2027 yet\./)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Gift plan 2027' })).toBeVisible();
  });

  it('opens at the year of its address', async () => {
    const { api } = open('/plan?year=2025');
    expect(await screen.findByText(/^Nothing in 2025 yet\./)).toBeVisible();
    expect(api.inputs(giftPlanRoutes.get)).toEqual([{ year: 2025, offset: 0 }]);
  });

  it('offers to try again what did not arrive', async () => {
    let works = false;
    const working = serving();
    const api = working.on(giftPlanRoutes.get, () => {
      if (!works) throw broken();
      return { year: 2026, today: '2026-11-21', rows: [], total: 0, money: none, years: [] };
    });
    const { person } = open('/plan', api);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your plan.');
    works = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Nothing in 2026 yet\./)).toBeVisible();
  });

  it('explains itself to whoever is not signed in', async () => {
    renderApp({ path: '/plan' });
    expect(await screen.findByRole('heading', { name: 'Your year of gifts' })).toBeVisible();
  });
});
