import { screen, within } from '@testing-library/react';
import { useWizard } from '../../shared/wizard-store.js';
import { renderApp } from '../../testing/render-app.js';

describe('landing page', () => {
  it.each(['Start Gift Wizard', "Try It Now - It's Free!"])('opens the wizard from %s', async (name) => {
    const { person } = renderApp();
    await person.click(screen.getByRole('button', { name }));
    expect(useWizard.getState()).toEqual({ open: true, prefill: undefined });
    expect(screen.queryByLabelText('Giftwell, home')).not.toBeInTheDocument();
  });

  it('takes the first answers along into the wizard', async () => {
    const { person } = renderApp();
    const form = within(screen.getByRole('form', { name: 'Who is the gift for?' }));
    await person.type(form.getByLabelText('Their name'), '  Maya ');
    await person.click(form.getByRole('radio', { name: 'Wedding' }));
    await person.click(form.getByRole('button', { name: 'Next question' }));
    expect(useWizard.getState().prefill).toEqual({ recipientName: 'Maya', occasion: 'wedding' });
  });

  it('shows three ideas with their reasons, the steps and the version', () => {
    renderApp();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByText(/She bakes on Sundays, and you asked/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Describe them' })).toBeVisible();
    expect(screen.getByText('Version 1.0.0')).toBeVisible();
    expect(screen.getByText('© 2026 Giftwell')).toBeVisible();
  });
});
