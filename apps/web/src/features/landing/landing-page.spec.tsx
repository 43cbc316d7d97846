import { screen, within } from '@testing-library/react';
import { useWizard } from '../../data/stores/wizard-store.js';
import { renderApp } from '../../testing/render-app.js';

describe('landing page', () => {
  it.each(['Start Gift Wizard', "Try It Now - It's Free!", 'Start Your Gift Journey'])(
    'opens the wizard from %s',
    async (name) => {
      const { person } = renderApp();
      await person.click(screen.getByRole('button', { name }));
      expect(useWizard.getState()).toMatchObject({ open: true, mode: 'choosing', prefill: undefined });
      expect(screen.queryByRole('link', { name: 'Giftwell, home' })).not.toBeInTheDocument();
    },
  );

  it('takes the first answers along into the wizard', async () => {
    const { person } = renderApp();
    const form = within(screen.getByRole('form', { name: 'Who’s the gift for?' }));
    await person.type(form.getByLabelText('Their name'), '  Maya ');
    await person.click(form.getByRole('radio', { name: 'Wedding' }));
    await person.click(form.getByRole('button', { name: 'Next question' }));
    expect(useWizard.getState().prefill).toEqual({ recipientName: 'Maya', occasion: 'wedding' });
  });

  it('goes to the features for a demo, the keyboard too', async () => {
    const { person } = renderApp();
    await person.click(screen.getByRole('button', { name: 'Watch Demo' }));
    expect(screen.getByRole('region', { name: 'A look inside' })).toHaveFocus();
  });

  it('starts the wizard with what a situation already says', async () => {
    const { person } = renderApp();
    await person.click(
      screen.getByRole('button', { name: 'Start with this: The couple with a full kitchen' }),
    );
    expect(useWizard.getState().prefill).toMatchObject({ occasion: 'wedding', budget: '101-250' });
  });

  it('explains itself in three steps', () => {
    renderApp();
    const steps = within(screen.getByRole('region', { name: 'How it works' }));
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Describe them',
      'Look at nine ideas',
      'Keep the good ones',
    ]);
  });

  it('has a foot with the year of today, the version and the legal pages', async () => {
    const { person } = renderApp();
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByText(`© ${new Date().getFullYear()} Giftwell`)).toBeVisible();
    expect(foot.getByText('Version 1.0.0')).toBeVisible();
    await person.click(foot.getByRole('link', { name: 'Privacy' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Terms' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  });
});

it('leads to the calendar scan, or to the wizard', () => {
  renderApp();
  expect(screen.getByRole('link', { name: 'Scan my Calendar' })).toHaveAttribute(
    'href',
    '/recipients?show_calendar_import=true',
  );
  expect(screen.getByRole('button', { name: 'Manual Entry Instead' })).toBeVisible();
});
