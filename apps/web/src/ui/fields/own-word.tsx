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

/** A field for interests that have no tag; Enter only adds it. */
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
    // During text composition Enter ends the composition.
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
        // Text that isn't added would be lost on the next step.
        onBlur={add}
        helperText={twice ? 'You already have that one' : undefined}
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
