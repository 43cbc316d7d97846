import { zodResolver } from '@hookform/resolvers/zod';
import { passwordSchema } from '@giftwell/contracts/auth/auth';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { errorCode, errorMessage } from '../../../ui/feedback/app-error.js';
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
const failure = { title: 'Your password wasn’t changed', otherwise: 'Please try again in a moment.' };
const formSchema = z.object({ password: passwordSchema });

interface ResetPasswordPageProps {
  home: string;
  forgotPath: string;
}

/** Target of the link in the mail. */
export function ResetPasswordPage({ home, forgotPath }: ResetPasswordPageProps) {
  const token = useLinkToken();
  const reset = useResetPassword();
  const newLink = (
    <Button component={RouterLink} to={forgotPath} variant="contained" size="large">
      Get a new link
    </Button>
  );
  if (token === null)
    return (
      <NarrowPage
        title="This link isn’t complete"
        introduction="Please open the whole link from the email, or ask for a new one."
      >
        {newLink}
      </NarrowPage>
    );
  if (errorCode(reset.error) === 'link_expired')
    return (
      <NarrowPage
        title={failure.title}
        introduction={errorMessage(reset.error!, failure.otherwise)}
        role="alert"
      >
        {newLink}
      </NarrowPage>
    );
  return (
    <NarrowPage
      title="Choose a new password"
      introduction="You’ll be signed out on all devices, and can sign in with the new one."
    >
      <ResetForm key={token} token={token} reset={reset} home={home} forgotPath={forgotPath} />
    </NarrowPage>
  );
}

interface ResetFormProps extends ResetPasswordPageProps {
  token: string;
  reset: ReturnType<typeof useResetPassword>;
}

function ResetForm({ token, reset, home, forgotPath }: ResetFormProps) {
  const { mutate, ...state } = reset;
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
        ...state,
        mutate: ({ password }, options) => mutate({ token, password }, { ...options, onSuccess }),
      }}
      buttonText={{ idle: 'Change password', pending: 'Changing…' }}
      failure={failure}
      readability={{ readable, toggle: () => setReadable((is) => !is) }}
    >
      <Link component={RouterLink} to={forgotPath} variant="body2">
        Get a new link
      </Link>
    </AuthForm>
  );
}
