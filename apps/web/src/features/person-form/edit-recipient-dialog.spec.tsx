import { AppError } from '@giftwell/contracts/core/error';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { screen, waitFor, within } from '@testing-library/react';
import { occasion, person as somebody, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { someAnswer, someIdea } from '../../testing/results.js';

const anna = somebody(1, 'Anna', {
  nickname: 'Annie',
  relationship: 'partner',
  age: 41,
  interests: ['outdoors', 'Old maps'],
  customInterests: 'Hates clutter',
  personality: ['creative'],
  lifestyle: ['busy'],
  budget: '26-50',
  voiceTranscriptions: ['She grows tomatoes.'],
  country: 'DE',
});
const birthday = occasion(5, anna, '2027-05-12', { date: '1985-05-12' });
const wedding = occasion(6, anna, '2026-12-01', { type: 'anniversary', date: '2015-12-01' });
const nameDay = occasion(7, anna, '2027-07-26', { type: 'other', customType: 'Name day' });

/** The page with Anna's dialog open. */
async function open(recipient = anna, occasions = [birthday, wedding, nameDay]) {
  const kept = { ...recipient, birthdate: occasions.includes(birthday) ? '1985-05-12' : null };
  const api = servingYear([kept], occasions)
    .on(recipientRoutes.update, ({ name }) => ({ recipient: { ...kept, name, occasions } }))
    .on(wizardRoutes.generate, () => someAnswer([someIdea('Seed Box')]));
  const app = renderApp({ path: '/recipients', user: ada, api });
  await app.person.click(await screen.findByRole('button', { name: /^Edit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Recipient' }));
  await dialog.findByLabelText('Name');
  return { ...app, dialog, saved: () => api.inputs(recipientRoutes.update)[0] };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
/** The button that opens a day. */
const day = (dialog: Dialog, name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) });
const days = (dialog: Dialog) =>
  within(dialog.getByRole('list', { name: 'Days' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]!.textContent);
const changedMeanwhile = () =>
  new AppError('conflict', 'recipient_changed', 'Anna was changed somewhere else');
const allGone = () => waitFor(() => expect(document.querySelector('.MuiDialog-root')).toBeNull());

describe('changing somebody on one page', () => {
  it('shows what is kept and saves what was changed', async () => {
    const { person, dialog, saved } = await open();
    expect(dialog.getByLabelText('Name')).toHaveValue('Anna');
    expect(dialog.getByLabelText('Nickname (optional)')).toHaveValue('Annie');
    expect(dialog.getByLabelText('Partner')).toBeChecked();
    expect(dialog.getByLabelText('$26 – $50')).toBeChecked();
    expect(dialog.getByLabelText('Voice note 1')).toHaveValue('She grows tomatoes.');
    // Words with the same meaning share a tag.
    expect(dialog.getByLabelText('Outdoor')).toBeChecked();
    expect(dialog.getByLabelText('Old maps')).toBeChecked();
    expect(days(dialog)).toEqual([
      'AnniversaryDecember 1, 2015',
      'BirthdayMay 12, 1985',
      'Name dayJuly 26, 2027',
    ]);
    expect(day(dialog, 'Anniversary')).toHaveAttribute('aria-expanded', 'true');

    await person.clear(dialog.getByLabelText('Name'));
    await person.type(dialog.getByLabelText('Name'), 'Anna Maria');
    await person.click(dialog.getByLabelText('Yoga'));
    await person.click(dialog.getByText('Save Changes'));
    expect(await screen.findByText('Recipient updated')).toBeVisible();
    await allGone();
    expect(saved()).toMatchObject({
      id: 1,
      name: 'Anna Maria',
      interests: ['outdoors', 'Old maps', 'yoga'],
      customInterests: 'Hates clutter',
      birthdate: '1985-05-12',
      country: 'DE',
      occasions: [],
      removedOccasionIds: [],
    });
  });

  it('changes each day by itself', async () => {
    const { person, dialog, saved } = await open();
    await person.click(day(dialog, 'Name day'));
    const date = within(dialog.getByRole('group', { name: 'Name day date' }));
    expect(date.getByLabelText('Month')).toHaveDisplayValue('July');
    await person.selectOptions(date.getByLabelText('Month'), 'August');
    await person.click(day(dialog, 'Anniversary'));
    expect(days(dialog)).toContain('Name dayAugust 26, 2027');
    await person.click(dialog.getByText('Save Changes'));
    await waitFor(() => expect(saved()?.occasions).toHaveLength(1));
    expect(saved()!.occasions[0]).toMatchObject({ id: 7, type: 'other', date: '2027-08-26' });
    expect(saved()!.removedOccasionIds).toEqual([]);
  });

  it('removes days, past ones too, and adds others', async () => {
    const party = occasion(9, anna, '2026-06-01', { type: 'graduation', recurring: false });
    const { person, dialog, saved } = await open(anna, [birthday, party]);
    await person.click(dialog.getByRole('button', { name: 'Remove Graduation' }));
    expect(dialog.getByLabelText('Add a date')).toHaveFocus();
    await person.selectOptions(dialog.getByLabelText('Add a date'), 'Christmas');
    expect(days(dialog)).toEqual(['BirthdayMay 12, 1985', 'ChristmasSet by the calendar']);
    expect(dialog.getByText('Gift ideas will be for Christmas.')).toBeVisible();
    await person.click(dialog.getByText('Save Changes'));
    await waitFor(() => expect(saved()?.removedOccasionIds).toEqual([9]));
    expect(saved()!.occasions).toMatchObject([{ type: 'christmas' }]);
  });

  it("takes the country that Mother's Day is counted by", async () => {
    const mothersDay = occasion(8, anna, '2027-05-10', { type: 'mothers_day' });
    const { person, dialog, saved } = await open(anna, [mothersDay]);
    expect(dialog.getByText('The next one is on May 10, 2027. No date needed.')).toBeVisible();
    const country = dialog.getByLabelText('Country');
    expect(country).toHaveDisplayValue('Germany');
    await person.selectOptions(country, 'Norway');
    expect(dialog.queryByText(/May 10/)).not.toBeInTheDocument();
    await person.click(dialog.getByText('Save Changes'));
    await allGone();
    expect(saved()).toMatchObject({ country: 'NO', occasions: [] });
  });

  it('sends no occasion that has no date', async () => {
    const { person, dialog, saved } = await open(anna, []);
    expect(days(dialog)).toEqual(['BirthdayNo date yet']);
    await person.selectOptions(dialog.getByLabelText('Add a date'), 'Graduation');
    await person.click(dialog.getByText('Save Changes'));
    await waitFor(() => expect(saved()?.occasions).toEqual([]));
  });

  it('leaves an empty age empty', async () => {
    const { person, dialog, saved } = await open(anna, [wedding]);
    await person.clear(dialog.getByLabelText('Age (optional)'));
    await person.click(dialog.getByText('Save Changes'));
    await waitFor(() => expect(saved()).toMatchObject({ age: null }));
  });

  it('says what is wrong where it is wrong', async () => {
    const { person, dialog } = await open();
    await person.clear(dialog.getByLabelText('Name'));
    await person.click(dialog.getByText('Save Changes'));
    expect(await dialog.findByText('Name is required')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
  });

  it('asks for no more than was known of somebody from the wizard or a calendar', async () => {
    const { person, dialog, saved } = await open(somebody(1, 'Anna'), []);
    await person.type(dialog.getByLabelText('Nickname (optional)'), 'Annie');
    await person.click(dialog.getByText('Save Changes'));
    await allGone();
    expect(saved()).toMatchObject({ nickname: 'Annie', interests: [], personality: [] });
  });

  it('says that it could not be saved', async () => {
    const { person, dialog, api } = await open();
    api.on(recipientRoutes.update, () => {
      throw new AppError('unavailable', 'unavailable', 'Please try again in a moment');
    });
    await person.click(dialog.getByText('Save Changes'));
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Anna');
    await person.click(dialog.getByText('Generate Suggestions'));
    expect(await screen.findByText('Generation failed')).toBeVisible();
  });

  it('merges what another tab saved meanwhile', async () => {
    const { person, dialog, api } = await open();
    const there = {
      ...anna,
      birthdate: '1985-05-12',
      interests: [...anna.interests, 'Tea'],
      version: 'second',
    };
    api
      .on(recipientRoutes.get, () => ({ recipient: { ...there, occasions: [birthday, wedding, nameDay] } }))
      .on(recipientRoutes.update, ({ version }) => {
        if (version !== there.version) throw changedMeanwhile();
        return { recipient: there };
      });
    await person.click(dialog.getByLabelText('Yoga'));
    await person.click(dialog.getByText('Save Changes'));
    expect(await screen.findByText('Anna. We also kept the changes made somewhere else.')).toBeVisible();
    expect(api.inputs(recipientRoutes.update)).toMatchObject([
      { version: 'first', interests: ['outdoors', 'Old maps', 'yoga'] },
      { version: 'second', interests: ['outdoors', 'Old maps', 'Tea', 'yoga'] },
    ]);
    await allGone();
  });

  it('asks what counts where another tab changed the same, and keeps what was typed', async () => {
    const { person, dialog, api } = await open();
    const there = {
      ...anna,
      ...{ nickname: 'Ann', budget: '0-25' as const, customInterests: 'Hates plastic' },
      ...{ birthdate: '1985-05-12', occasions: [birthday, wedding, nameDay], version: 'second' },
    };
    api
      .on(recipientRoutes.get, () => ({ recipient: there }))
      .on(recipientRoutes.update, ({ version }) => {
        if (version !== there.version) throw changedMeanwhile();
        return { recipient: there };
      });
    const nickname = dialog.getByLabelText('Nickname (optional)');
    await person.clear(nickname);
    await person.type(nickname, 'Nan');
    await person.click(dialog.getByLabelText('$51 – $100'));
    await person.click(dialog.getByText('Save Changes'));
    expect(await dialog.findByText('Anna was also changed somewhere else')).toBeVisible();
    expect(nickname).toHaveValue('Nan');
    expect(dialog.getByDisplayValue('Hates plastic')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Take Budget: Up to $25' }));
    expect(dialog.getByLabelText('Up to $25')).toBeChecked();
    await person.click(dialog.getByText('Save Changes'));
    await allGone();
    expect(api.inputs(recipientRoutes.update)[1]).toMatchObject({
      ...{ version: 'second', nickname: 'Nan', budget: '0-25', customInterests: 'Hates plastic' },
    });
  });

  it('says that somebody is gone', async () => {
    const api = servingYear([anna], []);
    const app = renderApp({ path: '/recipients', user: ada, api });
    const edit = await screen.findByRole('button', { name: /^Edit/ });
    api.on(recipientRoutes.get, () => {
      throw new AppError('not_found', 'recipient_not_found', 'There is no such recipient');
    });
    await app.person.click(edit);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Recipient' }));
    expect(await dialog.findByText('This person no longer exists')).toBeVisible();
  });
});

describe('generating from the page', () => {
  it('saves first, then finds ideas for the day that is open', async () => {
    const { person, dialog, api, saved } = await open();
    await person.click(day(dialog, 'Birthday'));
    await person.click(dialog.getByText('Generate Suggestions'));
    const results = within(await screen.findByRole('dialog', { name: 'Perfect Gift Suggestions' }));
    await results.findByText('Seed Box');
    expect(saved()).toMatchObject({ name: 'Anna' });
    expect(api.inputs(wizardRoutes.generate)).toHaveLength(1);
    expect(api.inputs(wizardRoutes.generate)[0]).toMatchObject({
      recipientId: 1,
      recipientName: 'Anna',
      relationship: 'partner',
      age: 41,
      occasion: 'birthday',
      occasionDate: '2027-05-12',
      interests: ['outdoors', 'Old maps'],
      voiceTranscriptions: ['She grows tomatoes.'],
      budget: '26-50',
    });

    await person.click(results.getByText('Edit Wizard'));
    expect(await screen.findByLabelText('Their name')).toHaveValue('Anna');
  });

  it('needs a name', async () => {
    const { person, dialog } = await open();
    await person.clear(dialog.getByLabelText('Name'));
    expect(dialog.getByText('Generate Suggestions')).toBeDisabled();
  });
});
