import { zodResolver } from '@hookform/resolvers/zod';
import { addressRoutes } from '@giftwell/contracts/auth/address';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../auth-form.js';
import { addressQuery, useChangeAddress, useSendAddressLink } from './settings.api.js';
import { SettingsSection } from './settings-section.js';

const fields = [
  { name: 'email', label: 'New address', type: 'email', autoComplete: 'email' },
  { name: 'password', label: 'Your password', type: 'password', autoComplete: 'current-password' },
] as const;

/** The address, whether it is confirmed, and how to change it. */
export function AddressSection() {
  const { data: address } = useQuery(addressQuery);
  return (
    <SettingsSection title="Email address">
      {address && (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <strong>{address.email}</strong> · {address.confirmed ? 'confirmed' : 'not confirmed yet'}
          </Typography>
          {!address.confirmed && <Unconfirmed />}
          {address.hasPassword && <Change />}
        </>
      )}
    </SettingsSection>
  );
}

function Unconfirmed() {
  const sendLink = useSendAddressLink();
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        We mailed you a link when you signed up. Confirm the address, so that you can always get back into
        your account.
      </Typography>
      <Button
        variant="contained"
        disabled={sendLink.isPending || sendLink.isSuccess}
        onClick={() => sendLink.mutate()}
      >
        Send the link again
      </Button>
    </>
  );
}

function Change() {
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (isOpen)
    return (
      <ChangeForm
        onCancel={() => setOpen(false)}
        onSent={(email) => {
          setSentTo(email);
          setOpen(false);
        }}
      />
    );
  return (
    <>
      {sentTo !== null && (
        <Typography role="status">
          Check the inbox of <strong>{sentTo}</strong>: your address changes when you use the link that we
          sent there.
        </Typography>
      )}
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change address
      </Button>
    </>
  );
}

interface ChangeFormProps {
  onSent: (email: string) => void;
  onCancel: () => void;
}

function ChangeForm({ onSent, onCancel }: ChangeFormProps) {
  const { mutate, ...change } = useChangeAddress();
  const [readable, setReadable] = useState(false);
  const form = useForm({
    resolver: zodResolver(addressRoutes.change.input),
    defaultValues: { email: '', password: '' },
  });
  return (
    <Box sx={{ width: '100%', maxWidth: '26rem' }}>
      <AuthForm
        form={form}
        fields={fields}
        mutation={{
          ...change,
          mutate: (values, options) => mutate(values, { ...options, onSuccess: () => onSent(values.email) }),
        }}
        buttonText={{ idle: 'Send the link', pending: 'Sending...' }}
        failure={{ title: 'Your address wasn’t changed', otherwise: 'Please try again in a moment.' }}
        readability={{ readable, toggle: () => setReadable((is) => !is) }}
        prefix="address"
      >
        <Button onClick={onCancel}>Cancel</Button>
      </AuthForm>
    </Box>
  );
}
