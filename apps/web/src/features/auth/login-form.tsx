import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema } from '@giftwell/contracts/auth/auth';
import { useForm } from 'react-hook-form';
import { AuthForm } from './auth-form.js';
import { useSignIn } from './auth.api.js';
import type { Readable } from './password-field.js';

const fields = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'password', type: 'password', autoComplete: 'current-password' },
] as const;

export function LoginForm({ readability }: { readability: Readable }) {
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
    />
  );
}
