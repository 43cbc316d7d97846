import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { openWizard } from '../../data/stores/wizard-store.js';
import { Section } from './section.js';
import { YearPicture } from './year-picture.js';

/** The year's days. With `scan`, the address where a calendar is read, that is the first way to fill it in. */
export function DatesPromo({ scan }: { scan: string | undefined }) {
  return (
    <Section
      id="dates"
      title="The whole year, on one ribbon"
      lead={
        scan
          ? 'Your calendar knows most of the birthdays already. Scan it, look at what was found, and only the days that you approve are kept.'
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
        <Button variant="outlined" size="large" onClick={() => openWizard()}>
          {scan ? 'Manual Entry Instead' : 'Plan the next one'}
        </Button>
      </Box>
    </Section>
  );
}
