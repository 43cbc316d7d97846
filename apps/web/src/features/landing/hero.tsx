import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { openWizard } from '../../data/stores/wizard-store.js';
import { featuresId } from './features.js';
import { GiftCarousel } from './carousel/gift-carousel.js';
import { RibbonSide } from './ribbon-run.js';

export function Hero({ describe }: { describe: ReactNode }) {
  return (
    <RibbonSide side="right">
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 0.85fr)' },
          // Centered, the ideas would move up when the rest of them arrives after the first paint.
          alignItems: 'start',
          gap: { xs: 5, md: 9 },
          px: { xs: 2.75, sm: 4 },
          pt: { xs: 5, md: 7 },
          pb: { xs: 3, md: 4 },
        }}
      >
        <Box>
          <Typography variant="h1" sx={{ mb: 3 }}>
            Gifts that fit the person.
          </Typography>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ color: 'text.secondary', maxWidth: '34rem', mb: 3 }}
          >
            Tell Giftwell about someone you care about: what they love, how they live, what you’re
            celebrating. You get nine ideas within your budget, each with a reason it fits.
          </Typography>
          {describe}
          <Box
            sx={{
              mt: 2,
              display: 'flex',
              flexWrap: 'wrap',
              gap: { xs: 1, sm: 2 },
              '& > *': { px: { xs: 2.25, sm: 3.5 } },
            }}
          >
            <Button variant="outlined" onClick={() => openWizard()}>
              Start Gift Wizard
            </Button>
            <Button variant="text" color="inherit" onClick={showFeatures}>
              Watch Demo
            </Button>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            Free, and no account needed.
          </Typography>
        </Box>
        <GiftCarousel />
      </Container>
    </RibbonSide>
  );
}

/** Also moves the keyboard focus there. */
function showFeatures() {
  const features = document.getElementById(featuresId);
  // Smooth scrolling is set in the style sheet, which respects reduced motion.
  features?.scrollIntoView();
  features?.focus({ preventScroll: true });
}
