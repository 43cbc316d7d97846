import type { Suggestion } from '@giftwell/contracts/gift-ai/suggestions';
import { refinementTypes, type RefinementType } from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import { FollowUp } from './follow-up.js';
import type { Run } from '../generation.js';
import { waitOf } from '../use-countdown.js';
import { refinementOf, refinements, tellRefinementFailure, type Refined } from './refinements.js';

interface RefinementPanelProps {
  run: Run;
  refined: Refined | null;
  /** The names of everything that was on the screen. */
  shown: () => string[];
  /** Something else is being asked right now. */
  disabled: boolean;
  /** Seconds until something can be asked again. */
  wait: number;
  onPause: (seconds: number) => void;
  onRefined: (refined: Refined | null) => void;
  onBusy: (busy: boolean) => void;
  onSaved: (suggestion: Suggestion, saved: boolean) => void;
}

/** Eight directions, one at a time; their ideas are shown below and can be cleared. */
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
      tellRefinementFailure(error);
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
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ mt: 6, pt: 4, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography id={titleId} variant="h3">
        Not quite it yet?
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {wait > 0
          ? `One moment: more ideas in ${wait} s.`
          : 'Try another direction. You won’t see the same idea twice.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {refinementTypes.map((type) => {
          const isActive = refined?.type === type && isRefining;
          return (
            <Button
              key={type}
              variant={isActive ? 'contained' : 'outlined'}
              aria-pressed={refined?.type === type}
              aria-busy={isActive}
              disabled={!isActive && (isRefining || disabled || wait > 0)}
              sx={chosen}
              onClick={() => !isActive && refine(type)}
            >
              {refinements[type].label}
            </Button>
          );
        })}
      </Box>
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
    </Box>
  );
}

/** The direction whose ideas are shown stays marked when they are there. */
const chosen = {
  '&.MuiButton-outlined[aria-pressed=true]': {
    borderColor: 'primary.main',
    backgroundColor: 'blush.main',
    color: 'blush.contrastText',
  },
};
