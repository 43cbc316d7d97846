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
  /** The error message. */
  problem?: string | null;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A native select: fast, and best on phones. Smaller than MUI's TextField, which includes a menu. */
export function ChoiceField<T extends string>({
  label,
  value,
  onChoose,
  children,
  problem = null,
  inputRef,
}: ChoiceFieldProps<T>) {
  const id = useId();
  const problemId = `${id}-problem`;
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
        inputProps={{ 'aria-describedby': problem === null ? undefined : problemId }}
        sx={{
          '& select': { textOverflow: 'ellipsis' },
          '& .MuiNativeSelect-icon': { right: 10, color: 'text.secondary' },
        }}
        value={value}
        onChange={(event) => onChoose(event.target.value as T)}
      >
        {children}
      </NativeSelect>
      {problem !== null && (
        <FormHelperText id={problemId} error>
          {problem}
        </FormHelperText>
      )}
    </div>
  );
}
