import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '../../shared/use-page-title.js';

export function SavedPage() {
  usePageTitle('Saved ideas');
  return (
    <Container sx={{ py: 6 }}>
      <Typography variant="h2" component="h1">
        Saved ideas
      </Typography>
    </Container>
  );
}
