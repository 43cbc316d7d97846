import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from './section.js';

const promises = [
  {
    title: 'Within your budget',
    text: 'Every price range fits inside the one you chose. No “just a little over”.',
  },
  {
    title: 'Never nine of the same',
    text: 'Ideas of different kinds, so you have a real choice.',
  },
  {
    title: 'Right for their age',
    text: 'A gift for a child is a gift for a child: nothing with alcohol, nothing meant for adults.',
  },
  {
    title: 'Yours without an account',
    text: 'Save and rate without signing up. An account keeps your saved ideas on every device.',
  },
];

export function Promises() {
  return (
    <Section id="promises" title="What you can count on" heights={[585, 255]}>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 3,
          display: 'grid',
          columnGap: 5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {promises.map(({ title, text }) => (
          <Box key={title} sx={{ py: 2.5, borderTop: 3, borderColor: 'secondary.main' }}>
            <Typography component="dt" variant="h4" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
            <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
