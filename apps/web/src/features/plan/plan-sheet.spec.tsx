import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { screen, waitFor, within } from '@testing-library/react';
import { useWizard } from '../../data/stores/wizard-store.js';
import { person, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { someAnswer, someIdea } from '../../testing/results.js';
import { anna, ben, dates } from '../../testing/two-people.js';

const serving = (...args: Parameters<typeof servingYear>) =>
  servingYear(...args).on(wizardRoutes.generate, () => someAnswer([someIdea('Old map', { id: 31 })]));

async function planning(name: string, api = serving([anna, ben], dates)) {
  const app = renderApp({ path: '/recipients', user: ada, api });
  await app.person.click(await screen.findByRole('button', { name: `Plan Gift for ${name}` }));
  const sheet = within(await screen.findByRole('dialog', { name: `A gift for ${name}` }));
  const asked = () => api.inputs(wizardRoutes.generate);
  const suggest = () => sheet.getByRole('button', { name: 'Get ideas' });
  return { ...app, sheet, asked, suggest };
}

describe('planning a gift for a known person', () => {
  it('takes two clicks, for the next day and with everything that is known', async () => {
    const { person: visitor, sheet, asked, suggest } = await planning('Anna');
    expect(sheet.getByRole('radio', { name: 'Birthday · Nov 27' })).toBeChecked();
    expect(sheet.getByRole('radio', { name: '$26 – $50' })).toBeChecked();
    expect(sheet.getByText('“Old maps”')).toBeVisible();
    await visitor.click(suggest());
    expect(await screen.findByText('Old map')).toBeVisible();
    expect(asked()).toMatchObject([
      {
        ...{ recipientId: 1, recipientName: 'Anna', age: 30, occasion: 'birthday' },
        ...{ occasionDate: '2026-11-27', budget: '26-50', interests: anna.interests },
        ...{ customInterests: 'Old maps', personality: ['creative'], lifestyle: ['busy'] },
        voiceTranscriptions: anna.voiceTranscriptions,
      },
    ]);
  });

  it('asks with what was changed and what is new', async () => {
    const { person: visitor, sheet, asked, suggest } = await planning('Anna');
    await visitor.click(sheet.getByRole('radio', { name: 'Christmas · Dec 25' }));
    await visitor.click(sheet.getByRole('radio', { name: '$51 – $100' }));
    await visitor.click(sheet.getByRole('checkbox', { name: 'Gaming' }));
    await visitor.click(sheet.getByRole('checkbox', { name: 'Busy' }));
    await visitor.type(sheet.getByLabelText(/^Anything new/), 'She moved to the coast.');
    await visitor.click(suggest());
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toMatchObject({
      ...{ occasion: 'christmas', occasionDate: '2026-12-25', budget: '51-100', lifestyle: [] },
      interests: ['art', 'reading', 'outdoors', 'cooking'],
      voiceTranscriptions: [...anna.voiceTranscriptions, 'She moved to the coast.'],
    });
  });

  it('asks for a name where the occasion has none', async () => {
    const { person: visitor, sheet, asked, suggest } = await planning('Anna');
    await visitor.click(sheet.getByRole('radio', { name: 'Something else' }));
    expect(suggest()).toBeDisabled();
    await visitor.type(sheet.getByLabelText(/^What’s the occasion/), 'A new boat');
    await visitor.click(suggest());
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]).toMatchObject({ occasion: 'other', customType: 'A new boat', occasionDate: null });
  });

  it('needs one thing to go by', async () => {
    const stranger = person(3, 'Cleo', { interests: [], personality: [], lifestyle: [] });
    const { person: visitor, sheet, suggest } = await planning('Cleo', serving([stranger]));
    expect(sheet.getByText('Tell us one thing they love, and we can start.')).toBeVisible();
    expect(suggest()).toBeDisabled();
    await visitor.click(sheet.getByRole('checkbox', { name: 'Music' }));
    await visitor.click(suggest());
    expect(await screen.findByText('Old map')).toBeVisible();
  });

  it('leads to the questions, with what was changed', async () => {
    const { person: visitor, sheet } = await planning('Anna');
    await visitor.click(sheet.getByRole('radio', { name: '$51 – $100' }));
    await visitor.click(sheet.getByRole('button', { name: 'Edit answers' }));
    expect(await screen.findByText('Step 1 of 7')).toBeVisible();
    expect(useWizard.getState().prefill).toMatchObject({ recipientId: 1, budget: '51-100' });
  });
});
