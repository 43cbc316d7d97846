import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '../../shared/use-page-title.js';
import { openWizard } from '../../shared/wizard-store.js';

export function LandingPage() {
  usePageTitle();
  return (
    <Container sx={{ py: 8 }}>
      <Typography variant="h1">Gifts that fit the person</Typography>
      <Button variant="contained" size="large" onClick={() => openWizard()}>
        Start Gift Wizard
      </Button>
    </Container>
  );
}
