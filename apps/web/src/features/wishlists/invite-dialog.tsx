import { zodResolver } from '@hookform/resolvers/zod';
import { invitationSchema } from '@giftwell/contracts/planning/wishlist-invitations';
import type { WishlistSummary } from '@giftwell/contracts/planning/wishlists';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useUser } from '../../data/use-user.js';
import { SaveDialog } from '../../data/dialogs/save-dialog.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { LoadError } from '../../ui/feedback/load-error.js';
import { TextField } from '../../ui/fields/text-field.js';
import { invitationsQuery, useEndInvitation, useInvite } from './invitations.api.js';
import { SaveProblem } from '../../ui/dialogs/save-problem.js';

type Values = z.input<typeof invitationSchema>;

interface InviteDialogProps {
  wishlist: WishlistSummary;
  onClose: () => void;
}

/** Invites people to a list one after the other, and ends their links. */
export function InviteDialog({ wishlist: { id }, onClose }: InviteDialogProps) {
  const { user } = useUser();
  const invite = useInvite(id);
  const form = useForm<Values>({
    resolver: zodResolver(invitationSchema),
    defaultValues: { email: '', from: user?.username ?? '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) =>
    invite.mutate(input, {
      onSuccess: () => {
        form.resetField('email');
        form.setFocus('email');
      },
    }),
  );
  const { ref: emailRef, ...email } = form.register('email');
  const { ref: fromRef, ...from } = form.register('from');
  return (
    <SaveDialog
      title="Invite by email"
      dirty={false}
      isSaving={invite.isPending}
      onSave={() => void submit()}
      onClose={onClose}
      labels={{ save: 'Invite', saving: 'Inviting…', leave: 'Done' }}
      small
    >
      <Typography>
        Each person gets a link of their own, which works even while the list is private.
      </Typography>
      {invite.error && <SaveProblem>{errorMessage(invite.error, 'Please try again.')}</SaveProblem>}
      <TextField
        {...email}
        inputRef={emailRef}
        label="Their email"
        error={errors.email !== undefined}
        helperText={errors.email?.message}
        htmlInput={{ maxLength: 254, autoComplete: 'off', inputMode: 'email' }}
      />
      <TextField
        {...from}
        inputRef={fromRef}
        label="Your name, as they know you"
        error={errors.from !== undefined}
        helperText={errors.from?.message}
        htmlInput={{ maxLength: 60, autoComplete: 'name' }}
      />
      <Invited wishlistId={id} />
    </SaveDialog>
  );
}

function Invited({ wishlistId }: { wishlistId: number }) {
  const { data, error, isFetching, refetch } = useQuery(invitationsQuery(wishlistId));
  const { mutate: end } = useEndInvitation(wishlistId);
  if (!data && error)
    return (
      <LoadError
        error={error}
        what="the people you invited"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.length === 0) return null;
  return (
    <Box component="ul" aria-label="Invited" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(({ id, email }) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{email}</Box>
          <Button variant="text" color="inherit" aria-label={`Remove ${email}`} onClick={() => end(id)}>
            Remove
          </Button>
        </Box>
      ))}
    </Box>
  );
}
