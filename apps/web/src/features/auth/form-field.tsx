import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.js';

type FormFieldProps = TextFieldProps & {
  registration: UseFormRegisterReturn;
  problem: FieldError | undefined;
  /** Begins the id, so that two forms of a page have different ones. */
  prefix?: string | undefined;
};

/** A text field of a form, with its error message. */
export function FormField({
  registration: { ref, name, onBlur, onChange },
  problem,
  helperText,
  prefix = 'auth',
  ...rest
}: FormFieldProps) {
  return (
    <TextField
      {...rest}
      name={name}
      onBlur={(event) => void onBlur(event)}
      onChange={(event) => void onChange(event)}
      id={`${prefix}-${name}`}
      inputRef={ref}
      error={problem !== undefined}
      helperText={problem?.message ?? helperText}
    />
  );
}
