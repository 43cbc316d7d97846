import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useKeptPage } from '../../data/session/use-kept-page.js';
import { DiscardDialog } from '../../ui/dialogs/discard-dialog.js';
import { DialogHeader } from '../../ui/dialogs/dialog-header.js';
import { QuickAddForm } from './quick-add-form.js';

interface QuickAddDialogProps {
  open: boolean;
  onClose: () => void;
  /** Asks for the interests of a person who was just added. */
  onDescribe: (id: number) => void;
}

/** Adds people with dates from lines of text. Clicks outside are ignored. */
export function QuickAddDialog({ open, onClose, onDescribe }: QuickAddDialogProps) {
  const titleId = useId();
  const isOnPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useKeptPage(open && isDirty);
  const close = () => {
    setIsAsking(false);
    setIsDirty(false);
    onClose();
  };
  const leave = () => (isDirty ? setIsAsking(true) : close());
  return (
    <>
      <Dialog
        open={open}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown' || !isDirty) leave();
        }}
        fullScreen={isOnPhone}
        maxWidth="sm"
        fullWidth
        aria-labelledby={titleId}
      >
        <DialogHeader titleId={titleId} title="Quick add" onLeave={leave} />
        <QuickAddForm onDirty={setIsDirty} onLeave={leave} onDescribe={onDescribe} />
      </Dialog>
      <DiscardDialog open={isAsking && open} onStay={() => setIsAsking(false)} onDiscard={close} />
    </>
  );
}
