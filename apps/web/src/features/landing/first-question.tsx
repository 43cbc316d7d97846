import { occasionLabels, type OccasionType } from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { ArrowRightIcon } from '../../ui/icons/icons.js';
import { openWizard } from '../../data/stores/wizard-store.js';

const occasions = [
  'birthday',
  'anniversary',
  'christmas',
  'wedding',
  'other',
] as const satisfies readonly OccasionType[];

/** The wizard's first question. The answer is passed on, even if it was typed before hydration. */
export function FirstQuestion() {
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const name = (answers.get('first-name') as string).trim();
    const occasion = answers.get('first-occasion') as OccasionType;
    openWizard({ occasion, ...(name && { recipientName: name }) }, true);
  };
  return (
    // `dialog`: without JavaScript the form does nothing, instead of putting a name into the address.
    <Sheet method="dialog" onSubmit={start} aria-labelledby="first-question">
      <Typography variant="h3" id="first-question" sx={{ mb: 2.5 }}>
        Who’s the gift for?
      </Typography>
      <NameLabel htmlFor="first-name">Their name</NameLabel>
      <NameInput
        id="first-name"
        name="first-name"
        placeholder="Maya, Grandpa, my neighbor Tom…"
        autoComplete="off"
        maxLength={100}
      />
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2.5, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600, fontSize: '0.9375rem' }}>
          What’s the occasion?
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {occasions.map((each) => (
            <Choice key={each}>
              <input type="radio" name="first-occasion" value={each} defaultChecked={each === 'birthday'} />
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

const Sheet = styled('form')(({ theme }) => ({
  position: 'relative',
  padding: '32px 28px 28px',
  borderRadius: 22,
  // Two layers of paper, so that it looks like the first of a few questions.
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: 22,
    border: `1px solid ${theme.vars!.palette.divider}`,
    boxShadow: '0 30px 60px -34px rgba(70, 40, 20, 0.45)',
  },
  '&::before': {
    backgroundColor: theme.vars!.palette.blush.main,
    transform: 'rotate(2.2deg) translate(6px, 6px)',
  },
  '&::after': { backgroundColor: theme.vars!.palette.background.paper },
  isolation: 'isolate',
  [theme.breakpoints.down('sm')]: { padding: '24px 20px 20px' },
}));

const NameLabel = styled('label')({
  display: 'block',
  marginBottom: 6,
  fontWeight: 600,
  fontSize: '0.9375rem',
});

// Our own input, like the choices below: the wizard's field is larger than the whole page.
const NameInput = styled('input')(({ theme }) => ({
  width: '100%',
  padding: '13px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.alpha(theme.vars!.palette.text.primary, 0.5)}`,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&::placeholder': { color: theme.vars!.palette.text.secondary, opacity: 1 },
  '&:hover': { borderColor: theme.vars!.palette.text.primary },
  '&:focus-visible': {
    outline: `2px solid ${theme.vars!.palette.secondary.main}`,
    outlineOffset: -1,
    borderColor: 'transparent',
  },
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
