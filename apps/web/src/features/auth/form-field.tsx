import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';

type FormFieldProps = TextFieldProps & {
  registration: UseFormRegisterReturn;
  problem: FieldError | undefined;
  /** Begins the id, so that two forms of a page have different ones. */
  prefix?: string | undefined;
};

/** A text field of a form, with its error message. */
export function FormField({
  registration: { ref, ...registration },
  problem,
  helperText,
  prefix = 'auth',
  ...rest
}: FormFieldProps) {
  return (
    <TextField
      {...rest}
      {...registration}
      id={`${prefix}-${registration.name}`}
      inputRef={ref}
      error={problem !== undefined}
      helperText={problem?.message ?? helperText}
    />
  );
}
