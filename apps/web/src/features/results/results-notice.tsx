import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorCode, errorKind, errorMessage } from '../../ui/feedback/app-error.js';
import { useCountdown, waitOf } from './use-countdown.js';
import { TangledRibbon } from '../../ui/illustrations/illustrations.js';

interface ResultsNoticeProps {
  error: Error;
  /** Number of ideas that arrived. */
  arrived: number;
  onRetry: () => void;
}

/** Why ideas are missing, with a retry. */
export function ResultsNotice({ error, arrived, onRetry }: ResultsNoticeProps) {
  const { left } = useCountdown(waitOf(error));
  return (
    <Box sx={{ textAlign: 'center', maxWidth: 460, mx: 'auto', py: arrived ? 3 : { xs: 4, sm: 6 } }}>
      {arrived === 0 && (
        <Box sx={{ mb: 2, '& svg': { width: '100%', maxWidth: 240, height: 'auto' } }}>
          <TangledRibbon />
        </Box>
      )}
      <Box role="alert">
        <Typography variant="h3" gutterBottom>
          {titleOf(error, arrived)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{errorMessage(error, 'Please try again.')}</Typography>
      </Box>
      <Button variant="contained" onClick={onRetry} disabled={left > 0} sx={{ mt: 3 }}>
        {left > 0 ? `Try again in ${left} s` : 'Try again'}
      </Button>
    </Box>
  );
}

function titleOf(error: Error, arrived: number): string {
  if (errorKind(error) === 'rate_limited') return 'Just a moment, please';
  if (errorCode(error) === 'offline') return 'You’re offline';
  return arrived ? 'Some ideas didn’t load' : 'Something went wrong';
}
