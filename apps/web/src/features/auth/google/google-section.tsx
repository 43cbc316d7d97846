import { zodResolver } from '@hookform/resolvers/zod';
import { googleRoutes } from '@giftwell/contracts/auth/google';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../auth-form.js';
import { SettingsSection } from '../settings/settings-section.js';
import { googleQuery, optionsQuery, useLinkGoogle, useUnlinkGoogle } from './google.api.js';

const fields = [
  { name: 'password', label: 'Your password', type: 'password', autoComplete: 'current-password' },
] as const;

/** Links the account with Google, or removes the link. Not shown where Google isn't set up. */
export function GoogleSection() {
  const { data: options } = useQuery(optionsQuery);
  const { data: google } = useQuery(googleQuery);
  if (!google || (!options?.google && !google.linked)) return null;
  return (
    <SettingsSection title="Google">
      <Typography sx={{ color: 'text.secondary' }}>{explanation(google)}</Typography>
      {google.hasPassword && (google.linked ? <Unlink /> : <Link />)}
    </SettingsSection>
  );
}

function explanation({
  linked,
  email,
  hasPassword,
}: {
  linked: boolean;
  email: string | null;
  hasPassword: boolean;
}) {
  if (!linked) return 'Link your Google account, and sign in with one click.';
  const who = email ? `You can sign in with Google as ${email}.` : 'You can sign in with Google.';
  return hasPassword ? who : `${who} To unlink it, set a password first.`;
}

function Link() {
  const link = useLinkGoogle();
  return (
    <PasswordStep
      mutation={link}
      open="Link Google"
      buttonText={{ idle: 'Continue to Google', pending: 'One moment...' }}
      title="Google wasn’t linked"
    />
  );
}

function Unlink() {
  const unlink = useUnlinkGoogle();
  return (
    <PasswordStep
      mutation={unlink}
      open="Unlink Google"
      buttonText={{ idle: 'Unlink', pending: 'Unlinking...' }}
      title="Google wasn’t unlinked"
    />
  );
}

interface PasswordStepProps {
  mutation: ReturnType<typeof useLinkGoogle>;
  /** On the button that opens the form. */
  open: string;
  buttonText: { idle: string; pending: string };
  /** Of an error. */
  title: string;
}

/** A button, then a form that asks for the password. */
function PasswordStep({ mutation, open, buttonText, title }: PasswordStepProps) {
  const [isOpen, setOpen] = useState(false);
  const [readable, setReadable] = useState(false);
  const form = useForm({ resolver: zodResolver(googleRoutes.unlink.input), defaultValues: { password: '' } });
  if (!isOpen)
    return (
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {open}
      </Button>
    );
  return (
    <Box sx={{ width: '100%', maxWidth: '28rem' }}>
      <AuthForm
        form={form}
        fields={fields}
        mutation={mutation}
        buttonText={buttonText}
        failure={{ title, otherwise: 'Please try again in a moment.' }}
        readability={{ readable, toggle: () => setReadable((is) => !is) }}
        prefix="google"
      >
        <Button onClick={() => setOpen(false)}>Cancel</Button>
      </AuthForm>
    </Box>
  );
}
