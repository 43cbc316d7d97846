import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode, type Ref } from 'react';

export interface ChoiceFieldProps<T extends string> {
  label: string;
  value: T;
  onChoose: (value: T) => void;
  children: ReactNode;
  help?: string | undefined;
  /** The error message, instead of the help. */
  problem?: string | null;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A native select: fast, and best on phones. Smaller than MUI's TextField, which includes a menu. */
export function ChoiceField<T extends string>({
  label,
  value,
  onChoose,
  children,
  help,
  problem = null,
  inputRef,
}: ChoiceFieldProps<T>) {
  const id = useId();
  const helpId = `${id}-help`;
  const text = problem ?? help;
  return (
    <div>
      <InputLabel htmlFor={id} error={problem !== null}>
        {label}
      </InputLabel>
      <NativeSelect
        id={id}
        fullWidth
        input={<OutlinedInput />}
        inputRef={inputRef}
        error={problem !== null}
        inputProps={{ 'aria-describedby': text === undefined ? undefined : helpId }}
        sx={{
          '& select': { textOverflow: 'ellipsis' },
          '& .MuiNativeSelect-icon': { right: 10, color: 'text.secondary' },
        }}
        value={value}
        onChange={(event) => onChoose(event.target.value as T)}
      >
        {children}
      </NativeSelect>
      {text !== undefined && (
        <FormHelperText id={helpId} error={problem !== null}>
          {text}
        </FormHelperText>
      )}
    </div>
  );
}
