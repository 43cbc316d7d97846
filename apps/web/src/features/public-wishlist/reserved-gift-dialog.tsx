import type { Reservation } from '@giftwell/contracts/planning/reservations';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery } from '../../data/planning.js';
import { SaveDialog } from '../../ui/dialogs/save-dialog.js';
import { errorMessage } from '../../ui/feedback/app-error.js';
import { ChoiceField } from '../../ui/fields/choice-field.js';
import { useAddReservedGift } from './public-wishlist.api.js';

interface ReservedGiftDialogProps {
  reservation: Reservation;
  onClose: () => void;
}

/** Asks whose gift it is, and adds it to their gifts. */
export function ReservedGiftDialog({ reservation, onClose }: ReservedGiftDialogProps) {
  const add = useAddReservedGift();
  const { data: people } = useQuery(peopleQuery);
  const [recipient, setRecipient] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const save = () => {
    if (!recipient) return setProblem('Choose a person');
    add.mutate(
      { code: reservation.code, recipientId: Number(recipient) },
      {
        onSuccess: onClose,
        onError: (error) => setProblem(errorMessage(error, 'That didn’t work. Please try again.')),
      },
    );
  };
  return (
    <SaveDialog
      title="Add to my gifts"
      dirty={false}
      isSaving={add.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Typography>Who gets “{reservation.itemName}”?</Typography>
      {people?.length === 0 ? (
        <Typography>You haven’t added any people yet. Add them under Recipients first.</Typography>
      ) : (
        <ChoiceField
          label="Person"
          value={recipient}
          onChoose={(id) => {
            setRecipient(id);
            setProblem(null);
          }}
          problem={problem}
        >
          <option value="">Choose a person</option>
          {people?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChoiceField>
      )}
    </SaveDialog>
  );
}
