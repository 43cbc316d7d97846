import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export function Footer() {
  return (
    <Box component="footer" sx={{ mt: 'auto', borderTop: 1, borderColor: 'divider', py: 3 }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 1,
          color: 'text.secondary',
        }}
      >
        <Typography variant="body2">© 2026 Giftwell</Typography>
        <Typography variant="body2">Version 1.0.0</Typography>
      </Container>
    </Box>
  );
}
