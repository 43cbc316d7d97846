import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { TiedGift } from '../../shared/illustrations.js';
import { openWizard } from '../../shared/wizard-store.js';

export function Closing() {
  return (
    <Container
      component="section"
      aria-labelledby="closing"
      maxWidth="sm"
      sx={{ textAlign: 'center', pb: { xs: 8, md: 12 } }}
    >
      <Box sx={{ mt: '-26px', mb: 3, '& svg': { maxWidth: 220, width: '60%', height: 'auto' } }}>
        <TiedGift />
      </Box>
      <Typography variant="h2" id="closing" sx={{ mb: 2 }}>
        Somebody comes to mind?
      </Typography>
      <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', mb: 4 }}>
        Start with their name. The rest is a handful of short questions.
      </Typography>
      <Button variant="contained" size="large" onClick={() => openWizard()}>
        Try It Now - It&apos;s Free!
      </Button>
    </Container>
  );
}
