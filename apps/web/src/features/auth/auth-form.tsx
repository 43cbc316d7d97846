import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormField } from './form-field.js';
import { PasswordField, type Readable } from './password-field.js';
import { RefusalNote } from './refusal-note.js';
import { showServerProblems } from './server-problems.js';

type AuthField<Name> = { name: Name; helperText?: string } & (
  | { type: 'password'; label?: string; autoComplete: 'current-password' | 'new-password' }
  | { type: 'text' | 'email'; label: string; autoComplete: string }
);

interface AuthFormProps<Values extends FieldValues, Valid> {
  form: UseFormReturn<Values, unknown, Valid>;
  fields: readonly AuthField<Path<Values>>[];
  mutation: {
    mutate: (values: Valid, options: { onError: (error: Error) => void }) => void;
    reset: () => void;
    isPending: boolean;
    error: Error | null;
  };
  buttonText: { idle: string; pending: string };
  /** Title of an error, and its text if the server has none. */
  failure: { title: string; otherwise: string };
  readability: Readable;
  prefix?: string;
  /** Told of fields that are invalid before anything is sent. */
  onInvalid?: (errors: FieldErrors<Values>) => void;
  /** Below the button. */
  children?: ReactNode;
}

/** The fields in order and the submit button. The server's errors are shown under their fields. */
export function AuthForm<Values extends FieldValues, Valid>({
  form: { register, handleSubmit, formState, getFieldState, setError },
  fields,
  mutation: { mutate, reset, isPending, error: refusal },
  buttonText,
  failure,
  readability,
  prefix,
  onInvalid,
  children,
}: AuthFormProps<Values, Valid>) {
  const names = fields.map(({ name }) => name);
  const onSubmit = handleSubmit(
    (values) => mutate(values, { onError: (error) => showServerProblems(error, names, setError) }),
    onInvalid,
  );
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onChange={refusal ? reset : undefined}
      onSubmit={(event) => void onSubmit(event)}
    >
      {refusal && <RefusalNote error={refusal} fields={names} failure={failure} />}
      {fields.map(({ name, ...field }) => {
        const { error } = getFieldState(name, formState);
        const shared = { registration: register(name), problem: error, prefix };
        return field.type === 'password' ? (
          <PasswordField key={name} {...field} {...shared} readability={readability} />
        ) : (
          <FormField key={name} {...field} {...shared} />
        );
      })}
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? buttonText.pending : buttonText.idle}
      </Button>
      {children}
    </Stack>
  );
}
