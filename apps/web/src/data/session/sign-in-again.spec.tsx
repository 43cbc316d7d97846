import { sessionRoutes } from '@giftwell/contracts/auth/auth';
import { unauthenticated } from '@giftwell/contracts/core/error';
import { recipientRoutes } from '@giftwell/contracts/planning/recipients';
import { wishlistRoutes } from '@giftwell/contracts/planning/wishlists';
import { act, screen, waitFor, within } from '@testing-library/react';
import { person as somebody, servingYear } from '../../testing/planned-year.js';
import { ada, renderApp } from '../../testing/render-app.js';
import { fakeApi } from '../../testing/fake-api.js';
import { meQuery } from '../use-user.js';

const anna = somebody(1, 'Anna');

/** Anna's dialog with a new nickname, and a session that has ended. */
async function edited() {
  let user: typeof ada | null = ada;
  const api = servingYear([anna])
    .on(recipientRoutes.update, ({ nickname }) => {
      if (!user) throw unauthenticated();
      return { recipient: { ...anna, nickname: nickname ?? null } };
    })
    .on(sessionRoutes.login, ({ email }) => ({ user: (user = { ...ada, id: email === ada.email ? 7 : 8 }) }));
  const app = renderApp({ path: '/recipients', user: () => user, api });
  await app.person.click(await screen.findByRole('button', { name: /^Edit/ }));
  const nickname = await screen.findByLabelText('Nickname (optional)');
  await app.person.type(nickname, 'Annie');
  user = null;
  // The dialog on top of it may still be fading out.
  const save = async () => app.person.click(await screen.findByRole('button', { name: 'Save Changes' }));
  return { ...app, nickname, save, look: () => app.queryClient.fetchQuery({ ...meQuery, staleTime: 0 }) };
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Sign in again' }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a form of a user whose session has ended', () => {
  it('is saved as it is once they have signed in on top of it', async () => {
    const { person, save, api } = await edited();
    await save();
    const dialog = await question();
    expect(dialog.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(dialog.queryByRole('tab')).not.toBeInTheDocument();
    await person.type(dialog.getByLabelText('Password'), 'secret-1');
    await person.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Recipient updated')).toBeVisible();
    await noDialog();
    expect(api.inputs(recipientRoutes.update).map(({ nickname }) => nickname)).toEqual(['Annie', 'Annie']);
    expect(screen.getByText('Welcome, ada')).toBeInTheDocument();
  });

  it('stays when they do not sign in, and asks again at the next save', async () => {
    const { person, save, nickname } = await edited();
    await save();
    await person.click((await question()).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(nickname).toHaveValue('Annie');
    await save();
    expect(await question()).toBeTruthy();
  });

  it('is not saved for somebody else', async () => {
    const { person, save, nickname, api } = await edited();
    await save();
    const dialog = await question();
    await person.clear(dialog.getByLabelText('Email'));
    await person.type(dialog.getByLabelText('Email'), 'ben@example.com');
    await person.type(dialog.getByLabelText('Password'), 'secret-1');
    await person.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(nickname).toHaveValue('Annie');
    expect(api.inputs(recipientRoutes.update)).toHaveLength(1);
  });

  it('stays when the end of the session is noticed in another way, until it is closed', async () => {
    const { person, nickname, look } = await edited();
    await act(look);
    expect(nickname).toHaveValue('Annie');
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('button', { name: 'Create an account' })).toBeVisible();
  });

  it('is asked about in other dialogs, too', async () => {
    let isOver = true;
    const api = fakeApi()
      .on(wishlistRoutes.list, () => ({ wishlists: [] }))
      .on(wishlistRoutes.create, () => {
        if (isOver) throw unauthenticated();
        throw new Error('Reached');
      })
      .on(sessionRoutes.login, () => {
        isOver = false;
        return { user: ada };
      });
    const { person } = renderApp({ path: '/wishlists', user: ada, api });
    await person.click((await screen.findAllByRole('button', { name: /wishlist/i }))[0]!);
    await person.type(await screen.findByLabelText(/^Title/), 'Birthday');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await question();
    await person.type(dialog.getByLabelText('Password'), 'secret-1');
    await person.click(dialog.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(api.inputs(wishlistRoutes.create)).toHaveLength(2));
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Birthday');
  });
});
