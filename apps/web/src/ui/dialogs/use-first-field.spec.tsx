import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import { theme } from '../theme/theme.js';
import { useFirstField } from './use-first-field.js';

const nothing = () => undefined;
const Fields = () => (
  <DialogContent ref={useFirstField()}>
    <input type="file" aria-label="Photo" />
    <input aria-label="Not now" disabled />
    <textarea aria-label="Note" />
    <input aria-label="Price" />
  </DialogContent>
);
const open = () =>
  render(
    <ThemeProvider theme={theme}>
      <Dialog open aria-label="A gift">
        <button type="button">Close</button>
        <Fields />
      </Dialog>
    </ThemeProvider>,
  );

/** The width of the window decides whether it is a phone. */
const setPhone = (isPhone: boolean) => {
  window.matchMedia = ((query: string) => ({
    ...{ matches: isPhone && query.includes('max-width'), media: query },
    ...{ addEventListener: nothing, removeEventListener: nothing },
    ...{ addListener: nothing, removeListener: nothing },
  })) as unknown as typeof window.matchMedia;
};
const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

it('focuses the first field of a dialog with a form when it opens', async () => {
  setPhone(false);
  open();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus());
});

it('focuses none on a phone, whose keyboard would hide the dialog', async () => {
  setPhone(true);
  open();
  await new Promise((done) => setTimeout(done, 20));
  for (const field of screen.getAllByRole('textbox')) expect(field).not.toHaveFocus();
});
