import { zodResolver } from '@hookform/resolvers/zod';
import { registerSchema } from '@giftwell/contracts/auth/auth';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { AuthForm } from './auth-form.js';
import { useSignUp } from './auth.api.js';
import type { Readable } from './password-field.js';

/** Paths of the pages that the forms link to. */
export interface AuthPaths {
  terms: string;
  privacy: string;
  forgotPassword: string;
}

const fields = [
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    helperText: 'Like name@example.com',
  },
  {
    name: 'password',
    type: 'password',
    autoComplete: 'new-password',
    helperText: 'At least 6 characters',
  },
  { name: 'username', label: 'Username', type: 'text', autoComplete: 'username' },
] as const;
const formSchema = registerSchema.omit({ phoneNumber: true });
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function RegisterForm({
  readability,
  legal,
}: {
  readability: Readable;
  legal: Pick<AuthPaths, 'terms' | 'privacy'>;
}) {
  const signUp = useSignUp();
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { username: '', email: '', password: '', timeZone: timeZone() },
  });
  if (signUp.data?.user === null)
    return (
      <Typography role="status">
        Check your inbox: a link that opens your account is on its way to{' '}
        <strong>{form.getValues('email')}</strong>. It works once, for one hour.
      </Typography>
    );
  return (
    <AuthForm
      form={form}
      fields={fields}
      mutation={signUp}
      buttonText={{ idle: 'Create Account', pending: 'Creating Account...' }}
      failure={{ title: 'Registration failed', otherwise: 'Please try again with different details.' }}
      readability={readability}
    >
      {/* In a new tab, so that the input is kept. */}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        By creating an account, you agree to our{' '}
        <Link href={legal.terms} target="_blank">
          Terms
        </Link>{' '}
        and{' '}
        <Link href={legal.privacy} target="_blank">
          Privacy
        </Link>{' '}
        pages.
      </Typography>
    </AuthForm>
  );
}
