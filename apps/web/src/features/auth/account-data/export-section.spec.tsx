import { addressRoutes } from '@giftwell/contracts/auth/address';
import { exportRoutes, ownExportRoutes, type DataExport } from '@giftwell/contracts/auth/exports';
import { invalid } from '@giftwell/contracts/core/error';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { ada, renderApp } from '../../../testing/render-app.js';

const id = '00000000-0000-4000-8000-000000000007';
const working: DataExport = {
  ...{ id, state: 'working', createdAt: '2026-01-05T09:00:00.000Z', expiresAt: null, bytes: null },
};
const ready: DataExport = {
  ...{ ...working, state: 'ready', bytes: 2_340_000, expiresAt: '2026-01-06T09:00:00.000Z' },
};

async function open(last: DataExport | null, hasPassword = true) {
  const state = { last };
  const api = fakeApi()
    .on(exportRoutes.latest, () => ({ export: state.last }))
    .on(addressRoutes.state, () => ({ email: ada.email, confirmed: true, refused: false, hasPassword }))
    .on(ownExportRoutes.start, ({ password }) => {
      const message = 'That isn’t your password.';
      if (hasPassword && password !== 'secret-1')
        throw invalid('wrong_password', message, { fields: { password: message } });
      state.last = ready;
      return { export: working };
    });
  const app = renderApp({ api, user: ada, path: '/settings' });
  const section = within(await screen.findByRole('region', { name: 'Download My Data' }));
  return { ...app, api, section };
}

/** Once it is known whether there is a password. */
async function pressStart({ person, section }: Pick<Awaited<ReturnType<typeof open>>, 'person' | 'section'>) {
  const start = () => section.getByRole('button', { name: 'Download My Data' });
  await waitFor(() => expect(start()).toBeEnabled());
  await person.click(start());
}

it('puts the file together, and offers it once it is ready', async () => {
  const { api, person, section } = await open(null);
  await pressStart({ person, section });
  expect(section.getByLabelText('Your password')).toHaveFocus();
  await person.keyboard('secret-1{Enter}');
  expect(await section.findByText(/putting your file together/)).toBeVisible();
  expect(section.getByRole('button', { name: 'Download My Data' })).toBeDisabled();
  const link = await section.findByRole('link', { name: 'Download (2.3 MB)' }, { timeout: 8_000 });
  expect(link).toHaveAttribute('href', `/api/user/export/${id}`);
  expect(section.getByText(/Your file is ready. You can download it until/)).toBeVisible();
  expect(api.inputs(ownExportRoutes.start)).toEqual([{ password: 'secret-1' }]);
}, 15_000);

it('says that it failed, and can begin again', async () => {
  const { person, section } = await open({ ...working, state: 'failed' });
  expect(await section.findByText('That didn’t work. Please try again in a moment.')).toBeVisible();
  await pressStart({ person, section });
  await person.keyboard('secret-1{Enter}');
  expect(await section.findByText(/putting your file together/)).toBeVisible();
});

it('says that the password is wrong, and asks for nothing after Cancel', async () => {
  const { person, section } = await open(null);
  await pressStart({ person, section });
  await person.keyboard('secret-2{Enter}');
  expect(await section.findByText('That isn’t your password.')).toBeVisible();
  await person.click(section.getByRole('button', { name: 'Cancel' }));
  expect(section.queryByText('We couldn’t make your file')).not.toBeInTheDocument();
  await waitFor(() => expect(section.getByRole('button', { name: 'Download My Data' })).toHaveFocus());
});

it('needs a recent sign-in where there is no password, and offers one by mail', async () => {
  const { api, person, section } = await open(null, false);
  api.on(ownExportRoutes.start, () => {
    throw invalid('sign_in_again', 'Please sign out, sign in again, and try once more.');
  });
  await pressStart({ person, section });
  expect(await section.findByRole('alert')).toHaveTextContent('sign in again');
  expect(section.getByRole('button', { name: 'Set a password by email' })).toBeVisible();
  expect(section.queryByLabelText('Your password')).not.toBeInTheDocument();
});
