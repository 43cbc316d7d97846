import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFormContext, type FieldPathByValue } from 'react-hook-form';
import type { RecipientValues } from '../recipient-values.js';

type FormTextProps = Omit<TextFieldProps, 'name' | 'error'> & {
  name: Extract<keyof RecipientValues, FieldPathByValue<RecipientValues, string | null | undefined>>;
};

/** A text field of the recipient's form, with its error message. */
export function FormText({ name, helperText, slotProps, ...rest }: FormTextProps) {
  const { register, formState } = useFormContext<RecipientValues>();
  const { ref, ...registration } = register(name);
  const problem = formState.errors[name]?.message;
  return (
    <TextField
      {...rest}
      {...registration}
      inputRef={ref}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      slotProps={{ ...slotProps, inputLabel: { required: false } }}
    />
  );
}
