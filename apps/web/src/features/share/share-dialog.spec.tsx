import { unavailable } from '@giftwell/contracts/core/error';
import { sharedSuggestionRoutes } from '@giftwell/contracts/gift-ai/shared-suggestions';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openShareDialog } from '../../data/stores/share-dialog-store.js';
import { fakeApi, type FakeApi } from '../../testing/fake-api.js';
import { ada, renderApp } from '../../testing/render-app.js';

const shareCode = 'abcdefghijklmnopqrstuv';
const idea = {
  id: null,
  name: 'Reading Lamp',
  category: 'Home & Living',
  price: '$26 – $40',
  description: 'Warm light, no glare.',
  reason: 'Anna reads in bed.',
  searchTerm: 'reading lamp',
};
const serving = () =>
  fakeApi()
    .on(sharedSuggestionRoutes.share, () => ({ shareCode, expiresAt: '2027-01-01T00:00:00.000Z' }))
    .on(sharedSuggestionRoutes.revoke, () => ({ ok: true as const }));

async function open(api: FakeApi, recipientName = 'Anna', user: typeof ada | null = null) {
  const app = renderApp({ api, user, path: '/elsewhere' });
  if (user) await screen.findByText(`Welcome, ${user.username}`);
  act(() => openShareDialog(idea, { recipientName, occasion: 'birthday' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this idea' }));
  const press = async (name: string) => app.person.click(await dialog.findByRole('button', { name }));
  return { ...app, dialog, press };
}

describe('sharing an idea', () => {
  it('makes a link with title and message, and offers the ways to send it', async () => {
    const api = serving();
    const { dialog, press, person } = await open(api);
    expect(dialog.getByLabelText('Title')).toHaveValue('An idea for Anna’s birthday');
    await person.type(dialog.getByLabelText('Title'), '!');
    await person.type(dialog.getByLabelText(/Message/), 'What do you think?');
    await person.type(dialog.getByLabelText('From (optional)'), 'Ada');
    await press('Create link');
    const link = `${window.location.origin}/shared/${shareCode}`;
    expect(await dialog.findByLabelText('Link')).toHaveValue(link);
    expect(api.inputs(sharedSuggestionRoutes.share)[0]).toMatchObject({
      title: 'An idea for Anna’s birthday!',
      message: 'What do you think?',
      recipientName: 'Anna',
      senderName: 'Ada',
      suggestionId: null,
    });
    const told = encodeURIComponent(`An idea for Anna’s birthday!\n\nWhat do you think?\n\n${link}`);
    expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${told}`,
    );
    expect(dialog.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', `sms:?&body=${told}`);
    expect(dialog.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', link);
    const subject = encodeURIComponent('An idea for Anna’s birthday!');
    expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      `mailto:?subject=${subject}&body=${told}`,
    );
  });

  it('has the message as its title where nobody wrote one and the message is short', async () => {
    const api = serving();
    const { dialog, press, person } = await open(api);
    await person.type(dialog.getByLabelText(/Message/), 'Shall we?');
    await press('Create link');
    await dialog.findByLabelText('Link');
    expect(api.inputs(sharedSuggestionRoutes.share)[0]).toMatchObject({
      ...{ title: 'Shall we?', message: '', senderName: '' },
    });
  });

  it('says how else to send it when no mail program opens', async () => {
    const { dialog, press } = await open(serving());
    await press('Create link');
    const email = await dialog.findByRole('link', { name: 'Email' });
    // jsdom has no mail program and logs an error.
    email.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(email);
    expect(screen.queryByText('No email app opened?')).not.toBeInTheDocument();
    expect(await screen.findByText('No email app opened?', {}, { timeout: 4_000 })).toBeVisible();
    expect(screen.getByText('Please copy the link and send it yourself.')).toBeVisible();
  });

  it('keeps quiet about a mail program that opened', async () => {
    const { dialog, press } = await open(serving());
    await press('Create link');
    const email = await dialog.findByRole('link', { name: 'Email' });
    email.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(email);
    fireEvent.blur(window);
    await act(() => new Promise((done) => setTimeout(done, 1_700)));
    expect(screen.queryByText('No email app opened?')).not.toBeInTheDocument();
  });

  it.each([
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ])('leaves it to the system where it can, and says so when that ends in a %s', async (name, toasts) => {
    const shared: unknown[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (what: unknown) => {
        shared.push(what);
        return Promise.reject(new DOMException('no', name));
      },
    });
    try {
      const { press, dialog } = await open(serving());
      await press('Create link');
      await press('Share…');
      const url = `${window.location.origin}/shared/${shareCode}`;
      expect(shared).toEqual([expect.objectContaining({ title: 'An idea for Anna’s birthday', url })]);
      await dialog.findByLabelText('Link');
      if (toasts) expect(await screen.findByText('Please copy the link instead.')).toBeVisible();
      else expect(screen.queryByText('Couldn’t open sharing')).not.toBeInTheDocument();
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  it('copies the link, and says so when it cannot', async () => {
    const { press, dialog } = await open(serving());
    await press('Create link');
    await dialog.findByLabelText('Link');
    await press('Copy link');
    expect(await screen.findByText('Link copied!')).toBeVisible();
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('not allowed')) },
    });
    await press('Copy link');
    expect(await screen.findByText('Failed to copy link.')).toBeVisible();
  });

  it('calls somebody without a name someone special, and keeps title and message within their limits', async () => {
    const api = serving();
    const { dialog, press, person } = await open(api, ' ');
    const title = dialog.getByLabelText('Title');
    await person.clear(title);
    await person.click(title);
    await person.paste('x'.repeat(130));
    expect(title).toHaveValue('x'.repeat(100));
    expect(dialog.getByText('100 of 100')).toBeVisible();
    expect(dialog.getByText('0 of 500')).toBeVisible();
    await press('Create link');
    await dialog.findByLabelText('Link');
    expect(api.inputs(sharedSuggestionRoutes.share)[0]).toMatchObject({ recipientName: 'Someone special' });
  });

  it('says so when no link could be made, and keeps what was written', async () => {
    const api = serving().on(sharedSuggestionRoutes.share, () => {
      throw unavailable('gift_ai_unavailable');
    });
    const { dialog, press, person } = await open(api);
    await person.type(dialog.getByLabelText(/Message/), 'Look');
    await press('Create link');
    expect(await screen.findByText('Failed to create shareable link. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText(/Message/)).toHaveValue('Look');
  });

  it('can be ended by somebody with an account, and only by them', async () => {
    const api = serving();
    const { dialog, press } = await open(api, 'Anna', ada);
    await press('Create link');
    await dialog.findByLabelText('Link');
    await press('Stop sharing');
    expect(await screen.findByText('The link no longer works')).toBeVisible();
    expect(api.inputs(sharedSuggestionRoutes.revoke)).toEqual([{ shareCode }]);
  });
});
