import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { KeptDraft } from './kept-draft.js';
import { stepsFor } from './steps/wizard-steps.js';
import { continueDraft } from './wizard-draft.js';

interface KeptDraftOfferProps {
  kept: KeptDraft;
  /** Ref of the button that continues. */
  button: Ref<HTMLButtonElement>;
  onDiscard: () => void;
}

/** Offers to continue a draft. */
export const KeptDraftOffer = ({ kept: { draft, position }, button, onDiscard }: KeptDraftOfferProps) => (
  <Box
    component="section"
    aria-label="Your last answers"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      p: 2,
      mb: 3,
      borderRadius: '14px',
      backgroundColor: 'blush.main',
      color: 'blush.contrastText',
    }}
  >
    <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 12rem' }, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 660, overflowWrap: 'anywhere' }}>
        Continue with {draft.nickname.trim() || draft.recipientName.trim()}?
      </Typography>
      <Typography variant="body2">
        You were on step {position + 1} of {stepsFor(draft.occasion).length}.
      </Typography>
    </Box>
    <Button variant="text" color="inherit" onClick={onDiscard} sx={{ order: { xs: 1, sm: 0 } }}>
      Discard
    </Button>
    <Button ref={button} variant="contained" onClick={continueDraft} sx={{ flex: { xs: 1, sm: 'none' } }}>
      Continue
    </Button>
  </Box>
);
