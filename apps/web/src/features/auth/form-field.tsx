import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';

type FormFieldProps = TextFieldProps & {
  registration: UseFormRegisterReturn;
  problem: FieldError | undefined;
};

/** A text field of a form, with its error message. */
export function FormField({
  registration: { ref, ...registration },
  problem,
  helperText,
  ...rest
}: FormFieldProps) {
  return (
    <TextField
      {...rest}
      {...registration}
      id={`auth-${registration.name}`}
      inputRef={ref}
      error={problem !== undefined}
      helperText={problem?.message ?? helperText}
    />
  );
}
