import type { UpcomingOccasion } from '@giftwell/contracts/planning/occasions';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { kindColors } from '../../ui/theme/occasion-kind.js';
import type { Coming } from '../../data/coming.js';
import { NextOccasions } from './next-occasions.js';
import { sharedDays } from './shared-days.js';
import { Legend, Timeline } from './timeline.js';

interface YearSectionProps {
  occasions: readonly UpcomingOccasion[];
  today: string;
  coming: readonly Coming[];
  /** Path of the page with all occasions. */
  all: string;
  onPlan: (occasion: UpcomingOccasion) => void;
}

const listed = 6;

/** The year ahead, and its next occasions. */
export const YearSection = memo(function YearSection({
  occasions,
  today,
  coming,
  all,
  onPlan,
}: YearSectionProps) {
  return (
    <>
      <Box component="section" aria-labelledby="year-ahead" sx={kindColors}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, mb: 2 }}>
          <Typography id="year-ahead" variant="h4" component="h2" sx={{ mr: 'auto' }}>
            The year ahead
          </Typography>
          <Legend occasions={occasions} />
        </Box>
        <Timeline occasions={occasions} today={today} onPlan={onPlan} />
      </Box>
      <Box component="section" aria-labelledby="next-occasions">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2, mb: 2 }}>
          <Typography id="next-occasions" variant="h4" component="h2" sx={{ mr: 'auto' }}>
            Next {listed} Occasions
          </Typography>
          <Link component={RouterLink} to={all}>
            All occasions
          </Link>
        </Box>
        <NextOccasions days={sharedDays(coming).slice(0, listed)} onPlan={onPlan} />
      </Box>
    </>
  );
});
