import type { WizardInput } from '@giftwell/contracts/gift-ai/wizard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/api.js';
import { invalidatePlanning, recipientQuery } from '../../data/planning.js';
import { errorCode, errorMessage } from '../../ui/feedback/app-error.js';
import { toast } from '../../ui/feedback/toasts.js';
import { additionsOf, type PersonAdditions } from './person-additions.js';

interface PersonUpdateProps {
  recipientId: number;
  /** The input of the ideas. */
  input: WizardInput;
}

/** Offers to add new information from the answers to a stored person. */
export function PersonUpdate({ recipientId, input }: PersonUpdateProps) {
  const queryClient = useQueryClient();
  // The stored person may have changed since the request.
  const { data: person } = useQuery({ ...recipientQuery(recipientId), refetchOnMount: 'always' });
  const [isOver, setIsOver] = useState(false);
  const update = useMutation({
    mutationFn: async ({ changed }: PersonAdditions) => {
      try {
        return await api.recipients.update(changed);
      } catch (error) {
        if (errorCode(error) !== 'recipient_changed') throw error;
        // Changed since it was read: the additions go to the latest version.
        const latest = await queryClient.fetchQuery({ ...recipientQuery(recipientId), staleTime: 0 });
        const still = additionsOf(latest, input);
        return still ? api.recipients.update(still.changed) : { recipient: latest };
      }
    },
    meta: { ownErrors: true },
    onSuccess: async ({ recipient }) => {
      setIsOver(true);
      toast({ title: `${recipient.name} is up to date` });
      await invalidatePlanning(queryClient);
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'That wasn’t saved',
        description: errorMessage(error, 'Please try again.'),
      }),
  });
  const additions = person && !isOver ? additionsOf(person, input) : null;
  if (!person || !additions) return null;
  return (
    <Box component="section" aria-label={`New about ${person.name}`} sx={panel}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 660 }}>Remember this about {person.name}?</Typography>
        <Typography variant="body2">{additions.labels.join(' · ')}</Typography>
      </Box>
      <Button variant="text" color="inherit" onClick={() => setIsOver(true)}>
        Not now
      </Button>
      <Button
        variant="contained"
        color="secondary"
        aria-disabled={update.isPending}
        onClick={() => !update.isPending && update.mutate(additions)}
      >
        Update {person.name}
      </Button>
    </Box>
  );
}

const panel = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 2,
  mt: 3,
  borderRadius: '14px',
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
};
