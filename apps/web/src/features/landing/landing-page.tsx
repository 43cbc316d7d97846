import Box from '@mui/material/Box';
import { usePageTitle } from '../../shared/use-page-title.js';
import { Closing } from './closing.js';
import { Example } from './example.js';
import { Footer } from './footer.js';
import { Hero } from './hero.js';
import { Promises } from './promises.js';
import { RibbonCrossing, RibbonSide } from './ribbon-run.js';
import { Steps } from './steps.js';

/** One ribbon runs down the page, from edge to edge, and ends in the bow of the last section. */
export function LandingPage() {
  usePageTitle();
  return (
    <>
      <Box sx={{ width: '100%', maxWidth: 1360, mx: 'auto', overflowX: 'clip' }}>
        <Hero />
        <RibbonCrossing from="right" />
        <RibbonSide side="left">
          <Example />
        </RibbonSide>
        <RibbonCrossing from="left" />
        <RibbonSide side="right">
          <Steps />
        </RibbonSide>
        <RibbonCrossing from="right" />
        <RibbonSide side="left">
          <Promises />
        </RibbonSide>
        <RibbonCrossing from="left" to="middle" />
        <Closing />
      </Box>
      <Footer />
    </>
  );
}
