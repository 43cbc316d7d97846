import { zodResolver } from '@hookform/resolvers/zod';
import { passwordRoutes } from '@giftwell/contracts/auth/password';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../auth-form.js';
import { useForgotPassword } from './links.api.js';
import { NarrowPage } from './narrow-page.js';

const fields = [{ name: 'email', label: 'Email', type: 'email', autoComplete: 'email' }] as const;
const unused = { readable: false, toggle: () => undefined };

/** Asks for the address; the answer doesn't reveal whether there is an account. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null)
    return (
      <NarrowPage
        title="Check your inbox"
        introduction={
          <>
            If there’s an account for <strong>{sentTo}</strong>, an email with a link is on its way. The link
            works once, for one hour.
          </>
        }
      >
        <Button variant="outlined" onClick={() => setSentTo(null)}>
          Use another address
        </Button>
      </NarrowPage>
    );
  return (
    <NarrowPage
      title="Forgot your password?"
      introduction="Tell us your email address, and we’ll send you a link to choose a new password."
    >
      <ForgotForm onSent={setSentTo} />
    </NarrowPage>
  );
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const forgot = useForgotPassword();
  const form = useForm({
    resolver: zodResolver(passwordRoutes.forgot.input),
    defaultValues: { email: '' },
  });
  const { mutate, ...rest } = forgot;
  return (
    <AuthForm
      form={form}
      fields={fields}
      mutation={{
        ...rest,
        mutate: (values, options) => mutate(values, { ...options, onSuccess: () => onSent(values.email) }),
      }}
      buttonText={{ idle: 'Send the link', pending: 'Sending…' }}
      failure={{ title: 'We couldn’t send the link', otherwise: 'Please try again in a moment.' }}
      readability={unused}
    />
  );
}
