import { occasionLabels, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openWizard, type WizardPrefill } from '../../data/stores/wizard-store.js';
import { fakeApi } from '../../testing/fake-api.js';
import { renderApp } from '../../testing/render-app.js';
import { someAnswer } from '../../testing/results.js';
import { HintsDialog } from './hints-dialog.js';

/** The app with the open wizard and a server without ideas; hints are closed unless requested. */
async function open(prefill?: WizardPrefill, { hints = false } = {}) {
  if (!hints) localStorage.setItem('giftwell-hints', '["wizard-hints"]');
  const api = fakeApi().on(wizardRoutes.generate, () => someAnswer());
  const app = renderApp({ api, path: '/elsewhere' });
  act(() => openWizard(prefill));
  if (!prefill) await byForms(app.person);
  await screen.findByLabelText('Their name');
  return { ...app, generated: () => api.inputs(wizardRoutes.generate)[0] };
}
const byForms = async (person: UserEvent) =>
  person.click(await screen.findByRole('button', { name: /^Fill Out Forms/ }));
// The longest tests are slow on a busy machine.
const patienceMs = 60_000;
const next = () => screen.getByText('Next');
const finish = () => screen.getByText('Get ideas');
const steps = () => screen.getByText(/^Step \d of \d$/).textContent;

async function name(person: UserEvent) {
  await person.type(screen.getByLabelText('Their name'), 'Anna{Enter}');
}
async function celebrate(person: UserEvent, occasion: OccasionType) {
  await person.click(screen.getByLabelText(occasionLabels[occasion]));
  if (occasion === 'other') await person.type(screen.getByLabelText('What’s the occasion?'), 'New boat');
  await person.click(next());
  if (!screen.queryByText(/^When is the/)) return;
  await person.click(screen.getByText('Skip'));
  await dateDialogGone();
}
const dateDialogGone = () =>
  waitFor(() => expect(screen.queryByText(/^When is the/)).not.toBeInTheDocument());
const pick = (person: UserEvent, word: string) => person.click(screen.getByLabelText(word));
async function budget(person: UserEvent) {
  await person.click(screen.getByLabelText('$26 – $50'));
  await person.click(finish());
}

describe('the paths', () => {
  it.each(['birthday', 'other'] as const)(
    'takes seven steps for %s',
    async (occasion) => {
      const { person, generated } = await open();
      expect(steps()).toBe('Step 1 of 7');
      await name(person);
      await celebrate(person, occasion);
      expect(steps()).toBe('Step 3 of 7');
      await person.click(screen.getByLabelText('Sibling'));
      await person.clear(screen.getByLabelText('Age'));
      await person.type(screen.getByLabelText('Age'), '41{Enter}');
      expect(screen.getByText('What does Anna love?')).toBeVisible();
      await pick(person, 'Outdoors');
      await person.keyboard('{Enter}');
      expect(screen.getByText('What’s Anna like?')).toBeVisible();
      await pick(person, 'Luxury-loving');
      await person.keyboard('{Enter}');
      expect(screen.getByText('How does Anna live?')).toBeVisible();
      await person.type(screen.getByLabelText('In your own words'), 'Boat');
      await person.click(next());
      expect(steps()).toBe('Step 7 of 7');
      await budget(person);
      expect(await screen.findByRole('dialog', { name: 'Perfect Gift Suggestions' })).toBeVisible();
      expect(generated()).toMatchObject({
        recipientName: 'Anna',
        occasion,
        customType: occasion === 'other' ? 'New boat' : null,
        relationship: 'sibling',
        age: 41,
        interests: ['outdoors'],
        personality: ['luxury-loving'],
        customLifestyle: 'Boat',
        budget: '26-50',
      });
    },
    patienceMs,
  );

  it.each([
    ['anniversary', 'What does Anna love to share?'],
    ['wedding', 'What will Anna enjoy in married life?'],
    ['graduation', 'What’s Anna into, and what comes next?'],
  ] as const)('takes six steps for %s, with a question of its own', async (occasion, question) => {
    const { person, generated } = await open();
    await name(person);
    await celebrate(person, occasion);
    expect(steps()).toBe('Step 3 of 6');
    await person.click(next());
    await pick(person, 'Busy');
    await person.keyboard('{Enter}');
    expect(screen.getByText(question)).toBeVisible();
    await pick(person, 'Cooking');
    await person.keyboard('{Enter}');
    await budget(person);
    await waitFor(() => expect(generated()).toMatchObject({ occasion, lifestyle: ['busy'] }));
  });

  it.each(['christmas', 'valentines', 'mothers_day', 'fathers_day'] as const)(
    'takes five steps for %s and asks for no date',
    async (occasion) => {
      const { person, generated } = await open();
      await name(person);
      await person.click(screen.getByLabelText(occasionLabels[occasion]));
      expect(screen.queryByLabelText(/Date/)).not.toBeInTheDocument();
      await person.click(next());
      expect(steps()).toBe('Step 3 of 5');
      await person.click(next());
      await person.type(screen.getByLabelText('Anything else they love?'), 'Sailing');
      await person.click(next());
      await budget(person);
      await waitFor(() => expect(generated()).toMatchObject({ occasion, customInterests: 'Sailing' }));
    },
  );
});

