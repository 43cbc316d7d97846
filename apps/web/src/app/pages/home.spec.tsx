import { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { runRoutes } from '@giftwell/contracts/gift-ai/runs';
import { screen, waitFor, within } from '@testing-library/react';
import { useWizard } from '../../data/stores/wizard-store.js';
import { broken, occasion, servingYear, today } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { anna, ben } from '../../testing/two-people.js';

const run = {
  ...{ run: 'abcdefghijkl', recipientId: 1, recipientName: 'Anna', createdAt: '2026-11-20T09:00:00.000Z' },
  ...{ occasion: 'birthday' as const, customType: null, budget: '26-50' as const, ideas: 9 },
};
const serving = (days = [occasion(2, anna, '2026-11-27'), occasion(3, ben, '2026-12-01')]) =>
  servingYear([anna, ben], days).on(runRoutes.list, () => ({ runs: [run] }));
const strip = async () => within(await screen.findByRole('complementary', { name: 'What’s next' }));
const wasHere = () => localStorage.setItem('giftwell-account', '1');

describe('the start page of a user', () => {
  it('begins with the next days, the last ideas and a field for a note', async () => {
    wasHere();
    const { person } = renderApp({ user: ada, api: serving() });
    const next = await strip();
    expect(await next.findByText('in 6 days')).toBeVisible();
    expect(next.getByRole('link', { name: /^Anna/ })).toHaveAttribute('href', '/ideas/abcdefghijkl');
    expect(next.getByRole('textbox', { name: 'Something they mentioned' })).toBeVisible();
    await person.click(next.getByRole('button', { name: 'Plan a gift for Anna, Birthday' }));
    await waitFor(() => expect(useWizard.getState().plan?.known.recipientName).toBe('Anna'));
  });

  it('shows a shared day once, with the way to all of it', async () => {
    wasHere();
    const christmas = { type: 'christmas' as const };
    const days = [anna, ben].map((each, at) => occasion(at + 1, each, '2026-12-25', christmas));
    renderApp({ user: ada, api: serving(days) });
    const see = await (await strip()).findByRole('link', { name: 'See Christmas: 2 people' });
    expect(see).toHaveAttribute('href', '/occasions');
  });

  it('leads to the people where there are no days', async () => {
    wasHere();
    renderApp({ user: ada, api: serving([]) });
    const link = await (await strip()).findByRole('link', { name: 'Add your people' });
    expect(link).toHaveAttribute('href', '/recipients');
    expect(link).toHaveClass('MuiButton-outlined');
  });

  it('offers to try again what did not load', async () => {
    wasHere();
    let works = false;
    const api = serving()
      .on(runRoutes.list, () => {
        if (!works) throw broken();
        return { runs: [run] };
      })
      .on(occasionRoutes.upcoming, () => {
        if (!works) throw broken();
        return { occasions: [occasion(2, anna, '2026-11-27')], today };
      });
    const { person } = renderApp({ user: ada, api });
    const next = await strip();
    expect(await next.findByText('We couldn’t load your dates.')).toBeVisible();
    expect(await next.findByText('We couldn’t load your ideas.')).toBeVisible();
    works = true;
    await person.click(next.getAllByRole('button', { name: 'Try again' })[0]!);
    expect(await next.findByText('in 6 days')).toBeVisible();
    await person.click(await next.findByRole('button', { name: 'Try again' }));
    expect(await next.findByRole('link', { name: /^Anna/ })).toBeVisible();
  });

  it('reserves space only on the visit after signing in', async () => {
    const first = renderApp({ user: ada, api: serving() });
    await waitFor(() => expect(localStorage.getItem('giftwell-account')).toBe('1'));
    expect(document.documentElement).not.toHaveAttribute('data-account');
    expect(screen.queryByRole('complementary', { name: 'What’s next' })).not.toBeInTheDocument();
    first.unmount();
    renderApp({ user: ada, api: serving() });
    expect(document.documentElement).toHaveAttribute('data-account');
    await strip();
  });

  it('offers to sign in where the session has ended, and nothing on the visit after that', async () => {
    wasHere();
    const first = renderApp();
    expect(await (await strip()).findByRole('button', { name: 'Sign In' })).toBeVisible();
    first.unmount();
    renderApp();
    await screen.findByRole('button', { name: 'Start Gift Wizard' });
    expect(document.documentElement).not.toHaveAttribute('data-account');
    expect(screen.queryByRole('complementary', { name: 'What’s next' })).not.toBeInTheDocument();
  });
});
