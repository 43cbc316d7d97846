import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema } from '@giftwell/contracts/auth/auth';
import Link from '@mui/material/Link';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { closeAuthDialog } from '../../data/stores/auth-dialog-store.js';
import { AuthForm } from './auth-form.js';
import { useSignIn } from './auth.api.js';
import type { Readable } from './password-field.js';

const fields = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'password', type: 'password', autoComplete: 'current-password' },
] as const;

interface LoginFormProps {
  readability: Readable;
  /** Path of the page for a forgotten password. */
  forgotPath: string;
}

export function LoginForm({ readability, forgotPath }: LoginFormProps) {
  const signIn = useSignIn();
  const form = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  return (
    <AuthForm
      form={form}
      fields={fields}
      mutation={signIn}
      buttonText={{ idle: 'Sign In', pending: 'Signing In...' }}
      failure={{ title: 'Sign in failed', otherwise: 'Please check your credentials and try again.' }}
      readability={readability}
    >
      <Link component={RouterLink} to={forgotPath} variant="body2" onClick={closeAuthDialog}>
        Forgot your password?
      </Link>
    </AuthForm>
  );
}
