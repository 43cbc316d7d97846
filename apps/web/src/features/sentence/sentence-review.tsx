import { labelOf } from '@giftwell/contracts/gift-ai/vocabulary';
import { wizardDefaults, type WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { correctedInput, type Basis } from '../../ui/facts/fact-chips.js';
import { GiftIcon } from '../../ui/icons/icons.js';
import { SheetDialog } from '../../ui/dialogs/sheet-dialog.js';
import { calledName, inputOf } from '../../ui/facts/facts-input.js';
import { UnderstoodChips } from '../../ui/facts/understood-chips.js';
import { closeWizard, restoreFocus, useWizard } from '../../data/stores/wizard-store.js';
import { clearSentence, useSentence, type UnderstoodSentence } from './sentence.js';
import { TextField } from '../../ui/fields/text-field.js';

/** The facts from a sentence, shown over any page. Returns the input for the ideas. */
export function SentenceReview({ onSubmit }: { onSubmit: (input: WizardInput) => void }) {
  const open = useWizard((state) => state.open && state.mode === 'sentence');
  const understood = useSentence((state) => state.understood);
  return (
    <SheetDialog
      open={open && understood !== null}
      title="Gift Wizard"
      closeLabel="Close wizard"
      onClose={closeWizard}
      onExited={restoreFocus}
    >
      {understood && (
        <Review
          key={understood.known.voiceTranscriptions.join()}
          understood={understood}
          onSubmit={onSubmit}
        />
      )}
    </SheetDialog>
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
