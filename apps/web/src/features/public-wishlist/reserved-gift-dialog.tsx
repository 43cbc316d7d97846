import type { Reservation } from '@giftwell/contracts/planning/reservations';
import { ChoosePersonDialog } from '../../data/people/choose-person-dialog.js';
import { useAddReservedGift } from './public-wishlist.api.js';

interface ReservedGiftDialogProps {
  reservation: Reservation;
  onClose: () => void;
}

/** Asks whose gift it is, and adds it to their gifts. */
export function ReservedGiftDialog({ reservation: { code, itemName }, onClose }: ReservedGiftDialogProps) {
  const add = useAddReservedGift();
  return (
    <ChoosePersonDialog
      title="Add to my gifts"
      question={`Who gets “${itemName}”?`}
      isSaving={add.isPending}
      error={add.error}
      onSave={(recipientId) => add.mutate({ code, recipientId }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
