import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { nameMax } from './read-lines.js';

interface NameFieldProps {
  value: string;
  onChange: (name: string) => void;
}

export function NameField({ value, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div>
      <InputLabel htmlFor={id}>Their name</InputLabel>
      <OutlinedInput
        id={id}
        fullWidth
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          // Enter would submit the line before its other fields are checked.
          if (event.key === 'Enter') event.preventDefault();
        }}
        inputProps={{ maxLength: nameMax, autoComplete: 'off' }}
      />
    </div>
  );
}
