import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { errorKind } from './app-error.js';

interface LoadErrorProps {
  /** Null during a retry. */
  error: Error | null;
  /** What is missing: `your people`. */
  what: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown in place of a part of a page that failed to load. */
export const LoadError = ({ error, what, retrying, onRetry }: LoadErrorProps) => (
  <Box
    role="alert"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      p: 2.5,
      borderRadius: '14px',
      border: 1,
      borderColor: 'divider',
      borderLeft: '6px solid',
      borderLeftColor: 'error.main',
      backgroundColor: 'background.paper',
    }}
  >
    <Box sx={{ flex: '1 1 260px' }}>
      <b>We couldn’t load {what}.</b>{' '}
      {errorKind(error) === 'unavailable'
        ? 'Please check your connection and try again. Nothing is lost.'
        : 'Something went wrong on our side. Please try again. Nothing is lost.'}
    </Box>
    <Button variant="outlined" size="small" aria-busy={retrying} onClick={retrying ? undefined : onRetry}>
      {retrying ? 'Trying…' : 'Try again'}
    </Button>
  </Box>
);
