import { zodResolver } from '@hookform/resolvers/zod';
import { deleteAccountSchema, deletionWord } from '@giftwell/contracts/auth/account-deletion';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { errorCode } from '../../../ui/feedback/app-error.js';
import { DialogHeader } from '../../../ui/dialogs/dialog-header.js';
import { FormField } from '../form-field.js';
import { SetPassword } from '../links/set-password.js';
import { PasswordField } from '../password-field.js';
import { RefusalNote } from '../refusal-note.js';
import { showServerProblems } from '../server-problems.js';
import { addressQuery } from '../settings/settings.api.js';
import { useDeleteAccount } from './account-data.api.js';

const whatGoes = [
  'Your people, with their pictures, dates and notes',
  'Your gifts, plans and budgets',
  'Your ideas, what we’ve learned from them, and links you’ve shared',
  'Your wishlists and group gifts',
  'Your profile, settings and emails',
];
const names = ['password', 'confirmation'] as const;
const withoutPassword = deleteAccountSchema.extend({ password: z.string() });
const withPassword = deleteAccountSchema.extend({ password: z.string().min(1, 'Enter your password') });

/** Paths of the pages that the dialog leads to. */
export interface DeletionPaths {
  home: string;
  groupPurchases: string;
}
interface DeleteDialogProps {
  paths: DeletionPaths;
  onClose: () => void;
}

/** Says what goes, and asks for the password and a word. Only its buttons and Escape close it. */
export function DeleteDialog({ paths, onClose }: DeleteDialogProps) {
  const titleId = useId();
  const onPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: address } = useQuery(addressQuery);
  const hasPassword = address?.hasPassword !== false;
  const { mutate, reset, isPending, error } = useDeleteAccount(paths.home);
  const [readable, setReadable] = useState(false);
  const { register, handleSubmit, formState, getFieldState, setError } = useForm({
    resolver: zodResolver(hasPassword ? withPassword : withoutPassword),
    defaultValues: { password: '', confirmation: '' as typeof deletionWord },
  });
  const submit = handleSubmit(({ password, confirmation }) => {
    const input = { confirmation, ...(hasPassword && { password }) };
    if (!isPending) mutate(input, { onError: (problem) => showServerProblems(problem, names, setError) });
  });
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
      fullScreen={onPhone}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={error ? reset : undefined}
        style={{ display: 'contents' }}
      >
        <DialogHeader titleId={titleId} title="Delete your account?" onLeave={onClose} />
        <DialogContent
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, alignContent: 'start' }}
        >
          {error && (
            <RefusalNote
              error={error}
              fields={names}
              failure={{ title: 'Deletion failed', otherwise: 'Please try again in a moment.' }}
            />
          )}
          {errorCode(error) === 'open_group_gifts' && (
            <Button
              component={Link}
              to={paths.groupPurchases}
              variant="outlined"
              sx={{ justifySelf: 'start' }}
            >
              Go to your group gifts
            </Button>
          )}
          <WhatGoes />
          {!hasPassword && errorCode(error) === 'sign_in_again' && <SetPassword />}
          {hasPassword && (
            <PasswordField
              prefix="delete"
              autoComplete="current-password"
              registration={register('password')}
              problem={getFieldState('password', formState).error}
              readability={{ readable, toggle: () => setReadable((is) => !is) }}
            />
          )}
          <FormField
            prefix="delete"
            label={`Type ${deletionWord} to confirm`}
            type="text"
            autoComplete="off"
            registration={register('confirmation')}
            problem={getFieldState('confirmation', formState).error}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="contained" color="error" aria-busy={isPending}>
            {isPending ? 'Deleting…' : 'Delete Account'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const WhatGoes = () => (
  <div>
    <Typography>This permanently deletes:</Typography>
    <Box component="ul" sx={{ my: 1, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {whatGoes.map((what) => (
        <li key={what}>{what}</li>
      ))}
    </Box>
    <Typography sx={{ color: 'text.secondary' }}>
      Payments for group gifts stay in our books, without names. You can’t undo this. You’ll be signed out
      everywhere, and we’ll send you one last email.
    </Typography>
  </div>
);
