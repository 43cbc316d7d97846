import { zodResolver } from '@hookform/resolvers/zod';
import { passwordSchema } from '@giftwell/contracts/auth/auth';
import { maxPasskeys, passkeyNameSchema, type Passkey } from '@giftwell/contracts/auth/passkeys';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { AuthForm } from '../auth-form.js';
import { LoadError } from '../../../ui/feedback/load-error.js';
import { SetPassword } from '../links/set-password.js';
import { PasswordPrompt } from '../password-step.js';
import { addressQuery } from '../settings/settings.api.js';
import { SettingsSection } from '../settings/settings-section.js';
import { knowsPasskeys } from './browser-passkeys.js';
import { passkeysQuery, useAddPasskey, useRemovePasskey } from './passkeys.api.js';

const password = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
} as const;
const addFields = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'off', helperText: 'Like “My phone”' },
  password,
] as const;
const addSchema = z.object({ name: passkeyNameSchema, password: passwordSchema });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const usedOn = ({ createdAt, lastUsedAt }: Passkey) =>
  lastUsedAt
    ? `Last used ${day.format(new Date(lastUsedAt))}`
    : `Added ${day.format(new Date(createdAt))}, not used yet`;

/** The passkeys of the user: add one with a name, or remove one. */
export function PasskeysSection() {
  const passkeys = useQuery(passkeysQuery);
  const address = useQuery(addressQuery);
  if (passkeys.data && address.data)
    return <Passkeys passkeys={passkeys.data} hasPassword={address.data.hasPassword} />;
  const error = passkeys.error ?? address.error;
  if (!error) return null;
  return (
    <SettingsSection title="Passkeys">
      <LoadError
        error={error}
        what="your passkeys"
        retrying={passkeys.isFetching || address.isFetching}
        onRetry={() => void Promise.all([passkeys.refetch(), address.refetch()])}
      />
    </SettingsSection>
  );
}

function Passkeys({ passkeys, hasPassword }: { passkeys: Passkey[]; hasPassword: boolean }) {
  return (
    <SettingsSection title="Passkeys">
      <Typography sx={{ color: 'text.secondary' }}>
        Sign in with your fingerprint, face or screen lock.
        {!hasPassword && ' To add a passkey, set a password first.'}
      </Typography>
      {passkeys.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: '100%', display: 'grid', gap: 2 }}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} removable={hasPassword} />
          ))}
        </Box>
      )}
      {!hasPassword && <SetPassword />}
      {hasPassword && passkeys.length < maxPasskeys && <Add />}
    </SettingsSection>
  );
}

function Row({ passkey, removable }: { passkey: Passkey; removable: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{passkey.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {usedOn(passkey)}
          </Typography>
        </Box>
        {removable && !isOpen && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`Remove ${passkey.name}`}
            onClick={() => setOpen(true)}
          >
            Remove
          </Button>
        )}
      </Box>
      {isOpen && <RemoveForm id={passkey.id} onClose={() => setOpen(false)} />}
    </Box>
  );
}

function RemoveForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { mutate, ...remove } = useRemovePasskey();
  return (
    <PasswordPrompt
      mutation={{ ...remove, mutate: (values, options) => mutate({ id, ...values }, options) }}
      buttonText={{ idle: 'Remove passkey', pending: 'Removing…' }}
      title="The passkey wasn’t removed"
      prefix={`passkey-${id}`}
      onClose={onClose}
    />
  );
}

function Add() {
  const [isOpen, setOpen] = useState(false);
  if (!knowsPasskeys()) return null;
  if (isOpen) return <AddForm onClose={() => setOpen(false)} />;
  return (
    <Button variant="outlined" onClick={() => setOpen(true)}>
      Add a passkey
    </Button>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  const { mutate, ...add } = useAddPasskey();
  const [readable, setReadable] = useState(false);
  const form = useForm({ resolver: zodResolver(addSchema), defaultValues: { name: '', password: '' } });
  return (
    <Box sx={{ width: '100%', maxWidth: '28rem' }}>
      <AuthForm
        form={form}
        fields={addFields}
        mutation={{
          ...add,
          mutate: (values, options) => mutate(values, { ...options, onSuccess: onClose }),
        }}
        buttonText={{ idle: 'Create the passkey', pending: 'Waiting for your device…' }}
        failure={{ title: 'The passkey wasn’t added', otherwise: 'Please try again in a moment.' }}
        readability={{ readable, toggle: () => setReadable((is) => !is) }}
        prefix="passkey"
      >
        <Button onClick={onClose}>Cancel</Button>
      </AuthForm>
    </Box>
  );
}
