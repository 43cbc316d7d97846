import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Rows } from './next-occasions.js';
import { People } from './recipient-look.js';
import { unseen } from '../../shared/unseen.js';

const Line = ({ width, height = 20 }: { width: number | string; height?: number }) => (
  <Skeleton width={width} height={height} sx={{ transform: 'none' }} />
);

export const TimelineSkeleton = () => <Skeleton variant="rounded" height={112} />;

export const NextSkeleton = () => (
  <Rows aria-hidden>
    {[0, 1, 2, 3, 4, 5].map((each) => (
      <li key={each}>
        <Skeleton variant="rounded" width={54} height={66} />
        <Box sx={{ flex: 1, display: 'grid', gap: 1 }}>
          <Line width="60%" />
          <Line width="40%" />
        </Box>
      </li>
    ))}
  </Rows>
);

export const PeopleSkeleton = () => (
  <>
    <Box role="status" sx={unseen}>
      Loading your people…
    </Box>
    <People aria-hidden>
      {[0, 1, 2].map((each) => (
        <li key={each}>
          <article>
            <div className="who">
              <Skeleton variant="circular" width={56} height={56} />
              <div>
                <Line width="60%" height={26} />
                <Line width="40%" />
              </div>
            </div>
            <Line width="100%" height={60} />
            <Line width="75%" height={30} />
            <Line width="100%" height={48} />
            <div className="deeds">
              <Line width="100%" height={44} />
            </div>
          </article>
        </li>
      ))}
    </People>
  </>
);
