import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordSchema } from '@giftwell/contracts/auth/auth';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { z } from 'zod';
import { toast } from '../../../ui/feedback/toasts.js';
import { AuthForm } from '../auth-form.js';
import { SetPassword } from '../links/set-password.js';
import { addressQuery, useChangePassword } from './settings.api.js';
import { SettingsSection } from './settings-section.js';

const fields = [
  { name: 'currentPassword', label: 'Current password', type: 'password', autoComplete: 'current-password' },
  {
    name: 'password',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    helperText: 'At least 6 characters',
  },
  { name: 'confirmation', label: 'New password again', type: 'password', autoComplete: 'new-password' },
] as const;
const empty = { currentPassword: '', password: '', confirmation: '' };
const mismatch = 'New password and confirmation don’t match.';
const formSchema = newPasswordSchema
  .extend({ confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: mismatch,
  });

/** The password, or the way to one for accounts without. */
export function PasswordSection({ forgotPath }: { forgotPath: string }) {
  const { data: address } = useQuery(addressQuery);
  return (
    <SettingsSection title="Password">
      {address?.hasPassword === false ? (
        <>
          <Typography sx={{ color: 'text.secondary' }}>Your account has no password yet.</Typography>
          <SetPassword />
        </>
      ) : (
        <PasswordForm forgotPath={forgotPath} />
      )}
    </SettingsSection>
  );
}

function PasswordForm({ forgotPath }: { forgotPath: string }) {
  const { mutate, ...change } = useChangePassword();
  const [readable, setReadable] = useState(false);
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: empty });
  const box = useRef<HTMLElement>(null);
  // The button, disabled meanwhile, has lost the focus.
  useEffect(() => {
    if (!change.isSuccess || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [change.isSuccess]);
  return (
    <Box ref={box} sx={{ width: '100%', maxWidth: '28rem', '& [type=submit]': { alignSelf: 'flex-start' } }}>
      <AuthForm
        form={form}
        fields={fields}
        mutation={{
          ...change,
          mutate: ({ currentPassword, password }, options) =>
            mutate({ currentPassword, password }, { ...options, onSuccess: () => form.reset(empty) }),
        }}
        onInvalid={({ confirmation }) => {
          if (confirmation?.message === mismatch)
            toast({ variant: 'destructive', title: 'Password mismatch', description: mismatch });
        }}
        buttonText={{ idle: 'Change password', pending: 'Changing…' }}
        failure={{ title: 'Your password wasn’t changed', otherwise: 'Please try again in a moment.' }}
        readability={{ readable, toggle: () => setReadable((is) => !is) }}
        prefix="password"
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          You’ll be signed out on all other devices.{' '}
          <Link component={RouterLink} to={forgotPath}>
            Forgot your password?
          </Link>
        </Typography>
      </AuthForm>
    </Box>
  );
}
