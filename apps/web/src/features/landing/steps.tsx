import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { openWizard } from '../../data/stores/wizard-store.js';
import { DescribePicture, KeepPicture, NineTagsPicture } from './pictures.js';
import { Section } from './section.js';

const steps = [
  {
    title: 'Describe them',
    text: 'A handful of short questions: the occasion, what they love, what they’re like, your budget. Add anything in your own words, even what to avoid.',
    Picture: DescribePicture,
  },
  {
    title: 'Look at nine ideas',
    text: 'They appear one by one, each with a price range, why it fits, and links to find it on Amazon and Etsy.',
    Picture: NineTagsPicture,
  },
  {
    title: 'Keep the good ones',
    text: 'Rate what you see and save what feels right. Change an answer and try again until one clicks.',
    Picture: KeepPicture,
  },
];

export function Steps() {
  return (
    <Section id="steps" title="How it works" heights={[1100, 510]}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 4,
          p: 0,
          display: 'grid',
          gap: { xs: 5, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {steps.map(({ title, text, Picture }, index) => (
          <li key={title}>
            <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 1 }}>
              <Typography
                component="span"
                aria-hidden
                sx={{ typography: 'h1', fontSize: '3.25rem', lineHeight: 1, color: 'primary.main' }}
              >
                {index + 1}
              </Typography>
              <Typography variant="h3">{title}</Typography>
            </Box>
            <Picture />
            <Typography sx={{ color: 'text.secondary', maxWidth: '38ch', mt: 1.5 }}>{text}</Typography>
          </li>
        ))}
      </Box>
      <Box sx={{ mt: 5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="contained" color="secondary" size="large" onClick={() => openWizard()}>
          Try It Now - It&apos;s Free!
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No account, no card, no newsletter.
        </Typography>
      </Box>
    </Section>
  );
}
