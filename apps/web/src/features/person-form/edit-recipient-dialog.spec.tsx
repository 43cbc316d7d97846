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
const allGone = () => waitFor(() => expect(document.querySelector('.MuiDialog-root')).toBeNull());

describe('changing somebody on one page', () => {
  it('shows what is kept and saves what was changed', async () => {
    const { person, dialog, saved } = await open();
    expect(dialog.getByLabelText('Name')).toHaveValue('Anna');
    expect(dialog.getByLabelText('Nickname (optional)')).toHaveValue('Annie');
    expect(dialog.getByLabelText('Partner')).toBeChecked();
    expect(dialog.getByLabelText('$26 – $50')).toBeChecked();
    expect(dialog.getByLabelText('Voice note 1')).toHaveValue('She grows tomatoes.');
    // What means the same is the same tag.
    expect(dialog.getByLabelText('Outdoor')).toBeChecked();
    expect(dialog.getByLabelText('Old maps')).toBeChecked();
    expect(dialog.getByLabelText('Occasion')).toHaveDisplayValue('Anniversary');

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

  it('changes the occasion that is shown, and only that', async () => {
    const { person, dialog, saved } = await open();
    await person.selectOptions(dialog.getByLabelText('Occasion'), 'Name day');
    const date = within(dialog.getByRole('group', { name: 'Occasion date' }));
    expect(date.getByLabelText('Month')).toHaveDisplayValue('July');
    await person.selectOptions(date.getByLabelText('Month'), 'August');
    await person.click(dialog.getByText('Save Changes'));
    await waitFor(() => expect(saved()?.occasions).toHaveLength(1));
    expect(saved()!.occasions[0]).toMatchObject({ id: 7, type: 'other', date: '2027-08-26' });
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
    expect(dialog.getByLabelText('Occasion')).toHaveDisplayValue('Birthday');
    await person.selectOptions(dialog.getByLabelText('Occasion'), 'Graduation');
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

  it('says that somebody is gone', async () => {
    const api = servingYear([anna], []);
    const app = renderApp({ path: '/recipients', user: ada, api });
    const edit = await screen.findByRole('button', { name: /^Edit/ });
    api.on(recipientRoutes.get, () => {
      throw new AppError('not_found', 'recipient_not_found', 'There is no such recipient');
    });
    await app.person.click(edit);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Recipient' }));
    expect(await dialog.findByText('This recipient is gone')).toBeVisible();
  });
});

describe('generating from the page', () => {
  it('saves first, then finds ideas for the occasion that is shown', async () => {
    const { person, dialog, api, saved } = await open();
    await person.selectOptions(dialog.getByLabelText('Occasion'), 'Birthday');
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
    expect(await screen.findByLabelText('Recipient name')).toHaveValue('Anna');
  });

  it('needs a name', async () => {
    const { person, dialog } = await open();
    await person.clear(dialog.getByLabelText('Name'));
    expect(dialog.getByText('Generate Suggestions')).toBeDisabled();
  });
});
