import { addressRoutes } from '@giftwell/contracts/auth/address';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import { googleRoutes, googleSignInRoutes } from '@giftwell/contracts/auth/google';
import { invalid } from '@giftwell/contracts/core/error';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { ada, renderApp } from '../../../testing/render-app.js';

const setUp = (google: boolean) => fakeApi().on(googleSignInRoutes.options, () => ({ google }));

describe('in the dialog', () => {
  const open = async (google: boolean) => {
    const { person } = renderApp({ api: setUp(google) });
    await person.click(await screen.findByRole('button', { name: 'Sign In' }));
    return { person, dialog: within(await screen.findByRole('dialog', { name: 'Welcome to Giftwell' })) };
  };

  it('continues with Google in both tabs, and tells the time zone', async () => {
    const { person, dialog } = await open(true);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const address = `/api/auth/google?${new URLSearchParams({ timeZone })}`;
    const button = { name: 'Continue with Google' };
    expect(await dialog.findByRole('link', button)).toHaveAttribute('href', address);
    await person.click(dialog.getByRole('tab', { name: 'Sign Up' }));
    await person.click(await dialog.findByRole('link', button));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('does not offer what is not set up', async () => {
    const { dialog } = await open(false);
    await dialog.findByLabelText('Password');
    expect(dialog.queryByText(/Google/)).not.toBeInTheDocument();
  });
});

describe('in the settings', () => {
  const open = (linked: boolean, hasPassword = true) => {
    const state = { linked, email: linked ? 'ada@gmail.example' : null, hasPassword };
    const api = setUp(true)
      .on(addressRoutes.state, () => ({ email: ada.email, confirmed: true, refused: false, hasPassword }))
      .on(googleRoutes.state, () => state)
      .on(googleRoutes.unlink, ({ password }) => {
        if (password !== 'secret-1')
          throw invalid('wrong_password', 'No', { fields: { password: 'That isn’t your password.' } });
        Object.assign(state, { linked: false, email: null });
        return { ok: true as const };
      });
    return renderApp({ path: '/settings', user: ada, api });
  };
  const part = async () => within(await screen.findByRole('region', { name: 'Google' }));

  it('says when it didn’t load', async () => {
    const { person, api } = renderApp({ path: '/settings', user: ada, api: setUp(true) });
    const google = await part();
    expect(await google.findByText('We couldn’t load your Google settings.')).toBeVisible();
    api.on(googleRoutes.state, () => ({ linked: false, email: null, hasPassword: true }));
    await person.click(google.getByRole('button', { name: 'Try again' }));
    expect(await google.findByRole('button', { name: 'Link Google' })).toBeVisible();
  });

  it('unlinks with the right password', async () => {
    const { person } = open(true);
    const google = await part();
    expect(google.getByText('You can sign in with Google as ada@gmail.example.')).toBeVisible();
    await person.click(google.getByRole('button', { name: 'Unlink Google' }));
    await person.type(google.getByLabelText('Your password'), 'not it at all');
    await person.click(google.getByRole('button', { name: 'Unlink' }));
    expect(await google.findByText('That isn’t your password.')).toBeVisible();
    await person.clear(google.getByLabelText('Your password'));
    await person.type(google.getByLabelText('Your password'), 'secret-1');
    await person.click(google.getByRole('button', { name: 'Unlink' }));
    expect(await screen.findByText('Google is unlinked')).toBeVisible();
    expect(await google.findByRole('button', { name: 'Link Google' })).toBeVisible();
  });

  it('asks for a password first where it is the only way to sign in', async () => {
    const { api, person } = open(true, false);
    api.on(passwordRoutes.forgot, () => ({ ok: true as const }));
    const google = await part();
    expect(google.getByText(/To unlink it, set a password first\./)).toBeVisible();
    expect(google.queryByRole('button', { name: /link Google/ })).not.toBeInTheDocument();
    await person.click(google.getByRole('button', { name: 'Set a password by email' }));
    expect(await google.findByText(/^We’ve sent a link to ada@example\.com\./)).toBeVisible();
    expect(api.inputs(passwordRoutes.forgot)).toEqual([{ email: ada.email }]);
    expect(screen.queryByRole('button', { name: 'Set a password by email' })).not.toBeInTheDocument();
  });

  it('asks for the password before it links', async () => {
    const { api, person } = open(false);
    api.on(googleSignInRoutes.allowLink, () => {
      throw invalid('wrong_password', 'No', { fields: { password: 'That isn’t your password.' } });
    });
    const google = await part();
    await person.click(google.getByRole('button', { name: 'Link Google' }));
    await person.type(google.getByLabelText('Your password'), 'secret-2');
    await person.click(google.getByRole('button', { name: 'Continue to Google' }));
    expect(await google.findByText('That isn’t your password.')).toBeVisible();
    expect(api.inputs(googleSignInRoutes.allowLink)).toEqual([{ password: 'secret-2' }]);
  });
});
