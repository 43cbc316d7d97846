import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { Rows } from '../../features/timeline/next-occasions.js';
import { People } from '../../features/people/recipients.styles.js';

const Line = ({ width, height = 20 }: { width: number | string; height?: number }) => (
  <Skeleton width={width} height={height} sx={{ transform: 'none' }} />
);

const Rest = ({ children }: { children: ReactNode }) => (
  <div>
    <Line width={190} height={30} />
    <Box sx={{ mt: 2 }}>{children}</Box>
  </div>
);

/** Placeholder until the whole page is loaded, because late parts would move the rest. */
export const RecipientsSkeleton = () => (
  <>
    <Box role="status" sx={visuallyHidden}>
      Loading your people…
    </Box>
    <Rest>
      <Skeleton variant="rounded" height={112} />
    </Rest>
    <Rest>
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
    </Rest>
    <Rest>
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
            </article>
          </li>
        ))}
      </People>
    </Rest>
  </>
);
