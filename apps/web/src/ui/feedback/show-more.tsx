import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface ShowMoreProps {
  shown: number;
  total: number;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

/** The next page of a long list, on request. */
export function ShowMore({ shown, total, loading, failed, onMore }: ShowMoreProps) {
  if (shown >= total) return null;
  return (
    <Box sx={{ mt: 4, display: 'grid', justifyItems: 'center', gap: 1.5 }}>
      <Typography role="status" variant="body2" sx={{ color: failed ? 'error.main' : 'text.secondary' }}>
        {failed ? 'We couldn’t load the rest. Please try again.' : `${shown} of ${total}`}
      </Typography>
      <Button variant="outlined" aria-busy={loading} onClick={loading ? undefined : onMore}>
        {loading ? 'Loading…' : 'Show more'}
      </Button>
    </Box>
  );
}
