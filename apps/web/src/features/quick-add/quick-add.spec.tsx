import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { screen, waitFor, within } from '@testing-library/react';
import { broken, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { anna, ben } from '../../testing/two-people.js';

type Added = { name: string; id: number };

/** A server that adds everyone, with ids from 1 on. */
const adding = (people = [anna, ben]) =>
  servingYear(people).on(recipientRoutes.bulkAdd, ({ recipients }) => ({
    added: recipients.length,
    recipients: recipients.map(({ name }, index): Added => ({ id: index + 1, name })),
    notAdded: [],
  }));

async function open(api = adding()) {
  const app = renderApp({ path: '/recipients', user: ada, api });
  await app.person.click(await screen.findByRole('button', { name: 'Quick add' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quick add' }));
  const field = () => dialog.getByRole('textbox', { name: 'Name and date' });
  const paste = async (text: string) => {
    await app.person.click(field());
    await app.person.paste(text);
  };
  const row = (text: string) => within(dialog.getByText(text).closest('li')!);
  return { ...app, api, dialog, field, paste, row };
}
const sent = (api: ReturnType<typeof adding>) => api.inputs(recipientRoutes.bulkAdd).at(-1)?.recipients;

describe('quick add', () => {
  it('adds one person after another with one click and the keyboard', async () => {
    const { person, api, dialog, field } = await open();
    expect(field()).toHaveFocus();
    await person.keyboard('Rosa, May 3{Enter}');
    expect(await dialog.findByText('Added: Rosa.')).toBeVisible();
    expect(sent(api)).toEqual([
      { name: 'Rosa', relationship: 'other', occasionType: 'birthday', date: '2000-05-03', yearKnown: false },
    ]);
    expect(field()).toHaveValue('');
    await person.keyboard('my sister Mia 3.5.1990{Enter}');
    expect(await dialog.findByText('Added: Mia.')).toBeVisible();
    expect(sent(api)).toMatchObject([
      { name: 'Mia', relationship: 'sibling', date: '1990-05-03', yearKnown: true },
    ]);
  });

  it('shows what each pasted line says before any of them is added', async () => {
    const { person, api, dialog, paste, row, field } = await open();
    await paste(
      'Rosa, May 3, loves chess\nTom and Eve: wedding anniversary 12 June 2010\nUnknown, in spring',
    );
    expect(row('Rosa').getByText('Birthday, May 3')).toBeVisible();
    expect(row('Rosa').getByText('Not used: loves chess')).toBeVisible();
    expect(row('Tom and Eve').getByText('Anniversary, June 12, 2010')).toBeVisible();
    expect(row('Unknown').getByText('No date found. Add one, like “May 3”.')).toBeVisible();
    expect(api.inputs(recipientRoutes.bulkAdd)).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Add 2 of 3' }));
    expect(await dialog.findByText('Added: Rosa and Tom and Eve.')).toBeVisible();
    expect(field()).toHaveValue('Unknown, in spring');
  });

  it('says what of a line is not kept', async () => {
    const { person, api, field, paste, row } = await open();
    const long = 'Rosa '.repeat(20).trim();
    await paste(`Ben, May 3, 2099\n${long} Quill, May 3`);
    expect(row('Ben').getByText('2099 is in the future, so it isn’t saved as a birth year.')).toBeVisible();
    expect(row(long).getByText('A name can have 100 characters. Not used: “Quill”')).toBeVisible();
    await person.clear(field());
    await person.keyboard('Ben, May 3, 2099{Enter}');
    expect(row('Ben').getByText(/^2099 is in the future/)).toBeVisible();
    expect(api.inputs(recipientRoutes.bulkAdd)).toEqual([]);
  });

  it('adds a name without a day, and says who is there already', async () => {
    const { api, person, dialog, field, paste, row } = await open();
    api.on(recipientRoutes.bulkAdd, () => ({
      ...{ added: 1, recipients: [{ id: 1, name: 'Mia' }], notAdded: [], alreadyThere: ['Rosa'] },
    }));
    await paste('my sister Mia\nRosa');
    expect(row('Mia').getByText('No date yet · Sibling')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Add all 2' }));
    expect(await dialog.findByText('Added: Mia.')).toBeVisible();
    expect(dialog.getByText('Rosa is already on your list.')).toBeVisible();
    expect(sent(api)).toMatchObject([
      { name: 'Mia', relationship: 'sibling', date: null },
      { name: 'Rosa', date: null },
    ]);
    expect(field()).toHaveValue('');
  });

  it('shows as many lines as fit into one request', async () => {
    const { dialog, paste } = await open();
    await paste(Array.from({ length: 101 }, (_, at) => `Person ${at}, May 3`).join('\n'));
    expect(dialog.getByText('Showing the first 100 lines. Add them to see the rest.')).toBeVisible();
  });

  it('adds holidays by their names, and days beside today', async () => {
    const { person, api, dialog, paste, row } = await open();
    await paste('Pat christmas\nLi Wei lunar new year\nTodd today');
    expect(row('Pat').getByText('Christmas')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Edit Li Wei' }));
    expect(row('Li Wei').getByRole('combobox', { name: 'Occasion' })).toHaveDisplayValue('Lunar New Year');
    expect(row('Li Wei').queryByRole('group', { name: 'Day' })).not.toBeInTheDocument();
    await person.selectOptions(row('Li Wei').getByRole('combobox', { name: 'Occasion' }), 'Diwali');
    await person.click(dialog.getByRole('button', { name: 'Add all 3' }));
    await waitFor(() =>
      expect(sent(api)).toEqual([
        { name: 'Pat', relationship: 'other', occasionType: 'christmas' },
        { name: 'Li Wei', relationship: 'other', occasionType: 'holiday', feast: 'diwali' },
        {
          ...{ name: 'Todd', relationship: 'other', occasionType: 'birthday' },
          ...{ date: expect.stringMatching(/^2000-/), yearKnown: false },
        },
      ]),
    );
  });

  it('asks which day is meant where there are two', async () => {
    const { person, api, dialog, paste } = await open();
    await paste('Rosa 5/3');
    const question = within(dialog.getByRole('group', { name: 'Which date is it?' }));
    await person.click(question.getByRole('button', { name: 'March 5' }));
    expect(dialog.getByText('Birthday, March 5')).toBeVisible();
    expect(dialog.queryByRole('group', { name: 'Which date is it?' })).not.toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(sent(api)).toMatchObject([{ date: '2000-03-05' }]));
  });

  it('lets each line be changed or left out', async () => {
    const { person, api, dialog, paste, row, field } = await open();
    await paste('Rosa\nBen, May 4');
    await person.click(dialog.getByRole('button', { name: 'Edit Rosa' }));
    await person.type(row('Rosa').getByRole('textbox', { name: 'Their name' }), ' Quill');
    await person.selectOptions(row('Rosa Quill').getByRole('combobox', { name: 'Occasion' }), 'Name day');
    await person.selectOptions(row('Rosa Quill').getByRole('combobox', { name: 'Relationship' }), 'Friend');
    await person.selectOptions(row('Rosa Quill').getByRole('combobox', { name: 'Month' }), 'August');
    await person.type(row('Rosa Quill').getByRole('textbox', { name: 'Day' }), '23');
    await person.click(dialog.getByRole('button', { name: 'Leave out Ben' }));
    expect(field()).toHaveValue('Rosa');
    await person.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(sent(api)).toEqual([
        {
          ...{ name: 'Rosa Quill', relationship: 'friend', occasionType: 'other', customType: 'Name day' },
          ...{ date: '2000-08-23', yearKnown: false, recurring: true },
        },
      ]),
    );
  });

  it('says which days were left out, and why', async () => {
    const api = servingYear([anna]).on(recipientRoutes.bulkAdd, () => ({
      added: 0,
      recipients: [{ id: 1, name: 'Anna' }],
      notAdded: [
        { name: 'Anna', type: 'birthday' as const, date: '2000-05-03', reason: 'other_birthday' as const },
        { name: 'Anna', type: 'anniversary' as const, date: '2000-05-03', reason: 'known' as const },
        { name: 'Anna', type: 'christmas' as const, date: null, reason: 'known' as const },
      ],
    }));
    const { person, dialog } = await open(api);
    await person.keyboard('Anna, May 3{Enter}');
    const left = within(await dialog.findByRole('list', { name: 'Not added' }));
    expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Anna: birthday on May 3 was left out because you have another birthday for them.',
      'Anna: anniversary on May 3 is already on your list.',
      'Anna: Christmas is already on your list.',
    ]);
    expect(dialog.queryByText(/^Added/)).not.toBeInTheDocument();
  });

  it('keeps the lines when they cannot be added, and says so', async () => {
    const api = servingYear([anna]).on(recipientRoutes.bulkAdd, () => {
      throw broken();
    });
    const { person, dialog, field } = await open(api);
    await person.keyboard('Rosa, May 3{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(field()).toHaveValue('Rosa, May 3');
  });

  it('leads to what they love, or not now', async () => {
    const { person, dialog } = await open();
    await person.keyboard('Anna, May 3{Enter}');
    await person.click(await dialog.findByRole('button', { name: 'Not now' }));
    expect(dialog.queryByText('What do they love?')).not.toBeInTheDocument();
    await person.keyboard('{Tab}');
    await person.type(dialog.getByRole('textbox'), 'Anna, May 3{Enter}');
    await person.click(await dialog.findByRole('button', { name: 'Anna' }));
    expect(await screen.findByRole('dialog', { name: 'Edit Recipient' })).toBeVisible();
  });

  it('asks before lines are lost', async () => {
    const { person } = await open();
    await person.keyboard('Rosa, May 3{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
