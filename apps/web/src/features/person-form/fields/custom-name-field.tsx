import TextField from '@mui/material/TextField';

interface CustomNameFieldProps {
  name: string | null | undefined;
  placeholder?: string | undefined;
  problem: string | undefined;
  onChange: (name: string) => void;
}

/** The name of an occasion of the type "other". */
export function CustomNameField({ name, placeholder, problem, onChange }: CustomNameFieldProps) {
  return (
    <TextField
      label="What’s the occasion?"
      placeholder={placeholder}
      value={name ?? ''}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
    />
  );
}
