import { notFound } from '@giftwell/contracts/core/error';
import { runRoutes, type RunSummary, type StoredRun } from '@giftwell/contracts/gift-ai/runs';
import { wizardFields, wizardRoutes, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { use, useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import type { FakeApi } from '../../testing/fake-api.js';
import { fakeApi } from '../../testing/fake-api.js';
import { servingGifts } from '../../testing/gift-record.js';
import { servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { resultsFor, someAnswer, someIdea, someUnderstood } from '../../testing/results.js';
import { anna } from '../../testing/two-people.js';

const run = 'Run-of_Hanna';
const hanna: WizardInput = { recipientName: 'Hanna', occasion: 'christmas', interests: ['reading'] };
const stored = (...rounds: StoredRun['rounds']): StoredRun => ({
  run,
  createdAt: '2026-11-20T10:00:00.000Z',
  input: wizardFields.parse(hanna),
  understood: someUnderstood(),
  rounds,
});
const lamp = someIdea('Reading Lamp', { id: 31 });
const tea = someIdea('Tea Set', { id: 32 });
const vase = someIdea('Thrown Vase', { id: 33 });

let at = '';
let go!: NavigateFunction;
function Address() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    [go, at] = [navigate, pathname];
  });
  return null;
}
const never = new Promise<void>(() => undefined);
/** Keeps the router's transition to an ideas address from being rendered. */
function NeverIdeas() {
  if (useLocation().pathname.startsWith('/ideas/')) use(never);
  return null;
}
const opened = (path: string, api: FakeApi, user: typeof ada | null = ada) =>
  renderApp({ path, api, user, beside: <Address /> });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Perfect Gift Suggestions' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('ideas', () => {
  it('have an address; Back leads to the page below, and forward to the same ideas', async () => {
    const api = fakeApi()
      .on(wizardRoutes.generate, () => someAnswer([lamp]))
      .on(runRoutes.get, () => stored({ refinement: null, suggestions: [lamp] }));
    const app = opened('/terms', api);
    await resultsFor(app, ada);
    expect(at).toMatch(/^\/ideas\/[A-Za-z0-9_-]{12}$/);
    const key = at.slice('/ideas/'.length);
    await waitFor(() => expect(api.inputs(wizardRoutes.generate)).toMatchObject([{ run: key }]));
    expect(document.title).toBe('Ideas for Anna · Giftwell');

    act(() => void go(-1));
    await gone();
    expect(at).toBe('/terms');
    expect(document.title).toBe('Terms of Service · Giftwell');
    act(() => void go(1));
    expect(await (await dialog()).findByText('Reading Lamp')).toBeVisible();
    expect(api.inputs(runRoutes.get)).toEqual([{ run: key }]);
    expect(api.inputs(wizardRoutes.generate)).toHaveLength(1);
  });

  it('leave the page as it was when they are closed', async () => {
    const api = fakeApi().on(wizardRoutes.generate, () => someAnswer([lamp]));
    const app = opened('/terms', api);
    const results = await resultsFor(app, ada);
    await results.findByText('Reading Lamp');
    await app.person.keyboard('{Escape}');
    await gone();
    expect(at).toBe('/terms');
  });

  it.each([
    ['Back', () => history.back()],
    ['the button', () => screen.getByRole('button', { name: 'Close Suggestions' }).click()],
  ])('are closed by %s before their address is rendered', async (_, close) => {
    const api = fakeApi().on(wizardRoutes.generate, () => someAnswer([lamp]));
    const app = renderApp({ path: '/terms', inBrowser: true, api, beside: <NeverIdeas /> });
    const results = await resultsFor(app, null);
    await results.findByText('Reading Lamp');
    expect(location.pathname).toMatch(/^\/ideas\//);
    act(close);
    await gone();
    expect(location.pathname).toBe('/terms');
  });

  it('are closed at once and once, whenever the browser changes the address', async () => {
    const api = fakeApi().on(wizardRoutes.generate, () => someAnswer([lamp]));
    const app = renderApp({ path: '/terms', inBrowser: true, api });
    const results = await resultsFor(app, null);
    await results.findByText('Reading Lamp');
    const go = jest.spyOn(history, 'go').mockImplementation(() => undefined);
    await app.person.dblClick(results.getByRole('button', { name: 'Close Suggestions' }));
    await gone();
    expect(go.mock.calls).toEqual([[-1]]);
    expect(location.pathname).toMatch(/^\/ideas\//);
    go.mockRestore();
    act(() => history.back());
    await waitFor(() => expect(location.pathname).toBe('/terms'));
    act(() => history.forward());
    expect(await (await dialog()).findByText('Reading Lamp')).toBeVisible();
  });

  it('are there again after a reload, with rounds and refinements, and go on from there', async () => {
    const api = servingYear([anna])
      .on(runRoutes.get, () =>
        stored(
          { refinement: null, suggestions: [lamp] },
          { refinement: 'handmade_artisan', suggestions: [vase] },
          { refinement: null, suggestions: [tea] },
        ),
      )
      .on(wizardRoutes.generate, () => someAnswer([someIdea('Bread Knife', { id: 34 })]));
    const { person } = opened(`/ideas/${run}`, api);
    const results = await dialog();
    expect(await results.findByText('Reading Lamp')).toBeVisible();
    expect(results.getByText('For Hanna · Christmas')).toBeVisible();
    expect(
      within(results.getByRole('list', { name: 'Made by hand' })).getByText('Thrown Vase'),
    ).toBeVisible();
    expect(within(results.getByRole('list', { name: 'More ideas' })).getByText('Tea Set')).toBeVisible();
    expect(api.inputs(wizardRoutes.generate)).toEqual([]);

    await person.click(results.getByRole('button', { name: 'Load More Suggestions' }));
    await results.findByText('Bread Knife');
    expect(api.inputs(wizardRoutes.generate)).toMatchObject([
      { run, generationRound: 3, excludeItems: ['Reading Lamp', 'Thrown Vase', 'Tea Set'] },
    ]);
    await person.click(results.getByRole('button', { name: 'Close Suggestions' }));
    await gone();
    expect(at).toBe('/recipients');
  });

  it('that never came are asked for again', async () => {
    const api = servingYear([anna])
      .on(runRoutes.get, () => stored())
      .on(wizardRoutes.generate, () => someAnswer([lamp]));
    opened(`/ideas/${run}`, api);
    expect(await (await dialog()).findByText('Reading Lamp')).toBeVisible();
    expect(api.inputs(wizardRoutes.generate)).toMatchObject([{ recipientName: 'Hanna', run }]);
  });

  it('that are no longer kept are said to be gone', async () => {
    const api = servingYear([anna]).on(runRoutes.get, () => {
      throw notFound('run_not_found', 'These ideas are gone');
    });
    const { person } = opened(`/ideas/${run}`, api);
    const results = await dialog();
    expect(await results.findByText('These ideas are gone')).toBeVisible();
    await person.click(results.getByRole('button', { name: 'Find gift ideas' }));
    expect(await screen.findByRole('button', { name: /^Fill Out Forms/ })).toBeVisible();
    expect(at).toBe('/recipients');
  });

  it('of a guest stay in the tab', async () => {
    const guests = someIdea('Reading Lamp');
    const api = fakeApi().on(wizardRoutes.generate, () => someAnswer([guests]));
    const app = opened('/terms', api, null);
    await (await resultsFor(app, null)).findByText('Reading Lamp');
    const address = at;
    app.unmount();

    const asked = fakeApi();
    opened(address, asked, null);
    expect(await (await dialog()).findByText('Reading Lamp')).toBeVisible();
    expect(asked.inputs(wizardRoutes.generate)).toEqual([]);
  });

  const summary: RunSummary = {
    ...{ run, recipientId: anna.id, recipientName: 'Anna', createdAt: '2026-11-20T10:00:00.000Z' },
    ...{ occasion: 'christmas', customType: null, budget: '26-50', ideas: 9 },
  };
  const servingRuns = () =>
    servingYear([anna])
      .on(runRoutes.list, () => ({ runs: [summary, { ...summary, run: 'older-run-01' }] }))
      .on(runRoutes.get, () => stored({ refinement: null, suggestions: [lamp] }));

  it('of somebody are a click away from their page, and Back leads there', async () => {
    const { person } = opened('/recipients/1', servingGifts(servingRuns()).api);
    await person.click(await screen.findByRole('link', { name: 'Anna’s latest ideas' }));
    expect(await (await dialog()).findByText('Reading Lamp')).toBeVisible();
    expect(at).toBe(`/ideas/${run}`);
    act(() => void go(-1));
    await gone();
    expect(screen.getByRole('heading', { level: 1, name: 'Anna' })).toBeInTheDocument();
  });

  it('of somebody are a click away from the card', async () => {
    const { person } = opened('/recipients', servingRuns());
    await person.click(await screen.findByRole('link', { name: 'Anna’s ideas' }));
    expect(await (await dialog()).findByText('Reading Lamp')).toBeVisible();
    expect(at).toBe(`/ideas/${run}`);
    act(() => void go(-1));
    await gone();
    expect(screen.getByRole('article', { name: 'Anna' })).toBeInTheDocument();
  });
});
