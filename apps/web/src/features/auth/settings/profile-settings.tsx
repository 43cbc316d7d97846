import { zodResolver } from '@hookform/resolvers/zod';
import { emailSchema, usernameSchema, type User } from '@giftwell/contracts/auth/auth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useUser } from '../../../data/use-user.js';
import { toast } from '../../../ui/feedback/toasts.js';
import { FormField } from '../form-field.js';
import { SetPassword } from '../links/set-password.js';
import { PasswordField } from '../password-field.js';
import { RefusalNote } from '../refusal-note.js';
import { showServerProblems } from '../server-problems.js';
import { AddressNotice } from './address-notice.js';
import { addressQuery, useChangeProfile, type ProfileChange } from './settings.api.js';

const names = ['username', 'email', 'currentPassword'] as const;
type Values = Record<(typeof names)[number], string>;

/** A new address needs the password, because it opens the account. */
const schemaFor = (user: User) =>
  z
    .object({ username: usernameSchema, email: emailSchema, currentPassword: z.string() })
    .refine(({ email, currentPassword }) => email === user.email || currentPassword !== '', {
      path: ['currentPassword'],
      message: 'Please enter your current password',
    });

/** Only what differs from the account. */
const changesOf = ({ username, email, currentPassword }: Values, user: User): ProfileChange => ({
  ...(username !== user.username && { username }),
  ...(email !== user.email && { email, currentPassword }),
});

/** Username and address. */
export function ProfileSettings() {
  const { user } = useUser();
  const { data: address } = useQuery(addressQuery);
  if (!user) return null;
  return (
    <>
      {address && (address.refused || !address.confirmed) && <AddressNotice refused={address.refused} />}
      <ProfileForm key={user.id} user={user} hasPassword={address?.hasPassword ?? true} />
    </>
  );
}

interface ProfileFormProps {
  user: User;
  /** Without a password, the address can't be changed here. */
  hasPassword: boolean;
}

function ProfileForm({ user, hasPassword }: ProfileFormProps) {
  const { fields, state, begin, close, submit, linkSentTo, editButton } = useProfileForm(user);
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, maxWidth: '28rem' }}>
      {state.error && (
        <RefusalNote
          error={state.error}
          fields={names}
          failure={{ title: 'Update failed', otherwise: 'Please try again in a moment.' }}
        />
      )}
      <Box onFocus={begin} sx={{ display: 'grid', gap: 2.5 }}>
        <FormField label="Username" autoComplete="username" {...fields('username')} />
        <FormField
          label="Email"
          type="email"
          autoComplete="email"
          helperText={hasPassword ? undefined : 'Set a password first to change it.'}
          htmlInput={{ readOnly: !hasPassword }}
          {...fields('email')}
        />
        {state.changesAddress && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            helperText="Needed for a new email address."
            readability={state.readability}
            {...fields('currentPassword')}
          />
        )}
      </Box>
      {!hasPassword && state.isEditing && <SetPassword />}
      <Typography role="status" sx={{ display: linkSentTo === null ? 'none' : 'block' }}>
        {linkSentTo !== null &&
          `We’ve sent a link to ${linkSentTo}. Open it to switch to that address. Until then, we’ll use ${user.email}.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {state.isEditing ? (
          <>
            <Button type="submit" variant="contained" disabled={state.isSaving}>
              {state.isSaving ? 'Saving…' : 'Save Changes'}
            </Button>
            <Button variant="text" color="inherit" onClick={close}>
              Cancel
            </Button>
          </>
        ) : (
          <Button ref={editButton} variant="outlined" onClick={state.focusFirst}>
            Edit Profile
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The form shows the account until it is edited; Cancel brings the account back. */
function useProfileForm(user: User) {
  const [isEditing, setEditing] = useState(false);
  const [readable, setReadable] = useState(false);
  const [linkSentTo, setLinkSentTo] = useState<string | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const save = useChangeProfile();
  const account = { username: user.username, email: user.email, currentPassword: '' };
  const form = useForm<Values>({ resolver: zodResolver(schemaFor(user)), values: account });
  const { register, getFieldState, formState, handleSubmit, reset, setError, setFocus } = form;
  const email = useWatch({ control: form.control, name: 'email' });

  const begin = () => {
    setEditing(true);
    setLinkSentTo(null);
  };
  const close = () => {
    setEditing(false);
    reset(account);
    save.reset();
    // The buttons of the form are gone, and the focus with them.
    requestAnimationFrame(() => editButton.current?.focus());
  };
  const send = (values: Values) => {
    const changes = changesOf(values, user);
    if (Object.keys(changes).length === 0) return close();
    save.mutate(changes, {
      onSuccess: ({ user: changed }) => {
        close();
        setLinkSentTo(changes.email ?? null);
        reset({ username: changed.username, email: changed.email, currentPassword: '' });
        if (changes.username !== undefined)
          toast({ title: 'Profile updated!', description: `Your username is now ${changed.username}.` });
      },
      onError: (error) => showServerProblems(error, names, setError),
    });
  };
  return {
    ...{ begin, close, linkSentTo, editButton },
    submit: (event: SyntheticEvent) => void handleSubmit(send)(event),
    fields: (name: keyof Values) => ({
      registration: register(name, { onChange: () => save.error && save.reset() }),
      problem: getFieldState(name, formState).error,
      prefix: 'profile',
    }),
    state: {
      isEditing,
      isSaving: save.isPending,
      error: save.error,
      changesAddress: email.trim() !== user.email,
      readability: { readable, toggle: () => setReadable(!readable) },
      focusFirst: () => setFocus('username'),
    },
  };
}
