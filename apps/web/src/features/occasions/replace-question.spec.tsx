import { conflict } from '@giftwell/contracts/core/error';
import { occasionRoutes } from '@giftwell/contracts/planning/occasions';
import { screen, waitFor, within } from '@testing-library/react';
import { occasion, person, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';

const anna = person(1, 'Anna');

/** The form with a birthday on May 5, of Anna, who has one with these values. */
async function withBirthday(existing: object) {
  const there = { recipientName: 'Anna', date: '2000-03-04', yearKnown: false, ownDay: null, details: null };
  const api = servingYear([anna]).on(occasionRoutes.create, ({ replace }) => {
    if (replace) return { occasion: occasion(8, anna, '2027-05-05') };
    throw conflict('occasion_exists', 'Anna already has that', { existing: { ...there, ...existing } });
  });
  const { person: visitor } = renderApp({ path: '/occasions', user: ada, api });
  const open = await screen.findByRole('button', { name: 'Add Occasion' });
  await waitFor(() => expect(open).toBeEnabled());
  await visitor.click(open);
  const form = within(await screen.findByRole('dialog', { name: 'Add Occasion' }));
  await form.findByRole('option', { name: 'Anna' });
  await visitor.selectOptions(form.getByRole('combobox', { name: /^Recipient/ }), 'Anna');
  await visitor.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'Birthday');
  await visitor.selectOptions(form.getByRole('combobox', { name: /^Month/ }), 'May');
  await visitor.type(form.getByRole('textbox', { name: 'Day' }), '5');
  await visitor.type(form.getByRole('textbox', { name: /^Notes/ }), 'Cake');
  const add = () => visitor.click(form.getByRole('button', { name: 'Add Occasion' }));
  return { api, visitor, form, add };
}
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

describe('a birthday of somebody who has one', () => {
  it('changes it only after a question, and keeps what was filled in', async () => {
    const { api, visitor, form, add } = await withBirthday({});
    await add();
    const asked = await question('Anna already has a birthday on March 4');
    expect(asked.getByText('Change it to May 5?')).toBeVisible();
    await visitor.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(form.getByRole('textbox', { name: 'Day' })).toHaveValue('5');
    await add();
    await visitor.click(await screen.findByRole('button', { name: 'Change to May 5' }));
    expect(await screen.findByText('Occasion updated!')).toBeVisible();
    expect(api.inputs(occasionRoutes.create).map(({ replace }) => replace)).toEqual([
      ...[undefined, undefined, true],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says which notes it replaces', async () => {
    const { add } = await withBirthday({ date: '2000-05-05', details: 'No cake' });
    await add();
    const asked = await question('Anna already has a birthday on May 5');
    expect(
      asked.getByText('Change it to what you entered? Its notes will be replaced: “No cake”'),
    ).toBeVisible();
    expect(asked.getByRole('button', { name: 'Change it' })).toBeVisible();
  });
});
