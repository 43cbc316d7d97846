import { labelOf } from '@giftwell/contracts/gift-ai/vocabulary';
import { wizardDefaults, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { correctedInput, type Basis } from '../../ui/facts/fact-chips.js';
import { GiftIcon } from '../../ui/icons/icons.js';
import { DialogHeader } from '../../ui/dialogs/dialog-header.js';
import { calledName, inputOf } from '../../ui/facts/facts-input.js';
import { UnderstoodChips } from '../../ui/facts/understood-chips.js';
import { closeWizard, restoreFocus, useWizard } from '../../data/stores/wizard-store.js';
import { clearSentence, useSentence, type UnderstoodSentence } from './sentence.js';
import { TextField } from '../../ui/fields/text-field.js';

/** The facts from a sentence, shown over any page. Returns the input for the ideas. */
export function SentenceReview({ onSubmit }: { onSubmit: (input: WizardInput) => void }) {
  const titleId = useId();
  const open = useWizard((state) => state.open && state.mode === 'sentence');
  const understood = useSentence((state) => state.understood);
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={open && understood !== null}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') closeWizard();
      }}
      // The opener may be a button of the wizard that no longer exists.
      disableRestoreFocus
      fullScreen={onPhone}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: () => void setTimeout(restoreFocus) } }}
    >
      <DialogHeader titleId={titleId} title="Gift Wizard" closeLabel="Close wizard" onLeave={closeWizard} />
      {understood && (
        <Review
          key={understood.known.voiceTranscriptions.join()}
          understood={understood}
          onSubmit={onSubmit}
        />
      )}
    </Dialog>
  );
}

interface ReviewProps {
  understood: UnderstoodSentence;
  onSubmit: (input: WizardInput) => void;
}

function Review({ understood: { known, facts }, onSubmit }: ReviewProps) {
  const start: Basis = {
    facts,
    age: known.age,
    // Defaults are shown too, so that they are no surprise.
    occasion: known.occasion ?? wizardDefaults.occasion,
    customType: known.customType,
    budget: known.budget ?? wizardDefaults.budget,
  };
  const [basis, setBasis] = useState(start);
  const told = calledName(known);
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => (told ? heading : nameField).current?.focus({ preventScroll: true }), [told]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const recipientName = told || name.trim();
    if (recipientName) {
      onSubmit({ ...correctedInput(inputOf(known, facts), start, basis), recipientName });
      return clearSentence();
    }
    setMissing(true);
    nameField.current?.focus();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={column}>
      <DialogContent sx={{ px: { xs: 2.5, sm: 4 }, pt: '24px !important', pb: 3 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h2"
          component="h3"
          sx={{ fontSize: { xs: '1.75rem', sm: '2rem' }, outline: 0, overflowWrap: 'anywhere' }}
        >
          {told ? `Here’s what we got about ${told}` : 'Here’s what we got'}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
          {known.relationship && `${labelOf(known.relationship)} · `}Remove what’s wrong, add what’s missing.
        </Typography>
        {!told && (
          <TextField
            label="What should we call them?"
            required
            inputRef={nameField}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setMissing(false);
            }}
            error={missing}
            helperText={
              missing ? 'Recipient name is required' : 'A first name or “Mom”: whatever you call them.'
            }
            htmlInput={{ maxLength: 100, autoComplete: 'off' }}
            sx={{ mb: 2.5 }}
          />
        )}
        <UnderstoodChips basis={basis} onChange={setBasis} />
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ px: { xs: 2.5, sm: 4 }, justifyContent: 'space-between', borderTop: 1, borderColor: 'divider' }}
      >
        <Button variant="text" color="inherit" onClick={closeWizard}>
          Back
        </Button>
        <Button type="submit" variant="contained" startIcon={<GiftIcon />}>
          Show nine ideas
        </Button>
      </DialogActions>
    </Box>
  );
}

const column = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 };
