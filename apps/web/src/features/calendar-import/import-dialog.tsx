import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { DialogHeader } from '../../ui/dialogs/dialog-header.js';
import { ChooseSource } from './choose-source.js';
import { RecentImports } from './recent-imports.js';
import { ReviewFound } from './review-found.js';
import { useImport } from './use-import.js';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  /** The id of an access to Google, after a return from there. */
  tokenId: string | null;
}

/** Finds gift occasions in a calendar, and adds those that the user approves. */
export function ImportDialog({ open, onClose, tokenId }: ImportDialogProps) {
  const titleId = useId();
  const isOnPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const flow = useImport(tokenId);
  const leave = () => {
    flow.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        // What was found would have to be corrected again after a slip.
        if (reason === 'escapeKeyDown' || flow.stage !== 'review') leave();
      }}
      fullScreen={isOnPhone}
      maxWidth="md"
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogHeader titleId={titleId} title="Import Gift Occasions" onLeave={leave} />
      <Box sx={{ px: { xs: 2.5, sm: 4 }, py: 3, overflowY: 'auto' }}>
        {flow.stage === 'scanning' && <Scanning progress={flow.scan?.progress ?? 0} />}
        {flow.stage === 'review' && <ReviewFound scan={flow.scan!} onAgain={flow.reset} onDone={leave} />}
        {flow.stage === 'choose' && (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <ChooseSource {...flow.choice} />
            <RecentImports />
          </Box>
        )}
      </Box>
    </Dialog>
  );
}

const Scanning = ({ progress }: { progress: number }) => (
  <Box sx={{ display: 'grid', gap: 2, py: 6 }}>
    <Typography role="status" sx={{ textAlign: 'center' }}>
      Looking for dates…
    </Typography>
    <LinearProgress variant="determinate" value={progress} aria-label="Progress of the scan" />
  </Box>
);
