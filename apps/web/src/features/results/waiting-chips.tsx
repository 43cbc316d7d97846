import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Placeholder for the understood facts. */
export const WaitingChips = () => (
  <Box aria-hidden sx={{ display: 'flex', gap: 0.75, height: 120, overflow: 'hidden' }}>
    {[92, 128, 76, 110, 84].map((width) => (
      <Skeleton key={width} variant="rounded" width={width} height={36} />
    ))}
  </Box>
);
