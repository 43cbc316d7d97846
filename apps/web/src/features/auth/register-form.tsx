import { zodResolver } from '@hookform/resolvers/zod';
import { registerSchema } from '@giftwell/contracts/auth/auth';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useSignUp } from './auth.api.js';
import { FormField } from './form-field.js';
import { PasswordField, type Readable } from './password-field.js';
import { showServerProblems } from './server-problems.js';

const fields = ['username', 'email', 'password', 'phoneNumber'] as const;
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function RegisterForm({ readability }: { readability: Readable }) {
  const signUp = useSignUp();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { username: '', email: '', password: '', phoneNumber: '', timeZone: timeZone() },
  });
  const submit = handleSubmit(({ phoneNumber, ...values }) =>
    signUp.mutate(
      { ...values, ...(phoneNumber && { phoneNumber }) },
      { onError: (error) => showServerProblems(error, fields, setError) },
    ),
  );
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <FormField
        label="Username"
        autoComplete="username"
        registration={register('username')}
        problem={formState.errors.username}
      />
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        registration={register('email')}
        problem={formState.errors.email}
      />
      <PasswordField
        autoComplete="new-password"
        helperText="At least 6 characters"
        registration={register('password')}
        problem={formState.errors.password}
        readability={readability}
      />
      <FormField
        label="Phone number (optional)"
        type="tel"
        autoComplete="tel"
        registration={register('phoneNumber')}
        problem={formState.errors.phoneNumber}
      />
      <Button type="submit" variant="contained" size="large" disabled={signUp.isPending}>
        {signUp.isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </Stack>
  );
}
