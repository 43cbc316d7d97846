import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { Providers } from '../../app/providers.js';
import { createQueryClient } from '../../data/query-client.js';
import { Toaster } from './toaster.js';
import { toast, updateToast, useToasts } from './toasts.js';

const show = () =>
  render(
    <Providers queryClient={createQueryClient()}>
      <Toaster />
    </Providers>,
  );

describe('Toaster', () => {
  it('shows one toast at a time', () => {
    show();
    act(() => void toast({ title: 'First' }));
    act(() => void toast({ title: 'Second', description: 'With a word more' }));
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByText('Second')).toBeVisible();
    expect(screen.getByText('With a word more')).toBeVisible();
  });

  it('shows a change of the toast on screen', () => {
    show();
    let id = '';
    act(() => void (id = toast({ title: 'Saving' })));
    act(() => updateToast(id, { title: 'Saved' }));
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('gives failures a look of their own', () => {
    show();
    act(() => void toast({ title: 'Oh no', variant: 'destructive' }));
    expect(screen.getByText('Oh no').closest('[data-variant]')).toHaveAttribute(
      'data-variant',
      'destructive',
    );
  });

  it('moves the focus to the notifications on F8', async () => {
    show();
    act(() => void toast({ title: 'Here' }));
    await userEvent.keyboard('{F8}');
    expect(document.activeElement).toContainElement(screen.getByText('Here'));
  });

  it('gives the focus back when it is closed', async () => {
    show();
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    act(() => void toast({ title: 'Here' }));
    await userEvent.keyboard('{F8}');
    act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(before).toHaveFocus());
    before.remove();
  });

  it('offers what can still be done, and closes when that is done', async () => {
    show();
    let undone = 0;
    const action = { label: 'Undo', otherwise: 'Press F8 to undo it', run: () => undone++ };
    act(() => void toast({ title: 'Removed', action }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toBe(1);
    await waitFor(() => expect(screen.queryByText('Removed')).not.toBeInTheDocument());
  });

  it('goes away by itself after the time that it was given', async () => {
    show();
    act(() => void toast({ title: 'Short', durationMs: 30 }));
    await waitFor(() => expect(screen.queryByText('Short')).not.toBeInTheDocument());
    expect(useToasts.getState().toasts[0]).toMatchObject({ open: false });
  });

  it('is closed by its button', async () => {
    show();
    act(() => void toast({ title: 'Close me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(useToasts.getState().toasts[0]).toMatchObject({ open: false });
  });
});
