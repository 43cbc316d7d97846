import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema } from '@giftwell/contracts/auth/auth';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useSignIn } from './auth.api.js';
import { FormField } from './form-field.js';
import { PasswordField, type Readable } from './password-field.js';
import { showServerProblems } from './server-problems.js';

export function LoginForm({ readability }: { readability: Readable }) {
  const signIn = useSignIn();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit((values) =>
    signIn.mutate(values, { onError: (error) => showServerProblems(error, ['email', 'password'], setError) }),
  );
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        registration={register('email')}
        problem={formState.errors.email}
      />
      <PasswordField
        autoComplete="current-password"
        registration={register('password')}
        problem={formState.errors.password}
        readability={readability}
      />
      <Button type="submit" variant="contained" size="large" disabled={signIn.isPending}>
        {signIn.isPending ? 'Signing In...' : 'Sign In'}
      </Button>
    </Stack>
  );
}
