import type { PersonFacts } from '@giftwell/contracts/gift-ai/facts';
import type { Budget } from '@giftwell/contracts/gift-ai/vocabulary';
import type { ExtractedRecipient } from '@giftwell/contracts/gift-ai/voice';
import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { EditIcon, GiftIcon, MicIcon } from '../../../ui/icons/icons.js';
import { calledName, inputOf } from '../../../ui/facts/facts-input.js';
import { UnderstoodChips } from '../../../ui/facts/understood-chips.js';
import { HeardFacts } from './heard-facts.js';
import { NoteText } from './note-text.js';
import { QuestionList } from '../question-list.js';
import { StageHeading } from '../stage-heading.js';
import { correctFacts, goTo, setName, useVoiceNote } from '../talk.js';
import { TextField } from '../../../ui/fields/text-field.js';

/** Used if the note names none. */
const spokenBudget = '26-50';

interface ReviewStageProps {
  known: ExtractedRecipient;
  onGenerate: (input: WizardInput) => void;
}

/** The facts that ideas are based on; the rest is in the list above. */
const GoingBy = ({ facts, budget }: { facts: PersonFacts; budget: Budget | null }) => (
  <Box sx={{ mt: 3, display: 'grid', gap: 1.5 }}>
    <Typography variant="h4" component="h4">
      What we’ll use
    </Typography>
    <UnderstoodChips
      label="What we’ll use"
      onlyFacts
      basis={{ facts, age: null, occasion: null, customType: null, budget }}
      onChange={(basis) => correctFacts(basis.facts, basis.budget)}
    />
  </Box>
);

/** The review of what was understood, before ideas are requested. */
export function ReviewStage({ known, onGenerate }: ReviewStageProps) {
  const { sources, facts, corrections, questions: asked } = useVoiceNote();
  // The field stays while a name is typed.
  const [asksForName] = useState(() => !calledName(known));
  const [missing, setMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const name = calledName(known);
  // The name has its own field.
  const questions = asksForName ? asked.filter((question) => !/\b(?:name|call)\b/.test(question)) : asked;
  const asks = questions.length > 0;

  const generate = () => {
    if (name)
      return onGenerate({
        ...inputOf({ ...known, budget: known.budget ?? spokenBudget }, facts),
        ...(corrections && { corrections }),
      });
    setMissing(true);
    nameField.current?.focus();
  };
  return (
    <>
      <DialogContent sx={{ px: { xs: 2.5, sm: 4 }, pt: '24px !important', pb: 3 }}>
        <StageHeading>{name ? `Here’s what we got about ${name}` : 'Here’s what we got'}</StageHeading>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          Look right? We save nothing until you say so.
        </Typography>
        {asksForName && (
          <TextField
            label="What should we call them?"
            required
            inputRef={nameField}
            value={known.name ?? ''}
            onChange={({ target }) => {
              setName(target.value);
              setMissing(false);
            }}
            error={missing}
            helperText={
              missing ? 'Recipient name is required' : 'A first name or “Mom”: whatever you call them.'
            }
            htmlInput={{ maxLength: 100, autoComplete: 'off' }}
            sx={{ my: 1 }}
          />
        )}
        <HeardFacts known={asksForName ? { ...known, name: null } : known} sources={sources} />
        {facts && <GoingBy facts={facts} budget={known.budget} />}
        <Box component="section" aria-label="What you told us" sx={{ mt: 3, display: 'grid', gap: 2 }}>
          <Typography variant="h4" component="h4">
            What you told us
          </Typography>
          {known.voiceTranscriptions.map((note, at) => (
            <NoteText key={at} note={note} words={sources.map(({ words }) => words)} />
          ))}
        </Box>
        {asks && (
          <Box
            component="section"
            aria-labelledby="voice-questions"
            sx={{ mt: 3, p: 2.5, borderRadius: 3, bgcolor: 'blush.main', display: 'grid', gap: 1.5 }}
          >
            <Typography id="voice-questions" variant="h4" component="h4">
              It would help to know
            </Typography>
            <QuestionList questions={questions} />
          </Box>
        )}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{
          px: { xs: 2.5, sm: 4 },
          gap: 1,
          flexWrap: 'wrap',
          borderTop: 1,
          borderColor: 'divider',
          '& > *': { flex: { xs: '1 1 auto', sm: '0 0 auto' } },
        }}
      >
        <Button variant="text" color="inherit" startIcon={<MicIcon />} onClick={() => goTo('telling')}>
          Add details
        </Button>
        <Button
          variant="text"
          color="inherit"
          startIcon={<EditIcon />}
          onClick={() => goTo('editing')}
          sx={{ mr: { sm: 'auto' } }}
        >
          Edit details
        </Button>
        <Button variant="contained" startIcon={<GiftIcon />} onClick={generate}>
          Find gifts
        </Button>
      </DialogActions>
    </>
  );
}
