import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { readKeptDraft } from './kept-draft.js';
import { discardDraft } from './wizard-draft.js';
import { KeptDraftOffer } from './kept-draft-offer.js';
import { FormsDrawing, SpeakingDrawing } from './mode-drawings.js';
import { DialogHeader } from '../../ui/dialogs/dialog-header.js';
import { useDelayedFocus } from '../../ui/feedback/use-delayed-focus.js';
import { chooseMode, closeWizard } from '../../data/stores/wizard-store.js';

/** Before the first step: form or voice. */
export function ModeChoice({ titleId, describe }: { titleId: string; describe: ReactNode }) {
  const first = useDelayedFocus<HTMLButtonElement>();
  const [kept, setKept] = useState(readKeptDraft);
  const discard = () => {
    discardDraft();
    setKept(null);
  };
  return (
    <>
      <DialogHeader titleId={titleId} title="Gift Wizard" closeLabel="Close wizard" onLeave={closeWizard} />
      <DialogContent sx={{ px: { xs: 2.5, sm: 4 }, pt: '28px !important', pb: 4 }}>
        {kept && <KeptDraftOffer kept={kept} button={first} onDiscard={discard} />}
        <Typography variant="h2" component="h3" sx={{ fontSize: { xs: '1.75rem', sm: '2rem' }, mb: 1 }}>
          How do you want to start?
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>
          Either way you get nine ideas in about a minute.
        </Typography>
        {describe}
        <Typography sx={{ color: 'text.secondary', mt: 3, mb: 1.5 }}>Or choose another way:</Typography>
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Way ref={kept ? undefined : first} onClick={() => chooseMode('text')}>
            <FormsDrawing />
            <strong>Fill Out Forms</strong>
            <span>A few short questions, one after the other.</span>
          </Way>
          <Way onClick={() => chooseMode('voice')}>
            <SpeakingDrawing />
            <strong>Speak Naturally</strong>
            <span>Just describe them, out loud or typed.</span>
          </Way>
        </Box>
      </DialogContent>
    </>
  );
}

const Way = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: 20,
  alignItems: 'center',
  justifyItems: 'start',
  padding: 24,
  textAlign: 'start',
  borderRadius: 22,
  border: `1px solid ${theme.vars!.palette.divider}`,
  backgroundColor: theme.vars!.palette.background.default,
  transition: 'border-color 0.18s, transform 0.18s, box-shadow 0.18s',
  '& svg': { width: 96, height: 'auto', gridRow: '1 / span 2' },
  '& strong': { ...theme.typography.h4, alignSelf: 'end' },
  '& span:not(.MuiTouchRipple-root)': {
    ...theme.typography.body2,
    color: theme.vars!.palette.text.secondary,
    alignSelf: 'start',
  },
  '&:hover': { borderColor: theme.vars!.palette.primary.main, boxShadow: theme.shadows[2] },
  '@media (prefers-reduced-motion: no-preference)': { '&:hover': { transform: 'translateY(-2px)' } },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    textAlign: 'center',
    padding: '36px 24px 32px',
    rowGap: 8,
    '& svg': { width: 132, gridRow: 'auto' },
  },
}));
