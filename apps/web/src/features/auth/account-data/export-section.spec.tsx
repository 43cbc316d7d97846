import { exportRoutes, type DataExport } from '@giftwell/contracts/auth/exports';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { ada, renderApp } from '../../../testing/render-app.js';

const id = '00000000-0000-4000-8000-000000000007';
const working: DataExport = {
  ...{ id, state: 'working', createdAt: '2026-01-05T09:00:00.000Z', expiresAt: null, bytes: null },
};
const ready: DataExport = {
  ...{ ...working, state: 'ready', bytes: 2_340_000, expiresAt: '2026-01-06T09:00:00.000Z' },
};

async function open(last: DataExport | null) {
  const state = { last };
  const api = fakeApi()
    .on(exportRoutes.latest, () => ({ export: state.last }))
    .on(exportRoutes.start, () => {
      state.last = ready;
      return { export: working };
    });
  const app = renderApp({ api, user: ada, path: '/settings' });
  const section = within(await screen.findByRole('region', { name: 'Download my data' }));
  return { ...app, api, section };
}

it('puts the file together, and offers it once it is ready', async () => {
  const { api, person, section } = await open(null);
  await person.click(await section.findByRole('button', { name: 'Download my data' }));
  expect(await section.findByText(/putting your file together/)).toBeVisible();
  expect(section.getByRole('button', { name: 'Download my data' })).toBeDisabled();
  const link = await section.findByRole('link', { name: 'Download (2.3 MB)' }, { timeout: 8_000 });
  expect(link).toHaveAttribute('href', `/api/user/export/${id}`);
  expect(section.getByText(/Your file is ready, until/)).toBeVisible();
  expect(api.inputs(exportRoutes.start)).toHaveLength(1);
}, 15_000);

it('says that it failed, and can begin again', async () => {
  const { person, section } = await open({ ...working, state: 'failed' });
  expect(await section.findByText('That didn’t work. Please try again in a moment.')).toBeVisible();
  await person.click(section.getByRole('button', { name: 'Download my data' }));
  expect(await section.findByText(/putting your file together/)).toBeVisible();
});
