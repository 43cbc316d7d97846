import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { stopGeneration, type Run } from './generation.js';
import { Results } from './results.js';
import { ResultsFooter } from './results-footer.js';

interface ResultsDialogProps {
  run: Run;
  open: boolean;
  onClose: () => void;
  /** Back to the answers; without it nothing can be edited. */
  onEdit?: () => void;
  onRestart: () => void;
  onCorrect: (input: WizardInput) => void;
  /** Called once the dialog has faded out. */
  onGone: () => void;
}

/** The ideas of one run. Asks for them as soon as it is there, and no longer once it is closed. */
export function ResultsDialog(props: ResultsDialogProps) {
  const { run, open, onClose, onEdit, onRestart, onCorrect, onGone } = props;
  const queryClient = useQueryClient();
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const titleId = useId();
  const leaving = (then: () => void) => () => {
    void stopGeneration(queryClient, run);
    then();
  };
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') leaving(onClose)();
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
      <Results run={run} titleId={titleId} onClose={leaving(onClose)} onCorrect={onCorrect} />
      <ResultsFooter
        onClose={leaving(onClose)}
        onEdit={onEdit && leaving(onEdit)}
        onRestart={leaving(onRestart)}
      />
    </Dialog>
  );
}
