import { render, screen } from '@testing-library/react';
import { useDelayedFocus } from './use-delayed-focus.js';

function Dialog({ isOpen }: { isOpen: boolean }) {
  const button = useDelayedFocus<HTMLButtonElement>(isOpen);
  return (
    <>
      <input aria-label="Below" autoFocus />
      <button ref={button}>Got it</button>
    </>
  );
}

/** Timers that were set before have run then. */
const timersRun = () => new Promise((done) => setTimeout(done, 5));

describe('The late focus', () => {
  it('is moved when the dialog has opened', async () => {
    render(<Dialog isOpen />);
    await timersRun();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('stays where it is if the dialog is closed before', async () => {
    const { rerender } = render(<Dialog isOpen />);
    rerender(<Dialog isOpen={false} />);
    await timersRun();
    expect(screen.getByLabelText('Below')).toHaveFocus();
  });
});
