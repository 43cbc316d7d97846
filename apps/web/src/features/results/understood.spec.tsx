import { withCorrections } from '@giftwell/contracts/gift-ai/corrections';
import { noPersonFacts, type PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import { wizardRoutes } from '@giftwell/contracts/gift-ai/wizard';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { renderApp } from '../../testing/render-app.js';
import { resultsFor, someAnswer, someIdea, someUnderstood } from '../../testing/results.js';

const phrases = (...all: string[]) => all.map((phrase) => ({ phrase, source: phrase }));
const heard: Partial<PersonFacts> = {
  interests: phrases('baking bread', 'jazz'),
  restrictions: [{ kind: 'nuts', detail: null, source: 'nut allergy' }],
  notUnderstood: ['plays the hurdy-gurdy'],
};

/** Adopts the request's facts or reads the same again, like the service, and names its idea after them. */
const serving = () =>
  fakeApi().on(wizardRoutes.generate, ({ facts, corrections, budget, age }) => {
    const read = { ...noPersonFacts(), ...heard };
    const now = facts ?? (corrections ? withCorrections(read, corrections) : read);
    const understood = { ...someUnderstood(now), budget: budget ?? '26-50', age: age ?? null };
    const likings = understood.facts.interests.map(({ phrase }) => phrase);
    return someAnswer([someIdea(`For ${likings.join(' and ')}`)], { understood });
  });

async function results(api = serving(), idea = 'For baking bread and jazz', budget?: Budget) {
  const app = renderApp({ api, path: '/elsewhere' });
  const dialog = await resultsFor(app, null, budget);
  await dialog.findByText(idea);
  const chips = within(dialog.getByRole('region', { name: 'What we understood' }));
  const last = () => api.inputs(wizardRoutes.generate).at(-1)!;
  return { ...app, api, dialog, chips, last };
}
type Scene = Awaited<ReturnType<typeof results>>;
const shown = ({ chips }: Scene) =>
  within(chips.getByRole('list', { name: 'Understood' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = ({ chips, person }: Scene, name: string) => person.click(chips.getByRole('button', { name }));

describe('what was understood', () => {
  it('stands above the ideas as chips', async () => {
    const scene = await results();
    expect(shown(scene)).toEqual(['baking bread', 'jazz', 'No nuts', 'Christmas', '$26 – $50']);
    expect(scene.last().facts).toBeUndefined();
  });

  it('can be taken away, and the ideas follow at once', async () => {
    const scene = await results();
    await press(scene, 'Remove: jazz');
    expect(await scene.dialog.findByText('For baking bread')).toBeVisible();
    expect(scene.last()).toMatchObject({
      recipientName: 'Anna',
      excludeItems: [],
      facts: { interests: phrases('baking bread'), restrictions: heard.restrictions },
    });
    await waitFor(() =>
      expect(scene.dialog.getByRole('status')).toHaveTextContent(
        'The ideas have changed. 1 gift idea is here.',
      ),
    );
    expect(scene.dialog.queryByText('For baking bread and jazz')).not.toBeInTheDocument();
  });

  it('goes by keyboard, which has the next one then', async () => {
    const scene = await results();
    scene.chips.getByRole('button', { name: 'Change: baking bread' }).focus();
    await scene.person.keyboard('{Delete}');
    await waitFor(() => expect(scene.chips.getByRole('button', { name: 'Change: jazz' })).toHaveFocus());
    await scene.person.keyboard('{Backspace}');
    await waitFor(() => expect(scene.chips.getByRole('button', { name: 'Change: No nuts' })).toHaveFocus());
    await waitFor(() => expect(scene.last().facts!.interests).toEqual([]));
  });

  it('is set right in place', async () => {
    const scene = await results();
    await press(scene, 'Change: jazz');
    const field = await screen.findByLabelText('What do they love?');
    await scene.person.clear(field);
    await scene.person.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please say what it is')).toBeVisible();
    await scene.person.type(field, 'free jazz{Enter}');
    expect(await scene.dialog.findByText('For baking bread and free jazz')).toBeVisible();
    await waitFor(() => expect(scene.chips.getByRole('button', { name: 'Change: free jazz' })).toHaveFocus());
  });

  it('has a limit chosen from a list, and another budget', async () => {
    const scene = await results();
    await press(scene, 'Change: No nuts');
    await scene.person.selectOptions(await screen.findByLabelText('Which limit?'), 'Gluten-free');
    await scene.person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shown(scene)).toContain('Gluten-free'));
    expect(scene.last()).toMatchObject({ budget: '26-50', facts: { restrictions: [{ kind: 'gluten' }] } });
    expect(scene.chips.queryByRole('button', { name: 'Remove: $26 – $50' })).not.toBeInTheDocument();
    await press(scene, 'Change: $26 – $50');
    await scene.person.selectOptions(await screen.findByLabelText('How much?'), 'Up to $25');
    await scene.person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(scene.last()).toMatchObject({ budget: '0-25' }));
  });

  it('has a sum of its own inside the budget, which can be corrected and taken away', async () => {
    const spend = { least: null, most: 800 };
    const api = fakeApi().on(wizardRoutes.generate, ({ facts, budget }) => {
      const understood = { ...someUnderstood(facts ?? { ...heard, spend }), budget: budget ?? '500+' };
      const sum = understood.facts.spend ?? { least: null, most: null };
      return someAnswer([someIdea(`${sum.least} to ${sum.most}`)], { understood });
    });
    const scene = await results(api, 'null to 800', '500+');
    expect(shown(scene)).toContain('Up to $800');
    expect(shown(scene)).not.toContain('$500 and more');

    await press(scene, 'Change: Up to $800');
    const most = await screen.findByLabelText('At most, in dollars');
    expect(most).toHaveValue('800');
    await scene.person.type(screen.getByLabelText('At least, in dollars'), '900{Enter}');
    expect(screen.getByText('“At least” can’t be more than “at most”')).toBeVisible();
    await scene.person.clear(screen.getByLabelText('At least, in dollars'));
    await scene.person.type(screen.getByLabelText('At least, in dollars'), '560{Enter}');
    expect(await scene.dialog.findByText('560 to 800')).toBeVisible();
    expect(scene.last().facts!.spend).toEqual({ least: 560, most: 800 });

    await press(scene, 'Change: $560 – $800');
    await scene.person.clear(await screen.findByLabelText('At most, in dollars'));
    await scene.person.clear(screen.getByLabelText('At least, in dollars'));
    await scene.person.type(screen.getByLabelText('At least, in dollars'), '30{Enter}');
    expect(await scene.dialog.findByText('30 to null')).toBeVisible();
    expect(shown(scene).slice(-2)).toEqual(['$26 – $50', 'From $30']);
    expect(scene.last()).toMatchObject({ budget: '26-50', facts: { spend: { least: 30, most: null } } });

    await press(scene, 'Remove: From $30');
    expect(await scene.dialog.findByText('null to null')).toBeVisible();
    expect(scene.last()).toMatchObject({ budget: '26-50', facts: { spend: null } });
  });

  it('takes more', async () => {
    const scene = await results();
    await press(scene, 'Add');
    await scene.person.type(await screen.findByLabelText('What do they love?'), 'pottery{Enter}');
    expect(await scene.dialog.findByText('For baking bread and jazz and pottery')).toBeVisible();
    await press(scene, 'Add');
    await scene.person.selectOptions(await screen.findByLabelText('What is it?'), 'Something to avoid');
    await scene.person.type(screen.getByLabelText('What should we avoid?'), 'clutter{Enter}');
    await waitFor(() => expect(shown(scene)).toContain('Not: clutter'));
    expect(scene.last().facts!.dislikes).toEqual([{ phrase: 'clutter', source: '' }]);
  });

  it('says what could not be used, and takes it as an interest', async () => {
    const scene = await results();
    expect(scene.chips.getByText(/We couldn’t use:/)).toHaveTextContent('“plays the hurdy-gurdy”');
    await press(scene, 'Add as an interest: plays the hurdy-gurdy');
    await waitFor(() => expect(shown(scene)).toContain('plays the hurdy-gurdy'));
    expect(scene.chips.queryByText(/We couldn’t use/)).not.toBeInTheDocument();
    expect(scene.last().facts!.notUnderstood).toEqual([]);
  });
});

describe('what comes after', () => {
  it('keeps what was corrected when the answers are edited', async () => {
    const scene = await results();
    await press(scene, 'Remove: jazz');
    await scene.dialog.findByText('For baking bread');
    await press(scene, 'Add');
    await scene.person.type(await screen.findByLabelText('What do they love?'), 'pottery{Enter}');
    await scene.dialog.findByText('For baking bread and pottery');
    await scene.person.click(scene.dialog.getByRole('button', { name: 'Edit Wizard' }));
    await screen.findByLabelText('Their name');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Perfect Gift Suggestions' })).not.toBeInTheDocument(),
    );
    await scene.person.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    const again = within(await screen.findByRole('dialog', { name: 'Perfect Gift Suggestions' }));
    expect(await again.findByText('For baking bread and pottery')).toBeVisible();
    expect(again.queryByRole('button', { name: 'Remove: jazz' })).not.toBeInTheDocument();
    expect(again.getByRole('button', { name: 'Remove: No nuts' })).toBeVisible();
    expect(scene.last().facts).toBeUndefined();
  });

  it('keeps to what was set right: more ideas, and another direction', async () => {
    const api = serving().on(wizardRoutes.refine, () => someAnswer([someIdea('Whistle')]));
    const scene = await results(api);
    await press(scene, 'Remove: jazz');
    await scene.dialog.findByText('For baking bread');
    await scene.person.click(scene.dialog.getByRole('button', { name: 'More unique' }));
    await scene.dialog.findByText('Whistle');
    expect(api.inputs(wizardRoutes.refine)[0]!.wizardData.facts!.interests).toEqual(phrases('baking bread'));
    await scene.person.click(scene.dialog.getByRole('button', { name: 'Load More' }));
    await waitFor(() =>
      expect(scene.last()).toMatchObject({
        generationRound: 2,
        excludeItems: ['For baking bread', 'Whistle'],
        facts: { interests: phrases('baking bread') },
      }),
    );
  });
});
