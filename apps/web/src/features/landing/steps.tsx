import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const steps = [
  {
    title: 'Describe them',
    text: 'A handful of short questions: the occasion, what they love, how they are, your budget. Your own words count, dislikes included.',
  },
  {
    title: 'Look at nine ideas',
    text: 'They appear one by one, each with a price range, the reason it was picked, and links to look for it at Amazon and Etsy.',
  },
  {
    title: 'Keep the good ones',
    text: 'Rate what you see and save what feels right. Change an answer and go again until it clicks.',
  },
];

export function Steps() {
  return (
    <Container
      component="section"
      aria-labelledby="steps"
      maxWidth="lg"
      sx={{ py: 2, px: { xs: 2.75, sm: 4 } }}
    >
      <Typography variant="h2" id="steps" sx={{ mb: 5 }}>
        Three knots and it is tied
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <Typography
              component="span"
              aria-hidden
              sx={{
                typography: 'h1',
                fontSize: '3.5rem',
                lineHeight: 1,
                color: 'primary.main',
                display: 'block',
                mb: 1,
              }}
            >
              {index + 1}
            </Typography>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary', maxWidth: '36ch' }}>{text}</Typography>
          </li>
        ))}
      </Box>
    </Container>
  );
}
