import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { openWizard } from '../../data/stores/wizard-store.js';
import { Section } from './section.js';
import { YearPicture } from './year-picture.js';

interface DatesPromoProps {
  /** Where a calendar is read. */
  scan: string;
}

/** The year's days. */
export const DatesPromo = ({ scan }: DatesPromoProps) => (
  <Section
    id="dates"
    title="The whole year, on one ribbon"
    lead="Most birthdays are already in your calendar. Scan it, check what we found, and keep only the dates you want."
    heights={[515, 395]}
  >
    <YearPicture />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button component={Link} to={scan} variant="contained" color="secondary" size="large">
        Scan my Calendar
      </Button>
      <Button variant="outlined" size="large" onClick={() => openWizard()}>
        Manual Entry Instead
      </Button>
    </Box>
  </Section>
);
