import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { refinementTypes, type RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import { FollowUp } from './follow-up.js';
import type { Run } from '../generation.js';
import { waitOf } from '../use-countdown.js';
import { refinementOf, refinements, showRefinementError, type Refined } from './refinements.js';

interface RefinementPanelProps {
  run: Run;
  refined: Refined | null;
  /** The names of all shown ideas. */
  shown: () => string[];
  /** Another request is running. */
  disabled: boolean;
  /** Seconds until the next request is allowed. */
  wait: number;
  onPause: (seconds: number) => void;
  onRefined: (refined: Refined | null) => void;
  onBusy: (busy: boolean) => void;
  onSaved: (suggestion: Suggestion, saved: boolean) => void;
}

/** Eight refinements, one at a time, in a bar at the bottom; their ideas are shown above it and can be cleared. */
export function RefinementPanel(props: RefinementPanelProps) {
  const { run, refined, shown, disabled, wait, onPause, onRefined, onBusy, onSaved } = props;
  const queryClient = useQueryClient();
  const titleId = useId();
  const [isRefining, setIsRefining] = useState(false);

  const busy = useCallback(
    (now: boolean) => {
      setIsRefining(now);
      onBusy(now);
    },
    [onBusy],
  );
  const failed = useCallback(
    (error: Error, arrived: number) => {
      showRefinementError(error);
      onPause(waitOf(error));
      busy(false);
      if (arrived === 0) onRefined(null);
    },
    [busy, onPause, onRefined],
  );
  const clear = () => {
    shown();
    onRefined(null);
    busy(false);
  };
  const refine = (type: RefinementType) => {
    busy(true);
    onRefined({ type, run: refinementOf(run, type, shown(), queryClient) });
  };

  return (
    <>
      {refined && (
        <FollowUp
          key={refined.run.id}
          run={refined.run}
          label={refinements[refined.type].heading}
          action={
            <Button variant="text" onClick={clear}>
              Clear
            </Button>
          }
          onSaved={onSaved}
          onBusy={busy}
          onFailed={failed}
        />
      )}
      <Box component="section" data-bar aria-labelledby={titleId} sx={bar}>
        <Box sx={wait > 0 ? { flexShrink: 0 } : captionOnWide}>
          <Typography id={titleId} component="h3" variant="body2" sx={{ fontWeight: 660 }}>
            Not quite right yet?
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {wait > 0 ? `One moment: more ideas in ${wait} s.` : 'Try another direction.'}
          </Typography>
        </Box>
        <Box sx={row}>
          {refinementTypes.map((type) => {
            const isActive = refined?.type === type && isRefining;
            return (
              <Button
                key={type}
                variant={isActive ? 'contained' : 'outlined'}
                size="small"
                aria-pressed={refined?.type === type}
                aria-busy={isActive}
                disabled={!isActive && (isRefining || disabled || wait > 0)}
                sx={chip}
                onClick={() => !isActive && refine(type)}
              >
                {refinements[type].label}
              </Button>
            );
          })}
        </Box>
      </Box>
    </>
  );
}

/** Stays at the bottom of the dialog while scrolling. */
const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'center' },
  columnGap: 2,
  rowGap: 0.5,
  mt: 5,
  mx: { xs: -2.5, sm: -4 },
  px: { xs: 2.5, sm: 4 },
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
};
/** Visually hidden on phones, where there is no space. */
const captionOnWide = { flexShrink: 0, '@media (max-width: 899.95px)': visuallyHidden };
const row = {
  display: 'flex',
  gap: 1,
  minWidth: 0,
  flexWrap: { md: 'wrap' },
  overflowX: 'scroll',
  // Space for the focus ring, which scrolling would cut off; on phones up to the edges of the screen.
  py: '5px',
  my: '-5px',
  px: { xs: 2.5, md: '5px' },
  mx: { xs: -2.5, md: '-5px' },
  scrollbarWidth: 'none',
};
/** The refinement of the shown ideas stays marked. */
const chip = {
  flexShrink: 0,
  minHeight: 44,
  px: 1.5,
  '&.MuiButton-outlined[aria-pressed=true]': {
    borderColor: 'primary.main',
    backgroundColor: 'blush.main',
    color: 'blush.contrastText',
  },
};
