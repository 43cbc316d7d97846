import { AppError } from '@giftwell/contracts/core/error';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { person as somebody, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';

// The longest tests are slow on a busy machine.
const patienceMs = 60_000;
const anna = somebody(1, 'Anna');

/** The page with the dialog open, and a server that adds everyone. */
async function open() {
  const api = servingYear([anna])
    .on(recipientRoutes.create, ({ name }) => ({ recipient: somebody(9, name) }))
    .on(recipientRoutes.setPicture, () => ({ profilePicture: '/api/recipients/9/picture?v=1' }));
  const app = renderApp({ path: '/recipients', user: ada, api });
  await app.person.click(await screen.findByRole('button', { name: 'Add Recipient' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Recipient' }));
  return { ...app, dialog, added: () => api.inputs(recipientRoutes.create)[0] };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];

const onStep = (dialog: Dialog, step: number) => dialog.findByText(`Step ${step} of 5`);
const next = (dialog: Dialog) => dialog.getByText('Next');
const finish = (dialog: Dialog) => dialog.getAllByText('Add Recipient').at(-1)!;
/** No dialog is left, fading ones included. */
const allGone = () => waitFor(() => expect(document.querySelector('.MuiDialog-root')).toBeNull());

async function toStep(person: UserEvent, dialog: Dialog, step: number) {
  await person.type(dialog.getByLabelText('Name'), 'Mia');
  await person.click(dialog.getByLabelText('Sibling'));
  await onStep(dialog, 2);
  if (step === 2) return;
  await person.click(dialog.getByLabelText('Cooking'));
  await person.click(next(dialog));
  await onStep(dialog, 3);
  if (step === 3) return;
  await person.click(dialog.getByLabelText('Eco-friendly'));
  await person.click(next(dialog));
  await onStep(dialog, 4);
  if (step === 4) return;
  await person.click(next(dialog));
  await onStep(dialog, 5);
}

describe('adding somebody', () => {
  it(
    'takes five steps and keeps everything that was told',
    async () => {
      const { person, dialog, added } = await open();
      expect(dialog.getByText('Step 1 of 5')).toBeVisible();
      expect(dialog.getByText('20%')).toBeVisible();
      expect(dialog.getByText('Basic Info')).toBeVisible();
      expect(dialog.getByText('Previous')).toBeDisabled();
      await person.type(dialog.getByLabelText('Name'), 'Mia');
      await person.click(dialog.getByLabelText('Sibling'));
      await onStep(dialog, 2);

      await person.click(dialog.getByLabelText('Nature'));
      await person.type(dialog.getByLabelText('Add your own'), '  Old maps {Enter}');
      expect(dialog.getByText('Step 2 of 5')).toBeVisible();
      expect(dialog.getByLabelText('Old maps')).toBeChecked();
      await person.click(next(dialog));
      await onStep(dialog, 3);
      await person.click(dialog.getByLabelText('Tech-savvy'));
      await person.keyboard('{Enter}');
      await onStep(dialog, 4);

      await person.click(dialog.getByLabelText('Birthday'));
      await person.click(dialog.getByLabelText('Christmas'));
      const birthday = within(dialog.getByRole('group', { name: 'Birthday' }));
      await person.selectOptions(birthday.getByLabelText('Month'), 'February');
      await person.type(birthday.getByLabelText('Day'), '29');
      expect(await dialog.findByText('The next one is on December 25, 2026. No date needed.')).toBeVisible();
      await person.click(dialog.getByLabelText('Something else'));
      await person.type(dialog.getByLabelText('What’s the occasion?'), 'Name day');
      expect(dialog.getByLabelText('Repeats every year')).not.toBeChecked();
      await person.click(dialog.getByLabelText('Repeats every year'));
      await person.selectOptions(dialog.getByLabelText('Add a holiday'), 'Diwali');
      expect(dialog.getByLabelText('Diwali')).toBeChecked();
      await person.click(next(dialog));
      await onStep(dialog, 5);

      await person.type(dialog.getByLabelText('Nickname (optional)'), 'Mimi');
      await person.type(dialog.getByLabelText('Age (optional)'), '31');
      await person.click(dialog.getByLabelText('$26 – $50'));
      await person.click(dialog.getByLabelText('Busy'));
      await person.click(dialog.getByText('Add a note'));
      await person.type(dialog.getByLabelText('Voice note 1'), 'Hates clutter');
      await person.click(finish(dialog));

      expect(await screen.findByText('Recipient added')).toBeVisible();
      await allGone();
      expect(added()).toMatchObject({
        name: 'Mia',
        nickname: 'Mimi',
        relationship: 'sibling',
        age: 31,
        birthdate: '2000-02-29',
        birthYearKnown: false,
        interests: ['nature', 'Old maps'],
        personality: ['tech-savvy'],
        lifestyle: ['busy'],
        budget: '26-50',
        voiceTranscriptions: ['Hates clutter'],
        customLifestyle: null,
        occasions: [
          { type: 'birthday', date: '2000-02-29', yearKnown: false, recurring: true },
          { type: 'christmas', recurring: true },
          { type: 'other', customType: 'Name day', recurring: true },
          { type: 'holiday', feast: 'diwali', recurring: true },
        ],
      });
    },
    patienceMs,
  );

  it('begins anew each time, and asks before anything is lost', async () => {
    const { person, dialog } = await open();
    await toStep(person, dialog, 2);
    await person.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await person.click(question.getByText('Keep editing'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(dialog.getByText('Step 2 of 5')).toBeVisible();

    await person.click(dialog.getByLabelText('Close'));
    await person.click(await screen.findByText('Discard'));
    await allGone();
    await person.click(screen.getByText('Add Recipient'));
    const again = within(await screen.findByRole('dialog', { name: 'Add Recipient' }));
    expect(again.getByText('Step 1 of 5')).toBeVisible();
    expect(again.getByLabelText('Name')).toHaveValue('');
    await person.keyboard('{Escape}');
    await allGone();
  });

  it('hides the bar while it is open', async () => {
    const { person, dialog } = await open();
    expect(screen.getByText('Welcome, ada')).not.toBeVisible();
    await person.click(dialog.getByLabelText('Close'));
    await waitFor(() => expect(screen.getByText('Welcome, ada')).toBeVisible());
  });

  it('says why somebody could not be added, and keeps what was filled in', async () => {
    const { person, dialog, api } = await open();
    api.on(recipientRoutes.create, () => {
      throw new AppError('conflict', 'too_many_recipients', 'Your list is full');
    });
    await toStep(person, dialog, 5);
    await person.click(finish(dialog));
    expect(await screen.findByText('Update Failed')).toBeVisible();
    expect(screen.getByText('Cannot add recipient: Your list is full')).toBeVisible();
    expect(dialog.getByText('Step 5 of 5')).toBeVisible();
    expect(finish(dialog)).toBeEnabled();
  });
});

describe('the gates', () => {
  it('want a name and a relationship first', async () => {
    const { person, dialog } = await open();
    await person.click(next(dialog));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Relationship is required')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
    await person.type(dialog.getByLabelText('Name'), 'Mia');
    await waitFor(() => expect(dialog.queryByText('Name is required')).not.toBeInTheDocument());
  });

  it('want an interest and a trait, or words of one’s own', async () => {
    const { person, dialog } = await open();
    await toStep(person, dialog, 2);
    await person.click(next(dialog));
    expect(await dialog.findByText('Select at least one interest')).toBeVisible();
    await person.type(dialog.getByLabelText('Anything else they love? (optional)'), 'Boats');
    await person.click(next(dialog));
    await onStep(dialog, 3);
    await person.click(next(dialog));
    expect(await dialog.findByText('Select at least one personality trait')).toBeVisible();
    await person.click(dialog.getByLabelText('Funny'));
    await waitFor(() =>
      expect(dialog.queryByText('Select at least one personality trait')).not.toBeInTheDocument(),
    );
  });

  it('want the dates of a birthday and an anniversary, and name only those that are missing', async () => {
    const { person, dialog } = await open();
    await toStep(person, dialog, 4);
    await person.click(dialog.getByLabelText('Birthday'));
    await person.click(dialog.getByLabelText('Anniversary'));
    await person.click(next(dialog));
    expect(await screen.findByText('Date Required')).toBeVisible();
    expect(screen.getByText('Please provide a date for: birthday, anniversary')).toBeVisible();

    const birthday = within(dialog.getByRole('group', { name: 'Birthday' }));
    await person.selectOptions(birthday.getByLabelText('Month'), 'May');
    await person.click(next(dialog));
    expect(await birthday.findByText('Please choose a day')).toBeVisible();
    await person.type(birthday.getByLabelText('Day'), '12');
    await person.type(birthday.getByLabelText('Year'), '1984');
    await person.click(next(dialog));
    expect(await screen.findByText('Please provide a date for: anniversary')).toBeVisible();
    await person.click(dialog.getByLabelText('Remove Anniversary'));
    await person.click(next(dialog));
    await onStep(dialog, 5);
    expect(dialog.getByLabelText('Age (optional)')).toHaveValue(
      new Date().getFullYear() - 1984 - (new Date() < new Date(new Date().getFullYear(), 4, 12) ? 1 : 0),
    );
  });

  it('want a name for something else', async () => {
    const { person, dialog } = await open();
    await toStep(person, dialog, 4);
    await person.click(dialog.getByLabelText('Something else'));
    await person.click(next(dialog));
    expect(await dialog.findByText('Please say what the occasion is')).toBeVisible();
  });
});

describe('a relationship', () => {
  it('leads on by itself when it is pointed at', async () => {
    const { person, dialog } = await open();
    await person.type(dialog.getByLabelText('Name'), 'Mia');
    await person.click(dialog.getByLabelText('Friend'));
    expect(dialog.getByText('Step 1 of 5')).toBeVisible();
    await onStep(dialog, 2);
  });

  it('waits for Enter when it was chosen by keyboard', async () => {
    const { person, dialog } = await open();
    await person.type(dialog.getByLabelText('Name'), 'Mia');
    await person.tab();
    await person.keyboard(' ');
    expect(dialog.getByLabelText('Friend')).toBeChecked();
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(dialog.getByText('Step 1 of 5')).toBeVisible();
    await person.keyboard('{Enter}');
    await onStep(dialog, 2);
  });

  it('that is something else may be told', async () => {
    const { person, dialog } = await open();
    await person.type(dialog.getByLabelText('Name'), 'Mia');
    await person.click(dialog.getByLabelText('Other'));
    await person.type(dialog.getByLabelText('How do you know them? (optional)'), 'Neighbor{Enter}');
    await onStep(dialog, 2);
  });
});

describe('an interest of one’s own', () => {
  it('is added once, however it is written', async () => {
    const { person, dialog } = await open();
    await toStep(person, dialog, 2);
    const own = dialog.getByLabelText('Add your own');
    const add = dialog.getByText('Add');
    expect(add).toBeDisabled();
    await person.type(own, 'Sailing');
    await person.click(add);
    expect(own).toHaveValue('');
    await person.type(own, 'sailing{Enter}');
    expect(dialog.getByText('You already have that one')).toBeVisible();
    expect(dialog.getAllByLabelText(/^sailing$/i)).toHaveLength(1);
    await person.clear(own);
    await person.type(own, 'READING{Enter}');
    expect(dialog.getByLabelText('Reading')).toBeChecked();
  });
});
