import { zodResolver } from '@hookform/resolvers/zod';
import { askSenderSchema, type Ask } from '@giftwell/contracts/wishes/asks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useUser } from '../../data/use-user.js';
import { SaveDialog } from '../../data/dialogs/save-dialog.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { toast } from '../../ui/feedback/toasts.js';
import { TextField } from '../../ui/fields/text-field.js';
import { ownAskQuery, useEndAsk, useStartAsk } from './ask.api.js';

interface AskDialogProps {
  recipient: { id: number; name: string };
  onClose: () => void;
}

/** Creates the link that asks a person what they like, or shows the one that works. */
export function AskDialog({ recipient, onClose }: AskDialogProps) {
  const { data: ask, error } = useQuery(ownAskQuery(recipient.id));
  if (ask && !ask.answeredAt) return <OpenAsk ask={ask} recipient={recipient} onClose={onClose} />;
  return (
    <NewAsk recipient={recipient} onClose={onClose}>
      {ask === undefined && !error && <Skeleton variant="rounded" height={24} />}
      {error && <FormHelperText error>{errorMessage(error, 'Please try again.')}</FormHelperText>}
      {ask?.answeredAt && (
        <Typography>
          {recipient.name} answered on {dayText(ask.answeredAt)}. Their answers are in your notes about them.
          You can ask again.
        </Typography>
      )}
    </NewAsk>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });
const dayText = (instant: string) => dayFormat.format(new Date(instant));

type Values = z.input<typeof askSenderSchema>;

function NewAsk({ recipient, onClose, children }: AskDialogProps & { children: ReactNode }) {
  const { user } = useUser();
  const start = useStartAsk(recipient.id);
  const form = useForm<Values>({
    resolver: zodResolver(askSenderSchema),
    defaultValues: { from: user?.username ?? '' },
  });
  const problem = form.formState.errors.from?.message;
  const submit = form.handleSubmit(({ from }) => start.mutate(from, { onSuccess: (ask) => void copy(ask) }));
  const { ref, ...from } = form.register('from');
  return (
    <SaveDialog
      title={`Ask ${recipient.name}`}
      dirty={false}
      isSaving={start.isPending}
      onSave={() => void submit()}
      onClose={onClose}
      labels={{ save: 'Create link', saving: 'Creating…', leave: 'Cancel' }}
      small
    >
      {children}
      <Typography>
        You’ll get a link with three quick questions: this or that, sizes, and what to avoid. {recipient.name}{' '}
        sees your name and that you want to find a gift they’ll like, but no occasion and no ideas. Their
        answers show up on this page.
      </Typography>
      <TextField
        {...from}
        inputRef={ref}
        label="Your name, as they know you"
        error={problem !== undefined}
        helperText={problem}
        htmlInput={{ maxLength: 60, autoComplete: 'name' }}
      />
      {start.error && (
        <FormHelperText error role="alert">
          {errorMessage(start.error, 'That didn’t work. Please try again.')}
        </FormHelperText>
      )}
    </SaveDialog>
  );
}

const linkOf = ({ code }: Ask): string => `${window.location.origin}/ask/${code}`;

/** Says when the browser refuses; the link is shown anyway. */
const copy = (ask: Ask): Promise<unknown> =>
  navigator.clipboard.writeText(linkOf(ask)).then(
    () => toast({ title: 'Link copied!', durationMs: 3_000 }),
    () => toast({ variant: 'destructive', title: 'Failed to copy link.' }),
  );

/** A link that wasn't answered yet. */
function OpenAsk({ ask, recipient: { id, name }, onClose }: AskDialogProps & { ask: Ask }) {
  const end = useEndAsk(id);
  return (
    <SaveDialog
      title={`Ask ${name}`}
      dirty={false}
      isSaving={false}
      onSave={() => void copy(ask)}
      onClose={onClose}
      labels={{ save: 'Copy link', saving: 'Copy link', leave: 'Done' }}
      small
    >
      <Typography>
        Send this link to {name}. It works once, until {dayText(ask.expiresAt)}.
      </Typography>
      <Box sx={{ p: 1.5, borderRadius: '12px', bgcolor: 'action.hover', overflowWrap: 'anywhere' }}>
        {linkOf(ask)}
      </Box>
      <Button
        variant="text"
        color="inherit"
        aria-busy={end.isPending}
        sx={{ justifySelf: 'start' }}
        onClick={end.isPending ? undefined : () => end.mutate()}
      >
        Turn off link
      </Button>
    </SaveDialog>
  );
}
