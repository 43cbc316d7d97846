import { occasionLabels, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { ArrowRightIcon } from '../../shared/icons.js';
import { openWizard } from '../../shared/wizard-store.js';

const occasions = [
  'birthday',
  'anniversary',
  'christmas',
  'wedding',
  'other',
] as const satisfies readonly OccasionType[];

/** The wizard's first question, already here: what is answered goes along. */
export function FirstQuestion() {
  const [name, setName] = useState('');
  const [occasion, setOccasion] = useState<OccasionType>('birthday');
  const start = (event: FormEvent) => {
    event.preventDefault();
    openWizard({ occasion, ...(name.trim() && { recipientName: name.trim() }) });
  };
  return (
    <Sheet as="form" onSubmit={start} aria-labelledby="first-question">
      <Typography variant="h3" component="h2" id="first-question" sx={{ mb: 2.5 }}>
        Who is the gift for?
      </Typography>
      <TextField
        id="first-name"
        label="Their name"
        placeholder="Maya, Grandpa, my neighbor Tom…"
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2.5, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600, fontSize: '0.9375rem' }}>
          What is the day?
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {occasions.map((each) => (
            <Choice key={each}>
              <input
                type="radio"
                name="first-occasion"
                value={each}
                checked={occasion === each}
                onChange={() => setOccasion(each)}
              />
              <span>{occasionLabels[each]}</span>
            </Choice>
          ))}
        </Box>
      </Box>
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        fullWidth
        endIcon={<ArrowRightIcon />}
        sx={{ mt: 3 }}
      >
        Next question
      </Button>
    </Sheet>
  );
}

const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: '32px 28px 28px',
  borderRadius: 22,
  border: `1px solid ${theme.vars!.palette.divider}`,
  backgroundColor: theme.vars!.palette.background.paper,
  boxShadow: '0 30px 60px -34px rgba(70, 40, 20, 0.45)',
  // The corner of a second sheet, so that it reads as the first of a few questions.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: 22,
    border: `1px solid ${theme.vars!.palette.divider}`,
    backgroundColor: theme.vars!.palette.blush.main,
    transform: 'rotate(2.2deg) translate(6px, 6px)',
  },
  isolation: 'isolate',
  [theme.breakpoints.down('sm')]: { padding: '24px 20px 20px' },
}));

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
  '& span': {
    display: 'block',
    padding: '8px 14px',
    borderRadius: 10,
    border: `1px solid ${theme.alpha(theme.vars!.palette.text.primary, 0.28)}`,
    fontSize: '0.9375rem',
    fontWeight: 540,
    transition: 'background-color 0.18s, color 0.18s',
  },
  '&:hover span': { backgroundColor: theme.vars!.palette.blush.main },
  '& input:checked + span': {
    backgroundColor: theme.vars!.palette.secondary.main,
    borderColor: theme.vars!.palette.secondary.main,
    color: theme.vars!.palette.secondary.contrastText,
  },
  '& input:focus-visible + span': {
    outline: `3px solid ${theme.vars!.palette.secondary.main}`,
    outlineOffset: 3,
  },
}));
