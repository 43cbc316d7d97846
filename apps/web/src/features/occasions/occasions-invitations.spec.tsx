import { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { screen, within } from '@testing-library/react';
import { broken, occasion, person, servingYear, today } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';

const anna = person(1, 'Anna');
const open = (api = servingYear([anna], [occasion(1, anna, today)])) =>
  renderApp({ path: '/occasions', user: ada, api });

describe('The page of occasions', () => {
  it('asks guests to sign in', async () => {
    const { person: visitor } = renderApp({ path: '/occasions' });
    expect(await screen.findByRole('heading', { name: 'Sign in to track occasions' })).toBeVisible();
    await visitor.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  });

  it('sends whoever knows nobody to the people first', async () => {
    open(servingYear([]));
    expect(await screen.findByRole('heading', { name: 'No recipients yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Occasion' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Add Recipients' })).toHaveAttribute('href', '/recipients');
  });

  it('invites to write down the first', async () => {
    const { person: visitor } = open(servingYear([anna]));
    expect(await screen.findByRole('heading', { name: 'No occasions tracked yet' })).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Add Your First Occasion' }));
    expect(await screen.findByRole('dialog', { name: 'Add Occasion' })).toBeVisible();
  });

  it('offers to try again what did not arrive', async () => {
    let works = false;
    const birthday = occasion(1, anna, today);
    const { person: visitor } = open(
      servingYear([anna], [birthday]).on(occasionRoutes.list, () => {
        if (!works) throw broken();
        return { occasions: [birthday], total: 1, today };
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your occasions.');
    works = true;
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });
});
