import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/feedback/use-page-title.js';
import { Closing } from './closing.js';
import { DatesPromo } from './dates-promo.js';
import { EverydayUses } from './everyday-uses.js';
import { Features } from './features.js';
import { Hero } from './hero.js';
import { Promises } from './promises.js';
import { RibbonCrossing, RibbonSide } from './ribbon-run.js';
import { Steps } from './steps.js';

interface LandingPageProps {
  /** The field for a sentence about the person; a prop, so that features do not import each other. */
  describe: ReactNode;
  /** Where a calendar is read. */
  calendarScan: string;
}

/** The page with one ribbon from edge to edge, which ends in the bow of the last section. */
export function LandingPage({ describe, calendarScan }: LandingPageProps) {
  usePageTitle();
  return (
    <Box sx={{ width: '100%', maxWidth: 1360, mx: 'auto', overflowX: 'clip' }}>
      <Hero describe={describe} />
      <RibbonCrossing from="right" />
      <RibbonSide side="left">
        <Steps />
      </RibbonSide>
      <RibbonCrossing from="left" />
      <RibbonSide side="right">
        <Features />
      </RibbonSide>
      <RibbonCrossing from="right" />
      <RibbonSide side="left">
        <DatesPromo scan={calendarScan} />
      </RibbonSide>
      <RibbonCrossing from="left" />
      <RibbonSide side="right">
        <EverydayUses />
      </RibbonSide>
      <RibbonCrossing from="right" />
      <RibbonSide side="left">
        <Promises />
      </RibbonSide>
      <RibbonCrossing from="left" to="middle" />
      <Closing />
    </Box>
  );
}
