import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { GiftTag } from '../../../ui/illustrations/gift-tag.js';

/** The placeholder of an idea that is still loading. */
export function WaitingTag() {
  return (
    <GiftTag aria-hidden sx={{ minHeight: 400, opacity: 0.75 }}>
      <Skeleton width="40%" height={18} />
      <Skeleton width="75%" height={34} />
      <Skeleton width="30%" height={24} sx={{ mb: 2 }} />
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" sx={{ mb: 3 }} />
      <Skeleton variant="rounded" height={64} />
      <Box sx={{ mt: 'auto', pt: 3 }}>
        <Skeleton variant="rounded" height={44} />
      </Box>
    </GiftTag>
  );
}
