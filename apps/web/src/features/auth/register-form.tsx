import { zodResolver } from '@hookform/resolvers/zod';
import { registerSchema } from '@giftwell/contracts/auth/auth';
import { useForm } from 'react-hook-form';
import { AuthForm } from './auth-form.js';
import { useSignUp } from './auth.api.js';
import type { Readable } from './password-field.js';

const fields = [
  { name: 'username', label: 'Username', type: 'text', autoComplete: 'username' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  {
    name: 'password',
    type: 'password',
    autoComplete: 'new-password',
    helperText: 'At least 6 characters',
  },
  { name: 'phoneNumber', label: 'Phone number (optional)', type: 'tel', autoComplete: 'tel' },
] as const;
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function RegisterForm({ readability }: { readability: Readable }) {
  const { mutate, isPending } = useSignUp();
  const form = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { username: '', email: '', password: '', phoneNumber: '', timeZone: timeZone() },
  });
  return (
    <AuthForm
      form={form}
      fields={fields}
      submit={({ phoneNumber, ...values }, options) =>
        mutate({ ...values, ...(phoneNumber && { phoneNumber }) }, options)
      }
      isPending={isPending}
      buttonText={{ idle: 'Create Account', pending: 'Creating Account...' }}
      readability={readability}
    />
  );
}
