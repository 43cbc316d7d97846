import { occasionLabels, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openWizard, type WizardPrefill } from '../../shared/wizard-store.js';
import { fakeApi } from '../../testing/fake-api.js';
import { renderApp } from '../../testing/render-app.js';

/** The app with the wizard open, over a server that has no ideas; hints are out of the way unless asked for. */
async function open(prefill?: WizardPrefill, { hints = false } = {}) {
  if (!hints) sessionStorage.setItem('giftwell-wizard-hints', 'true');
  const api = fakeApi().on(wizardRoutes.generate, () => ({
    suggestions: [],
    source: 'catalogue' as const,
    fallback: false,
  }));
  const app = renderApp({ api, path: '/elsewhere' });
  act(() => openWizard(prefill));
  await screen.findByRole('dialog', { name: 'Gift Wizard' });
  return { ...app, generated: () => api.inputs(wizardRoutes.generate)[0] };
}
const next = () => screen.getByRole('button', { name: 'Next' });
const finish = () => screen.getByRole('button', { name: 'Get Suggestions' });
const steps = () => screen.getByText(/^Step \d of \d$/).textContent;

async function name(person: UserEvent) {
  await person.type(screen.getByLabelText('Recipient name'), 'Anna');
  await person.click(next());
}
async function celebrate(person: UserEvent, occasion: OccasionType) {
  await person.click(screen.getByRole('radio', { name: occasionLabels[occasion] }));
  if (occasion === 'other') await person.type(screen.getByLabelText('What is the occasion?'), 'New boat');
  await person.click(next());
  if (!screen.queryByText(/^When is the/)) return;
  await person.click(screen.getByRole('button', { name: 'Skip' }));
  await dateDialogGone();
}
const dateDialogGone = () =>
  waitFor(() => expect(screen.queryByText(/^When is the/)).not.toBeInTheDocument());
const pick = (person: UserEvent, word: string) => person.click(screen.getByRole('checkbox', { name: word }));
async function budget(person: UserEvent) {
  await person.click(screen.getByRole('radio', { name: '$26 – $50' }));
  await person.click(finish());
}

describe('the paths', () => {
  it.each(['birthday', 'other'] as const)('takes seven steps for %s', async (occasion) => {
    const { person, generated } = await open();
    expect(steps()).toBe('Step 1 of 7');
    await name(person);
    await celebrate(person, occasion);
    expect(steps()).toBe('Step 3 of 7');
    await person.click(screen.getByRole('radio', { name: 'Sibling' }));
    await person.clear(screen.getByLabelText('Age'));
    await person.type(screen.getByLabelText('Age'), '41');
    await person.click(next());
    expect(screen.getByRole('heading', { name: 'What does Anna love?' })).toBeVisible();
    await pick(person, 'Outdoors');
    await person.click(next());
    expect(screen.getByRole('heading', { name: 'What is Anna like?' })).toBeVisible();
    await pick(person, 'Luxury-loving');
    await person.click(next());
    expect(screen.getByRole('heading', { name: 'How does Anna live?' })).toBeVisible();
    await person.type(screen.getByLabelText('In your own words'), 'On a houseboat');
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
      customLifestyle: 'On a houseboat',
      budget: '26-50',
    });
  });

  it.each([
    ['anniversary', 'What does Anna love to share?'],
    ['wedding', 'What will Anna enjoy in married life?'],
    ['graduation', 'What is Anna into, and what comes next?'],
  ] as const)('takes six steps for %s, with a question of its own', async (occasion, question) => {
    const { person, generated } = await open();
    await name(person);
    await celebrate(person, occasion);
    expect(steps()).toBe('Step 3 of 6');
    await person.click(next());
    await pick(person, 'Busy');
    await person.click(next());
    expect(screen.getByRole('heading', { name: question })).toBeVisible();
    await pick(person, 'Cooking');
    await person.click(next());
    await budget(person);
    await waitFor(() => expect(generated()).toMatchObject({ occasion, lifestyle: ['busy'] }));
  });

  it.each(['christmas', 'valentines', 'mothers_day', 'fathers_day'] as const)(
    'takes five steps for %s and asks for no date',
    async (occasion) => {
      const { person, generated } = await open();
      await name(person);
      await person.click(screen.getByRole('radio', { name: occasionLabels[occasion] }));
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
    const previous = screen.getByRole('button', { name: 'Previous' });
    expect(previous).toBeDisabled();
    expect(next()).toBeDisabled();
    await person.type(screen.getByLabelText('Recipient name'), '  ');
    expect(next()).toBeDisabled();
    await person.type(screen.getByLabelText('Recipient name'), 'Anna{Enter}');
    expect(steps()).toBe('Step 2 of 7');

    expect(next()).toBeDisabled();
    await person.click(screen.getByRole('radio', { name: 'Something else' }));
    expect(next()).toBeDisabled();
    await person.type(screen.getByLabelText('What is the occasion?'), 'New boat');
    await person.click(next());
    await person.click(screen.getByRole('button', { name: 'Skip' }));
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
    await person.type(screen.getByLabelText('Recipient name'), '{Enter}');
    expect(steps()).toBe('Step 1 of 7');
    await person.type(screen.getByLabelText('Recipient name'), 'Anna{Enter}');
    await person.click(screen.getByRole('radio', { name: 'Christmas' }));
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
    expect(screen.getByLabelText('Recipient name')).toHaveFocus();
    await name(person);
    expect(screen.getByRole('radio', { name: 'Birthday' })).toHaveFocus();
    expect(screen.getByText('Step 2 of 7: What are you celebrating?')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('progressbar', { name: 'Gift wizard progress' })).toHaveAttribute(
      'aria-valuenow',
      '2',
    );
  });
});

