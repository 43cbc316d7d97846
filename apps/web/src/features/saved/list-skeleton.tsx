import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { GiftTag } from '../../ui/illustrations/gift-tag.js';
import { Ideas } from './saved.styles.js';

export const ListSkeleton = () => (
  <>
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      Loading your saved suggestions...
    </Typography>
    <Ideas data-layout="grid" aria-hidden>
      {[0, 1, 2].map((each) => (
        <li key={each}>
          <GiftTag>
            <Skeleton width="35%" />
            <Skeleton width="80%" height={36} />
            <Skeleton width="25%" sx={{ mb: 2 }} />
            <Skeleton variant="rounded" height={96} sx={{ mb: 2 }} />
            <Skeleton width="60%" height={36} />
            <Skeleton variant="rounded" height={44} />
          </GiftTag>
        </li>
      ))}
    </Ideas>
  </>
);
