import { act, screen, waitFor, within } from '@testing-library/react';
import { openWizard } from '../../data/stores/wizard-store.js';
import { readKeptDraft } from './kept-draft.js';
import { change, useDraft } from './wizard-draft.js';
import { renderApp } from '../../testing/render-app.js';

beforeEach(() => localStorage.setItem('giftwell-hints', '["wizard-hints"]'));

const offer = () => screen.findByRole('region', { name: 'Your last answers' });
const noOffer = () => expect(screen.queryByRole('region', { name: 'Your last answers' })).toBeNull();
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The wizard, closed at its second step. */
async function leaveAt2(how: 'Escape' | 'Close wizard') {
  const app = renderApp({ path: '/elsewhere' });
  act(() => openWizard({ recipientName: 'Hanna', occasion: 'wedding' }));
  await screen.findByLabelText('Their name');
  await app.person.click(screen.getByText('Next'));
  if (how === 'Escape') await app.person.keyboard('{Escape}');
  else await app.person.click(screen.getByLabelText(how));
  await closed();
  act(() => openWizard());
  return app;
}

describe('a wizard that was closed half-way', () => {
  it.each(['Escape', 'Close wizard'] as const)('goes on where it was left with %s', async (how) => {
    const { person } = await leaveAt2(how);
    const kept = within(await offer());
    expect(kept.getByText('Continue with Hanna?')).toBeVisible();
    expect(kept.getByText('You were on step 2 of 6.')).toBeVisible();
    await waitFor(() => expect(kept.getByRole('button', { name: 'Continue' })).toHaveFocus());
    await person.click(kept.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Step 2 of 6')).toBeVisible();
    expect(screen.getByLabelText('Wedding')).toBeChecked();
    await person.click(screen.getByText('Previous'));
    expect(screen.getByLabelText('Their name')).toHaveValue('Hanna');
  });

  it('is kept again when it is closed once more', async () => {
    const { person } = await leaveAt2('Escape');
    await person.click(within(await offer()).getByRole('button', { name: 'Continue' }));
    await person.click(await screen.findByLabelText('Close wizard'));
    await closed();
    act(() => openWizard());
    expect(await offer()).toBeVisible();
  });

  it('is kept as it is typed, for a reload, until it is finished', async () => {
    const { person } = renderApp({ path: '/elsewhere' });
    act(() => openWizard({ occasion: 'wedding' }));
    await person.type(await screen.findByLabelText('Their name'), 'Ben');
    expect(readKeptDraft()).toMatchObject({ draft: { recipientName: 'Ben' }, position: 0 });
    await person.click(screen.getByText('Next'));
    expect(readKeptDraft()).toMatchObject({ position: 1 });
    await person.click(screen.getByText('Previous'));
    await person.clear(await screen.findByLabelText('Their name'));
    expect(readKeptDraft()).toBeNull();
  });

  it('stays stored while another one is answered and finished', async () => {
    await leaveAt2('Escape');
    act(() => openWizard({ recipientName: 'Ben' }));
    act(() => change({ nickname: 'Benny' }));
    expect(readKeptDraft()).toMatchObject({ draft: { recipientName: 'Ben' } });
    act(() => useDraft.setState({ isFinished: true }));
    expect(readKeptDraft()).toMatchObject({ draft: { recipientName: 'Hanna' } });
  });

  it('can be discarded', async () => {
    const { person } = await leaveAt2('Escape');
    await person.click(within(await offer()).getByRole('button', { name: 'Discard' }));
    noOffer();
    await person.click(screen.getByLabelText('Close wizard'));
    await closed();
    act(() => openWizard());
    await screen.findByRole('button', { name: /^Fill Out Forms/ });
    noOffer();
  });

  it('is not offered where nothing was changed in it', async () => {
    const { person } = renderApp({ path: '/elsewhere' });
    act(() => openWizard({ recipientName: 'Hanna' }));
    await person.click(await screen.findByLabelText('Close wizard'));
    await closed();
    act(() => openWizard());
    await screen.findByRole('button', { name: /^Fill Out Forms/ });
    noOffer();
  });
});