describe('the gates', () => {
  it('open when the step says enough', async () => {
    const { person } = await open();
    const previous = screen.getByText('Previous');
    expect(previous).toBeDisabled();
    expect(next()).toBeDisabled();
    await person.type(screen.getByLabelText('Their name'), '  ');
    expect(next()).toBeDisabled();
    await person.type(screen.getByLabelText('Their name'), 'Anna{Enter}');
    expect(steps()).toBe('Step 2 of 7');

    expect(next()).toBeDisabled();
    await person.click(screen.getByLabelText('Something else'));
    expect(next()).toBeDisabled();
    await person.type(screen.getByLabelText('What’s the occasion?'), 'New boat');
    await person.click(next());
    await person.click(screen.getByText('Skip'));
    await dateDialogGone();

    await person.clear(screen.getByLabelText('Age'));
    expect(next()).toBeDisabled();
    await person.type(screen.getByLabelText('Age'), '121');
    expect(screen.getByText('Age must be at most 120')).toBeVisible();
    expect(next()).toBeDisabled();
    await person.type(screen.getByLabelText('Age'), '{Backspace}');
    await person.click(next());

    expect(next()).toBeDisabled();
    await pick(person, 'Art');
    expect(next()).toBeEnabled();
    await pick(person, 'Art');
    expect(next()).toBeDisabled();

    await person.click(previous);
    expect(screen.getByLabelText('Age')).toHaveValue(12);
  });

  it('let Enter through where they are open, but not in a text of several lines', async () => {
    const { person } = await open();
    await person.type(screen.getByLabelText('Their name'), '{Enter}');
    expect(steps()).toBe('Step 1 of 7');
    await person.type(screen.getByLabelText('Their name'), 'Anna{Enter}');
    await person.click(screen.getByLabelText('Christmas'));
    await person.keyboard('{Enter}');
    expect(steps()).toBe('Step 3 of 5');
    await person.type(screen.getByLabelText('Age'), '{Enter}');
    const text = screen.getByLabelText('Anything else they love?');
    await person.type(text, 'Sailing{Enter}Tea');
    expect(text).toHaveValue('Sailing\nTea');
    expect(steps()).toBe('Step 4 of 5');
  });

  it('move the focus to the new step and say its name', async () => {
    const { person } = await open();
    expect(screen.getByLabelText('Their name')).toHaveFocus();
    await name(person);
    expect(screen.getByLabelText('Birthday')).toHaveFocus();
    expect(screen.getByText('Step 2 of 7: What are you celebrating?')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('progressbar', { name: 'Gift Wizard progress' })).toHaveAttribute(
      'aria-valuenow',
      '2',
    );
  });
});

