import type { Recipient } from '@giftwell/contracts/planning/recipients';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AgeField } from '../fields/age-field.js';
import { BudgetField } from '../fields/budget-field.js';
import { FormText } from '../fields/form-text.js';
import { PictureField } from '../picture/picture-field.js';
import type { RecipientValues } from '../recipient-values.js';
import { RelationshipField } from '../fields/relationship-field.js';
import type { PictureChoice } from '../picture/use-picture.js';
import { VoiceNotesField } from '../fields/voice-notes-field.js';
import { WordsStep } from '../steps/words-step.js';
import { DayList } from './day-list.js';

interface EditSectionsProps {
  recipient: Recipient;
  picture: PictureChoice;
  /** Index of the open occasion; -1 for none. */
  shown: number;
  onShow: (index: number) => void;
}

/** The page's sections: the person, their dates, what they are like, and notes. */
export function EditSections({ recipient, picture, shown, onShow }: EditSectionsProps) {
  const name = useWatch<RecipientValues, 'name'>({ name: 'name' });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <Section title="Who they are">
        <Columns>
          <FormText name="name" label="Name" autoComplete="off" required />
          <FormText
            name="nickname"
            label="Nickname (optional)"
            placeholder="What you call them"
            autoComplete="off"
          />
          <PictureField picture={picture} name={name} />
          <AgeField />
        </Columns>
        <RelationshipField />
      </Section>
      <Section title="Dates and budget">
        <DayList recipient={recipient} shown={shown} onShow={onShow} />
        <BudgetField />
      </Section>
      <Section title="What they’re like">
        <WordsStep kind="interests" offer="editing" legendShown />
        <WordsStep kind="personality" offer="editing" legendShown />
        <WordsStep kind="lifestyle" offer="editing" legendShown />
      </Section>
      <VoiceNotesField />
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
    >
      <Typography
        id={titleId}
        component="h3"
        variant="h4"
        sx={{ pb: 1, borderBottom: 2, borderColor: 'primary.main', justifySelf: 'start' }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 3,
      rowGap: 2.5,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
