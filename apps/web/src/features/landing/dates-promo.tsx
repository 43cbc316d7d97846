import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { openAuthDialog } from '../../data/stores/auth-dialog-store.js';
import { openWizard } from '../../data/stores/wizard-store.js';
import { useUser } from '../../data/use-user.js';
import { Section } from './section.js';
import { YearPicture } from './year-picture.js';

interface DatesPromoProps {
  /** Where a calendar is read; then that is the first way to fill the year in. */
  scan: string | undefined;
  /** Where a user's people and dates are. */
  people: string;
}

/** The year's days. */
export function DatesPromo({ scan, people }: DatesPromoProps) {
  return (
    <Section
      id="dates"
      title="The whole year, on one ribbon"
      lead={
        scan
          ? 'Most birthdays are already in your calendar. Scan it, check what we found, and keep only the dates you want.'
          : 'Birthdays, anniversaries, and the days that move: Mother’s Day falls on the right Sunday for their country. Tap a date to get ideas.'
      }
    >
      <YearPicture />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {scan && (
          <Button component={Link} to={scan} variant="contained" color="secondary" size="large">
            Scan my Calendar
          </Button>
        )}
        {scan ? (
          <Button variant="outlined" size="large" onClick={() => openWizard()}>
            Manual Entry Instead
          </Button>
        ) : (
          <PlanMyYear people={people} />
        )}
      </Box>
    </Section>
  );
}

/** The dashboard for a user, an account for a guest. */
function PlanMyYear({ people }: Pick<DatesPromoProps, 'people'>) {
  const { user } = useUser();
  const target = user ? { component: Link, to: people } : { onClick: () => openAuthDialog('register') };
  return (
    <Button {...target} variant="outlined" size="large">
      Plan my year
    </Button>
  );
}
