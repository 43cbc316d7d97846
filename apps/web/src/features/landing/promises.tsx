import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const promises = [
  {
    title: 'Inside your budget',
    text: 'Every price range lies within the one you chose. No “just a little over”.',
  },
  {
    title: 'Never nine of the same',
    text: 'At most two ideas of one kind, so that there is something to choose between.',
  },
  {
    title: 'Right for their age',
    text: 'A gift for a child is a gift for a child: nothing with alcohol, nothing meant for adults.',
  },
  {
    title: 'Reasons, not riddles',
    text: 'Each idea names what you told us about the person, so you can judge the match yourself.',
  },
  {
    title: 'Yours without an account',
    text: 'Guests rate and save in their own browser. An account keeps the saved ideas on every device.',
  },
  {
    title: 'Made for every hand',
    text: 'Works with the keyboard alone, with a screen reader, on a small phone, by day and by night.',
  },
];

export function Promises() {
  return (
    <Container
      component="section"
      aria-labelledby="promises"
      maxWidth="lg"
      sx={{ py: 2, px: { xs: 2.75, sm: 4 } }}
    >
      <Typography variant="h2" id="promises" sx={{ mb: 4 }}>
        What you can count on
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 8,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {promises.map(({ title, text }) => (
          <Box key={title} sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography component="dt" variant="h4" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
            <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