describe('the hints', () => {
  it('come half a second after the wizard', async () => {
    jest.useFakeTimers();
    const { unmount } = render(<HintsDialog />);
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(screen.queryByText('Hints for good ideas')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Hints for good ideas')).toBeInTheDocument();
    unmount();
    jest.useRealTimers();
  });

  it('come once a session, and leave with Escape', async () => {
    const { person } = await open(undefined, { hints: true });
    const hints = await screen.findByRole('dialog', { name: 'Hints for good ideas' });
    await waitFor(() => expect(within(hints).getByRole('button', { name: 'Got it' })).toHaveFocus());
    await person.keyboard('{Escape}');
    await waitFor(() => expect(hints).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Gift Wizard' })).toBeVisible();

    await person.click(screen.getByLabelText('Close wizard'));
    act(() => openWizard());
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(screen.queryByText('Hints for good ideas')).not.toBeInTheDocument();
  });
});

describe('opening and closing', () => {
  it('asks first how somebody would like to tell', async () => {
    localStorage.setItem('giftwell-hints', '["wizard-hints"]');
    renderApp({ path: '/elsewhere' });
    act(() => openWizard());
    const dialog = await screen.findByRole('dialog', { name: 'Gift Wizard' });
    expect(within(dialog).getByRole('heading', { name: 'How do you want to start?' })).toBeVisible();
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: /^Fill Out Forms/ })).toHaveFocus(),
    );
    expect(within(dialog).getByRole('button', { name: /^Speak Naturally/ })).toBeVisible();
  });

  it('is announced on the window', async () => {
    const heard: string[] = [];
    const listen = ({ type }: Event) => heard.push(type);
    window.addEventListener('wizard-open', listen);
    window.addEventListener('wizard-close', listen);
    const { person } = await open();
    await person.keyboard('{Escape}');
    expect(heard).toEqual(['wizard-open', 'wizard-close']);
    window.removeEventListener('wizard-open', listen);
    window.removeEventListener('wizard-close', listen);
  });

  it('forgets everything on closing', async () => {
    const { person } = await open();
    await name(person);
    await person.click(screen.getByLabelText('Close wizard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => openWizard());
    await byForms(person);
    expect(await screen.findByLabelText('Their name')).toHaveValue('');
    expect(steps()).toBe('Step 1 of 7');
  });

  it('starts with what is known about a recipient', async () => {
    const { person, generated } = await open({
      recipientId: 12,
      recipientName: 'Anna',
      nickname: 'Ann',
      relationship: 'parent',
      age: 66,
      occasion: 'mothers_day',
      interests: ['Reading', 'falconry'],
      budget: '51-100',
    });
    expect(steps()).toBe('Step 1 of 5');
    expect(screen.getByLabelText('Nickname (optional)')).toHaveValue('Ann');
    await person.click(next());
    expect(screen.getByLabelText("Mother's Day")).toBeChecked();
    await person.click(next());
    expect(screen.getByLabelText('Parent')).toBeChecked();
    await person.click(next());
    expect(screen.getByText('What does Ann love?')).toBeVisible();
    expect(screen.getByLabelText('Falconry')).toBeChecked();
    await person.click(next());
    expect(screen.getByLabelText('$51 – $100')).toBeChecked();
    await person.click(finish());
    await waitFor(() =>
      expect(generated()).toMatchObject({ recipientId: 12, interests: ['reading', 'falconry'] }),
    );
  });

  it('offers an occasion of the prefill beside its own', async () => {
    const { person } = await open({ recipientName: 'Anna', occasion: 'retirement' });
    await person.click(next());
    expect(screen.getByLabelText('Retirement')).toBeChecked();
    expect(steps()).toBe('Step 2 of 7');
  });
});
