import { zodResolver } from '@hookform/resolvers/zod';
import { passwordSchema } from '@giftwell/contracts/auth/auth';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { openAuthDialog } from '../../../data/stores/auth-dialog-store.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { AuthForm } from '../auth-form.js';
import { useResetPassword } from './links.api.js';
import { NarrowPage } from './narrow-page.js';
import { useLinkToken } from './use-link-token.js';

const fields = [
  {
    name: 'password',
    type: 'password',
    label: 'New password',
    autoComplete: 'new-password',
    helperText: 'At least 6 characters',
  },
] as const;
const formSchema = z.object({ password: passwordSchema });

interface ResetPasswordPageProps {
  home: string;
  forgotPath: string;
}

/** Target of the link in the mail. */
export function ResetPasswordPage({ home, forgotPath }: ResetPasswordPageProps) {
  const token = useLinkToken();
  if (token === null)
    return (
      <NarrowPage
        title="This link isn’t complete"
        introduction="Please open the whole link from the email, or ask for a new one."
      >
        <Button component={RouterLink} to={forgotPath} variant="contained" size="large">
          Get a new link
        </Button>
      </NarrowPage>
    );
  return (
    <NarrowPage
      title="Choose a new password"
      introduction="You’ll be signed out on all devices, and can sign in with the new one."
    >
      <ResetForm key={token} token={token} home={home} forgotPath={forgotPath} />
    </NarrowPage>
  );
}

function ResetForm({ token, home, forgotPath }: ResetPasswordPageProps & { token: string }) {
  const { mutate, ...reset } = useResetPassword();
  const navigate = useNavigate();
  const [readable, setReadable] = useState(false);
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { password: '' } });
  const onSuccess = () => {
    toast({ title: 'Password changed', description: 'Please sign in with the new one.' });
    void navigate(home, { replace: true });
    openAuthDialog('login');
  };
  return (
    <AuthForm
      form={form}
      fields={fields}
      mutation={{
        ...reset,
        mutate: ({ password }, options) => mutate({ token, password }, { ...options, onSuccess }),
      }}
      buttonText={{ idle: 'Change password', pending: 'Changing...' }}
      failure={{ title: 'Your password wasn’t changed', otherwise: 'Please try again in a moment.' }}
      readability={{ readable, toggle: () => setReadable((is) => !is) }}
    >
      <Link component={RouterLink} to={forgotPath} variant="body2">
        Get a new link
      </Link>
    </AuthForm>
  );
}