describe('the date dialog', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'When is the birthday?' });
  const reach = async (prefill?: WizardPrefill) => {
    const app = await open(prefill);
    if (prefill) await app.person.click(next());
    else await name(app.person);
    await app.person.click(screen.getByRole('radio', { name: 'Birthday' }));
    await app.person.click(next());
    return { ...app, asked: within(await dialog()) };
  };

  it('takes a date, and waits for one before it goes on', async () => {
    const { person, asked } = await reach();
    expect(asked.getByRole('button', { name: 'Continue' })).toBeDisabled();
    expect(asked.queryByRole('button', { name: 'Use existing date' })).not.toBeInTheDocument();
    await person.type(asked.getByLabelText('Date'), '2027-05-12');
    await person.click(asked.getByRole('button', { name: 'Continue' }));
    await dateDialogGone();
    expect(steps()).toBe('Step 3 of 7');
    await person.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByLabelText('Date (optional)')).toHaveValue('2027-05-12');
  });

  it('can be skipped', async () => {
    const { person, asked } = await reach();
    await person.click(asked.getByRole('button', { name: 'Skip' }));
    expect(steps()).toBe('Step 3 of 7');
  });

  it.each(['Use existing date', 'Continue'])('takes the known date on %s', async (button) => {
    const { person, asked } = await reach({ recipientName: 'Anna', occasionDate: '2027-05-12' });
    expect(asked.getByText(/May 12, 2027/)).toBeVisible();
    await person.click(asked.getByRole('button', { name: button }));
    await dateDialogGone();
    await person.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByLabelText('Date (optional)')).toHaveValue('2027-05-12');
  });

  it('is the only thing that Escape closes', async () => {
    const { person } = await reach();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('When is the birthday?')).not.toBeInTheDocument());
    expect(steps()).toBe('Step 2 of 7');
  });
});

describe('the hints', () => {
  it('come half a second after the wizard, once a session, and leave with Escape', async () => {
    const { person } = await open(undefined, { hints: true });
    expect(screen.queryByText('Hints for good ideas')).not.toBeInTheDocument();
    const hints = await screen.findByRole('dialog', { name: 'Hints for good ideas' });
    await waitFor(() => expect(within(hints).getByRole('button', { name: 'Got It' })).toHaveFocus());
    await person.keyboard('{Escape}');
    await waitFor(() => expect(hints).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Gift Wizard' })).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Close wizard' }));
    act(() => openWizard());
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(screen.queryByText('Hints for good ideas')).not.toBeInTheDocument();
  });
});

describe('opening and closing', () => {
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
    await person.click(screen.getByRole('button', { name: 'Close wizard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => openWizard());
    expect(await screen.findByLabelText('Recipient name')).toHaveValue('');
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
    expect(screen.getByRole('radio', { name: "Mother's Day" })).toBeChecked();
    await person.click(next());
    expect(screen.getByRole('radio', { name: 'Parent' })).toBeChecked();
    await person.click(next());
    expect(screen.getByRole('heading', { name: 'What does Ann love?' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Falconry' })).toBeChecked();
    await person.click(next());
    expect(screen.getByRole('radio', { name: '$51 – $100' })).toBeChecked();
    await person.click(finish());
    await waitFor(() =>
      expect(generated()).toMatchObject({ recipientId: 12, interests: ['reading', 'falconry'] }),
    );
  });

  it('offers an occasion of the prefill beside its own', async () => {
    const { person } = await open({ recipientName: 'Anna', occasion: 'retirement' });
    await person.click(next());
    expect(screen.getByRole('radio', { name: 'Retirement' })).toBeChecked();
    expect(steps()).toBe('Step 2 of 7');
  });
});
