import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTitleOver } from '../../ui/feedback/use-page-title.js';
import { stopGeneration, type Run } from './generation.js';
import { OtherRun } from './other-run.js';
import { Results } from './results.js';

interface ResultsDialogProps {
  /** Null while a stored run is loading. A new id means other ideas. */
  shown: { id: number; run: Run } | null;
  open: boolean;
  /** Path of the saved ideas. */
  savedPage: string;
  /** Below the ideas. */
  note: ReactNode;
  /** Why a stored run can't be shown. */
  missing: Error | null;
  onRetry: () => void;
  onClose: () => void;
  /** Returns to the answers. */
  onEdit: () => void;
  onRestart: () => void;
  onCorrect: (input: WizardInput) => void;
  /** Called once the dialog has faded out. */
  onGone: () => void;
}

/** The ideas of one run. Requests them when it opens, and cancels when it is closed. */
export function ResultsDialog(props: ResultsDialogProps) {
  const { shown, open, savedPage, note, missing, onRetry, onClose, onEdit, onRestart, onCorrect, onGone } =
    props;
  const queryClient = useQueryClient();
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const titleId = useId();
  const run = shown?.run;
  useTitleOver(open ? (run ? `Ideas for ${run.input.recipientName}` : 'Gift ideas') : null);
  const opened = useRef<Run | undefined>(undefined);
  // A run may start before its dialog opens, so only an opened one is cancelled.
  useEffect(() => {
    if (!open && opened.current) void stopGeneration(queryClient, opened.current);
    opened.current = open ? run : undefined;
  }, [open, run, queryClient]);
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
      fullScreen={onPhone}
      fullWidth
      maxWidth="lg"
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { backgroundColor: 'background.default', height: { sm: 'calc(100% - 64px)' } } },
        transition: { onExited: onGone },
      }}
    >
      {shown ? (
        <Results
          key={shown.id}
          run={shown.run}
          titleId={titleId}
          savedPage={savedPage}
          note={note}
          onClose={onClose}
          onEdit={onEdit}
          onRestart={onRestart}
          onCorrect={onCorrect}
        />
      ) : (
        <OtherRun
          titleId={titleId}
          missing={missing}
          onRetry={onRetry}
          onRestart={onRestart}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
