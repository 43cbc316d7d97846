import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useToasts } from './toasts.js';
import { useLazyModule } from './use-lazy-module.js';

/** A loader with scripted attempts: a word, or null for a failure. */
function loader(...attempts: (string | null)[]) {
  return () => {
    const word = attempts.shift();
    return word ? Promise.resolve({ word }) : Promise.reject(new TypeError('Failed to fetch'));
  };
}

function Door({ load }: { load: () => Promise<{ word: string }> }) {
  const [open, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  const part = useLazyModule(open, load, close);
  return <button onClick={() => setOpen(true)}>{open ? (part?.word ?? 'waiting') : 'closed'}</button>;
}

describe('useLazyModule', () => {
  it('loads when it is wanted', async () => {
    render(<Door load={loader('here')} />);
    await userEvent.click(screen.getByRole('button', { name: 'closed' }));
    expect(await screen.findByRole('button', { name: 'here' })).toBeVisible();
  });

  it('says that a part did not arrive, and tries again the next time', async () => {
    const load = loader(null, 'here');
    render(<Door load={load} />);
    await userEvent.click(screen.getByRole('button', { name: 'closed' }));
    expect(await screen.findByRole('button', { name: 'closed' })).toBeVisible();
    expect(useToasts.getState().toasts[0]).toMatchObject({
      title: 'That didn’t open',
      variant: 'destructive',
    });
    await userEvent.click(screen.getByRole('button', { name: 'closed' }));
    expect(await screen.findByRole('button', { name: 'here' })).toBeVisible();
  });
});
