import { act, screen, waitFor, within } from '@testing-library/react';
import { openWizard, type WizardPrefill } from '../../data/stores/wizard-store.js';
import { renderApp } from '../../testing/render-app.js';

const steps = () => screen.getByText(/^Step \d of \d$/).textContent;
const gone = () => waitFor(() => expect(screen.queryByText(/^When is the/)).not.toBeInTheDocument());

/** The wizard when it asks for the date of a birthday. */
async function reach(prefill: WizardPrefill = {}) {
  localStorage.setItem('giftwell-hints', '["wizard-hints"]');
  const app = renderApp({ path: '/elsewhere' });
  act(() => openWizard({ recipientName: 'Anna', ...prefill }));
  await screen.findByLabelText('Their name');
  await app.person.keyboard('{Enter}');
  await app.person.click(screen.getByLabelText('Birthday'));
  await app.person.click(screen.getByText('Next'));
  return { ...app, asked: within(await screen.findByRole('dialog', { name: 'When is the birthday?' })) };
}

describe('the date dialog', () => {
  it('takes a date, and waits for one before it goes on', async () => {
    const { person, asked } = await reach();
    await waitFor(() => expect(asked.getByLabelText('Date')).toHaveFocus());
    expect(asked.getByRole('button', { name: 'Continue' })).toBeDisabled();
    expect(asked.queryByRole('button', { name: 'Use existing date' })).not.toBeInTheDocument();
    await person.type(asked.getByLabelText('Date'), '2027-05-12');
    await person.click(asked.getByRole('button', { name: 'Continue' }));
    await gone();
    expect(steps()).toBe('Step 3 of 7');
    await person.click(screen.getByText('Previous'));
    expect(screen.getByLabelText('Date (optional)')).toHaveValue('2027-05-12');
  });

  it('can be skipped', async () => {
    const { person, asked } = await reach();
    await person.click(asked.getByRole('button', { name: 'Skip' }));
    await gone();
    expect(steps()).toBe('Step 3 of 7');
  });

  it.each(['Use existing date', 'Continue'])('takes the known date on %s', async (button) => {
    const { person, asked } = await reach({ occasionDate: '2027-05-12' });
    expect(asked.getByText(/May 12, 2027/)).toBeVisible();
    await person.click(asked.getByRole('button', { name: button }));
    await gone();
    await person.click(screen.getByText('Previous'));
    expect(screen.getByLabelText('Date (optional)')).toHaveValue('2027-05-12');
  });

  it('is the only thing that Escape closes', async () => {
    const { person } = await reach();
    await person.keyboard('{Escape}');
    await gone();
    expect(steps()).toBe('Step 2 of 7');
  });
});
