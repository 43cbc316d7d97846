import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { errorKind } from '../../ui/feedback/app-error.js';
import { LostParcel } from '../../ui/illustrations/illustrations.js';
import { ResultsHeader } from './results-header.js';
import { ResultsNotice } from './results-notice.js';
import { WaitingIdeas } from './cards/suggestion-grid.js';

interface OtherRunProps {
  titleId: string;
  /** Why it can't be shown; null while it is loading. */
  missing: Error | null;
  onRetry: () => void;
  onRestart: () => void;
  onClose: () => void;
}

/** Shown instead of a stored run while it is loading, or if it can't be. */
export function OtherRun({ titleId, missing, onRetry, onRestart, onClose }: OtherRunProps) {
  return (
    <>
      <ResultsHeader titleId={titleId} onClose={onClose} />
      <DialogContent sx={{ px: { xs: 2.5, sm: 4 }, pt: '0 !important', pb: 4 }}>
        {missing === null && <WaitingIdeas />}
        {missing && errorKind(missing) === 'not_found' && (
          <Box sx={{ textAlign: 'center', py: { xs: 4, sm: 6 } }}>
            <Box sx={{ mb: 2, '& svg': { width: '100%', maxWidth: 240, height: 'auto' } }}>
              <LostParcel />
            </Box>
            <Typography variant="h3" gutterBottom>
              These ideas are gone
            </Typography>
            <Typography sx={{ color: 'text.secondary', mb: 3 }}>
              We keep only your latest searches. Saved ideas are still in your list.
            </Typography>
            <Button variant="contained" onClick={onRestart}>
              Find gift ideas
            </Button>
          </Box>
        )}
        {missing && errorKind(missing) !== 'not_found' && (
          <ResultsNotice error={missing} arrived={0} onRetry={onRetry} />
        )}
      </DialogContent>
    </>
  );
}
