import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema } from '@giftwell/contracts/auth/auth';
import Link from '@mui/material/Link';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { closeAuthDialog } from '../../data/stores/auth-dialog-store.js';
import { useUser } from '../../data/use-user.js';
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
  /** Whether the user signs in again, on top of a form: links open in a new tab. */
  isAgain?: boolean;
}

export function LoginForm({ readability, forgotPath, isAgain = false }: LoginFormProps) {
  const signIn = useSignIn();
  const { user } = useUser();
  const form = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: (isAgain && user?.email) || '', password: '' },
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
      <Link
        component={RouterLink}
        to={forgotPath}
        variant="body2"
        {...(isAgain ? { target: '_blank' } : { onClick: closeAuthDialog })}
      >
        Forgot your password?
      </Link>
    </AuthForm>
  );
}
