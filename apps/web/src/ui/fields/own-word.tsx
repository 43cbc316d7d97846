import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type KeyboardEvent } from 'react';
import { PlusIcon } from '../icons/icons.js';

interface OwnWordProps {
  isThere: (word: string) => boolean;
  onAdd: (word: string) => void;
}

const longest = 60;

/** A field for an interest that no tag offers; Enter adds it and does nothing else. */
export function OwnWord({ isThere, onAdd }: OwnWordProps) {
  const [text, setText] = useState('');
  const word = text.trim();
  const twice = word !== '' && isThere(word);
  const add = () => {
    if (!word || twice) return;
    onAdd(word);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter ends the composition.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label="Add your own"
        placeholder="Sailing"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        // What was typed and not added would be lost on the way to the next step.
        onBlur={add}
        helperText={twice ? 'That one is there already' : undefined}
        slotProps={{ htmlInput: { maxLength: longest, autoComplete: 'off', enterKeyHint: 'done' } }}
      />
      <Button
        variant="outlined"
        startIcon={<PlusIcon />}
        disabled={!word || twice}
        onClick={add}
        sx={{ mt: '27px', minHeight: 50, flexShrink: 0 }}
      >
        Add
      </Button>
    </Box>
  );
}
