import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { errorKind, errorMessage } from '../../ui/feedback/app-error.js';
import type { Shareable, SharedFor } from '../../data/stores/share-dialog-store.js';
import { sessionStored, privateStorageKey } from '../../ui/memory/session-memory.js';
import { toast } from '../../ui/feedback/toasts.js';
import { limits, makeLink, suggestedTitle, type MadeLink } from './share.js';
import { TextField } from '../../ui/fields/text-field.js';

/** Remembers the sender's name. */
const lastSender = sessionStored(privateStorageKey('name'), '');

interface ShareFormProps {
  idea: Shareable;
  sharedFor: SharedFor;
  onLink: (link: MadeLink) => void;
}

export function ShareForm({ idea, sharedFor, onLink }: ShareFormProps) {
  const [title, setTitle] = useState(() => suggestedTitle(idea, sharedFor));
  const [message, setMessage] = useState('');
  const [senderName, setSenderName] = useState(lastSender.read);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      lastSender.write(senderName);
      return makeLink(idea, sharedFor, { title, message, senderName });
    },
    meta: { ownErrors: true },
    onSuccess: onLink,
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Failed to create shareable link. Please try again.',
        description: errorKind(error) === 'internal' ? undefined : errorMessage(error),
      }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };

  return (
    <Stack component="form" spacing={2.5} onSubmit={submit}>
      <TextField
        label="Title"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        helperText={`${title.length} of ${limits.title}`}
        htmlInput={{ maxLength: limits.title }}
        autoFocus
      />
      <TextField
        label="Message (optional)"
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        helperText={`${message.length} of ${limits.message}`}
        htmlInput={{ maxLength: limits.message }}
        placeholder="What do you think? I’d chip in."
        multiline
        minRows={3}
      />
      <TextField
        label="From (optional)"
        value={senderName}
        onChange={(event) => setSenderName(event.target.value)}
        helperText="Your name, if you want the page to say who it’s from."
        htmlInput={{ maxLength: limits.senderName, autoComplete: 'name' }}
      />
      <Button type="submit" variant="contained" aria-disabled={isPending}>
        {isPending ? 'Creating link…' : 'Create link'}
      </Button>
    </Stack>
  );
}
