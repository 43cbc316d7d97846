import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { AgeField } from '../fields/age-field.js';
import { BirthdateField } from '../fields/birthdate-field.js';
import { BudgetField } from '../fields/budget-field.js';
import { FormText } from '../fields/form-text.js';
import { PictureField } from '../picture/picture-field.js';
import type { RecipientValues } from '../recipient-values.js';
import type { PictureChoice } from '../picture/use-picture.js';
import { VoiceNotesField } from '../fields/voice-notes-field.js';
import { WordsStep } from './words-step.js';

/** The optional details. */
export function DetailsStep({ picture }: { picture: PictureChoice }) {
  const [name, occasions] = useWatch<RecipientValues, ['name', 'occasions']>({ name: ['name', 'occasions'] });
  const hasBirthday = occasions.some(({ type }) => type === 'birthday');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <FormText
          name="nickname"
          label="Nickname (optional)"
          placeholder="What you call them"
          autoComplete="off"
        />
        <AgeField />
      </Box>
      {!hasBirthday && (
        <BirthdateField
          legend="Birthday (optional)"
          legendShown
          helperText="We’ll add their birthday to your list, too."
        />
      )}
      <PictureField picture={picture} name={name} />
      <BudgetField />
      <WordsStep kind="lifestyle" offer="adding" legendShown />
      <VoiceNotesField />
    </Box>
  );
}
