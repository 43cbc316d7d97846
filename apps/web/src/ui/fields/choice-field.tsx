import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

interface ChoiceFieldProps<T extends string> {
  label: string;
  value: T;
  onChoose: (value: T) => void;
  children: ReactNode;
}

/** A native select: it is fast, and works best on a phone. Smaller than MUI's TextField, which brings its own menu. */
export function ChoiceField<T extends string>({ label, value, onChoose, children }: ChoiceFieldProps<T>) {
  const id = useId();
  return (
    <div>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        id={id}
        fullWidth
        input={<OutlinedInput />}
        sx={{
          '& select': { textOverflow: 'ellipsis' },
          '& .MuiNativeSelect-icon': { right: 10, color: 'text.secondary' },
        }}
        value={value}
        onChange={(event) => onChoose(event.target.value as T)}
      >
        {children}
      </NativeSelect>
    </div>
  );
}
