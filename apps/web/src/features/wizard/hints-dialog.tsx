import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { LightbulbIcon } from '../../ui/icons/icons.js';
import { addSeenHint, seenHints } from '../../ui/memory/seen-hints.js';
import { useDelayedFocus } from '../../ui/feedback/use-delayed-focus.js';

const name = 'wizard-hints';
const delayMs = 500;

const hints = [
  ['Small things say a lot.', '“Bakes bread on Sundays” beats “likes food”.'],
  ['Say what to avoid.', 'Say “no clutter” or “nothing scented” and we’ll skip it.'],
  ['Guessing is fine.', 'You can come back and change your answers as often as you like.'],
] as const;

/** Tips for good ideas, shown once, half a second after the wizard opens. */
export function HintsDialog() {
  const [open, setOpen] = useState(false);
  const titleId = useId();

  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const known = await seenHints();
      if (isGone || known.includes(name)) return;
      addSeenHint(name);
      setOpen(true);
    };
    const timer = setTimeout(() => void show(), delayMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);

  return (
    <Dialog open={open} onClose={() => setOpen(false)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <LightbulbIcon sx={{ color: 'primary.main' }} />
        Hints for good ideas
      </DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {hints.map(([title, text]) => (
            <li key={title}>
              <Typography component="strong" sx={{ display: 'block', fontWeight: 660 }}>
                {title}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Dismiss isOpen={open} onClick={() => setOpen(false)} />
      </DialogActions>
    </Dialog>
  );
}

function Dismiss({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const button = useDelayedFocus<HTMLButtonElement>(isOpen);
  return (
    <Button ref={button} variant="contained" onClick={onClick}>
      Got it
    </Button>
  );
}
