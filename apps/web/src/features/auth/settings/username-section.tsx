import { zodResolver } from '@hookform/resolvers/zod';
import { usernameSchema, type User } from '@giftwell/contracts/auth/auth';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { AuthForm } from '../auth-form.js';
import { useChangeUsername } from './settings.api.js';
import { SettingsSection } from './settings-section.js';

const fields = [{ name: 'username', label: 'Username', type: 'text', autoComplete: 'username' }] as const;
const formSchema = z.object({ username: usernameSchema });
const unreadable = { readable: false, toggle: () => undefined };

export function UsernameSection({ user: { username } }: { user: User }) {
  const change = useChangeUsername();
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { username } });
  return (
    <SettingsSection title="Username">
      <Box sx={{ width: '100%', maxWidth: '26rem' }}>
        <AuthForm
          form={form}
          fields={fields}
          mutation={change}
          buttonText={{ idle: 'Change username', pending: 'Changing...' }}
          failure={{ title: 'Update failed', otherwise: 'Please try again in a moment.' }}
          readability={unreadable}
          prefix="username"
        />
      </Box>
    </SettingsSection>
  );
}
