import { occasionLabels } from '@giftwell/contracts/gift-ai/vocabulary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState, type SyntheticEvent } from 'react';
import { formatDate } from '../../ui/fields/dates.js';
import { problemOf } from './draft.js';
import { useDelayedFocus } from '../../ui/feedback/use-delayed-focus.js';
import { answerDate, closeDateDialog, existingDateOf, useDraft } from './wizard-draft.js';
import { TextField } from '../../ui/fields/text-field.js';

/** Asks for the date of an occasion that the calendar doesn't have. */
export function OccasionDateDialog() {
  const open = useDraft((state) => state.askingForDate);
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={closeDateDialog}
      // Without a transition, so that the next step gets the focus and screen readers read it.
      transitionDuration={{ exit: 0 }}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
    >
      <DateForm titleId={titleId} />
    </Dialog>
  );
}

function DateForm({ titleId }: { titleId: string }) {
  const draft = useDraft((state) => state.draft);
  const existing = useDraft(existingDateOf);
  const field = useDelayedFocus<HTMLInputElement>();
  const [date, setDate] = useState('');
  const problem = date ? problemOf('occasionDate', { ...draft, occasionDate: date }) : undefined;
  const answer = date || existing || '';
  const occasion =
    draft.occasion === 'other' ? 'day' : occasionLabels[draft.occasion ?? 'birthday'].toLowerCase();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (answer && !problem) answerDate(answer);
  };

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <DialogTitle id={titleId}>When is the {occasion}?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {existing
            ? `We have ${formatDate(existing)}. Is that still right?`
            : 'If you know it, tell us. If not, just skip this.'}
        </Typography>
        <TextField
          type="date"
          label="Date"
          inputRef={field}
          value={date}
          onChange={(event) => setDate(event.target.value)}
          error={problem !== undefined}
          helperText={problem}
        />
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap' }}>
        <Button variant="text" color="inherit" onClick={() => answerDate('')} sx={{ mr: 'auto' }}>
          Skip
        </Button>
        {existing && (
          <Button variant="outlined" onClick={() => answerDate(existing)}>
            Use existing date
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={!answer || problem !== undefined}>
          Continue
        </Button>
      </DialogActions>
    </Box>
  );
}
