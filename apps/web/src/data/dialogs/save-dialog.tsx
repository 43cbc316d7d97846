import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { DiscardDialog } from '../../ui/dialogs/discard-dialog.js';
import { DialogHeader } from '../../ui/dialogs/dialog-header.js';
import { useFirstField } from '../../ui/dialogs/use-first-field.js';
import { useKeptPage } from '../session/use-kept-page.js';

interface SaveDialogProps {
  title: string;
  /** Whether there is input that closing would lose; then the user is asked first. */
  dirty: boolean;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
  /** The texts of the buttons. */
  labels?: { save: string; saving: string; leave?: string };
  /** For a few fields; otherwise the dialog fills a phone's screen. */
  small?: boolean;
  children: ReactNode;
}

const saveLabels: NonNullable<SaveDialogProps['labels']> = { save: 'Save', saving: 'Saving…' };

/** A form in a dialog. Only its buttons and Escape close it, because a click outside may be a slip. */
export function SaveDialog(props: SaveDialogProps) {
  const { title, dirty, isSaving, onSave, onClose, small = false, children } = props;
  const { save, saving, leave: leaveLabel = 'Cancel' } = props.labels ?? saveLabels;
  const titleId = useId();
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const content = useFirstField();
  const [asking, setAsking] = useState(false);
  useKeptPage(dirty);
  const leave = () => (dirty ? setAsking(true) : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  return (
    <>
      <Dialog
        open
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') leave();
        }}
        fullScreen={onPhone && !small}
        maxWidth={small ? 'xs' : 'sm'}
        fullWidth
        aria-labelledby={titleId}
      >
        <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
          <DialogHeader titleId={titleId} title={title} onLeave={leave} />
          <DialogContent ref={content} sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
            {children}
          </DialogContent>
          <DialogActions>
            <Button variant="text" color="inherit" onClick={leave}>
              {leaveLabel}
            </Button>
            <Button type="submit" variant="contained" aria-busy={isSaving}>
              {isSaving ? saving : save}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <DiscardDialog open={asking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}
