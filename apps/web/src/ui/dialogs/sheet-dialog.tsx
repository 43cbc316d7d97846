import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { DialogHeader } from './dialog-header.js';

interface SheetDialogProps {
  open: boolean;
  title: string;
  closeLabel?: string;
  children: ReactNode;
  /** On the button or Escape; a click beside it doesn't close it, because its input would be lost. */
  onClose: () => void;
  /** Restores the focus: the opener may be a button that no longer exists. */
  onExited: () => void;
}

/** A dialog with one form; on phones it fills the screen. */
export function SheetDialog({ open, title, closeLabel, children, onClose, onExited }: SheetDialogProps) {
  const titleId = useId();
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
      disableRestoreFocus
      fullScreen={onPhone}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: () => void setTimeout(onExited) } }}
    >
      <DialogHeader titleId={titleId} title={title} {...(closeLabel && { closeLabel })} onLeave={onClose} />
      {children}
    </Dialog>
  );
}
