import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type RefObject } from 'react';

interface LineFieldProps {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  problem: string | null;
  field: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
}

/** One line of text that Enter submits. Smaller than MUI's TextField, which brings a menu of choices. */
export function LineField({
  label,
  placeholder,
  maxLength,
  value,
  problem,
  field,
  onChange,
}: LineFieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div>
      <InputLabel htmlFor={id} error={problem !== null}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        fullWidth
        placeholder={placeholder}
        inputRef={field}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={problem !== null}
        inputProps={{
          maxLength,
          autoComplete: 'off',
          enterKeyHint: 'done',
          'aria-describedby': problem === null ? undefined : problemId,
        }}
      />
      {problem !== null && (
        <FormHelperText id={problemId} error>
          {problem}
        </FormHelperText>
      )}
    </div>
  );
}
