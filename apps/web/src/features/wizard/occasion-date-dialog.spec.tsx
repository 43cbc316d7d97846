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

  it('tells the age with a year of birth, and not with a coming day', async () => {
    const { person, asked } = await reach();
    const year = new Date().getFullYear();
    await person.type(asked.getByLabelText('Date'), `${year - 76}-01-01`);
    await person.click(asked.getByRole('button', { name: 'Continue' }));
    await gone();
    expect(screen.getByLabelText('Age')).toHaveValue(76);
    expect(screen.getByText('Their birthday tells us how old they are.')).toBeVisible();
    expect(screen.getByLabelText('Age')).toHaveAccessibleDescription('From their birthday');
    await person.click(screen.getByText('Previous'));
    await person.clear(screen.getByLabelText('Date (optional)'));
    await person.type(screen.getByLabelText('Date (optional)'), `${year + 1}-01-01`);
    await person.click(screen.getByText('Next'));
    expect(screen.getByLabelText('Age')).toHaveValue(25);
    expect(screen.getByLabelText('Age')).toHaveAccessibleDescription(/^Just a starting point/);
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
