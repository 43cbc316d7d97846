import {
  linkPreviewRead,
  linkPreviewRoutes,
  type LinkPreview,
} from '@giftwell/contracts/wishes/link-previews';
import { wishlistRoutes, type Wishlist } from '@giftwell/contracts/planning/wishlists';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api.js';
import { FakeEventSource } from '../../../testing/fake-event-source.js';
import { ada, renderApp } from '../../../testing/render-app.js';

const code = 'AAAAAAAAAAAAAAAAAAAAAA';
const photo = 'BBBBBBBBBBBBBBBBBBBBBB';
const link = 'https://kites.example.com/red';
const wishlist: Wishlist = {
  ...{ id: 7, title: 'Our garden', description: null, public: false, showTaken: false, items: [] },
  ...{ shareCode: code, itemCount: 0, createdAt: '2026-06-15T12:00:00.000Z' },
};

/** The form for new items, and a server that has read a page when it is asked again. */
async function opened(read: Partial<LinkPreview>) {
  const reading: LinkPreview = {
    ...{ code, url: link, state: 'reading', title: null, price: null, photo: null },
  };
  const api = fakeApi()
    .on(wishlistRoutes.list, () => ({ wishlists: [wishlist] }))
    .on(wishlistRoutes.get, () => ({ wishlist }))
    .on(wishlistRoutes.addItem, ({ name, photo: shown = null }) => ({
      item: {
        ...{ id: 9, name, description: null, price: null, amount: null, url: null, picture: null },
        ...{ priority: 'medium' as const, quantity: 1, photo: shown, taken: null },
      },
    }))
    .on(linkPreviewRoutes.read, () => ({ preview: reading }))
    .on(linkPreviewRoutes.get, () => ({ preview: { ...reading, ...read } }));
  const { person } = renderApp({ path: '/wishlists/7', user: ada, api });
  const form = within(await screen.findByRole('group', { name: 'New item' }));
  const field = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) });
  /** The server says that it is done. */
  const announce = async () => {
    await waitFor(() => expect(api.inputs(linkPreviewRoutes.read)).not.toHaveLength(0));
    await waitFor(() => {
      FakeEventSource.last.say(linkPreviewRead.type, { code });
      expect(api.inputs(linkPreviewRoutes.get)).not.toHaveLength(0);
    });
  };
  return { person, api, form, field, announce };
}

beforeEach(() => FakeEventSource.install());

const ready = { state: 'ready', title: 'Red kite', price: '$24.90', photo } as const;

describe('A link in the form of an item', () => {
  it('fills name, price and photo when it is pasted as the name', async () => {
    const { person, api, form, field, announce } = await opened(ready);
    await person.click(field('Item'));
    await person.paste(link);
    expect(field('Link')).toHaveValue(link);
    expect(await form.findByText('Reading kites.example.com…')).toBeInTheDocument();
    await announce();
    await waitFor(() => expect(field('Item')).toHaveValue('Red kite'));
    expect(api.inputs(linkPreviewRoutes.get)).toEqual([{ code }]);
    expect(field('Price')).toHaveValue('$24.90');
    expect(form.getByRole('img', { name: 'The chosen photo' })).toHaveAttribute(
      'src',
      `/api/photos/${photo}`,
    );
    expect(
      form.getByText('From kites.example.com: name, price, and photo. Change anything you like.'),
    ).toBeInTheDocument();
    await person.click(form.getByRole('button', { name: 'Add item' }));
    await waitFor(() => expect(field('Item')).toHaveValue(''));
    expect(api.inputs(wishlistRoutes.addItem)).toMatchObject([{ name: 'Red kite', url: link, photo }]);
  });

  it('leaves what was typed', async () => {
    const { person, form, field, announce } = await opened(ready);
    await person.type(field('Item'), 'A kite');
    await person.type(field('Price'), '20');
    await person.click(field('Link'));
    await person.paste(link);
    await announce();
    expect(
      await form.findByText('From kites.example.com: photo. Change anything you like.'),
    ).toBeInTheDocument();
    expect(field('Item')).toHaveValue('A kite');
    expect(field('Price')).toHaveValue('20');
    await person.click(form.getByRole('button', { name: 'Remove photo' }));
    expect(form.queryByRole('img')).toBeNull();
  });

  it('changes nothing when its page can’t be read', async () => {
    const { person, form, field } = await opened({ state: 'failed' });
    await person.type(field('Item'), 'A kite');
    await person.type(field('Link'), link);
    await person.tab();
    expect(
      // No message arrives, so the server is asked after a while.
      await form.findByText(/^We couldn’t read kites.example.com/, {}, { timeout: 10_000 }),
    ).toBeInTheDocument();
    expect(field('Item')).toHaveValue('A kite');
    expect(field('Price')).toHaveValue('');
  });
});
