import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { errorKind, errorMessage } from '../../ui/feedback/app-error.js';
import { DialogHeader } from '../../ui/dialogs/dialog-header.js';

interface DialogNoticeProps {
  titleId: string;
  title: string;
  /** Null while the request is pending. */
  error: Error | null;
  onRetry: () => void;
  onLeave: () => void;
}

/** Shown while the recipient is loading, or when loading failed. */
export function DialogNotice({ titleId, title, error, onRetry, onLeave }: DialogNoticeProps) {
  return (
    <>
      <DialogHeader titleId={titleId} title={title} onLeave={onLeave} />
      <DialogContent sx={{ px: { xs: 2.5, sm: 4 } }}>
        {error ? (
          <Box role="alert" sx={{ display: 'grid', gap: 2, justifyItems: 'start', pt: 2 }}>
            <Typography variant="h4" component="p">
              {errorKind(error) === 'not_found' ? 'This person no longer exists' : 'That didn’t load'}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {errorKind(error) === 'not_found' ? 'It looks like they’ve been deleted.' : errorMessage(error)}
            </Typography>
            {errorKind(error) !== 'not_found' && (
              <Button variant="contained" onClick={onRetry}>
                Try again
              </Button>
            )}
          </Box>
        ) : (
          <Box aria-busy aria-label="Loading" role="status" sx={{ display: 'grid', gap: 3, pt: 1 }}>
            <Skeleton variant="rounded" height={44} width="60%" />
            <Skeleton variant="rounded" height={52} />
            <Skeleton variant="rounded" height={52} />
            <Skeleton variant="rounded" height={140} />
          </Box>
        )}
      </DialogContent>
    </>
  );
}
