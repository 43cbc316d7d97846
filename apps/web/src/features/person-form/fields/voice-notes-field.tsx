import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { PlusIcon, TrashIcon } from '../../../ui/icons/icons.js';
import type { RecipientValues } from '../recipient-values.js';

const maxNotes = 20;
const longest = 6_000;

/** The notes about the recipient, editable. */
export function VoiceNotesField() {
  const titleId = useId();
  const { formState } = useFormContext<RecipientValues>();
  const { field } = useController<RecipientValues, 'voiceTranscriptions'>({ name: 'voiceTranscriptions' });
  const add = useRef<HTMLButtonElement>(null);
  const [fresh, setFresh] = useState<number>();
  const notes = field.value;
  const problems = formState.errors.voiceTranscriptions;

  const append = () => {
    field.onChange([...notes, '']);
    setFresh(notes.length);
  };
  const remove = (index: number) => {
    setFresh(undefined);
    field.onChange(notes.filter((_note, at) => at !== index));
    add.current?.focus();
  };
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={titleId} sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
        Voice notes
      </Typography>
      {notes.map((note, index) => (
        <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            multiline
            autoFocus={index === fresh}
            minRows={2}
            maxRows={8}
            value={note}
            placeholder="She mentioned that her old backpack is falling apart…"
            onChange={({ target }) =>
              field.onChange(notes.map((each, at) => (at === index ? target.value : each)))
            }
            error={problems?.[index] !== undefined}
            helperText={problems?.[index]?.message}
            slotProps={{ htmlInput: { 'aria-label': `Voice note ${index + 1}`, maxLength: longest } }}
          />
          <IconButton aria-label={`Remove voice note ${index + 1}`} onClick={() => remove(index)}>
            <TrashIcon />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button
          ref={add}
          size="small"
          variant="outlined"
          startIcon={<PlusIcon />}
          disabled={notes.length >= maxNotes}
          onClick={append}
        >
          Add a note
        </Button>
      </Box>
    </Box>
  );
}
