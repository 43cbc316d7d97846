import {
  budgetLabels,
  budgets,
  labelOf,
  occasionLabels,
  relationships,
  wizardOccasions,
} from '@giftwell/contracts/gift-ai/vocabulary';
import { maxAge } from '@giftwell/contracts/people/person-fields';
import type { ExtractedRecipient } from '@giftwell/contracts/gift-ai/voice';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useRef, useState } from 'react';
import { ArrowLeftIcon, CheckIcon } from '../../../ui/icons/icons.js';
import { ChoiceTags } from '../../../ui/fields/choice-tags.js';
import { applyCorrections, goTo } from '../talk.js';
import { EditWords } from './edit-words.js';
import { StageHeading } from '../stage-heading.js';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.js';

/** A form for correcting everything that was understood. */
export function EditStage({ known }: { known: ExtractedRecipient }) {
  const [draft, setDraft] = useState(known);
  const [age, setAge] = useState(known.age === null ? '' : String(known.age));
  const change = (fields: Partial<ExtractedRecipient>) => setDraft((before) => ({ ...before, ...fields }));
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const badDate = draft.occasionDate !== null && !/^\d{4}-\d{2}-\d{2}$/.test(draft.occasionDate);

  const save = () => {
    if (!badDate) applyCorrections({ ...tidy(draft), age: readAge(age, known.age) });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <DialogContent sx={{ px: { xs: 2.5, sm: 4 }, pt: '24px !important', pb: 4, display: 'grid', gap: 3 }}>
        <StageHeading focus={false}>Fix the details</StageHeading>
        <Box sx={columns}>
          <Text
            label="Name"
            inputRef={first}
            value={draft.name}
            maxLength={100}
            onText={(name) => change({ name })}
          />
          <Text
            label="Nickname (optional)"
            value={draft.nickname}
            maxLength={100}
            onText={(nickname) => change({ nickname })}
          />
          <TextField
            label="Age (optional)"
            value={age}
            onChange={({ target }) => setAge(target.value)}
            htmlInput={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 3 }}
          />
        </Box>
        <EditChoices draft={draft} onChange={change} badDate={badDate} />
        <EditWords draft={draft} onChange={change} />
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ px: { xs: 2.5, sm: 4 }, justifyContent: 'space-between', borderTop: 1, borderColor: 'divider' }}
      >
        <Button variant="text" color="inherit" startIcon={<ArrowLeftIcon />} onClick={() => goTo('review')}>
          Back
        </Button>
        <Button type="submit" variant="contained" startIcon={<CheckIcon />} disabled={badDate}>
          Save details
        </Button>
      </DialogActions>
    </Box>
  );
}

interface EditChoicesProps {
  draft: ExtractedRecipient;
  onChange: (fields: Partial<ExtractedRecipient>) => void;
  badDate: boolean;
}

/** Relationship, occasion and budget. */
function EditChoices({ draft, onChange, badDate }: EditChoicesProps) {
  return (
    <>
      <ChoiceTags
        legend="Relationship"
        legendShown
        single
        columns={[2, 3]}
        choices={relationships.map((value) => ({ value, label: labelOf(value) }))}
        chosen={draft.relationship ? [draft.relationship] : []}
        onChange={([value]) => onChange({ relationship: value as ExtractedRecipient['relationship'] })}
      />
      <ChoiceTags
        legend="Occasion"
        legendShown
        single
        columns={[2, 3]}
        choices={occasionsWith(draft.occasion).map((value) => ({ value, label: occasionLabels[value] }))}
        chosen={draft.occasion ? [draft.occasion] : []}
        onChange={([value]) =>
          onChange({
            occasion: value as ExtractedRecipient['occasion'],
            // A date belongs to its occasion and is removed with it.
            ...(value !== draft.occasion && { occasionDate: null, customType: null }),
          })
        }
      />
      <Box sx={columns}>
        {draft.occasion === 'other' && (
          <Text
            label="What’s the occasion?"
            value={draft.customType}
            maxLength={100}
            onText={(customType) => onChange({ customType })}
          />
        )}
        <TextField
          type="date"
          label="Date (optional)"
          value={draft.occasionDate ?? ''}
          onChange={({ target }) => onChange({ occasionDate: target.value || null })}
          error={badDate}
          helperText={badDate ? 'That date doesn’t exist' : undefined}
        />
      </Box>
      <ChoiceTags
        legend="Budget"
        legendShown
        single
        columns={[2, 3]}
        choices={budgets.map((value) => ({ value, label: budgetLabels[value] }))}
        chosen={draft.budget ? [draft.budget] : []}
        onChange={([value]) => onChange({ budget: value as ExtractedRecipient['budget'] })}
      />
    </>
  );
}

type TextProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string | null;
  maxLength: number;
  onText: (text: string) => void;
};
const Text = ({ value, maxLength, onText, ...props }: TextProps) => (
  <TextField
    {...props}
    value={value ?? ''}
    onChange={({ target }) => onText(target.value)}
    htmlInput={{ maxLength, autoComplete: 'off' }}
  />
);

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** The note may contain an occasion that the form doesn't offer. */
const occasionsWith = (heard: ExtractedRecipient['occasion']) => [
  ...new Set([...wizardOccasions, ...(heard ? [heard] : [])]),
];

/** Parses a whole number; invalid text leaves the age unchanged, an empty field clears it. */
function readAge(text: string, before: number | null): number | null {
  if (!text.trim()) return null;
  const age = Number.parseInt(text, 10);
  return age >= 0 && age <= maxAge ? age : before;
}

/** Blank texts are unknown. */
const tidy = (draft: ExtractedRecipient): ExtractedRecipient =>
  Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  ) as ExtractedRecipient;
