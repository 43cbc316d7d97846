import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordSchema } from '@giftwell/contracts/auth/auth';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { AuthForm } from '../auth-form.js';
import { useChangePassword } from './settings.api.js';
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
] as const;
const empty = { currentPassword: '', password: '' };

export function PasswordSection({ forgotPath }: { forgotPath: string }) {
  const { mutate, ...change } = useChangePassword();
  const [readable, setReadable] = useState(false);
  const form = useForm({ resolver: zodResolver(newPasswordSchema), defaultValues: empty });
  return (
    <SettingsSection title="Password">
      <Box sx={{ width: '100%', maxWidth: '26rem' }}>
        <AuthForm
          form={form}
          fields={fields}
          mutation={{
            ...change,
            mutate: (values, options) => mutate(values, { ...options, onSuccess: () => form.reset(empty) }),
          }}
          buttonText={{ idle: 'Change password', pending: 'Changing...' }}
          failure={{ title: 'Your password wasn’t changed', otherwise: 'Please try again in a moment.' }}
          readability={{ readable, toggle: () => setReadable((is) => !is) }}
          prefix="password"
        >
          <Link component={RouterLink} to={forgotPath} variant="body2">
            Forgot your password?
          </Link>
        </AuthForm>
      </Box>
    </SettingsSection>
  );
}
