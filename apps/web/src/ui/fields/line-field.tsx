import type { RefObject } from 'react';
import { TextField } from './text-field.js';

interface LineFieldProps {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  problem: string | null;
  field: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
}

/** A single-line text field; Enter submits. */
export const LineField = ({ maxLength, problem, field, onChange, ...rest }: LineFieldProps) => (
  <TextField
    {...rest}
    inputRef={field}
    onChange={({ target }) => onChange(target.value)}
    error={problem !== null}
    helperText={problem}
    htmlInput={{ maxLength, autoComplete: 'off', enterKeyHint: 'done' }}
  />
);
