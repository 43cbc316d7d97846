import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { TiedGift } from '../../ui/illustrations/illustrations.js';
import { openWizard } from '../../data/stores/wizard-store.js';
import { FirstQuestion } from './first-question.js';
import { laidOutWhenSeen } from './section.js';

export function Closing() {
  return (
    <Container
      component="section"
      aria-labelledby="closing"
      maxWidth="md"
      sx={{
        ...laidOutWhenSeen([920, 810]),
        // Inside of it, the bow on the ribbon would be cut off.
        mt: '-26px',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'center',
        gap: { xs: 5, md: 8 },
        px: { xs: 2.75, sm: 4 },
        pb: { xs: 8, md: 12 },
      }}
    >
      <Box sx={{ textAlign: 'center', gridColumn: { md: '1 / -1' } }}>
        <Box sx={{ mb: 3, '& svg': { maxWidth: 220, width: '60%', height: 'auto' } }}>
          <TiedGift />
        </Box>
        <Typography variant="h2" id="closing">
          Someone in mind?
        </Typography>
      </Box>
      <FirstQuestion />
      <Box>
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mb: 3 }}>
          Start with a name. It’s free, and you don’t need an account.
        </Typography>
        <Button variant="contained" size="large" onClick={() => openWizard()}>
          Start Your Gift Journey
        </Button>
      </Box>
    </Container>
  );
}
